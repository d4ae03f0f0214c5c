// The commands beside paper E's claims work as they are typed. Those that draw are in the gallery, which has a test of its
// own; F28 takes a minute.

#include <gtest/gtest.h>

#include <iterator>
#include <sstream>

#include "program.hpp"
#include "reproduce/papers.hpp"

namespace arete::tests {
namespace {

TEST(AnimalCommands, work_as_they_are_typed) {
  for (const auto& claim : animal_claims()) {
    const std::string command(claim.command);
    if (command.find(" > ") != std::string::npos || command.find("f28") != std::string::npos) continue;
    std::istringstream in(command);
    std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    ASSERT_EQ(words.front(), "arete") << command;
    words.erase(words.begin());
    for (auto& word : words) {
      if (word.starts_with("docs/")) word = std::string(ARETE_SOURCE) + '/' + word;
    }
    const auto run = arete(words);
    EXPECT_TRUE(run.status == 0 || (run.status == 3 && command.find("--time") != std::string::npos))
        << command << ": " << run.err;
    EXPECT_NE(run.out, "") << command;
  }
}

}  // namespace
}  // namespace arete::tests
