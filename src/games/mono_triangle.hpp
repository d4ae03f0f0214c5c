// Monochromatic Triangle.
#pragma once

#include "games/family/points.hpp"

namespace arete::inline games::mono_triangle {

template <class Set>
class Rules : public family::OneColour<Set> {
 public:
  static constexpr About about{
      .title = "Monochromatic Triangle",
      .play = Play::race,
      .rule =
          "Draw a segment between two points that crosses none drawn. Whoever first completes an empty triangle wins. "
          "Fewer than three points are a tie.",
      .known =
          "In convex position the second player wins iff n is 15, 35 or 5, 9, 21, 25, 29 modulo 34 (Theorem 2, by "
          "Dawson's Kayles).",
      .source = "Playing with Triangulations, 3.1.2",
  };
  using typename family::OneColour<Set>::Position;
  using family::OneColour<Set>::OneColour;

  Step<Position> play(const Position& p, Player, Move m) const { return {this->after(p, m.at())}; }
  std::optional<Value> result(const Position& p, Player) const {
    if (this->any_closed(p.drawn)) return -1;
    return p.free.empty() ? std::optional<Value>(0) : std::nullopt;
  }
  /// A triangle that can be closed wins at once; nobody who can help it leaves one to be closed.
  Set candidates(const Position& p) const {
    if (const Set wins = this->closers(p.drawn, p.free); !wins.empty()) return wins;
    Set safe;
    for (const std::size_t s : p.free) {
      const Position next = this->after(p, s);
      if (this->closers(next.drawn, next.free).empty()) safe = safe.with(s);
    }
    return safe.empty() ? p.free : safe;
  }
};

}  // namespace arete::inline games::mono_triangle
