// The dependency digraph of a priority strategy on a placement of the animal (paper E, Figure 4.6): which cell the
// maker cannot mark after which. An arrow from x to y is unconditional if the breaker's responses to x mark y in any
// case; conditional, given c, if they do once c is marked, by whomever; secondary, given c, if they do once the maker
// has marked c and the breaker has responded to it.
#pragma once

#include <optional>
#include <vector>

#include "achievement/proof/priorities.hpp"

namespace arete::inline achievement {

struct Dependency {
  enum class Kind { unconditional, conditional, secondary };
  Cell from, to;
  Kind kind = Kind::unconditional;
  std::optional<Cell> given;  ///< a third cell of the placement
  auto operator<=>(const Dependency&) const = default;
};

std::vector<Dependency> dependencies(const Tiling& tiling, const Animal& placement, const Priorities& priorities,
                                     int breaker);

/// Every placement of the animal over one period of the strategy.
std::vector<Animal> placements_in_period(const Tiling& tiling, const Animal& animal, const Period& period);

}  // namespace arete::inline achievement
