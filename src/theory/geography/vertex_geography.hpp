// Undirected Vertex Geography on any graph. A position is lost for the player to move from v iff some maximum matching
// of the vertices not yet used and v leaves v uncovered (paper U, Theorem 1.1), that is, iff v is in D of the
// Gallai–Edmonds decomposition of that graph. So a move from v to w wins iff w is in D of the graph of unused vertices
// without v: one maximum matching answers a rooted position with all its winning moves, and one answers every start.
// The winning moves of every start are the edges that lie in some maximum matching.
#pragma once

#include <optional>

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// Nothing only where a nimber is asked for that the outcome does not give.
std::optional<Finding> vertex_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                        const Question& asked);

}  // namespace arete::inline theory
