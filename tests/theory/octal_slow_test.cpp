// A short period behind a long preperiod (A. Gangolli and T. Plambeck, A note on periodicity in some octal games,
// 1989).

#include <gtest/gtest.h>

#include "theory/octal/period.hpp"

namespace arete::tests {
namespace {

TEST(NimPeriod, of_376_is_4_after_more_than_two_million_heaps) {
  NimSequence sequence{OctalCode(".376")};
  const auto period = find_period(sequence, 6'000'000);
  ASSERT_TRUE(period);
  EXPECT_EQ(period->period, 4u);
  EXPECT_EQ(period->preperiod, 2'268'248u);  // G(2268247) = 42 breaks the pattern, by the plain recurrence too
  EXPECT_EQ(period->pattern, (std::vector<HeapValue>{17, 33, 16, 32}));
  EXPECT_EQ(sequence.value(2'268'247), 42);
  EXPECT_FALSE(proved_period(sequence.values().first(period->needed()), period->most_taken));
  EXPECT_TRUE(proved_period(sequence.values().first(period->needed() + 1), period->most_taken));
}

}  // namespace
}  // namespace arete::tests
