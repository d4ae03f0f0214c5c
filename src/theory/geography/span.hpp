// Edge geography on a bipartite graph in the words of its adjacency matrix M (paper U, Theorem 3.1): a line is lost iff
// it is a sum of other lines parallel to it, which with it are an even kernel. Otherwise the unit vector of the line is
// a sum of lines perpendicular to it, and these are an even kernel after the move to one of them.
#pragma once

#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

/// What there is to say of M of the token's component, the token's line being a row, or of the whole graph; nothing if
/// that has an odd cycle. No vertex is named by its number, but by its place on its side.
std::vector<Idea::Fact> span_facts(const Graph& graph, const TokenWalk& walk, bool lost, Budget* budget = nullptr);

/// Adds these facts to the idea of a finding. Without a root and without a kernel they are the idea: M is invertible
/// (Corollary 3.6).
void tell_span(Finding& finding, const Graph& graph, const TokenWalk& walk, Budget* budget = nullptr);

}  // namespace arete::inline theory
