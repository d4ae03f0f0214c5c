// A maximum matching of any graph with its Gallai–Edmonds decomposition: D, the vertices that some maximum matching leaves
// uncovered; A, their neighbours outside D; C, the rest. Every component of D has an odd number of vertices, C has a perfect
// matching, and A is a barrier: as many components of D as there are uncovered vertices are left over. LEMON's Edmonds does the
// work from a start that is nearly maximum. This header is read as C++17 too, which LEMON needs.
#pragma once

#include "theory/arcs.hpp"

namespace arete {

enum class Part : signed char { D, A, C };

struct Matching {
  static constexpr std::int32_t none = -1;
  std::vector<std::int32_t> mate;
  std::vector<Part> part;
};

/// Mates by repeatedly matching a vertex that has one neighbour left, and any vertex when there is none such (Karp and Sipser).
std::vector<std::int32_t> greedy_matching(const Arcs& graph);

/// Enlarges a matching, given by mates, to a maximum one.
Matching maximum_matching(const Arcs& graph, std::vector<std::int32_t> mates);

inline Matching maximum_matching(const Arcs& graph) { return maximum_matching(graph, greedy_matching(graph)); }

}  // namespace arete
