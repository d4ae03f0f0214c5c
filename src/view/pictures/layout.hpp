// Coordinates for graphs that come without. Each connected component is drawn by stress minimisation: the
// distance of two vertices in the plane should be their distance in the graph (E. Gansner, Y. Koren and
// S. North, Graph drawing by stress majorization, 2004), unless it is a piece of the square lattice. No random numbers:
// a graph always looks the same.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline view {

/// One point for each vertex, edges about 1 long, no two points equal. Edges to the ground, loops and ends that
/// are no vertices are ignored. Components lie side by side, isolated vertices together in rows.
std::vector<std::array<double, 2>> layout(std::size_t vertices, const std::vector<Ends>& edges);

}  // namespace arete::inline view
