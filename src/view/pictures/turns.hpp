// Drawings that show a symmetry: the vertices of a cycle of an automorphism lie on a circle, one circle inside the
// other, and the automorphism turns the picture.
#pragma once

#include <vector>

#include "view/pictures/drawn_part.hpp"

namespace arete::inline view {

/// All symmetries of a small graph; none if there are very many.
std::vector<Permutation> symmetries_of(const DrawnPart& part);

/// Turns of the greatest orders, a few: all cycles are of one length, but for a vertex in the middle.
std::vector<Turn> turns(const std::vector<Permutation>& symmetries);
/// Where to begin with a turn: circles from the outside to the inside in the order of the cycles, or `inside_out`.
Places on_circles(const Turn& turn, bool inside_out);

/// How many of the symmetries move the drawing onto itself.
std::size_t shown_symmetries(const std::vector<Permutation>& symmetries, const Places& spots);

}  // namespace arete::inline view
