// Pictures of positions: where their points are drawn.

#include "engine/picture.hpp"

#include <gtest/gtest.h>

#include "ask.hpp"

namespace arete::tests {
namespace {

TEST(Picture, stretches_a_flat_set_and_keeps_its_order_type) {
  const auto document = board("S", {5}, "green-wins");  // 16 wide and 256 high
  const PointSet points(*document.points);
  const auto scene = scene_of(document, *open(document), {}, "", {}, false);
  ASSERT_EQ(scene.dots.size(), points.size());
  double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
  for (const auto& dot : scene.dots) {
    left = std::min(left, dot.at.x), right = std::max(right, dot.at.x);
    low = std::min(low, dot.at.y), high = std::max(high, dot.at.y);
  }
  EXPECT_LT((high - low) / (right - left), 1.2);
  const auto turn = [&](std::size_t a, std::size_t b, std::size_t c) {
    const auto u = scene.dots[b].at - scene.dots[a].at, v = scene.dots[c].at - scene.dots[a].at;
    return u.x * v.y - u.y * v.x > 0;
  };
  for (std::size_t c = 2; c < points.size(); ++c) {
    for (std::size_t b = 1; b < c; ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        const auto index = [](std::size_t i) { return static_cast<PointSet::Index>(i); };
        EXPECT_EQ(turn(a, b, c), points.orientation(index(a), index(b), index(c)) > 0);
      }
    }
  }
}

TEST(Picture, leaves_other_sets_as_they_are) {
  auto document = board("convex", {4}, "mono-complete");
  document.points = {{{Decimal::of(0), Decimal::of(0)},
                      {Decimal::of(20), Decimal::of(0)},
                      {Decimal::of(20), Decimal::of(10)},
                      {Decimal::of(0), Decimal::of(11)}}};
  const auto scene = scene_of(document, *open(document), {}, "", {}, false);
  const auto from = scene.dots[1].at - scene.dots[0].at, up = scene.dots[3].at - scene.dots[0].at;
  EXPECT_NEAR(up.y / from.x, 11.0 / 20, 1e-9);
}

}  // namespace
}  // namespace arete::tests
