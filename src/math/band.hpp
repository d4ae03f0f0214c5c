// Sparse elimination over GF(2) for boards that are long and thin in some order, as planar and grid-like ones are.
// Vertices are ordered by breadth-first search from a far end (Cuthill and McKee 1969). Rows then come in the order of
// their first column and are reduced by the rows before them; none ever reaches beyond the last column of those, so a
// row is a few words, and all of an n×n grid costs n⁴/512 word operations and n³/256 words at most.
#pragma once

#include <span>

#include "math/arcs.hpp"
#include "math/gf2.hpp"

namespace arete::inline math {

/// A system over GF(2): of each equation its unknowns, increasing, and its right-hand side.
struct SparseSystem {
  std::int32_t unknowns = 0;
  std::vector<std::size_t> first{0};  ///< one more than equations
  std::vector<std::int32_t> unknown;
  Flags right;  ///< empty: all 0

  std::size_t equations() const { return first.size() - 1; }
  std::span<const std::int32_t> equation(std::size_t i) const {
    return {unknown.data() + first[i], first[i + 1] - first[i]};
  }
  /// An equation with the unknowns that were put at the end of the list.
  void end_equation();
};

/// Each component of the graph induced by the vertices with alive[v], in an order with neighbours close to each other.
std::vector<std::vector<std::int32_t>> narrow_orders(const Arcs& graph, const Flags& alive, Budget* budget = nullptr);

/// What an elimination would cost, roughly: word operations, and words kept.
struct Cost {
  double time = 0, words = 0;
};
/// From the first and the last unknown of each equation.
Cost band_cost(std::vector<std::pair<std::int32_t, std::int32_t>> extents);
Cost dense_cost(std::size_t equations, std::size_t unknowns);

Echelon band_elimination(const SparseSystem& system, Budget* budget = nullptr);

}  // namespace arete::inline math
