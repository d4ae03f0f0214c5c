// The green solitaires region by region, held against the search, and against the elimination of a whole board.

#include "theory/triangulations/green_region.hpp"

#include "board/plane/every_triangulation.hpp"
#include "engine/boards/realizations.hpp"
#include "games/green_wins.hpp"
#include "proof/kinds/green_flips.hpp"
#include "sized.hpp"
#include "theorem.hpp"
#include "theory/triangulations/green_matching.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace arete::tests {
namespace {

using HeldGreen = Held<green_wins::Rules>;
using Half = Triangulation::Half;

template <class F>
void every_triangulation_of_order_types(int n, F f) {
  for (const auto& sites : realized_order_types(n)) {
    std::vector<PointSet::Written> written;
    for (const auto& site : sites) written.push_back({Decimal::of(site[0]), Decimal::of(site[1])});
    const PointSet points(written);
    every_triangulation(points, [&](const std::vector<Ends>& edges) { f(Triangulation(points, edges)); });
  }
}

TEST(GreenRegions, are_the_search_on_every_triangulation_of_every_order_type) {
  std::size_t all = 0;
  for (int n = 3; n <= 7; ++n) {
    every_triangulation_of_order_types(n, [&](const Triangulation& board) {
      HeldGreen held(board, green_wins_solitaire);
      held.here();
      all += held.count();
    });
  }
  EXPECT_EQ(all, 1u + 3 + 10 + 120 + 2926);
}

TEST(GreenRegions, are_the_search_in_every_position_of_every_order_type) {
  for (int n = 3; n <= 6; ++n) {
    every_triangulation_of_order_types(n, [&](const Triangulation& board) {
      HeldGreen held(board, green_wins_solitaire);
      held.everywhere();
      EXPECT_GT(held.count(), 0u);
    });
  }
}

std::vector<std::size_t> open_faces(const GreenDual& dual) {
  std::vector<std::size_t> faces;
  for (std::size_t f = 0; f < dual.board.triangles(); ++f) {
    if (dual.open(f)) faces.push_back(f);
  }
  return faces;
}

/// Edges that no plan reaches.
Value out_of_reach(const GreenDual& dual) {
  Value count = 0;
  const auto closed = [&](Half h) { return !dual.open(GreenDual::face(h)) && !dual.faces.used(GreenDual::face(h)); };
  for (Half h = 0; h < static_cast<Half>(3 * dual.board.triangles()); ++h) {
    const Half twin = dual.board.twin(h);
    count += twin < h && closed(h) && (twin == Triangulation::none || closed(twin));
  }
  return count;
}

/// The value of a whole board and every best flip, by definition: one region of all faces, and every flip forced.
void hold_against_elimination(const Triangulation& board, const std::vector<MoveText>& moves) {
  const GreenFaces faces(board, moves);
  GreenDual dual(faces);
  const auto all = open_faces(dual);
  const auto whole = solve_region(dual, all, Triangulation::none, 1 << 24, nullptr);
  ASSERT_TRUE(whole);
  EXPECT_TRUE(whole->wishes.empty());
  const auto plan = green_plan_by_regions(faces, true);
  EXPECT_EQ(plan.black, whole->black + out_of_reach(dual));
  EXPECT_EQ(plan.least, plan.black);
  ASSERT_TRUE(plan.complete);
  std::set<Ends> best;
  for (const Half h : plan.best) best.insert(board.ends(h));
  for (Half h = 0; h < static_cast<Half>(3 * board.triangles()); ++h) {
    if (board.twin(h) < h || !dual.free(h)) continue;
    const auto with = solve_region(dual, all, h, 1 << 24, nullptr);
    EXPECT_EQ(with->black == whole->black, best.contains(board.ends(h))) << text(board.ends(h));
  }
}

TEST(GreenRegions, are_the_elimination_of_the_whole_board) {
  for (const std::string kind : {"random", "delaunay", "double-circle", "wheel"}) {
    for (const std::int64_t n : {8, 10, 12, 14, 17, 20, 25, 30}) {
      for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(sized(6, 2)); ++seed)
        hold_against_elimination(triangulation_of(tests::board(kind, {n}, "green-wins", seed)), {});
    }
  }
}

TEST(GreenRegions, are_the_elimination_of_the_whole_board_along_games) {
  std::mt19937 random(2);
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(sized(12, 4)); ++seed) {
    const auto board = triangulation_of(tests::board("random", {24}, "green-wins", seed));
    std::vector<MoveText> moves;
    for (;;) {
      hold_against_elimination(board, moves);
      const GreenFaces faces(board, moves);
      std::vector<Ends> free;
      for (Half h = 0; h < static_cast<Half>(3 * board.triangles()); ++h) {
        if (faces.free(h)) free.push_back(board.ends(h));
      }
      if (free.empty()) break;
      const Ends e = free[random() % free.size()];
      moves.push_back({e.u, e.v});
    }
  }
}

TEST(GreenRegions, leave_bounds_where_tables_are_too_large_or_a_limit_is_hit) {
  std::size_t open = 0, exact = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto board = triangulation_of(tests::board("random", {60}, "green-wins", seed));
    const GreenFaces faces(board, {});
    const auto best = green_plan_by_regions(faces, false).black;
    const auto hold = [&](const GreenPlan& plan) {
      EXPECT_LE(plan.least, best);
      EXPECT_GE(plan.black, best);
      const bool known = plan.least == plan.black;
      EXPECT_TRUE(known || !plan.complete);
      EXPECT_FALSE(plan.best.empty());
      ++(known ? exact : open);
    };
    for (const double most : {0., 1., 2., 4., 8., 16.}) hold(green_plan_by_regions(faces, true, nullptr, most));
    for (const std::uint64_t bytes : {0, 40, 100, 200, 1000}) {
      Budget budget({.memory = 64 * board.triangles() + bytes});
      hold(green_plan_by_regions(faces, true, &budget));
    }
  }
  EXPECT_GT(open, 20u);
  EXPECT_GT(exact, 20u);
}

std::vector<Ends> as_edges(const std::vector<MoveText>& moves) {
  std::vector<Ends> edges;
  for (const auto& m : moves) edges.push_back({static_cast<std::int32_t>(m[0]), static_cast<std::int32_t>(m[1])});
  return edges;
}

// The checker knows nothing of how regions grow.
TEST(GreenRegions, are_exact_on_large_boards_and_their_faces_show_it) {
  for (const std::int64_t n : {200, 2000, 10'000}) {
    const auto board = triangulation_of(tests::board("delaunay", {n}, "green-wins", 3));
    const auto found = green_wins_solitaire(board, {}, {.all_best = false});
    ASSERT_TRUE(found && found->value.exact());
    EXPECT_EQ(played(board, as_edges(*found->line)).green(), found->value.low);
    std::vector<FaceCorners> shown;
    for (const auto face : green_plan_by_regions(GreenFaces(board, {}), false).shown)
      shown.push_back(corners_of(board, face));
    EXPECT_EQ(check_least_black(played(board, {}), shown),
              static_cast<std::int64_t>(board.edges().size()) - found->value.low);
  }
}

}  // namespace
}  // namespace arete::tests
