// Edge geography by twins, at any size (paper U, Corollaries 2.3 and 2.4). Two vertices that are not adjacent and have
// the same neighbours are an even kernel, so that a token at one of them is lost. If the token stands in a component in
// which any two vertices are adjacent, every move makes its two ends such twins, and wins.
#pragma once

#include <optional>

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// The first vertex that is not adjacent to v and has the same neighbours, one at least.
std::optional<std::int32_t> twin_of(const Arcs& graph, std::int32_t v);

/// Nothing if the token has no twin and its component is not complete; without a root, if the graph is not complete.
std::optional<Finding> twin_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                           const Question& asked);

}  // namespace arete::inline theory
