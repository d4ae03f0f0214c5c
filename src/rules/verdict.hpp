// What is known of a value: two bounds that may meet. A limit makes a verdict weaker, never wrong.
#pragma once

#include "rules/step.hpp"

namespace arete::inline rules {

struct Verdict {
  static constexpr Value infinite = 1 << 29;  ///< more than any value
  Value low = 0, high = 0;

  static constexpr Verdict of(Value v) { return {v, v}; }
  static constexpr Verdict unknown() { return {-infinite, infinite}; }
  constexpr bool exact() const { return low == high; }
  constexpr Verdict shifted(Value by) const { return {low + by, high + by}; }
  constexpr bool operator==(const Verdict&) const = default;
};

/// For the player to move.
enum class Outcome : unsigned char { unknown, loss, tie, win };

constexpr Outcome outcome_of(Verdict v) {
  return v.low > 0 ? Outcome::win : v.high < 0 ? Outcome::loss : v == Verdict::of(0) ? Outcome::tie : Outcome::unknown;
}
/// For the other player.
constexpr Outcome reversed(Outcome outcome) {
  return outcome == Outcome::win ? Outcome::loss : outcome == Outcome::loss ? Outcome::win : outcome;
}

}  // namespace arete::inline rules
