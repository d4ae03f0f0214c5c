// A whole game of Le Pic'arete, edge by edge, on a board of any size: components, bounds and a securing move after
// every removal. The 2-core only shrinks, so that all peeling together is linear. Whether a removal disconnects is
// found by two searches that take turns, one from each end: a component that falls apart costs no more than its smaller
// part, m log m in a game of m moves, and one that does not costs until the searches meet, the size of the component at
// worst.
#pragma once

#include <array>

#include "theory/picarete/strategy.hpp"

namespace arete::tests {

class PicareteGame : public PicareteComponents {
 public:
  /// The graph must stay where it is.
  explicit PicareteGame(const Graph& graph);

  bool over() const { return edges_left_ == 0; }
  Verdict bounds() const { return parities().bounds(); }
  /// A move that secures bounds().low; the game is not over.
  std::size_t securing_edge();
  /// Removes an edge that is left and returns the points that it gives.
  int remove(std::size_t edge);

 private:
  struct Arc {
    Vertex to;
    std::int32_t edge;
  };
  /// A search from one end of the removed edge.
  struct Part {
    std::uint8_t mark;
    std::vector<Vertex> found;
    std::size_t at = 0;    ///< the vertex of `found` that is looked at
    std::int32_t arc = 0;  ///< how many of its arcs have been
  };
  enum class Step { on, met, done };

  bool in_core(Ends e) const {
    return core_[static_cast<std::size_t>(e.u)].degree > 0 && core_[static_cast<std::size_t>(e.v)].degree > 0;
  }
  const Arc* arc(Vertex v, std::int32_t i);
  Step step(Part& part);
  std::vector<Vertex> cut_off(Ends ends);
  PicareteTally tally_of(const std::vector<Vertex>& vertices) const;
  std::vector<Id>& list_of(const PicareteTally& tally) {
    return of_type_[tally.several() ? 1 : 0][static_cast<std::size_t>(type_of(tally))];
  }
  void put(Id component, const PicareteTally& tally, Vertex at);
  void take(Id component);
  std::vector<std::int32_t> edges_of(Vertex start, PicaretePlan::Edge wanted);

  std::vector<std::int32_t> first_,
      last_;  ///< the arcs of v are first_[v] … last_[v] − 1; removed ones among them go when they are met
  std::vector<Arc> arcs_;
  std::array<std::array<std::vector<Id>, picarete_types>, 2> of_type_;  ///< with one cycle or none, and with several
  std::vector<std::size_t> place_;                                      ///< of a component in the list of its type
  std::vector<Vertex> inside_;                                          ///< some vertex of each component
  Flags marks_;                        ///< of vertices that searches have found; 0 between them
  std::vector<std::int32_t> scratch_;  ///< −1 for each vertex
  std::size_t edges_left_;
};

}  // namespace arete::tests
