// Undirected Edge Geography on bipartite graphs. A position is lost for the player to move from v iff v is in an even
// kernel (paper U, Corollary 3.2). Otherwise the equations "the sum of x over the neighbours of u is 1 for u = v and 0
// for all other u" can be solved, and a move from v to w wins iff some solution has x(w) = 1: without the edge vw that
// solution is an even kernel with w in it. One elimination over GF(2) answers a rooted position with all its winning
// moves, or every start.
#pragma once

#include <optional>

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// Nothing if the component of the token (without a root: any component) has an odd cycle, if the elimination would
/// need more memory than EvenKernels takes, or where a nimber is asked for that the outcome does not give.
std::optional<Finding> bipartite_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                                const Question& asked);

}  // namespace arete::inline theory
