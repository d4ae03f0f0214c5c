// Monochromatic Flipping.
#pragma once

#include "games/family/flips.hpp"

namespace arete::inline games::mono_flip {

template <class Set>
class Rules : public family::GreenFlips<Set> {
 public:
  static constexpr About about{
      .title = "Monochromatic Flipping",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule =
          "Flip a black edge: it becomes the other diagonal of its two triangles, green and fixed. Whoever cannot move "
          "loses.",
      .known = "In convex position every play lasts exactly n − 3 moves.",
      .source = "Playing with Triangulations, 3.2.1",
  };
  using typename family::GreenFlips<Set>::Position;
  using family::GreenFlips<Set>::GreenFlips;

  Step<Position> play(const Position& p, Player, Move m) const { return {this->flipped(p, m.at())}; }
  std::optional<Value> result(const Position& p, Player who) const {
    return this->moves(p, who).empty() ? std::optional<Value>(-1) : std::nullopt;
  }
};

}  // namespace arete::inline games::mono_flip
