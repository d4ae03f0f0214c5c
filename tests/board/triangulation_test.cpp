// The check of triangulations against the definition: a maximal set of segments that do not cross.

#include "board/plane/triangulation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>

#include "ask.hpp"
#include "base/input_error.hpp"
#include "engine/boards/point_boards.hpp"

namespace arete::tests {
namespace {

bool accepted(const PointSet& points, const std::vector<Ends>& edges) {
  try {
    const Triangulation t(points, edges);
    return true;
  } catch (const InputError&) {
    return false;
  }
}

std::vector<Ends> all_segments(std::size_t n) {
  std::vector<Ends> all;
  for (std::int32_t u = 0; u < static_cast<std::int32_t>(n); ++u) {
    for (std::int32_t v = u + 1; v < static_cast<std::int32_t>(n); ++v) all.push_back({u, v});
  }
  return all;
}

bool maximal_without_crossing(const PointSet& points, const std::vector<Ends>& edges) {
  const auto crossed = [&](Ends s) {
    return std::any_of(edges.begin(), edges.end(), [&](Ends e) { return points.cross(e, s); });
  };
  for (const auto& s : all_segments(points.size())) {
    const bool chosen = std::find(edges.begin(), edges.end(), s) != edges.end();
    if (chosen == crossed(s)) return false;
  }
  return true;
}

TEST(Triangulation, every_set_of_segments_of_small_sets_is_accepted_iff_it_is_one) {
  Random random(5);
  int triangulations = 0;
  for (std::int64_t n = 1; n <= 5; ++n) {
    for (int round = 0; round < (n == 5 ? 20 : 10); ++round) {
      const auto points = set_of(random_sites(n, random));
      every_subset(all_segments(points.size()), [&](const std::vector<Ends>& edges) {
        const bool expected = maximal_without_crossing(points, edges);
        ASSERT_EQ(accepted(points, edges), expected);
        triangulations += expected;
      });
    }
  }
  EXPECT_GT(triangulations, 60);
}

TEST(Triangulation, every_set_of_the_right_number_of_segments_on_six_points) {
  Random random(6);
  for (int round = 0; round < 6; ++round) {
    const auto points = set_of(random_sites(6, random));
    const std::size_t size = 3 * 6 - 3 - points.hull().size();
    int count = 0;
    every_subset(all_segments(6), [&](const std::vector<Ends>& edges) {
      if (edges.size() != size) return;
      const bool expected = maximal_without_crossing(points, edges);
      ASSERT_EQ(accepted(points, edges), expected);
      count += expected;
    });
    EXPECT_GE(count, 4);
  }
}

/// Points may be equal or on a line here: as many edges as can be, which have nothing but their ends in common, and no
/// points on the sides of the hull.
bool complete_without_touching(const PointSet& points, const std::vector<Ends>& edges) {
  const auto n = static_cast<std::int32_t>(points.size());
  const auto inside = [&](std::int32_t p, Ends e) {
    return points.orientation(e.u, e.v, p) == 0 && points.compare(e.u, p) * points.compare(p, e.v) > 0;
  };
  for (std::int32_t p = 0; p < n; ++p) {
    for (std::int32_t q = 0; q < p; ++q) {
      if (points.compare(p, q) == 0) return false;
    }
    if (std::any_of(edges.begin(), edges.end(), [&](Ends e) { return inside(p, e); })) return false;
  }
  for (const Ends e : edges) {
    if (std::any_of(edges.begin(), edges.end(), [&](Ends f) { return points.cross(e, f); })) return false;
  }
  return n < 3 ? edges.size() == (n == 2 ? 1u : 0u)
               : points.hull().size() > 2 && edges.size() == 3 * points.size() - 3 - points.hull().size();
}

TEST(Triangulation, of_points_that_may_be_equal_or_on_a_line_is_decided_as_by_counting) {
  Random random(7);
  int triangulations = 0, degenerate = 0;
  for (std::int32_t n = 1; n <= 5; ++n) {
    for (int round = 0; round < (n == 5 ? 120 : 60); ++round) {
      std::vector<Site> sites;
      for (std::int32_t i = 0; i < n; ++i)
        sites.push_back({static_cast<std::int64_t>(random.below(4)), static_cast<std::int64_t>(random.below(3))});
      const auto points = set_of(sites);
      every_subset(all_segments(points.size()), [&](const std::vector<Ends>& edges) {
        const bool expected = complete_without_touching(points, edges);
        ASSERT_EQ(accepted(points, edges), expected);
        triangulations += expected;
        degenerate += !expected;
      });
    }
  }
  EXPECT_GT(triangulations, 60);
  EXPECT_GT(degenerate, 60);
}

TEST(Triangulation, half_edges_fit_together) {
  Random random(8);
  for (const std::int64_t n : {3, 4, 10, 200}) {
    const auto points = set_of(random_sites(n, random));
    const Triangulation t(points, sweep_triangulation(points));
    std::size_t border = 0;
    for (Triangulation::Half h = 0; h < static_cast<Triangulation::Half>(3 * t.triangles()); ++h) {
      ASSERT_EQ(Triangulation::next(Triangulation::next(Triangulation::next(h))), h);
      ASSERT_GE(t.find(t.ends(h)), 0);
      if (t.twin(h) == Triangulation::none) {
        ++border;
      } else {
        ASSERT_EQ(t.twin(t.twin(h)), h);
        ASSERT_EQ(t.origin(t.twin(h)), t.origin(Triangulation::next(h)));
      }
    }
    EXPECT_EQ(border, points.hull().size());
    EXPECT_EQ(t.triangles(), 2 * static_cast<std::size_t>(n) - 2 - border);
  }
}

TEST(Triangulation, says_what_crosses_and_what_is_missing) {
  const auto square = set_of({{0, 0}, {10, 1}, {11, 12}, {-1, 10}});
  const auto message = [&](std::vector<Ends> edges) -> std::string {
    try {
      const Triangulation t(square, std::move(edges));
      return "accepted";
    } catch (const InputError& e) {
      return e.at() + ": " + e.what();
    }
  };
  EXPECT_EQ(message({{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 2}}), "accepted");
  EXPECT_EQ(message({{0, 1}, {1, 2}, {2, 3}, {0, 2}, {1, 3}, {0, 3}}), "edges[4]: [1, 3] crosses [0, 2], edges[3]");
  EXPECT_EQ(message({{0, 1}, {1, 2}, {2, 3}, {0, 2}, {1, 3}}), "edges[4]: [1, 3] crosses [0, 2], edges[3]");
  EXPECT_EQ(message({{0, 1}, {1, 2}, {2, 3}, {0, 3}}), "edges: not a complete triangulation: [0, 2] is missing");
  EXPECT_EQ(message({{0, 1}, {1, 2}, {2, 3}, {0, 2}}),
            "edges: not a complete triangulation: [0, 3] of the convex hull is missing");
  EXPECT_EQ(message({{0, 1}, {1, 2}, {2, 3}, {0, 3}, {2, 0}, {0, 2}}), "edges[5]: [0, 2] again, after edges[4]");
}

TEST(Triangulation, points_on_a_line_are_named) {
  const auto points = set_of({{0, 0}, {5, 0}, {10, 0}, {4, 9}});
  try {
    const Triangulation t(points, {{0, 1}, {1, 2}, {0, 3}, {1, 3}, {2, 3}});
    FAIL();
  } catch (const InputError& e) {
    EXPECT_EQ(e.at(), "points[2]");
  }
}

TEST(Triangulation, of_a_large_set_is_accepted_and_one_wrong_edge_in_it_refused) {
  Random random(9);
  const std::int64_t n = 20000;
  const auto points = set_of(convex_sites(n));
  auto edges = random_convex(n, random);
  EXPECT_TRUE(accepted(points, edges));
  EXPECT_EQ(Triangulation(points, edges).triangles(), static_cast<std::size_t>(n - 2));
  const auto diagonal =
      std::find_if(edges.begin(), edges.end(), [&](Ends e) { return e.v - e.u > 1 && e.v - e.u < n - 1; });
  diagonal->v = diagonal->v + 1 < n ? diagonal->v + 1 : diagonal->v - 1;
  EXPECT_FALSE(accepted(points, edges));
}

TEST(Boards, random_convex_triangulations_are_uniform) {
  std::map<std::vector<Ends>, int> seen;  // 14 triangulations of the hexagon
  Random random(10);
  for (int i = 0; i < 14000; ++i) ++seen[random_convex(6, random)];
  EXPECT_EQ(seen.size(), 14u);
  for (const auto& [edges, count] : seen) EXPECT_NEAR(count, 1000, 160);
}

TEST(Boards, convex_sites_are_convex_at_every_size) {
  for (const std::int64_t n : {3, 4, 5, 7, 12, 50, 999, 1001, 5000, 5001})
    EXPECT_EQ(set_of(convex_sites(n)).hull().size(), static_cast<std::size_t>(n)) << n;
  for (const auto& s : convex_sites(1'000'000)) ASSERT_TRUE(std::abs(s[0]) <= 1 << 30 && std::abs(s[1]) <= 1 << 30);
}

}  // namespace
}  // namespace arete::tests
