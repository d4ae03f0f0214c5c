// Bichromatic Triangle.
#pragma once

#include "games/family/points.hpp"

namespace arete::bi_triangle {

template <class Set>
class Rules : public family::TwoColours<Set> {
 public:
  static constexpr About about{
      .title = "Bichromatic Triangle",
      .play = Play::race,
      .rule =
          "Each player has a colour. Draw a segment that crosses none drawn. Who first completes an empty triangle in her own "
          "colour wins; triangles of two colours mean nothing. Otherwise a tie.",
      .known = "A tie in convex position (Theorems 1 and 3) and with exactly one inner point (Theorems 2 and 4).",
      .source = "On Bichromatic Triangle Game; Playing with Triangulations, 3.1.4",
  };
  using typename family::TwoColours<Set>::Position;
  using family::TwoColours<Set>::TwoColours;

  Step<Position> play(const Position& p, Player who, Move m) const { return {p.with(who, m.at())}; }
  std::optional<Value> result(const Position& p, Player who) const {
    if (this->any_closed(p.of(Player::first)) || this->any_closed(p.of(Player::second))) return -1;
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
};

}  // namespace arete::bi_triangle
