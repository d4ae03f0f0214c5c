// Le Pic'arete.
#pragma once

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
};

}  // namespace arete::inline games::picarete
