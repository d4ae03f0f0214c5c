// The public header as another program uses it: its worked example, and each of its functions once for every game.

#include <gtest/gtest.h>
#include <arete/arete.hpp>

#include "program.hpp"

namespace arete::tests {
namespace {

using v1::Position;

TEST(Public, the_worked_example_of_the_header_holds) {
  auto position = Position::read(R"({"game": "kayles", "heaps": [3, 4]})");
  const auto answer = position.solve();
  EXPECT_EQ(answer.outcome, "win");
  EXPECT_EQ(answer.nimber, "2");
  position = position.play(answer.best->front());
  EXPECT_EQ(position.solve().outcome, "loss");
}

TEST(Public, every_example_is_opened_played_solved_drawn_and_proved) {
  std::ifstream positions(std::string(ARETE_SOURCE) + "/examples/positions.jsonl");
  std::size_t count = 0;
  for (std::string line; std::getline(positions, line); ++count) {
    const auto position = Position::read(line);
    EXPECT_EQ(Position::read(position.document()).document(), position.document());
    EXPECT_NE(position.svg({.all_best = false}).find("<svg"), std::string::npos);
    const auto answer = position.solve({.proof = true});
    EXPECT_NE(answer.json.find("\"outcome\":\"" + answer.outcome + '"'), std::string::npos) << line;
    ASSERT_TRUE(answer.certificate.has_value()) << line;
    const auto checked = v1::check(*answer.certificate);
    ASSERT_EQ(checked.size(), 1u);
    EXPECT_EQ(checked[0].refusal, "") << line;
    if (!position.over()) {
      EXPECT_EQ(position.play(position.moves().front()).document().find("\"game\": \"" + position.game()), 1u);
    }
  }
  EXPECT_GT(count, 100u);
}

TEST(Public, errors_name_their_place_and_limits_are_no_errors) {
  try {
    Position::read(R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[1,9]], "root": 0})");
    FAIL();
  } catch (const v1::InputError& e) {
    EXPECT_EQ(e.at(), "edges[1]");
  }
  const auto board = Position::board("grid", {4, 4}, "arc-kayles");
  const auto stopped = board.solve({.nodes = 1});
  EXPECT_TRUE(stopped.limited);
  EXPECT_EQ(stopped.outcome, "unknown");
  EXPECT_EQ(v1::games().size(), 28u);
}

}  // namespace
}  // namespace arete::tests
