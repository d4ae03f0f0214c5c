// What is known of a value: two bounds that may meet. A limit makes a verdict weaker, never wrong.
#pragma once

#include <algorithm>

#include "rules/step.hpp"

namespace arete::inline rules {

struct Verdict {
  Value low = 0, high = 0;

  static constexpr Verdict of(Value v) { return {v, v}; }
  constexpr bool exact() const { return low == high; }
  constexpr Verdict shifted(Value by) const { return {low + by, high + by}; }
  constexpr bool operator==(const Verdict&) const = default;
};

}  // namespace arete::rules
