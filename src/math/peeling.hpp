// Leaves cost nothing in an elimination. In the equations "the sum of x over the neighbours of v is b(v)" of a graph, a
// vertex u with the one neighbour w left says x(w) = b(u), and w says x(u) = b(w) + the sum over the other neighbours
// of w that are left; both can go without changing what the others say. A vertex without neighbours has a free x. What
// remains is the core, of which every vertex has two neighbours at least; trees vanish.
#pragma once

#include <limits>

#include "base/memory_share.hpp"
#include "math/arcs.hpp"

namespace arete::inline math {

struct Peeling {
  static constexpr std::int32_t nobody = -1, never = std::numeric_limits<std::int32_t>::max();
  struct Step {
    std::int32_t leaf, neighbour;  ///< the neighbour may be nobody
  };
  std::vector<Step> steps;
  std::vector<std::int32_t> when;  ///< the step in which a vertex went; `never` in the core and outside the graph

  /// Peels the graph induced by the vertices with `in`.
  Peeling(const Arcs& graph, const Flags& in, Budget* budget = nullptr);

  bool core(std::int32_t v) const { return when[static_cast<std::size_t>(v)] == never; }
  /// Calls f with the neighbours that w = steps[step].neighbour had beside its leaf.
  template <class F>
  void each_other(const Arcs& graph, std::int32_t step, F f) const {
    for (const auto t : graph.of(steps[static_cast<std::size_t>(step)].neighbour)) {
      if (when[static_cast<std::size_t>(t)] > step) f(t);
    }
  }
};

}  // namespace arete::inline math
