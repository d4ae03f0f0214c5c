// Monochromatic Triangle.
#pragma once

#include "games/family/points.hpp"

namespace arete::mono_triangle {

template <class Set>
class Rules : public family::OneColour<Set> {
 public:
  static constexpr About about{
      .title = "Monochromatic Triangle",
      .play = Play::race,
      .rule =
          "Draw a segment between two points that crosses none drawn. Who first completes an empty triangle wins. "
          "Fewer than three points are a tie.",
      .known = "In convex position the second player wins iff n is 15, 35 or 5, 9, 21, 25, 29 modulo 34 (Theorem 2, by Dawson's Kayles).",
      .source = "Playing with Triangulations, 3.1.2",
  };
  using typename family::OneColour<Set>::Position;
  using family::OneColour<Set>::OneColour;

  Step<Position> play(const Position& p, Player, Move m) const { return {{p.drawn.with(m.at())}}; }
  std::optional<Value> result(const Position& p, Player who) const {
    if (this->any_closed(p.drawn)) return -1;
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
};

}  // namespace arete::mono_triangle
