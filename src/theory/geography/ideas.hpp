// What can be drawn of why a position of geography is won or lost: a maximum matching with D of its Gallai–Edmonds
// decomposition (paper U, Theorem 1.1), or an even kernel (Proposition 2.2).
#pragma once

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// A maximum matching of the vertices that are not used, and the token's.
Idea matching_idea(const Graph& graph, const TokenWalk& walk, Budget* budget = nullptr);

/// An even kernel through the token; if the position is won, through where the first of the winning moves leads. Of an
/// unrooted board likewise. Nothing if nobody has one.
std::optional<Idea> kernel_idea(const Graph& graph, const TokenWalk& walk, const Finding& finding,
                                Budget* budget = nullptr);

}  // namespace arete::inline theory
