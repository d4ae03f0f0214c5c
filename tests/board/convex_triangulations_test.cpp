// Triangulations of a convex polygon by shape: each is one, has what was asked for, and none is preferred.

#include "engine/boards/convex_triangulations.hpp"

#include "theorem.hpp"

namespace arete::tests {
namespace {

struct Inner {
  std::int64_t count = 0, neighbours = 0;
};

Inner inner_triangles(const Triangulation& board) {
  const auto inner = [&](Triangulation::Half h) {
    const auto f = h - h % 3;
    return board.twin(f) >= 0 && board.twin(f + 1) >= 0 && board.twin(f + 2) >= 0;
  };
  Inner found;
  for (std::size_t h = 0; h < 3 * board.triangles(); ++h) {
    const auto half = static_cast<Triangulation::Half>(h);
    if (!inner(half)) continue;
    found.count += half % 3 == 0;
    found.neighbours += inner(board.twin(half));
  }
  return found;
}

TEST(ConvexTriangulation, has_the_wanted_inner_triangles) {
  Random random(1);
  for (std::int64_t n = 3; n <= 40; ++n) {
    const auto points = polygon(n);
    for (std::int64_t k = 0; k <= std::max<std::int64_t>(n - 4, 0) / 2; ++k) {
      EXPECT_EQ(inner_triangles({points, convex_triangulation(n, "inner", k, random)}).count, k);
      if (3 * k > n - 4) continue;
      const auto inner = inner_triangles({points, convex_triangulation(n, "branching", k, random)});
      EXPECT_EQ(inner.count, k);
      EXPECT_EQ(inner.neighbours, 0);
    }
  }
}

TEST(ConvexTriangulation, with_inner_triangles_is_each_one_as_often) {
  Random random(2);
  for (const std::int64_t n : {4, 6, 7, 8}) {
    for (std::int64_t k = 0; k <= (n - 4) / 2; ++k) {
      std::map<std::vector<Ends>, int> times;
      const auto points = polygon(n);
      every_convex_triangulation(static_cast<std::int32_t>(n), [&](const std::vector<Ends>& edges) {
        if (inner_triangles({points, edges}).count == k) times[edges] = 0;
      });
      const int each = 300;
      for (int i = 0; i < each * static_cast<int>(times.size()); ++i) {
        const auto it = times.find(convex_triangulation(n, "inner", k, random));
        ASSERT_NE(it, times.end());
        ++it->second;
      }
      double square = 0;
      for (const auto& [edges, count] : times) square += (count - each) * (count - each) / static_cast<double>(each);
      const auto freedom = static_cast<double>(times.size() - 1);
      EXPECT_LE(square, freedom + 5 * std::sqrt(2 * freedom) + 1) << n << ' ' << k;
    }
  }
}

TEST(ConvexTriangulation, is_made_by_name) {
  const auto with = [](const std::string& shape) {
    return triangulation_of(board("triangulation", {30}, "coloring", 1, shape));
  };
  EXPECT_EQ(inner_triangles(with("inner:7")).count, 7);
  EXPECT_EQ(inner_triangles(with("branching:8")).neighbours, 0);
  EXPECT_EQ(inner_triangles(with("serpentine")).count, 0);
  for (const auto* shape : {"star", "inner:", "inner:x", "inner:14", "branching:9", "inner:-1"})
    EXPECT_THROW(with(shape), InputError) << shape;
}

}  // namespace
}  // namespace arete::tests
