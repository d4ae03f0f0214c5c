// Le Pic'arete.
#pragma once

#include "games/family/cutting.hpp"

namespace arete::picarete {

template <class Set>
class Rules : public family::CuttingForPoints<Set, Graph> {
 public:
  static constexpr About about{
      .title = "Le Pic'arete",
      .play = Play::score,
      .rule = "Remove an edge; each vertex that it isolates is a point. There is no extra move. More points win.",
      .known = "Bounds of the value for every graph, tight for those with an odd number of odd components (Theorem 2).",
      .source = "Le Pic'arete",
  };
  using typename family::CuttingForPoints<Set, Graph>::Position;
  using family::CuttingForPoints<Set, Graph>::CuttingForPoints;

  Step<Position> play(const Position& p, Player, Move m) const { return {{this->coins_.cut(p.left, m.at())}, this->coins_.freed(p.left, m.at())}; }
};

}  // namespace arete::picarete
