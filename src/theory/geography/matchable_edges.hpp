// The edges that lie in some maximum matching, from one maximum matching with its Gallai–Edmonds decomposition. Every
// edge between A and D does, and of the others only edges inside C, which has a perfect matching, and inside D. An edge
// vw of C that is not matched does iff it is on an alternating cycle. Let an arc lead from v to the mate of w for each
// such edge: the edge is on an alternating closed walk iff its arc stays within a strong component. Where no strong
// component has both a vertex and its mate, as on all bipartite graphs, such walks contain cycles, and this decides
// (Tassa 2012). In a component K that has both, most edges are on short alternating cycles that are soon found;
// otherwise w is a possible mate of v iff it is in D of K without v: one more matching for such a vertex.
#pragma once

#include "math/matching.hpp"

namespace arete::inline theory {

/// Of each vertex that every maximum matching covers, its possible mates, increasing; of the others, none.
std::vector<std::vector<std::int32_t>> possible_mates(const Arcs& graph, const Matching& matching,
                                                      Budget* budget = nullptr);

}  // namespace arete::inline theory
