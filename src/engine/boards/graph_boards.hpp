// The edges of named graphs.
#pragma once

#include <cstdint>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline engine {

std::vector<Ends> path_edges(std::int64_t n);
std::vector<Ends> cycle_edges(std::int64_t n);
std::vector<Ends> complete_edges(std::int64_t n);
/// Of any dimension; vertex (i, j) is i·columns + j, and so on.
std::vector<Ends> grid_edges(const std::vector<std::int64_t>& sizes);
std::vector<Ends> torus_edges(std::int64_t rows, std::int64_t columns);
/// Complete, the first side being 0..m−1.
std::vector<Ends> bipartite_edges(std::int64_t m, std::int64_t n);
/// Dots and Boxes: a coin for each box, a string for each side; sides at the border are tied to the ground.
std::vector<Ends> box_edges(std::int64_t rows, std::int64_t columns);
std::vector<Ends> cube_edges(std::int64_t dimension);

}  // namespace arete::inline engine
