// Bit sets, exact decimals, orientation and general position.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "base/bits.hpp"
#include "base/decimal.hpp"
#include "base/input_error.hpp"
#include "board/plane/point_set.hpp"

namespace arete::tests {
namespace {

PointSet set_of_texts(const std::vector<std::array<const char*, 2>>& texts) {
  std::vector<PointSet::Written> points;
  for (const auto& t : texts) points.push_back({Decimal::read(t[0]), Decimal::read(t[1])});
  return PointSet(points);
}

PointSet integers(const std::vector<std::array<std::int64_t, 2>>& sites) {
  std::vector<PointSet::Written> points;
  for (const auto& s : sites) points.push_back({Decimal::of(s[0]), Decimal::of(s[1])});
  return PointSet(points);
}

template <class Width>
class BitsTest : public testing::Test {};
using Widths = testing::Types<Bits<1>, Bits<2>, Bits<16>>;
TYPED_TEST_SUITE(BitsTest, Widths);

TYPED_TEST(BitsTest, agree_with_std_set_under_random_operations) {
  std::mt19937 random(7);
  std::set<std::size_t> model;
  TypeParam bits;
  for (int round = 0; round < 2000; ++round) {
    const std::size_t element = random() % TypeParam::capacity;
    if (random() % 2) {
      model.insert(element);
      bits = bits.with(element);
    } else {
      model.erase(element);
      bits = bits.without(element);
    }
    ASSERT_EQ(bits.has(element), model.contains(element));
    ASSERT_EQ(bits.empty(), model.empty());
    ASSERT_EQ(bits.single(), model.size() == 1);
    ASSERT_EQ(static_cast<std::size_t>(bits.size()), model.size());
    ASSERT_EQ(std::vector<std::size_t>(bits.begin(), bits.end()), std::vector<std::size_t>(model.begin(), model.end()));
  }
}

TYPED_TEST(BitsTest, below_n_has_the_numbers_below_n) {
  for (std::size_t n = 0; n <= TypeParam::capacity; ++n) {
    const auto bits = TypeParam::below(n);
    ASSERT_EQ(static_cast<std::size_t>(bits.size()), n);
    if (n > 0) {
      ASSERT_TRUE(bits.has(n - 1) && bits.has(0));
    }
  }
}

TYPED_TEST(BitsTest, single_means_one_element) {
  EXPECT_FALSE(TypeParam().single());
  for (std::size_t a = 0; a < TypeParam::capacity; ++a) {
    ASSERT_TRUE(TypeParam::of(a).single());
    for (std::size_t b = 0; b < a; ++b) ASSERT_FALSE(TypeParam::of(a).with(b).single());
  }
}

TYPED_TEST(BitsTest, set_algebra_is_what_it_says) {
  const auto a = TypeParam::below(40), b = TypeParam::below(60) - TypeParam::below(20);
  EXPECT_EQ((a & b).size(), 20);
  EXPECT_EQ((a | b).size(), 60);
  EXPECT_EQ((a - b).size(), 20);
  EXPECT_TRUE(a.meets(b));
  EXPECT_FALSE(a.contains(b));
  EXPECT_TRUE(a.contains(a & b));
  EXPECT_EQ((b - a).front(), 40u);
}

TEST(Decimal, is_read_exactly) {
  const auto same = [](const char* text, long digits, int places) {
    const auto d = Decimal::read(text);
    EXPECT_EQ(static_cast<long>(d.digits), digits) << text;
    EXPECT_EQ(d.places, places) << text;
  };
  same("0", 0, 0);
  same("-0.0", 0, 0);
  same("0e99999999999999999999", 0, 0);
  same("1.50", 15, 1);
  same("-12.25", -1225, 2);
  same("1e3", 1000, 0);
  same("125E-4", 125, 4);
  same("1.25e+1", 125, 1);
  same("1073741824", 1L << 30, 0);
  same("-1073741824.0", -(1L << 30), 0);
}

TEST(Decimal, refuses_what_is_too_large_or_too_fine) {
  for (const auto* text :
       {"1073741825", "-1073741824.0000000001", "1e10", "1e1000000000000", "123456789012345678901234567890"}) {
    EXPECT_THROW(Decimal::read(text), std::invalid_argument) << text;
  }
  for (const auto* text : {"1e-29", "0.00000000000000000000000000001", "1e-1000000000000"}) {
    EXPECT_THROW(Decimal::read(text), std::invalid_argument) << text;
  }
  EXPECT_NO_THROW(Decimal::read("1e-28"));
}

TEST(Orientation, sees_the_least_turn_at_the_largest_coordinates) {
  const std::int64_t far = std::int64_t{1} << 30;
  const auto points = integers({{-far, -far}, {far, far}, {far - 1, far - 1}, {far - 1, far}, {far, far - 1}});
  EXPECT_EQ(points.orientation(0, 1, 2), 0);
  EXPECT_EQ(points.orientation(0, 1, 3), 1);
  EXPECT_EQ(points.orientation(0, 1, 4), -1);
}

TEST(Orientation, is_exact_with_28_places) {
  const auto points = set_of_texts({{"0", "0"},
                                    {"1073741824", "1073741824"},
                                    {"0.5", "0.5"},
                                    {"0.5", "0.5000000000000000000000000001"},
                                    {"1e-28", "0"}});
  EXPECT_EQ(points.orientation(0, 1, 2), 0);
  EXPECT_EQ(points.orientation(0, 1, 3), 1);
  EXPECT_EQ(points.orientation(0, 1, 4), -1);
}

TEST(Orientation, of_narrow_and_wide_coordinates_agree) {
  std::mt19937 random(3);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::array<std::int64_t, 2>> sites;
    for (int i = 0; i < 3; ++i)
      sites.push_back({static_cast<std::int64_t>(random() % 5), static_cast<std::int64_t>(random() % 5)});
    const auto narrow = integers(sites);
    std::vector<PointSet::Written> written;
    for (const auto& s : sites) written.push_back({Decimal::of(s[0]), Decimal::of(s[1])});
    written.push_back({Decimal::read("1e-28"), Decimal::of(1 << 30)});  // forces the wide representation
    const PointSet wide(written);
    ASSERT_EQ(narrow.orientation(0, 1, 2), wide.orientation(0, 1, 2));
    ASSERT_EQ(narrow.compare(0, 1), wide.compare(0, 1));
  }
}

TEST(PointList, holds_what_was_written_whole_or_not) {
  const auto whole = Decimal::of(-7), far = Decimal::of(1 << 30), fine = Decimal::read("0.25");
  const std::vector<PointSet::Written> written{{whole, far}, {far, whole}, {fine, whole}, {whole, whole}};
  for (std::size_t size = 0; size <= written.size(); ++size) {
    const PointList list(std::vector(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(size)));
    EXPECT_EQ(list.all_whole(), size <= 2);
    ASSERT_EQ(list.size(), size);
    const PointSet points(list);
    ASSERT_EQ(points.size(), size);
    std::size_t i = 0;
    for (const auto& point : list) {
      for (const int k : {0, 1}) {
        EXPECT_EQ(point[k].digits, written[i][k].digits);
        EXPECT_EQ(point[k].places, written[i][k].places);
        EXPECT_DOUBLE_EQ(points.approximate(static_cast<PointSet::Index>(i))[k],
                         static_cast<double>(written[i][k].digits) * (written[i][k].places == 2 ? 0.01 : 1));
      }
      ++i;
    }
  }
  PointList list;
  list.push_whole(1, 2);
  list.push_back({fine, fine});
  list.push_whole(3, 4);
  EXPECT_EQ(list[2][1].digits, 4);
  EXPECT_EQ(list.bytes(), 3 * sizeof(PointSet::Written));
}

/// Every triple, by the definition.
bool general_by_definition(const PointSet& points) {
  const auto n = static_cast<PointSet::Index>(points.size());
  for (PointSet::Index a = 0; a < n; ++a) {
    for (PointSet::Index b = a + 1; b < n; ++b) {
      if (points.compare(a, b) == 0) return false;
      for (PointSet::Index c = b + 1; c < n; ++c) {
        if (points.orientation(a, b, c) == 0) return false;
      }
    }
  }
  return true;
}

/// What is wrong, with its place, or nothing.
std::optional<std::string> refusal_of(const PointSet& points) {
  try {
    points.require_general_position();
    return std::nullopt;
  } catch (const InputError& e) {
    return e.at() + ": " + e.what();
  }
}

TEST(GeneralPosition, is_decided_as_by_all_triples) {
  std::mt19937 random(11);
  int general = 0, degenerate = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<std::array<std::int64_t, 2>> sites;
    const std::size_t n = random() % 8;
    for (std::size_t i = 0; i < n; ++i)
      sites.push_back({static_cast<std::int64_t>(random() % 12), static_cast<std::int64_t>(random() % 12)});
    const auto points = integers(sites);
    const bool accepted = !refusal_of(points);
    ASSERT_EQ(accepted, general_by_definition(points));
    ++(accepted ? general : degenerate);
  }
  EXPECT_GT(general, 300);
  EXPECT_GT(degenerate, 300);
}

