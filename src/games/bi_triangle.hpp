// Bichromatic Triangle.
#pragma once

#include "games/family/points.hpp"

namespace arete::inline games::bi_triangle {

template <class Set>
class Rules : public family::TwoColours<Set> {
 public:
  static constexpr About about{
      .title = "Bichromatic Triangle",
      .play = Play::race,
      .rule =
          "Each player has a colour, and draws a segment that crosses none drawn. Whoever first completes an empty "
          "triangle in her own "
          "colour wins; triangles of two colours mean nothing. Otherwise it is a tie.",
      .known = "A tie in convex position (Theorems 1 and 3) and with exactly one inner point (Theorems 2 and 4).",
      .source = "On Bichromatic Triangle Game; Playing with Triangulations, 3.1.4",
  };
  using typename family::TwoColours<Set>::Position;
  using family::TwoColours<Set>::TwoColours;

  Step<Position> play(const Position& p, Player who, Move m) const { return {this->after(p, who, m.at())}; }
  std::optional<Value> result(const Position& p, Player) const {
    if (this->any_closed(p.drawn[0]) || this->any_closed(p.drawn[1])) return -1;
    return p.free.empty() ? std::optional<Value>(0) : std::nullopt;
  }
  /// A tie as soon as nobody has a triangle left to close.
  Verdict bounds(const Position& p) const {
    const bool open = this->open(p.drawn[0], p.free).count > 0 || this->open(p.drawn[1], p.free).count > 0;
    return open ? Verdict{-1, 1} : Verdict::of(0);
  }
  /// For the first player: a win at once, else what meets every threat.
  Set candidates(const Position& p) const {
    if (const Set wins = this->closers(p.drawn[0], p.free); !wins.empty()) return wins;
    Set answers = p.free;
    for (const std::size_t t : this->closers(p.drawn[1], p.free)) answers &= this->plane_.crossing(t).with(t);
    return answers.empty() ? p.free : answers;
  }
};

}  // namespace arete::inline games::bi_triangle
