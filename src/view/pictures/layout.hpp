// Coordinates for graphs that come without: each connected component is drawn by itself (best_drawing.hpp), and the
// drawings are put side by side.
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
