// Monochromatic Flipping to Triangle.
#pragma once

#include "games/family/flips.hpp"

namespace arete::inline games::mono_flip_triangle {

template <class Set>
class Rules : public family::GreenFlips<Set> {
 public:
  static constexpr About about{
      .title = "Monochromatic Flipping to Triangle",
      .play = Play::race,
      .rule =
          "Flip a black edge: it becomes the other diagonal of its two triangles, green and fixed. Whoever first "
          "completes "
          "a face of three "
          "green edges wins. If nobody can move it is a tie.",
      .known = "No theorem decides it: every position is searched.",
      .source = "Playing with Triangulations, 3.2.2",
  };
  using typename family::GreenFlips<Set>::Position;
  using family::GreenFlips<Set>::GreenFlips;

  Step<Position> play(const Position& p, Player, Move m) const { return {this->flipped(p, m.at())}; }
  std::optional<Value> result(const Position& p, Player who) const {
    const auto counts = [&](const Triangle& triangle) { return !this->given_.complete(triangle); };
    if (this->plane_.any_triangle(p.green, counts)) return -1;
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
  std::vector<Corners> completed(const Position& p, Player, Move m) const {
    std::vector<Corners> list;
    const auto flipped = this->around(p.black | p.green, m.at())->other;
    this->plane_.visit_closed(p.green, flipped, [&](const Triangle& triangle) {
      list.push_back(corners_of(triangle, [&](Element e) { return this->plane_.ends(e); }));
    });
    return list;
  }
};

}  // namespace arete::inline games::mono_flip_triangle
