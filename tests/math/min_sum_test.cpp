// Sums of small tables: the least value against every assignment, and what is not allowed stays so.

#include "math/min_sum.hpp"

#include <gtest/gtest.h>

#include <array>

#include "base/random.hpp"

namespace arete::tests {
namespace {

constexpr int values = 3, variables = 6;

struct PairTable {
  MinSum::Variable u, v;
  std::vector<std::int32_t> entry;
};

std::int64_t sum_of(const std::vector<PairTable>& tables, int assignment) {
  std::array<int, variables> value{};
  for (int& one : value) {
    one = assignment % values;
    assignment /= values;
  }
  std::int64_t sum = 0;
  for (const auto& [u, v, entry] : tables)
    sum += entry[static_cast<std::size_t>(value[static_cast<std::size_t>(u)] +
                                          values * value[static_cast<std::size_t>(v)])];
  return sum;
}

TEST(MinSum, is_the_least_over_all_assignments) {
  Random random(1);
  for (int round = 0; round < 500; ++round) {
    std::vector<PairTable> tables;
    MinSum sum(std::vector<int>(variables, values));
    for (MinSum::Variable u = 0; u < variables; ++u) {
      for (MinSum::Variable v = u + 1; v < variables; ++v) {
        if (random.below(3) != 0) continue;
        std::vector<std::int32_t> entry;
        for (int i = 0; i < values * values; ++i)
          entry.push_back(random.below(4) == 0 ? MinSum::never : static_cast<std::int32_t>(random.below(20)));
        tables.push_back({u, v, entry});
        sum.add({u, v}, entry);
      }
    }
    ASSERT_TRUE(sum.plan(1e6));
    std::int64_t least = MinSum::never;
    for (int assignment = 0; assignment < 729; ++assignment) least = std::min(least, sum_of(tables, assignment));
    const auto found = sum.solve();
    EXPECT_EQ(found.least, least);
    if (least == MinSum::never) continue;
    int assignment = 0;
    for (std::size_t i = variables; i-- > 0;) assignment = values * assignment + found.value[i];
    EXPECT_EQ(sum_of(tables, assignment), least);
  }
}

TEST(MinSum, of_several_parts_that_are_not_allowed_is_not_allowed) {
  MinSum sum({1, 1, 2});
  sum.add({0}, {MinSum::never});
  sum.add({1}, {MinSum::never});
  sum.add({2}, {7, MinSum::never - 1});
  ASSERT_TRUE(sum.plan(10));
  EXPECT_EQ(sum.solve().least, MinSum::never);
}

}  // namespace
}  // namespace arete::tests
