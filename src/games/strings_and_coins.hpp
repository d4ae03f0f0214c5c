// Strings and Coins, the dual of Dots and Boxes.
#pragma once

#include "board/graphs/rows.hpp"
#include "board/graphs/taking.hpp"
#include "games/family/cutting.hpp"

namespace arete::inline games::strings_and_coins {

template <class Set>
class Rules : public family::CuttingForPoints<Set, Multigraph> {
 public:
  static constexpr About about{
      .title = "Strings and Coins",
      .play = Play::score,
      .rule =
          "Remove an edge; each vertex that it isolates is a point, and the player moves again. More points win. Dots "
          "and Boxes is "
          "this game on the dual of its board, where the border is ground.",
      .known = "No theorem decides it: every position is searched.",
      .source = "Winning Ways, chapter 16",
  };
  using typename family::CuttingForPoints<Set, Multigraph>::Position;
  using family::CuttingForPoints<Set, Multigraph>::CuttingForPoints;

  Step<Position> play(const Position& p, Player, Move m) const {
    const int gain = this->coins_.freed(p.left, m.at());
    return {{this->coins_.cut(p.left, m.at())}, gain, gain > 0};
  }

  ShapeKey<Set> form(const Position& p) const { return this->shape(p); }

  /// With a coin on its last string: take all that can be taken and move again, or give the last two or four away.
  Turns<Position> turns(const Position& p) const {
    const auto taking = take_all(this->coins_, p.left);
    Turns<Position> turns;
    if (taking.coins == 0) return turns;
    turns.add({{taking.rest}, taking.coins, true});
    if (taking.given == 0) return turns;
    turns.add({{taking.rest}, taking.coins - 2 * taking.given, false});
    turns.at_least =
        taking.coins - taking.given;  // with v the value of the rest, the better of coins + v and coins − 2·given − v
    return turns;
  }

  /// Leave as few strings as possible that can be cut without loosening a coin; loosen none; from the middle outwards.
  int order_hint(const Position& p, Move m) const {
    if (this->coins_.loosened(p.left, m.at()) > 0) return -8;
    return 2 * this->coins_.endangered(p.left, m.at()) + (this->coins_.coins_of(m.at())[0] != ground ? 1 : 0);
  }

  /// A row may be opened anywhere with the same effect, but two coins best between them.
  Set candidates(const Position& p) const {
    Set strings = this->coins_.choices(p.left);
    each_row(this->coins_, p.left, [&](const Row<Set>& row) { strings -= row.strings.without(row.middle); });
    return strings;
  }
};

}  // namespace arete::inline games::strings_and_coins
