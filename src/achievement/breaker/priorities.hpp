// Priority strategies (paper E, Proposition 4.4) found by satisfiability: which cell is the how-manyth response to
// which, and for each placement and each order of some of its cells what is certainly marked, by the law that
// `achievement/proof/priorities.hpp` checks. Known cells need a reason, and every order of a placement needs a cell
// that is known before its turn.
#pragma once

#include <optional>

#include "achievement/proof/priorities.hpp"
#include "math/sat.hpp"

namespace arete::inline achievement {

struct PriorityLimits {
  int index = 2;   ///< of the largest period
  int length = 3;  ///< of the lists of responses
  int conflicts = 100000;
  Stop stop;
};

/// Nothing if none is found within the limits, or if the maker marks more than one cell a turn.
std::optional<Priorities> find_priorities(const Tiling& tiling, const Animal& animal, Bias bias,
                                          const PriorityLimits& limits);

}  // namespace arete::inline achievement
