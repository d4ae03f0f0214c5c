// Delaunay triangulations: complete, with no point inside the circle of a face, also where many points lie on a circle.

#include "engine/boards/delaunay.hpp"

#include <gtest/gtest.h>

#include "ask.hpp"
#include "board/plane/triangulation.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

/// Positive if d lies inside the circle of a, b, c, which turn left; exact for small coordinates.
std::int64_t inside(const Site& a, const Site& b, const Site& c, const Site& d) {
  const auto row = [&](const Site& p) {
    const std::int64_t x = p[0] - d[0], y = p[1] - d[1];
    return std::array{x, y, x * x + y * y};
  };
  const auto p = row(a), q = row(b), r = row(c);
  return p[0] * (q[1] * r[2] - q[2] * r[1]) - p[1] * (q[0] * r[2] - q[2] * r[0]) + p[2] * (q[0] * r[1] - q[1] * r[0]);
}

TEST(Delaunay, has_no_point_inside_the_circle_of_a_face) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Random random(seed);
    std::vector<Site> sites;
    for (auto n = 3 + random.below(30); sites.size() < n;) {
      const auto x = static_cast<std::int64_t>(random.below(1000));
      const Site site{x, static_cast<std::int64_t>(random.below(1000))};
      if (std::find(sites.begin(), sites.end(), site) == sites.end()) sites.push_back(site);
    }
    const Triangulation board(set_of(sites), delaunay(sites));
    for (Triangulation::Half h = 0; h < static_cast<Triangulation::Half>(3 * board.triangles()); h += 3) {
      const auto corner = [&](Triangulation::Half k) { return sites[static_cast<std::size_t>(board.origin(h + k))]; };
      for (const auto& site : sites) EXPECT_LE(inside(corner(0), corner(1), corner(2), site), 0) << seed;
    }
  }
}

TEST(Delaunay, completes_faces_with_many_points_on_a_circle) {
  const std::vector<Site> circle{{5, 0},  {4, 3},   {3, 4},   {0, 5},  {-3, 4}, {-4, 3},
                                 {-5, 0}, {-4, -3}, {-3, -4}, {0, -5}, {3, -4}, {4, -3}};
  EXPECT_EQ(Triangulation(set_of(circle), delaunay(circle)).triangles(), circle.size() - 2);
}

TEST(Delaunay, boards_are_read_and_solved) {
  const std::int64_t size = sized(80, 30);
  const auto document = board("delaunay", {size}, "green-wins");
  EXPECT_EQ(document.points->size(), static_cast<std::size_t>(size));
  EXPECT_EQ(ask(document).method, "theorem");
  EXPECT_EQ(document.write(), board("delaunay", {size}, "green-wins").write());
}

}  // namespace
}  // namespace arete::tests
