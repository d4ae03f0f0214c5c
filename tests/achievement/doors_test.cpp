// The achievement game passes through the same doors as the finite games: perft, conformance and limits.

#include <set>

#include "ask.hpp"
#include "base/random.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

const std::vector<std::pair<std::string, std::string>> animals{{"square-edges", "[[0,1],[1,0]]"},
                                                               {"triangular-edges", "[[0,1],[1,0],[1,2],[1,3]]"},
                                                               {"hexagonal-edges", "[[0,1],[1,0]]"},
                                                               {"squares", "[[0,0],[0,1]]"},
                                                               {"triangles", ""},
                                                               {"hexagons", "[[0,0],[0,1]]"}};

/// Without an animal, of the first cell.
Document game(const std::string& board, std::string animal, const std::string& bias = "[1,2]") {
  const Cell first = tiling(board).classes().front();
  if (animal.empty()) animal = "[[" + std::to_string(first.a) + ',' + std::to_string(first.b) + "]]";
  return Document::read(R"({"game":"achievement","board":")" + board + R"(","bias":)" + bias + R"(,"animal":)" +
                        animal + "}");
}

TEST(AchievementDoors, perft_counts_the_marks_in_sight) {
  for (const auto& [board, animal] : animals) {
    const auto session = open(game(board, animal));
    const auto moves = session->moves().size();
    ASSERT_GT(moves, 20u);
    EXPECT_EQ(session->perft(1), moves) << board;
    std::uint64_t twice = 0;
    for (const auto& move : session->moves()) {
      const auto next = session->clone();
      next->play(move, "move");
      twice += next->moves().size();
    }
    EXPECT_EQ(session->perft(2), twice) << board;
  }
}

TEST(AchievementDoors, random_play_is_legal_distinct_and_round_trips) {
  for (const auto& [board, animal] : animals) {
    Random random(7);
    auto document = game(board, animal);
    const auto session = open(document);
    for (int ply = 0; ply < 12 && !session->over(); ++ply) {
      const auto moves = session->moves();
      ASSERT_EQ(std::set(moves.begin(), moves.end()).size(), moves.size());
      const auto move = moves[random.below(moves.size())];
      session->play(move, "move");
      document.moves.push_back(move);
      EXPECT_THROW(session->clone()->play(move, "again"), InputError);
      const auto again = open(Document::read(document.write()));
      EXPECT_EQ(again->to_move(), session->to_move());
      EXPECT_EQ(again->over(), session->over());
      EXPECT_EQ(again->moves(), session->moves());
    }
  }
}

TEST(AchievementDoors, limits_weaken_the_answer_and_are_kept) {
  const auto f28 = open(game("triangular-edges", "[[0,1],[1,0],[1,2],[1,3]]"));
  Question question;
  question.limits.nodes = 5;
  const auto few = f28->solve(question);
  EXPECT_EQ(few.outcome, Outcome::unknown);
  EXPECT_TRUE(few.limited);
  EXPECT_LE(few.nodes, 5u);
  question.limits = {.time = std::chrono::duration<double>(sized(30, 1)), .memory = 1};
  const auto little = f28->solve(question);
  EXPECT_EQ(little.outcome, Outcome::unknown);
  EXPECT_LT(little.ms, 20'000);  // long before its time; sanitizers do not tell what the program holds
  EXPECT_EQ(open(game("square-edges", "[[0,1],[0,3]]"))->solve({}).outcome_word(), "breaker");
}

}  // namespace
}  // namespace arete::tests
