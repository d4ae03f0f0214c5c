// Lines with the same two ends, parallel edges or opposite arcs, bend apart.
#pragma once

#include <vector>

#include "board/ends.hpp"

namespace arete::inline view {

/// For each line how far it bends to the left of its way from u to v, in steps: 0 if it is alone, else evenly spread
/// about the chord. Lines to the ground do not bend.
std::vector<double> bends(const std::vector<Ends>& lines);

}  // namespace arete::inline view