TEST(GeneralPosition, names_the_points_that_break_it) {
  try {
    integers({{0, 0}, {5, 1}, {2, 2}, {9, 9}, {1, 7}}).require_general_position();
    FAIL();
  } catch (const InputError& e) {
    EXPECT_EQ(e.at(), "points[3]");
    EXPECT_STREQ(e.what(), "on a line with points[0] and points[2]");
  }
  try {
    set_of_texts({{"0", "0"}, {"0.1", "2"}, {"1e-1", "2.0"}}).require_general_position();
    FAIL();
  } catch (const InputError& e) {
    EXPECT_EQ(e.at(), "points[2]");
    EXPECT_STREQ(e.what(), "equal to points[1]");
  }
}

TEST(GeneralPosition, of_points_inside_a_large_hull_is_decided_as_by_all_triples) {
  std::mt19937 random(12);
  int general = 0;
  for (int round = 0; round < 60; ++round) {
    std::vector<std::array<std::int64_t, 2>> sites;
    for (std::int64_t x = -20; x <= 20; ++x) sites.push_back({2 * x, x * x});
    for (int inner = 0; inner < 2; ++inner) {
      sites.insert(sites.begin() + static_cast<std::ptrdiff_t>(random() % sites.size()),
                   {static_cast<std::int64_t>(random() % 41) - 20, 200 + static_cast<std::int64_t>(random() % 200)});
    }
    const auto points = integers(sites);
    const bool expected = general_by_definition(points);
    general += expected;
    ASSERT_EQ(!refusal_of(points), expected);
  }
  EXPECT_GT(general, 5);
  EXPECT_LT(general, 55);
}

