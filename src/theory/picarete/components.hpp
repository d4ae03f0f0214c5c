// The components of a graph as Le Pic'arete tells them apart ("Le Pic'arete", section 2), on boards of ten million
// edges: one pass over the edges joins vertices and counts degrees, one over the vertices counts components, and leaves
// are peeled off to find the 2-core. A vertex keeps its degree and the exclusive or of its neighbours. That is enough
// to walk wherever there is one way on: from a leaf inwards, and along chains of vertices of degree two. No lists of
// neighbours are needed, and there is no recursion.
#pragma once

#include <array>
#include <vector>

#include "base/memory_share.hpp"
#include "board/graphs/graph.hpp"
#include "math/arcs.hpp"
#include "rules/parity_bounds.hpp"
#include "theory/picarete/types.hpp"

namespace arete::inline theory {

/// The edges at a vertex that are left: how many, and the exclusive or of their other ends.
struct PicareteLink {
  std::int32_t degree = 0, others = 0;
};
using PicareteLinks = std::vector<PicareteLink>;

inline void toggle(PicareteLinks& links, Ends e, std::int32_t by) {
  auto &u = links[static_cast<std::size_t>(e.u)], &v = links[static_cast<std::size_t>(e.v)];
  u.degree += by;
  v.degree += by;
  u.others ^= e.v;
  v.others ^= e.u;
}

/// Takes leaves off, starting at `from`, as long as one comes after the other; calls f(leaf, neighbour) before each.
template <class F>
void peel(PicareteLinks& links, std::int32_t from, F f) {
  for (auto leaf = from; links[static_cast<std::size_t>(leaf)].degree == 1;) {
    const auto next = links[static_cast<std::size_t>(leaf)].others;
    f(leaf, next);
    toggle(links, {leaf, next}, -1);
    leaf = next;
  }
}

class PicareteComponents {
 public:
  using Vertex = std::int32_t;
  using Id = std::int32_t;  ///< of a component
  static constexpr Id none = -1;

  /// Of what is left without some edges; an empty list stands for none. The graph must stay where it is.
  explicit PicareteComponents(const Graph& graph, const Flags& removed = {}, Budget* budget = nullptr);

  const Graph& graph() const { return *graph_; }
  bool left(std::size_t edge) const { return removed_.empty() || removed_[edge] == 0; }
  std::size_t count() const { return tallies_.size(); }
  const PicareteTally& tally(Id component) const { return tallies_[static_cast<std::size_t>(component)]; }
  PicareteType type(Id component) const { return type_of(tally(component)); }
  /// `none` of an isolated vertex.
  Id component(Vertex v) const { return label_[static_cast<std::size_t>(v)]; }
  const PicareteLinks& links() const { return links_; }
  std::int32_t degree(Vertex v) const { return links_[static_cast<std::size_t>(v)].degree; }
  /// What Theorem 2 needs to know.
  const Parities& parities() const { return parities_; }
  /// The number of components of a type with several cycles, or with one or none.
  std::size_t count(PicareteType type, bool several) const {
    return counts_[several ? 1 : 0][static_cast<std::size_t>(type)];
  }

 protected:
  void tell(const PicareteTally& tally, int sign);

  const Graph* graph_;
  Flags removed_;
  PicareteLinks links_, core_;
  std::vector<Id> label_;
  std::vector<PicareteTally> tallies_;
  Parities parities_;
  std::array<std::array<std::size_t, picarete_types>, 2> counts_ = {};

 private:
  void join(Budget* budget);
  void number(Budget* budget);
  void find_core(Budget* budget);
};

}  // namespace arete::inline theory
