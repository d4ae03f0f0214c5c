// Edge geography on a grid of which no edge has been used, at once and at any size (paper U, Theorem 4.2 and its open
// problem 4; theory/geography/grids.hpp): whether a start is lost, and from the corner (1, 1) of a grid with gcd(m + 1,
// n + 1) = 1 the one winning move, which the billiard ball finds. There the equations "the sum of x over the neighbours
// of u is 1 for u = (1, 1) and 0 for all other u" have a single solution, and an odd number of the two neighbours of
// the corner is in it. From the other starts that are won an elimination finds the moves into even kernels.
#pragma once

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// Nothing if the board is no grid with its vertices numbered row by row, if moves have been played, or if the
/// elimination needs too much memory.
std::optional<Finding> grid_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                           const Question& asked);

}  // namespace arete::inline theory
