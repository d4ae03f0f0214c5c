// What takes longer than a test should: nine points, and the searches against each other on larger order types.

#include <gtest/gtest.h>

#include "agree.hpp"
#include "board/plane/order_types.hpp"

namespace arete::tests {
namespace {

TEST(OrderTypesSlow, of_nine_points_are_as_many_as_A006247_has) { EXPECT_EQ(order_types(9).size(), 158830u); }

TEST(OrderTypesSlow, bi_complete_agrees_on_six_points) { agree_on_order_types("bi-complete", 6); }
TEST(OrderTypesSlow, bi_triangle_agrees_on_six_points) { agree_on_order_types("bi-triangle", 6); }
TEST(OrderTypesSlow, bi_coloring_agrees_on_every_triangulation_of_six_points) {
  agree_on_triangulations("bi-coloring", 6);
}

TEST(OrderTypesSlow, mono_complete_agrees_on_seven_points) { agree_on_order_types("mono-complete", 7); }
TEST(OrderTypesSlow, mono_triangle_agrees_on_seven_points) { agree_on_order_types("mono-triangle", 7); }
TEST(OrderTypesSlow, coloring_agrees_on_every_triangulation_of_seven_points) { agree_on_triangulations("coloring", 7); }
TEST(OrderTypesSlow, four_cycle_agrees_on_every_triangulation_of_seven_points) {
  agree_on_triangulations("four-cycle", 7);
}
TEST(OrderTypesSlow, nimstring_agrees_on_every_triangulation_of_seven_points) {
  agree_on_triangulations("nimstring", 7);
}

TEST(OrderTypesSlow, mono_flip_agrees_on_every_triangulation_of_eight_points) {
  agree_on_triangulations("mono-flip", 8);
}
TEST(OrderTypesSlow, green_wins_agrees_on_every_triangulation_of_eight_points) {
  agree_on_triangulations("green-wins", 8);
}

TEST(OrderTypesSlow, the_theorem_on_coloring_agrees_on_seven_points) {
  expect_theorem_on_triangulations("coloring", 7);
}
TEST(OrderTypesSlow, the_theorem_on_all_green_agrees_on_seven_points) {
  expect_theorem_on_triangulations("all-green", 7);
}
TEST(OrderTypesSlow, the_theorem_on_green_wins_agrees_on_seven_points) {
  expect_theorem_on_triangulations("green-wins", 7);
}

}  // namespace
}  // namespace arete::tests
