// Playing achievement games at every strength: a copy is completed when it can be, prevented when it can be, and
// whoever has a strategy keeps to it.

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "engine/achievement/infinite_board.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/opponent.hpp"
#include "engine/replay.hpp"
#include "program.hpp"

namespace arete::tests {
namespace {

constexpr std::array strengths{Strength::easy, Strength::medium, Strength::strong, Strength::perfect};

Document game(const std::string& board, std::array<std::int64_t, 2> bias, const std::string& animal,
              const std::string& moves = "[]") {
  auto document = Document::read(R"({"game": "achievement", "board": ")" + board + R"(", "bias": [1, 1], "animal": )" +
                                 animal + R"(, "moves": )" + moves + "}");
  document.bias = bias;
  return document;
}

Limits second() {
  Limits limits;
  limits.time = std::chrono::duration<double>(1);
  return limits;
}

/// Marks the maker could complete a copy with now.
std::vector<MoveText> completing(const Session& session) {
  std::vector<MoveText> list;
  for (const auto& move : session.moves()) {
    const auto next = session.clone();
    next->play(move, "");
    if (next->over()) list.push_back(move);
  }
  return list;
}

TEST(AnimalPlay, a_copy_is_completed_and_prevented_however_weak) {
  const auto wins = game("square-edges", {1, 2}, "[[0,1],[0,3],[1,2]]", "[[0,1],[7,0],[9,0],[0,3],[11,0],[9,2]]");
  auto holds = wins;
  holds.moves.pop_back();
  holds.moves.pop_back();
  for (const auto strength : strengths) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const auto session = replay(wins).session;
      session->play(choose(*session, strength, second(), seed).move, "");
      EXPECT_TRUE(session->over()) << name(strength);
      const auto held = replay(holds).session;  // two cells complete a copy, and two marks take both
      for (int k = 0; k < 2; ++k) held->play(choose(*held, strength, second(), seed).move, "");
      EXPECT_EQ(held->to_move(), Player::first);
      EXPECT_TRUE(completing(*held).empty()) << name(strength);
    }
  }
}

TEST(AnimalPlay, no_strength_ever_lets_a_copy_pass_that_it_could_prevent) {
  for (const auto& start :
       {game("square-edges", {1, 1}, "[[0,1],[1,0],[1,2]]"), game("triangular-edges", {1, 2}, "[[0,1],[1,-1],[1,0]]"),
        game("hexagonal-edges", {1, 1}, "[[0,1],[1,0],[2,-1]]"),
        game("squares", {1, 1}, "[[0,0],[0,1],[1,0],[1,1]]")}) {
    Random random(5);
    const auto session = open(start);
    for (int ply = 0; ply < 24 && !session->over(); ++ply) {
      const bool maker = session->to_move() == Player::first;
      const auto winning = maker ? completing(*session) : std::vector<MoveText>{};
      session->play(choose(*session, strengths[random.below(3)], second(), random.below(1000)).move, "");
      EXPECT_TRUE(winning.empty() || session->over());
    }
  }
}

TEST(AnimalPlay, the_perfect_maker_wins_and_the_perfect_breaker_holds) {
  auto stairs = open(first_document("achievement"));
  Random random(3);
  int marks = 0;
  while (!stairs->over() && marks < 60) {
    const bool maker = stairs->to_move() == Player::first;
    stairs->play(
        choose(*stairs, maker ? Strength::perfect : strengths[random.below(4)], second(), random.below(1000)).move, "");
    ++marks;
  }
  EXPECT_TRUE(stairs->over());
  const auto box = open(game("square-edges", {1, 1}, "[[0,1],[1,0],[1,2],[2,1]]"));
  for (int ply = 0; ply < 40; ++ply) {
    const bool maker = box->to_move() == Player::first;
    box->play(choose(*box, maker ? strengths[random.below(4)] : Strength::perfect, second(), random.below(1000)).move,
              "");
    ASSERT_FALSE(box->over());
    EXPECT_TRUE(box->to_move() == Player::second || box->solve({}).outcome_word() == "breaker");
  }
}

TEST(AnimalPlay, a_move_keeps_the_order_of_its_numbers) {
  const auto document = game("square-edges", {1, 1}, "[[0,1],[1,0]]", "[[5,2],[-3,0]]");
  EXPECT_EQ(replay(document).history[0].move, (MoveText{5, 2}));
}

TEST(AnimalPlay, the_end_names_the_maker_also_in_the_middle_of_her_turn) {
  const auto document = game("square-edges", {2, 1}, "[[0,1]]", "[[0,1]]");
  const auto end = ending(document, replay(document));
  ASSERT_TRUE(end);
  EXPECT_EQ(end->winner, Player::first);
}

TEST(AnimalPlay, what_is_offered_grows_with_the_marks_and_stays_small) {
  auto document = first_document("achievement");
  const auto start = open(document)->infinite()->frame();
  document.moves = {{20, 1}, {-14, 9}};
  const auto grown = open(document)->infinite()->frame();
  EXPECT_LT(grown.left, start.left);
  EXPECT_GT(grown.right, start.right);
  EXPECT_GT(grown.high, start.high);
  document.moves = {{200000, 1}, {-200000, 1}};
  const auto session = open(document);
  const auto moves = session->moves();
  EXPECT_LT(moves.size(), 1000U);
  EXPECT_EQ(std::count(moves.begin(), moves.end(), MoveText{-200001, 2}), 1);  // where the last mark is
}

TEST(AnimalPlay, an_undecided_animal_obeys_its_limit_and_a_cancelled_search_ends) {
  const auto f28 = open(game("triangular-edges", {1, 2}, "[[0,1],[1,0],[1,2],[1,3]]"));
  Question question;
  std::atomic<bool> cancelled = true;
  question.limits.cancelled = &cancelled;
  EXPECT_EQ(f28->solve(question).outcome, Outcome::unknown);
  question.limits.cancelled = nullptr;
  question.limits.time = std::chrono::duration<double>(0.05);
  EXPECT_EQ(f28->solve(question).outcome, Outcome::unknown);
}

TEST(AnimalPlay, the_terminal_names_the_cells) {
  const auto played = tests::arete({"play", "achievement", "--you", "both"}, "3 -2\nquit\n");
  EXPECT_NE(played.out.find("The animal has the cells 0,1 1,0 2,-1 3,-2. Marks a turn: maker 1, breaker 1."),
            std::string::npos);
  EXPECT_NE(played.out.find("1,0"), std::string::npos);
  EXPECT_NE(played.out.find("-1,2"), std::string::npos);
  EXPECT_NE(played.out.find(R"("moves": [[3, -2]])"), std::string::npos) << played.out;
}

}  // namespace
}  // namespace arete::tests
