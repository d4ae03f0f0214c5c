// Theorems 2 and 3 of "Playing with Triangulations", from every position: points in convex position.

#include "games/mono_complete.hpp"
#include "games/mono_triangle.hpp"
#include "sized.hpp"
#include "theorem.hpp"
#include "theory/points/mono_complete_convex.hpp"
#include "theory/points/mono_triangle_dawson.hpp"

namespace arete::tests {
namespace {

using HeldTriangle = Held<mono_triangle::Rules>;
using HeldComplete = Held<mono_complete::Rules>;

/// A convex polygon whose corners are not numbered in order.
PointSet shuffled_polygon(std::int64_t n, std::mt19937& random) {
  const auto document = board("convex", {n}, "mono-complete");
  std::vector<PointSet::Written> points(document.points->begin(), document.points->end());
  std::shuffle(points.begin(), points.end(), random);
  return PointSet(points);
}

TEST(MonoTriangleDawson, is_the_search_in_every_position_of_small_polygons) {
  for (std::int64_t n = 3; n <= sized(8, 7); ++n) {
    const auto points = polygon(n);
    HeldTriangle held(points, mono_triangle_dawson);
    held.everywhere();
    EXPECT_GE(held.count(), 8u);
  }
}

TEST(MonoTriangleDawson, is_the_search_along_random_games) {
  std::mt19937 random(1);
  for (std::int64_t n = 5; n <= 10; ++n) {
    for (int set = 0; set < 3; ++set) {
      const auto points = shuffled_polygon(n, random);
      HeldTriangle held(points, mono_triangle_dawson);
      for (int game = 0; game < 10; ++game) held.along_a_game(random);
    }
  }
}

TEST(MonoTriangleDawson, is_lost_by_the_first_player_where_theorem_2_says_so) {
  for (std::int64_t n = 3; n <= 400; ++n) {
    const std::set<std::int64_t> residues{5, 9, 21, 25, 29};
    const bool second = residues.contains(n % 34) || n == 15 || n == 35;
    EXPECT_EQ(mono_triangle_dawson(polygon(n), {}, {.all_best = false})->value, Verdict::of(second ? -1 : 1)) << n;
  }
}

TEST(MonoTriangleDawson, leaves_other_sets_to_the_search) {
  EXPECT_FALSE(mono_triangle_dawson(polygon(2), {}, {}));
  EXPECT_FALSE(mono_triangle_dawson(point_set(board("wheel", {6}, "mono-triangle")), {}, {}));
  EXPECT_FALSE(mono_complete_convex(point_set(board("wheel", {6}, "mono-triangle")), {}, {}));
}

TEST(MonoTriangleDawson, keeps_its_winning_moves_winning) {
  for (std::int64_t n : {20, 51, 200}) {
    const auto points = polygon(n);
    const auto found = mono_triangle_dawson(points, {}, {});
    ASSERT_FALSE(found->best.empty());
    for (const auto& move : found->best)
      EXPECT_EQ(mono_triangle_dawson(points, {move}, {.all_best = false})->value, Verdict::of(-1));
  }
}

TEST(MonoCompleteConvex, is_the_search_in_every_position_of_small_polygons) {
  for (std::int64_t n = 3; n <= sized(8, 7); ++n) {
    const auto points = polygon(n);
    HeldComplete held(points, mono_complete_convex);
    held.everywhere();
    EXPECT_GE(held.count(), 8u);
  }
}

TEST(MonoCompleteConvex, is_the_search_along_random_games) {
  std::mt19937 random(1);
  for (std::int64_t n = 5; n <= 9; ++n) {
    for (int set = 0; set < 3; ++set) {
      const auto points = shuffled_polygon(n, random);
      HeldComplete held(points, mono_complete_convex);
      for (int game = 0; game < 10; ++game) held.along_a_game(random);
    }
  }
}

TEST(MonoCompleteConvex, is_a_first_player_win_for_odd_n_and_a_tie_for_even_n) {
  for (std::int64_t n = 3; n <= 400; ++n) {
    EXPECT_EQ(mono_complete_convex(polygon(n), {}, {.all_best = false})->value, Verdict::of(n % 2 == 1 ? 1 : 0)) << n;
  }
}

TEST(ConvexDrawing, refuses_illegal_moves_with_their_places) {
  const auto points = polygon(6);
  for (const auto theorem : {mono_triangle_dawson, mono_complete_convex}) {
    EXPECT_EQ(refusal(theorem, points, {{0, 1}, {1, 0}}), "moves[1]: [1, 0] cannot be played: already drawn");
    EXPECT_EQ(refusal(theorem, points, {{0, 2}, {3, 5}, {1, 4}, {0, 2}}),
              "moves[2]: [1, 4] cannot be played: crosses [0, 2]");
    EXPECT_EQ(refusal(theorem, points, {{3, 5}, {4, 4}}), "moves[1]: [4, 4] cannot be played: there is no such edge");
    EXPECT_EQ(refusal(theorem, points, {{3, 6}}), "moves[0]: [3, 6] cannot be played: there is no such edge");
    EXPECT_EQ(refusal(theorem, points, {{0, 1}, {}}), "moves[1]: [] is no move of this game: a move is an edge [u, v]");
  }
  EXPECT_EQ(refusal(mono_triangle_dawson, points, {{0, 1}, {1, 2}, {0, 2}, {1, 3}}),
            "moves[3]: [1, 3] cannot be played: the game is over");
  EXPECT_EQ(refusal(mono_complete_convex, points, {{0, 1}, {1, 2}, {0, 2}, {1, 3}}),
            "moves[3]: [1, 3] cannot be played: crosses [0, 2]");
  EXPECT_EQ(refusal(mono_complete_convex, polygon(3), {{0, 1}, {1, 2}, {0, 2}, {0, 1}}),
            "moves[3]: [0, 1] cannot be played: the game is over");
}

TEST(ConvexDrawing, refuses_random_moves_where_a_session_does) {
  std::mt19937 random(3);
  for (const std::string game : {"mono-triangle", "mono-complete"}) {
    const auto theorem = game == "mono-triangle" ? mono_triangle_dawson : mono_complete_convex;
    for (int trial = 0; trial < 400; ++trial) {
      auto document = board("convex", {7}, game);
      std::vector<PointSet::Written> points(document.points->begin(), document.points->end());
      std::shuffle(points.begin(), points.end(), random);
      document.points = points;
      for (int i = 0; i < 9; ++i)
        document.moves.push_back({static_cast<std::int64_t>(random() % 7), static_cast<std::int64_t>(random() % 7)});
      std::string expected = "accepted";
      try {
        open(document);
      } catch (const InputError& error) {
        expected = error.at() + ": " + error.what();
      }
      EXPECT_EQ(refusal(theorem, point_set(document), document.moves), expected);
    }
  }
}

}  // namespace
}  // namespace arete::tests
