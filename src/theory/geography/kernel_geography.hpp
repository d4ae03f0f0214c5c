// Edge geography on any graph where an even kernel tells (paper U, Proposition 2.2): the token is lost if it is in one,
// and a move wins if it leads into one. Whether there is such a set is asked of a SAT solver, which answers graphs of
// thousands of edges that no search could take on; the answer "none" says nothing about who wins.
#pragma once

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// Nothing if no kernel tells or it takes long, if a search would answer sooner, or if every winning move is asked for
/// and there is one.
std::optional<Finding> kernel_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                             const Question& asked);

}  // namespace arete::inline theory
