// Order types against what is known of them: their numbers, the numbers of convex quadrilaterals and of triangulations
// that they have, the axioms of orientations, and real points.

#include "board/plane/order_types.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "ask.hpp"
#include "base/input_error.hpp"
#include "board/plane/every_triangulation.hpp"
#include "engine/boards/realizations.hpp"

namespace arete::tests {
namespace {

TEST(OrderTypes, are_as_many_as_in_the_database_of_Aichholzer_Aurenhammer_and_Krasser) {
  const std::size_t known[] = {1, 1, 1, 1, 2, 3, 16, 135, 3315};
  for (int n = 0; n <= 8; ++n) {
    const auto types = order_types(n);
    EXPECT_EQ(types.size(), known[n]) << n;
    EXPECT_TRUE(std::is_sorted(types.begin(), types.end()));
    EXPECT_EQ(std::adjacent_find(types.begin(), types.end()), types.end());
  }
  EXPECT_THROW(order_types(-1), std::invalid_argument);
  EXPECT_THROW(order_types(OrderType::most_points + 1), std::invalid_argument);
}

/// Knuth, Axioms and Hulls, 1992: what makes a sign for each triple a CC system.
bool satisfies_knuth(const OrderType& type) {
  const int n = type.size();
  const auto left = [&](int a, int b, int c) { return type.orientation(a, b, c) > 0; };
  const auto interior = [&](int p, int q, int r, int t) {
    return !(left(t, q, r) && left(p, t, r) && left(p, q, t)) || left(p, q, r);
  };
  const auto transitive = [&](int p, int q, int r, int s, int t) {
    return !(left(t, s, p) && left(t, s, q) && left(t, s, r) && left(t, p, q) && left(t, q, r)) || left(t, p, r);
  };
  const auto differs = [](int x, std::initializer_list<int> others) {
    return std::find(others.begin(), others.end(), x) == others.end();
  };
  for (int p = 0; p < n; ++p) {
    for (int q = 0; q < n; ++q) {
      for (int r = 0; r < n && q != p; ++r) {
        if (!differs(r, {p, q})) continue;
        for (int t = 0; t < n; ++t) {
          if (!differs(t, {p, q, r})) continue;
          if (!interior(p, q, r, t)) return false;
          for (int s = 0; s < n; ++s) {
            if (differs(s, {p, q, r, t}) && !transitive(p, q, r, s, t)) return false;
          }
        }
      }
    }
  }
  return true;
}

TEST(OrderTypes, are_all_sign_tables_that_satisfy_the_axioms_of_Knuth) {
  for (int n = 3; n <= 6; ++n) {
    std::set<OrderType> met;
    const int triples = n * (n - 1) * (n - 2) / 6;
    for (std::uint32_t mask = 0; mask < 1u << triples; ++mask) {
      std::uint32_t bits = mask;
      const OrderType type(n, [&](int, int, int) { return std::exchange(bits, bits >> 1) & 1 ? -1 : 1; });
      if (satisfies_knuth(type)) met.insert(type.least().type);
    }
    EXPECT_EQ(std::vector(met.begin(), met.end()), order_types(n)) << n;
  }
}

TEST(OrderTypes, of_all_points_extreme_there_is_one_and_it_is_the_first) {
  for (int n = 3; n <= 8; ++n) {
    const auto types = order_types(n);
    const auto convex = [&](const OrderType& type) { return static_cast<int>(type.hull().size()) == n; };
    EXPECT_TRUE(convex(types[0]));
    EXPECT_EQ(std::count_if(types.begin(), types.end(), convex), 1) << n;
  }
}

TEST(OrderTypes, of_six_points_have_their_known_hulls) {
  std::vector<int> count(7);
  for (const auto& type : order_types(6)) ++count[type.hull().size()];
  EXPECT_EQ(count, (std::vector<int>{0, 0, 0, 6, 6, 3, 1}));
}

int convex_quadrilaterals(const OrderType& type) {
  int count = 0;
  const int n = type.size();
  for (int a = 0; a < n; ++a) {
    for (int b = a + 1; b < n; ++b) {
      for (int c = b + 1; c < n; ++c) {
        for (int d = c + 1; d < n; ++d) count += type.relabelled({a, b, c, d}, false).hull().size() == 4;
      }
    }
  }
  return count;
}

TEST(OrderTypes, reach_the_rectilinear_crossing_numbers_of_complete_graphs) {
  const int least[] = {0, 0, 0, 0, 0, 1, 3, 9, 19};
  for (int n = 0; n <= 8; ++n) {
    int fewest = 1000, most = 0;
    for (const auto& type : order_types(n)) {
      fewest = std::min(fewest, convex_quadrilaterals(type));
      most = std::max(most, convex_quadrilaterals(type));
    }
    EXPECT_EQ(fewest, least[n]) << n;
    EXPECT_EQ(most, n * (n - 1) * (n - 2) * (n - 3) / 24) << n;
  }
}

TEST(OrderTypes, keep_their_least_labelling_under_relabelling_and_reflection) {
  Random random(3);
  for (std::int64_t n = 0; n <= OrderType::most_points; ++n) {
    for (int round = 0; round < 100; ++round) {
      auto sites = random_sites(n, random);
      const auto type = order_type(set_of(sites));
      for (std::size_t i = sites.size(); i > 1; --i) std::swap(sites[i - 1], sites[random.below(i)]);
      if (random.coin()) {
        for (auto& s : sites) s[0] = -s[0];
      }
      const OrderType given(set_of(sites));
      const auto least = given.least();
      ASSERT_EQ(least.type, type);
      ASSERT_EQ(given.relabelled(least.order, least.mirrored), type);
      ASSERT_EQ(type.least().type, type);
    }
  }
}

TEST(OrderTypes, see_points_as_the_exact_predicates_do) {
  Random random(4);
  for (int round = 0; round < 50; ++round) {
    const auto points = set_of(random_sites(8, random));
    const OrderType type(points);
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        for (int k = 0; k < 8; ++k)
          ASSERT_EQ(type.orientation(i, j, k), i == j || j == k || i == k ? 0 : points.orientation(i, j, k));
      }
    }
    auto hull = points.hull();
    std::rotate(hull.begin(), std::min_element(hull.begin(), hull.end()), hull.end());
    ASSERT_EQ(type.hull(), std::vector<int>(hull.begin(), hull.end()));
  }
}

