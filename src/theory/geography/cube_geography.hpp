// Edge geography on a cube of which no edge has been used, at once and at any size (paper U, Theorem 4.1): every start
// is lost if the dimension is even, and every first move wins if it is odd.
#pragma once

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// The dimension of the cube that a graph is, two vertices being adjacent iff their numbers differ in one bit; nothing
/// if it is none.
std::optional<int> cube_of(const Graph& graph, Budget* budget = nullptr);

/// Nothing if the board is no such cube, or moves have been played.
std::optional<Finding> cube_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                           const Question& asked);

}  // namespace arete::inline theory
