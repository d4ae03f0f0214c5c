// Theorem 1 of "Playing with Triangulations": the coloring game as Kayles.

#include "theory/triangulations/coloring_kayles.hpp"

#include "engine/boards/point_boards.hpp"
#include "games/coloring.hpp"
#include "sized.hpp"
#include "theorem.hpp"

namespace arete::tests {
namespace {

using HeldColoring = Held<coloring::Rules>;

TEST(ColoringKayles, is_the_search_on_every_convex_triangulation) {
  for (std::int32_t n = 3; n <= sized(11, 9); ++n) {
    const auto points = polygon(n);
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      const Triangulation board(points, edges);
      EXPECT_TRUE(HeldColoring(board, coloring_kayles).here());
    });
  }
}

TEST(ColoringKayles, is_the_search_in_every_position_of_small_polygons) {
  for (std::int32_t n = 3; n <= 7; ++n) {
    const auto points = polygon(n);
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      const Triangulation board(points, edges);
      HeldColoring held(board, coloring_kayles);
      held.everywhere();
      EXPECT_GT(held.count(), 0u);
    });
  }
}

TEST(ColoringKayles, is_the_search_along_random_games) {
  std::mt19937 random(1);
  for (std::int64_t n = 7; n <= 14; ++n) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const auto board = triangulation_of(tests::board("triangulation", {n}, "coloring", seed));
      HeldColoring held(board, coloring_kayles);
      for (int game = 0; game < 3; ++game) held.along_a_game(random);
      EXPECT_TRUE(held.here());
    }
  }
}

TEST(ColoringKayles, is_the_search_beyond_convex_position) {
  std::mt19937 random(2);
  std::size_t count = 0;
  for (std::int64_t n = 4; n <= 9; ++n) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      for (const auto* kind : {"random", "wheel"}) {
        const auto board = triangulation_of(tests::board(kind, {n}, "coloring", seed));
        HeldColoring held(board, coloring_kayles);
        for (int game = 0; game < 3; ++game) held.along_a_game(random);
        EXPECT_TRUE(held.here());
        count += held.count();
      }
    }
  }
  EXPECT_GT(count, 1000u);
}

TEST(ColoringKayles, is_the_search_with_many_inner_faces) {
  for (std::int64_t n = 8; n <= 18; ++n) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto board = triangulation_of(
          tests::board("triangulation", {n}, "coloring", seed, "inner:" + std::to_string((n - 4) / 2)));
      EXPECT_TRUE(HeldColoring(board, coloring_kayles).here());
    }
  }
}

TEST(ColoringKayles, says_nothing_of_large_tangles) {
  const auto board = triangulation_of(tests::board("triangulation", {300}, "coloring", 1, "inner:148"));
  EXPECT_FALSE(coloring_kayles(board, {}, {}));
}

TEST(ColoringKayles, of_a_wheel_is_a_ring) {
  for (std::int64_t n = 4; n <= 10; ++n) {
    std::vector<Ends> edges;
    const auto hub = static_cast<std::int32_t>(n - 1);
    for (std::int32_t v = 0; v < hub; ++v) {
      edges.push_back(ordered({v, (v + 1) % hub}));
      edges.push_back({v, hub});
    }
    const Triangulation board(point_set(tests::board("wheel", {n}, "mono-complete")), edges);
    EXPECT_TRUE(HeldColoring(board, coloring_kayles).here()) << n;
  }
}

TEST(ColoringKayles, is_won_by_the_first_player_on_a_long_row_and_lost_after_the_middle) {
  const auto board = triangulation_of(tests::board("triangulation", {100'002}, "coloring", 1, "fan"));
  const auto found = coloring_kayles(board, {}, {.nimber = true});
  EXPECT_EQ(found->value, Verdict::of(1));
  EXPECT_EQ(*found->nimber, Nimber(1));  // 100000 is 4 modulo 12
  const MoveText middle{0, 50'001};
  EXPECT_TRUE(std::find(found->best.begin(), found->best.end(), middle) != found->best.end());
  EXPECT_EQ(coloring_kayles(board, {middle}, {})->value, Verdict::of(-1));
  EXPECT_TRUE(coloring_kayles(board, {middle}, {})->best.empty());
}

TEST(ColoringKayles, refuses_illegal_moves_with_their_places) {
  const auto board = triangulation_of(tests::board("triangulation", {5}, "coloring", 1, "fan"));
  EXPECT_EQ(refusal(coloring_kayles, board, {{0, 1}, {1, 0}}), "moves[1]: [1, 0] cannot be played: already coloured");
  EXPECT_EQ(refusal(coloring_kayles, board, {{1, 3}}), "moves[0]: [1, 3] cannot be played: there is no such edge");
  EXPECT_EQ(refusal(coloring_kayles, board, {{0, 9}}), "moves[0]: [0, 9] cannot be played: there is no such edge");
  EXPECT_EQ(refusal(coloring_kayles, board, {{0, -1}}), "moves[0]: [0, -1] cannot be played: there is no such edge");
  EXPECT_EQ(refusal(coloring_kayles, board, {{3}}), "moves[0]: 3 is no move of this game: a move is an edge [u, v]");
  EXPECT_EQ(refusal(coloring_kayles, board, {{0, 1}, {0, 2}, {1, 2}, {3, 4}}),
            "moves[3]: [3, 4] cannot be played: the game is over");
}

}  // namespace
}  // namespace arete::tests
