#include "base/heap_growth.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace arete::tests {
namespace {

TEST(HeapGrowth, is_at_least_what_is_held_and_falls_when_it_is_given_back) {
  const HeapGrowth growth;
  {
    std::vector<std::vector<char>> held;
    for (int i = 0; i < 100; ++i) held.emplace_back(10'000, 'x');
    EXPECT_GE(growth.bytes(), 1'000'000u);
    EXPECT_LT(growth.bytes(), 2'000'000u);
  }
  EXPECT_LT(growth.bytes(), 100'000u);
}

}  // namespace
}  // namespace arete::tests
