// A maximum matching of any graph with its Gallai–Edmonds decomposition: D, the vertices that some maximum matching
// leaves uncovered; A, their neighbours outside D; C, the rest. Every component of D has an odd number of vertices, C
// has a perfect matching, and A is a barrier: as many components of D as there are uncovered vertices are left over.
#pragma once

#include "base/memory_share.hpp"
#include "math/arcs.hpp"

namespace arete::inline math {

enum class Part : std::uint8_t { D, A, C };

struct Matching {
  static constexpr std::int32_t none = -1;
  std::vector<std::int32_t> mate;
  std::vector<Part> part;
};

/// A matching that is soon found and nearly maximum (R. Karp, M. Sipser, Maximum Matchings in Sparse Random Graphs,
/// 1981): as long as there is a vertex with one neighbour left they are matched, which loses nothing; otherwise the
/// next vertex is matched with a neighbour that has the fewest others.
std::vector<std::int32_t> nearly_maximum_matching(const Arcs& graph, const Flags& without, Budget* budget = nullptr);

/// Of the graph without some vertices, which count as isolated; an empty list stands for none. Enlarges the matching
/// that is given by mates, or the one above. Throws BudgetSpent.
Matching maximum_matching(const Arcs& graph, const Flags& without = {}, std::vector<std::int32_t> mates = {},
                          Budget* budget = nullptr);

}  // namespace arete::inline math
