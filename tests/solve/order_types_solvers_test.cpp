// The fast searches against the plain one on every order type: no sample, so whatever the games on points and on
// triangulations depend on is met. What takes longer is in order_types_slow_test.

#include "agree.hpp"

namespace arete::tests {
namespace {

constexpr const char* on_points[] = {"mono-complete", "mono-triangle", "bi-complete", "bi-triangle"};
constexpr const char* on_triangulations[] = {"mono-flip", "mono-flip-triangle", "bi-flip",    "all-green", "green-wins",
                                             "coloring",  "bi-coloring",        "four-cycle", "nimstring"};

TEST(OrderTypesSolvers, agree_on_every_order_type_of_five_points_up_to_its_third_move) {
  for (const auto* game : on_points) {
    for (int n = 0; n <= 5; ++n) agree_on_order_types(game, n, 2);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(OrderTypesSolvers, agree_on_every_order_type_of_six_points_in_one_colour) {
  agree_on_order_types("mono-complete", 6, 1);
  agree_on_order_types("mono-triangle", 6, 1);
}

TEST(OrderTypesSolvers, agree_on_every_triangulation_of_five_points_up_to_its_third_move) {
  for (const auto* game : on_triangulations) {
    for (int n = 1; n <= 5; ++n) agree_on_triangulations(game, n, 2);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(OrderTypesSolvers, agree_on_every_triangulation_of_six_points) {
  for (const auto* game : on_triangulations) {
    if (std::string(game) != "bi-coloring") agree_on_triangulations(game, 6);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(OrderTypesSolvers, agree_on_nimbers_of_every_triangulation_of_six_points) {
  for (const auto* game : {"mono-flip", "coloring", "nimstring"}) {
    for (int n = 1; n <= 6; ++n) agree_on_triangulations(game, n, 0, {.nimber = true});
    ASSERT_FALSE(HasFailure());
  }
}

TEST(OrderTypesSolvers, agree_on_flips_of_every_triangulation_of_seven_points) {
  for (const auto* game : {"mono-flip", "mono-flip-triangle", "bi-flip", "all-green", "green-wins"}) {
    agree_on_triangulations(game, 7);
    ASSERT_FALSE(HasFailure());
  }
}

}  // namespace
}  // namespace arete::tests
