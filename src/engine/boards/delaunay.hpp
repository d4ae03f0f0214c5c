// The Delaunay triangulation of points with integer coordinates, as the dual of Boost's Voronoi diagram, in O(n log n).
#pragma once

#include <vector>

#include "engine/boards/point_boards.hpp"

namespace arete::inline engine {

/// Distinct random points in a square, not checked for three on a line: a triangulation of them needs no such check.
std::vector<Site> scattered_sites(std::int64_t n, Random& random);

/// Coordinates of at most 2^30 in size, points distinct and not all on a line. Edges increasing.
std::vector<Ends> delaunay(const std::vector<Site>& sites);

}  // namespace arete::inline engine
