// The drawing of a connected graph: a piece of the square lattice is drawn as such; of others many drawings are made,
// by relaxing several starts, from the faces of a planar embedding and around symmetries, and the best is taken. No
// random numbers: a graph always looks the same.
#pragma once

#include "view/pictures/drawn_part.hpp"

namespace arete::inline view {

/// Edges about 1 long. A planar graph has no crossings; very large graphs are regular polygons.
Places best_drawing(const DrawnPart& part);

}  // namespace arete::inline view
