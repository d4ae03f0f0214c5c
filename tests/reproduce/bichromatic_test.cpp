// The commands that stand beside the claims of "On Bichromatic Triangle Game" can be typed as they are.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "reproduce/papers.hpp"

namespace arete::tests {
namespace {

TEST(BichromaticClaims, have_commands_that_answer) {
  const auto folder = std::filesystem::path(ARETE_PROGRAM).parent_path().string();
  for (const auto& claim : bichromatic_claims()) {
    const std::string line =
        "cd '" ARETE_SOURCE "' && PATH='" + folder + "':$PATH && (" + std::string(claim.command) + ") > /dev/null";
    EXPECT_EQ(std::system(line.c_str()), 0) << claim.item << ": " << claim.command;
  }
}

}  // namespace
}  // namespace arete::tests