TEST(OrderTypes, are_not_given_to_points_on_a_line_or_to_too_many) {
  EXPECT_THROW(order_type(set_of({{0, 0}, {1, 1}, {2, 2}})), InputError);
  EXPECT_THROW(order_type(set_of({{0, 0}, {0, 0}})), InputError);
  EXPECT_THROW(order_type(set_of(convex_sites(OrderType::most_points + 1))), InputError);
}

TEST(Realizations, have_their_order_type_label_by_label) {
  for (int n = 0; n <= most_realized; ++n) {
    const auto types = order_types(n);
    const auto realized = realized_order_types(n);
    ASSERT_EQ(realized.size(), types.size());
    for (std::size_t i = 0; i < types.size(); ++i) ASSERT_EQ(OrderType(set_of(realized[i])), types[i]);
  }
  EXPECT_THROW(realized_order_types(most_realized + 1), std::invalid_argument);
}

TEST(Realizations, of_at_most_seven_points_have_small_coordinates_and_are_always_the_same) {
  for (int n = 0; n <= 7; ++n) {
    const auto realized = realized_order_types(n);
    for (const auto& sites : realized) {
      for (const auto& [x, y] : sites) EXPECT_TRUE(0 <= x && x < 256 && 0 <= y && y < 256) << n;
    }
    EXPECT_EQ(realized_order_types(n), realized);
  }
}

int triangulations(const std::vector<Site>& sites) {
  int count = 0;
  every_triangulation(set_of(sites), [&](const std::vector<Ends>&) { ++count; });
  return count;
}

TEST(Triangulations, of_convex_points_are_counted_by_Catalan) {
  const int catalan[] = {1, 1, 2, 5, 14, 42, 132, 429};
  for (int n = 2; n <= 9; ++n) EXPECT_EQ(triangulations(convex_sites(n)), catalan[n - 2]) << n;
}

TEST(Triangulations, of_double_circles_are_counted_by_inclusion_and_exclusion) {
  EXPECT_EQ(triangulations(double_circle_sites(6)), 4);
  EXPECT_EQ(triangulations(double_circle_sites(8)), 30);
}

TEST(Triangulations, are_fewest_and_most_as_Aichholzer_Hurtado_and_Noy_found) {
  const int fewest[] = {1, 1, 1, 1, 1, 2, 4, 11, 30}, most[] = {1, 1, 1, 1, 2, 5, 14, 42, 150};
  for (int n = 0; n <= 8; ++n) {
    std::vector<int> counts;
    for (const auto& sites : realized_order_types(n)) counts.push_back(triangulations(sites));
    EXPECT_EQ(*std::min_element(counts.begin(), counts.end()), fewest[n]) << n;
    EXPECT_EQ(*std::max_element(counts.begin(), counts.end()), most[n]) << n;
  }
}

}  // namespace
}  // namespace arete::tests
