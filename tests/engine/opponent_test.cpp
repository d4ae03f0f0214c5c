// The engine's weaker strengths: exact values with a rate of errors, and never a win left on the move that could have
// been prevented.

#include "engine/opponent.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>

#include "blunders.hpp"
#include "engine/boards/beginnings.hpp"

namespace arete::tests {
namespace {

constexpr std::array strengths{Strength::easy, Strength::medium, Strength::strong, Strength::perfect};

TEST(Opponent, errs_at_a_rate_of_its_own_where_values_are_known) {
  const auto session = open(first_document("kayles"));
  const auto best = *session->solve({}).best;
  ASSERT_LT(best.size(), session->moves().size() / 2);
  std::vector<int> kept;
  for (const auto strength : strengths) {
    kept.push_back(0);
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
      kept.back() += std::ranges::count(best, choose(*session, strength, {}, seed).move) > 0 ? 1 : 0;
  }
  EXPECT_TRUE(std::ranges::is_sorted(kept, std::ranges::less_equal())) << testing::PrintToString(kept);
  EXPECT_GT(kept[0], 80) << "easy knows the values, too";
  EXPECT_LT(kept[0], 160);
  EXPECT_GT(kept[2], 180);
  EXPECT_EQ(kept[3], 200);
}

TEST(Opponent, answers_at_once_on_40_points_where_a_theorem_knows_the_values) {
  for (const std::string game : {"bi-triangle", "mono-triangle", "mono-complete"}) {
    const auto session = open(make_board({"convex", {40}, game}));
    for (const auto strength : {Strength::medium, Strength::strong}) {
      const auto before = std::clock();
      for (std::uint64_t seed = 1; seed <= 3; ++seed)
        session->play(choose(*session, strength, {.time = std::chrono::seconds(2)}, seed).move, "move");
      EXPECT_LT(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC, 1.5) << game << ", " << name(strength);
    }
  }
}

TEST(Opponent, leaves_no_win_on_the_move_that_it_could_prevent) {
  for (const std::string game : {"mono-triangle", "bi-triangle", "four-cycle", "bi-coloring", "kayles", "ueg"}) {
    for (const auto strength : strengths) {
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto session = open(first_document(game));
        while (!session->over()) {
          const auto move = choose(*session, strength, {}, seed).move;
          const auto wins = session->winning_now(Session::HowMany::all);
          EXPECT_TRUE(wins.empty() || std::ranges::count(wins, move) == 1) << game << name(strength);
          EXPECT_FALSE(blunders(*session, move)) << game << name(strength) << to_json(move);
          session->play(move, "move");
        }
      }
    }
  }
}

}  // namespace
}  // namespace arete::tests