TEST(GeneralPosition, of_a_large_set_is_checked_if_few_points_lie_inside) {
  std::vector<std::array<std::int64_t, 2>> sites;
  for (std::int64_t x = 0; x < 20000; ++x) sites.push_back({x, x * x});
  EXPECT_FALSE(refusal_of(integers(sites)));
  sites.push_back({10000, 150000001});
  EXPECT_FALSE(refusal_of(integers(sites)));
  sites.push_back({4, 21});
  EXPECT_EQ(refusal_of(integers(sites)), "points[20001]: on a line with points[3] and points[9]");
  sites.pop_back();
  for (std::int64_t i = 1; i < 900; ++i) sites.push_back({10000 + i, 150000000 + i * i});
  EXPECT_EQ(refusal_of(integers(sites)),
            "points: 20900 points, 900 of them inside the hull: that no three lie on a line is checked if these "
            "numbers multiply to at most 16777216");
}

/// The same sites in orders that go up and down in few runs and in many.
std::vector<std::vector<std::array<std::int64_t, 2>>> orders_of(std::vector<std::array<std::int64_t, 2>> sites,
                                                                std::mt19937& random) {
  std::vector<std::vector<std::array<std::int64_t, 2>>> orders;
  std::sort(sites.begin(), sites.end());
  for (const std::size_t runs : {1u, 2u, 3u, 7u, 8u, 9u, 12u}) {
    for (const bool zigzag : {false, true}) {
      auto& order = orders.emplace_back();
      for (std::size_t run = 0; run < runs; ++run) {
        const auto begin = static_cast<std::ptrdiff_t>(order.size());
        for (std::size_t i = run; i < sites.size(); i += runs) order.push_back(sites[i]);
        if (zigzag && run % 2 == 0) std::reverse(order.begin() + begin, order.end());
      }
    }
  }
  std::shuffle(sites.begin(), sites.end(), random);
  orders.push_back(sites);
  return orders;
}

TEST(PointSet, has_one_hull_in_whatever_order_its_points_come) {
  std::mt19937 random(5);
  for (std::size_t n = 0; n <= 40; ++n) {
    std::set<std::array<std::int64_t, 2>> chosen;
    while (chosen.size() < n) chosen.insert({static_cast<int>(random() % 12), static_cast<int>(random() % 12)});
    std::vector<std::vector<std::array<std::int64_t, 2>>> hulls;
    for (auto order : orders_of({chosen.begin(), chosen.end()}, random)) {
      const auto set = integers(order);
      auto& hull = hulls.emplace_back();
      for (const auto i : set.hull()) hull.push_back(order[static_cast<std::size_t>(i)]);
      EXPECT_EQ(hull, hulls.front());
      EXPECT_NO_THROW(set.require_distinct());
      if (n == 0) continue;
      const std::size_t twin = random() % n;
      order.push_back(order[twin]);
      try {
        integers(order).require_distinct();
        ADD_FAILURE() << "points[" << n << "] is points[" << twin << "]";
      } catch (const InputError& e) {
        EXPECT_EQ(e.at() + " " + e.what(),
                  "points[" + std::to_string(n) + "] equal to points[" + std::to_string(twin) + "]");
      }
    }
  }
}

}  // namespace
}  // namespace arete::tests
