// Moves of Le Pic'arete that secure the lower bound (docs/theory/picarete.md). With an odd number of odd components
// they are those of the proof of Theorem 2 ("Le Pic'arete", section 3): what is left after the move is worth to the
// opponent at most what the theorem says, and so she who plays on like this wins (Corollary 3). In a component O_{e,∅}
// that is an edge of an odd chain, or if the chain comes back to a vertex with one more edge, and the chain beyond is
// odd too, an edge of that one, which disconnects.
//
// With an even number of odd components the paper has no move. Ours loses no more than parity_bounds.hpp says: an
// isolated edge if there is an odd number of them; else an edge on a cycle that can be spared; else a leaf; else an
// edge on any cycle, in a component O_{o,∅} only if all are.
#pragma once

#include <span>

#include "theory/picarete/components.hpp"

namespace arete::inline theory {

/// Where to move, and how.
struct PicaretePlan {
  enum class Edge { leaf, on_cycle, of_chain };
  PicareteType in;
  Edge edge;
  bool several = false;  ///< whether the component has several cycles

  /// There is an edge left.
  static PicaretePlan of(const PicareteComponents& components);
};

/// The edge of the plan in one component, given by its edges. `scratch` has −1 for each vertex, before and after.
std::size_t chosen_edge(const PicareteComponents& components, PicaretePlan::Edge wanted,
                        std::span<const std::int32_t> edges, std::vector<std::int32_t>& scratch);

/// A move that secures the lower bound; there is an edge left.
std::size_t securing_edge(const PicareteComponents& components);

}  // namespace arete::inline theory
