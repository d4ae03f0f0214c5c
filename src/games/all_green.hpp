// All-Green Solitaire.
#pragma once

#include "games/family/flips.hpp"

namespace arete::inline games::all_green {

template <class Set>
class Rules : public family::GreenSolitaire<Set> {
 public:
  static constexpr About about{
      .title = "All-Green Solitaire",
      .play = Play::solitaire,
      .rule =
          "For one player: flip a black edge, which becomes the other diagonal of its two triangles. It and the four "
          "sides around it turn "
          "green. The goal is that all edges are green.",
      .known = "Decided in linear time in convex position (Theorem 4).",
      .source = "Playing with Triangulations, 3.2.4",
  };
  using family::GreenSolitaire<Set>::GreenSolitaire;

  static bool won(int green, int edges) { return green == edges; }
};

}  // namespace arete::inline games::all_green
