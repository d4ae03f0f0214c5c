// Theorems 2 and 3 of "Playing with Triangulations" in all 2,190,848 positions of nine points in convex position.

#include "games/mono_complete.hpp"
#include "games/mono_triangle.hpp"
#include "theorem.hpp"
#include "theory/points/mono_complete_convex.hpp"
#include "theory/points/mono_triangle_dawson.hpp"

namespace arete::tests {
namespace {

TEST(MonoTriangleDawson, is_the_search_in_every_position_of_nine_points) {
  const auto points = polygon(9);
  Held<mono_triangle::Rules> held(points, mono_triangle_dawson);
  held.everywhere();
}

TEST(MonoCompleteConvex, is_the_search_in_every_position_of_nine_points) {
  const auto points = polygon(9);
  Held<mono_complete::Rules> held(points, mono_complete_convex);
  held.everywhere();
  EXPECT_EQ(held.count(), 2'190'848u);
}

}  // namespace
}  // namespace arete::tests
