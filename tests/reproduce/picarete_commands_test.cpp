// The commands that the claims of Le Pic'arête tell a reader to type.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "reproduce/papers.hpp"

namespace arete::tests {
namespace {

TEST(PicareteCommands, can_be_typed_as_they_stand) {
  const auto folder = std::filesystem::path(ARETE_PROGRAM).parent_path().string();
  for (const auto& claim : picarete_claims()) {
    if (claim.command.find("reproduce") != std::string_view::npos) continue;  // the test of all claims runs these
    const auto line =
        "cd '" ARETE_SOURCE "' && PATH='" + folder + "':$PATH && { " + std::string(claim.command) + "; } > /dev/null";
    const int status = std::system(line.c_str());
    ASSERT_TRUE(WIFEXITED(status));
    // Bounds alone are an answer of status 3.
    EXPECT_EQ(WEXITSTATUS(status), claim.item == "Section 3, the strategy" ? 3 : 0) << claim.command;
  }
}

}  // namespace
}  // namespace arete::tests
