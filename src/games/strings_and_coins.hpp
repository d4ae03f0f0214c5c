// Strings and Coins, the dual of Dots and Boxes.
#pragma once

#include "games/family/cutting.hpp"

namespace arete::strings_and_coins {

template <class Set>
class Rules : public family::CuttingForPoints<Set, Multigraph> {
 public:
  static constexpr About about{
      .title = "Strings and Coins",
      .play = Play::score,
      .rule =
          "Remove an edge; each vertex that it isolates is a point, and the player moves again. More points win. An edge to -1 is "
          "tied to the ground. Dots and Boxes is this game on the dual of its board.",
      .known = "Search only.",
      .source = "Winning Ways, chapter 16",
  };
  using typename family::CuttingForPoints<Set, Multigraph>::Position;
  using family::CuttingForPoints<Set, Multigraph>::CuttingForPoints;

  Step<Position> play(const Position& p, Player, Move m) const {
    const int gain = this->coins_.freed(p.left, m.at());
    return {{this->coins_.cut(p.left, m.at())}, gain, gain > 0};
  }
};

}  // namespace arete::strings_and_coins
