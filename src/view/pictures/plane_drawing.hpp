// Planar graphs without crossings. An embedding (J. Boyer and W. Myrvold, 2004) says which walks bound the faces. Each
// face is filled with new vertices: one in every corner, one at every side, one in the middle, joined so that all faces
// become triangles, no two edges have the same ends, and the corners of one face, the outer one, form a polygon. Such a
// triangulated disc is drawn without crossings when the polygon is convex and every other vertex is the mean of its
// neighbours (W. Tutte, How to draw a graph, 1963; M. Floater, 2003). Whatever symmetry of the embedding keeps the
// outer face is a symmetry of the drawing, because the solution is unique.
#pragma once

#include <vector>

#include "view/pictures/drawn_part.hpp"

namespace arete::inline view {

/// Drawings of a connected graph with at least three vertices, one for each of the `most` longest faces as the
/// outer one; none if it is not planar.
std::vector<Places> plane_drawings(const DrawnPart& part, std::size_t most);

}  // namespace arete::inline view
