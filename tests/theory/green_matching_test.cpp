// The green solitaires as matchings: Theorems 4 to 6 of "Playing with Triangulations", and every maximum.

#include "theory/triangulations/green_matching.hpp"

#include "games/all_green.hpp"
#include "games/green_wins.hpp"
#include "sized.hpp"
#include "theorem.hpp"
#include "theory/triangulations/all_green_recurrence.hpp"
#include "theory/triangulations/green_automaton.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace arete::tests {
namespace {

using HeldGreen = Held<green_wins::Rules>;
using WideGreen = Held<green_wins::Rules, 2>;

TEST(GreenMatching, is_the_search_on_every_convex_triangulation) {
  for (std::int32_t n = 3; n <= sized(11, 9); ++n) {
    const auto points = polygon(n);
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      const Triangulation board(points, edges);
      HeldGreen(board, green_wins_solitaire).here();
    });
  }
}

TEST(GreenMatching, is_the_search_in_every_position_of_small_polygons) {
  for (std::int32_t n = 3; n <= 8; ++n) {
    const auto points = polygon(n);
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      const Triangulation board(points, edges);
      HeldGreen held(board, green_wins_solitaire);
      held.everywhere();
    });
  }
}

TEST(GreenMatching, is_the_search_in_every_position_of_other_triangulations) {
  for (std::int64_t n = 3; n <= 9; ++n) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const auto board = triangulation_of(tests::board("random", {n}, "green-wins", seed));
      HeldGreen held(board, green_wins_solitaire);
      held.everywhere();
      EXPECT_GT(held.count(), 0u);
    }
  }
}

TEST(GreenAutomaton, has_few_classes) { EXPECT_EQ(GreenAutomaton::get().classes(), 17u); }

TEST(GreenMatching, by_regions_is_the_one_on_the_tree) {
  std::mt19937 random(1);
  for (std::int64_t n = 4; n <= 60; ++n) {
    const auto board =
        triangulation_of(tests::board("triangulation", {n}, "green-wins", static_cast<std::uint64_t>(n)));
    std::vector<MoveText> moves;
    for (;;) {
      const GreenFaces faces(board, moves);
      const auto tree = green_plan_on_tree(faces, true), general = green_plan_by_regions(faces, true);
      EXPECT_EQ(tree.black, general.black);
      EXPECT_EQ(tree.black, general.least);
      const auto found = green_wins_solitaire(board, moves, {});
      std::vector<Ends> best;
      for (const auto h : general.best) best.push_back(board.ends(h));
      std::sort(best.begin(), best.end());
      ASSERT_EQ(best.size(), found->best.size());
      for (std::size_t i = 0; i < best.size(); ++i) EXPECT_EQ((MoveText{best[i].u, best[i].v}), found->best[i]);
      if (n > 30 || found->best.empty()) break;
      moves.push_back(found->best[random() % found->best.size()]);
    }
  }
}

TEST(AllGreen, is_won_by_the_recurrence_iff_the_matching_leaves_nothing_black) {
  int won = 0, all = 0;
  for (std::int32_t n = 3; n <= 12; ++n) {
    const auto points = polygon(n);
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      const Triangulation board(points, edges);
      const GreenFaces faces(board, {});
      const auto flips = AllGreenRecurrence(board).flips();
      EXPECT_EQ(flips.has_value(), green_plan_on_tree(faces, false).black == 0);
      won += flips.has_value();
      ++all;
      if (!flips) return;
      std::vector<MoveText> moves;
      for (const auto h : *flips) moves.push_back({board.ends(h).u, board.ends(h).v});
      EXPECT_EQ(GreenFaces(board, moves).black(), 0);
    });
  }
  EXPECT_EQ(all, 1 + 2 + 5 + 14 + 42 + 132 + 429 + 1430 + 4862 + 16796);
  EXPECT_GT(won, 1000);
}

TEST(AllGreen, recurrence_and_matching_agree_on_large_random_triangulations) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto board =
        triangulation_of(tests::board("triangulation", {static_cast<std::int64_t>(4 + seed)}, "all-green", seed));
    EXPECT_EQ(AllGreenRecurrence(board).flips().has_value(),
              green_plan_on_tree(GreenFaces(board, {}), false).black == 0);
  }
  const auto fan = triangulation_of(tests::board("triangulation", {100'000}, "all-green", 1, "fan"));
  EXPECT_TRUE(AllGreenRecurrence(fan).flips());  // an even number of triangles
  EXPECT_EQ(green_plan_on_tree(GreenFaces(fan, {}), false).black, 0);
}

TEST(GreenWins, always_has_more_than_half_in_convex_position) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto board = triangulation_of(tests::board("triangulation", {2000}, "green-wins", seed));
    const auto found = green_wins_solitaire(board, {}, {.all_best = false});
    EXPECT_GE(found->value.low, 1999);
    std::vector<MoveText> moves = *found->line;
    const auto end = green_wins_solitaire(board, moves, {});
    EXPECT_EQ(end->lead, found->value.low);
    EXPECT_EQ(end->value, Verdict::of(0));
    EXPECT_TRUE(end->best.empty());
  }
}

TEST(GreenWins, is_lost_by_one_edge_on_the_sets_of_theorem_5) {
  // The paper bounds the value of S(t) by 5(2^t − (−1)^t − 3)/6, five ninths of the 3·2^(t−1) edges. It is 3·2^(t−2) −
  // 1: of each two ears of C(t) with a common neighbour one stays bare and keeps two black edges, and nothing else has
  // to.
  for (std::int64_t t = 3; t <= 16; ++t) {
    const auto board = triangulation_of(tests::board("S", {t}, "green-wins"));
    const std::int64_t sign = t % 2 == 0 ? 1 : -1, bound = 5 * ((std::int64_t{1} << t) - sign - 3) / 6;
    const auto value = green_wins_solitaire(board, {}, {.all_best = false})->value;
    EXPECT_EQ(value.low, t == 4 ? 10 : 3 * (1 << (t - 2)) - 1) << t;
    EXPECT_TRUE(value.exact());
    EXPECT_LE(value.low, bound) << t;
    EXPECT_EQ(board.edges().size(), std::size_t{3} << (t - 1));
  }
}

TEST(GreenMatching, has_values_of_random_triangulations_far_beyond_the_search) {
  for (const std::int64_t n : {30, 60}) {
    const auto board = triangulation_of(tests::board("random", {n}, "green-wins", 1));
    const auto found = green_wins_solitaire(board, {}, {.all_best = false});
    ASSERT_TRUE(found);
    const auto end = green_wins_solitaire(board, *found->line, {});
    EXPECT_EQ(end->lead, found->value.low);
    EXPECT_EQ(end->value, Verdict::of(0));
  }
}

TEST(GreenFaces, refuses_random_moves_where_a_session_does) {
  std::mt19937 random(3);
  for (const std::string kind : {"convex", "random"}) {
    for (int trial = 0; trial < 400; ++trial) {
      auto document = board(kind, {7}, "green-wins", random());
      for (int i = 0; i < 5; ++i) {
        const auto e = (*document.edges)[random() % document.edges->size()];
        document.moves.push_back({e.u, e.v});
        if (random() % 4 == 0)
          document.moves.push_back({static_cast<std::int64_t>(random() % 7), static_cast<std::int64_t>(random() % 8)});
      }
      std::string expected = "accepted";
      try {
        open(document);
      } catch (const InputError& error) {
        expected = error.at() + ": " + error.what();
      }
      EXPECT_EQ(refusal(green_wins_solitaire, triangulation_of(document), document.moves), expected);
    }
  }
}

}  // namespace
}  // namespace arete::tests
