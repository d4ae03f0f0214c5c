// Bridges of what is left of a small graph: edges whose removal cuts off the part beyond them. Depth-first search from
// a root numbers the vertices as it enters them; an edge into a subtree is a bridge iff no edge of the subtree leads
// back to its near end or further (Tarjan 1974).
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "board/graphs/neighbours.hpp"

namespace arete::inline board {

template <class Set>
class BridgeSearch {
 public:
  struct Bridge {
    std::size_t edge, near, far;
    Set beyond;  ///< the edges on the far side
  };

  /// Looks at the edges that are left and can be reached from the root.
  BridgeSearch(const Incidences<Set>& graph, const Set& left, std::size_t root) : graph_(graph), left_(left) {
    visit(root);
  }

  /// A bridge with none beyond it.
  const std::optional<Bridge>& outermost() const { return bridge_; }
  /// Without a bridge, all edges of the root's component.
  const Set& component() const { return seen_; }

 private:
  /// The earliest vertex that an edge of the subtree of u leads to; stops at the first bridge.
  std::size_t visit(std::size_t u) {
    const std::size_t entered = entered_[u] = ++clock_;
    std::size_t earliest = entered;
    for (const std::size_t e : graph_.edges_at(u) & left_) {
      if (seen_.has(e)) continue;
      seen_ = seen_.with(e);
      const std::size_t w = graph_.across(u, e);
      if (entered_[w] != 0) {
        earliest = std::min<std::size_t>(earliest, entered_[w]);
        continue;
      }
      const Set before = seen_;
      const std::size_t back = visit(w);
      if (bridge_) break;
      if (back > entered) {
        bridge_ = {e, u, w, seen_ - before};
        break;
      }
      earliest = std::min(earliest, back);
    }
    return earliest;
  }

  const Incidences<Set>& graph_;
  const Set left_;
  Set seen_;
  std::array<std::uint16_t, Set::capacity> entered_{};  ///< of each vertex when; 0: not yet
  std::uint16_t clock_ = 0;
  std::optional<Bridge> bridge_;
};

}  // namespace arete::inline board
