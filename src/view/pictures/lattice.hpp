// Graphs that are pieces of the square lattice are drawn as such. From a corner inwards, a vertex with two neighbours
// nearer to the corner completes a square, and one with a single such neighbour goes straight on. Whatever comes out is
// checked: every edge one long, no two vertices in one place.
#pragma once

#include <array>
#include <optional>
#include <vector>

namespace arete::inline view {

/// Of a connected graph, given by the neighbours of each vertex. Every rectangle of squares is found, and pieces of the
/// lattice like it.
std::optional<std::vector<std::array<int, 2>>> lattice_places(const std::vector<std::vector<std::size_t>>& neighbours);

}  // namespace arete::inline view
