// Le Pic'arete.
#pragma once

#include <bit>

#include "board/graphs/form.hpp"
#include "games/family/cutting.hpp"
#include "rules/parity_bounds.hpp"

namespace arete::inline games::picarete {

template <class Set>
class Rules : public family::CuttingForPoints<Set, Graph> {
 public:
  static constexpr About about{
      .title = "Le Pic'arete",
      .play = Play::score,
      .rule = "Remove an edge; each vertex that it isolates is a point. There is no extra move. More points win.",
      .known = "Bounds of the value for every graph (Theorem 2), exact if no component has two cycles.",
      .source = "Le Pic'arete",
  };
  using typename family::CuttingForPoints<Set, Graph>::Position;
  using family::CuttingForPoints<Set, Graph>::CuttingForPoints;

  Step<Position> play(const Position& p, Player, Move m) const {
    return {{this->coins_.cut(p.left, m.at())}, this->coins_.freed(p.left, m.at())};
  }
  Verdict bounds(const Position& p) const { return parities(this->coins_, p.left).bounds(); }
  bool has_forms() const { return this->coins_.vertices() <= SmallGraph::most_vertices; }
  Position form(const Position& p) const {
    if (!has_forms()) return this->canonical(p);
    SmallGraph graph;
    for (const std::size_t e : p.left) {
      const auto [u, v] = this->ends(e);
      graph.join(static_cast<std::size_t>(u), static_cast<std::size_t>(v));
    }
    Position form;
    for (auto pairs = arete::form(graph); pairs != 0; pairs &= pairs - 1)
      form.left = form.left.with(static_cast<std::size_t>(std::countr_zero(pairs)));
    return form;
  }
};

}  // namespace arete::inline games::picarete
