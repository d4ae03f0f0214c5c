// The commands of the claims of Playing with Triangulations run as they stand.

#include <gtest/gtest.h>

#include "program.hpp"
#include "reproduce/triangulations/rooms.hpp"

namespace arete::tests {
namespace {

TEST(PlayClaims, every_command_can_be_typed_as_it_stands) {
  const auto folder = std::string(ARETE_PROGRAM).substr(0, std::string(ARETE_PROGRAM).rfind('/'));
  for (const auto& claim : play_claims()) {
    auto command = std::string(claim.command);
    if (const auto to = command.find(" > "); to != command.npos) command.resize(to);  // what it writes is not wanted
    const auto line = "cd '" ARETE_SOURCE "' && PATH='" + folder + "':$PATH && " + command + " > /dev/null";
    EXPECT_EQ(std::system(line.c_str()), 0) << claim.item << ": " << command;
  }
}

}  // namespace
}  // namespace arete::tests
