// The checker of Monochromatic Complete Triangulation in convex position, at any size. A certificate names the
// components of the drawing that have several points and, for each room between their hulls, its lone points; the
// checker holds both against the board by their definitions, counts triangles, replays the turns, and works the score
// out by the theorem of docs/theory/mono-complete.md, which is all that a reader has to believe.
#pragma once

#include "proof/kinds.hpp"

namespace arete::inline proof {

struct DrawnComponents {
  std::vector<std::vector<PointSet::Index>> joined;  ///< the points of each component that has several
  std::vector<std::vector<PointSet::Index>> rooms;   ///< the lone points of each room that has any
};

std::string component_lines(const DrawnComponents& components);
Finding check_components(const BoardPosition& position, const std::string& lines, const Effort& effort);

}  // namespace arete::inline proof
