// Monochromatic Complete Triangulation.
#pragma once

#include "games/family/points.hpp"

namespace arete::inline games::mono_complete {

template <class Set>
class Rules : public family::OneColour<Set> {
 public:
  static constexpr About about{
      .title = "Monochromatic Complete Triangulation",
      .play = Play::score,
      .rule =
          "Draw a segment between two points that crosses none drawn. Each empty triangle that it completes is a "
          "point, "
          "and the player moves again. The game ends with the triangulation; more points win.",
      .known =
          "In convex position the first player wins for odd n, and n even is a tie (Theorem 3); the score and every "
          "best move of every "
          "position there are known by Dawson's Kayles.",
      .source = "Playing with Triangulations, 3.1.1",
  };
  using typename family::OneColour<Set>::Position;
  using family::OneColour<Set>::OneColour;

  Step<Position> play(const Position& p, Player, Move m) const {
    const int gain = this->closed(p.drawn, m.at());
    return {this->after(p, m.at()), gain, gain > 0};
  }
  std::optional<Value> result(const Position& p, Player) const {
    return p.free.empty() ? std::optional<Value>(0) : std::nullopt;
  }
  Verdict bounds(const Position& p) const {
    const int most = this->open(p.drawn, p.free).count;
    return {-most, most};
  }
};

}  // namespace arete::inline games::mono_complete
