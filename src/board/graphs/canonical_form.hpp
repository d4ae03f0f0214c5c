// One form for all graphs that are alike, by nauty.
#pragma once

#include <cstdint>
#include <vector>

#include "board/graphs/graph.hpp"

namespace arete::inline board {

/// The rows of an adjacency matrix that isomorphic graphs have in common, and no others; of at most 64 vertices.
std::vector<std::uint64_t> canonical_form(const Graph& graph);

}  // namespace arete::inline board
