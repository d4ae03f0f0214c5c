// Green-Wins Solitaire.
#pragma once

#include "games/all_green.hpp"

namespace arete::inline games::green_wins {

template <class Set>
class Rules : public all_green::Rules<Set> {
 public:
  using SearchedAs = all_green::Rules<Set>;
  static constexpr About about{
      .title = "Green-Wins Solitaire",
      .play = Play::solitaire,
      .rule =
          "For one player: flip a black edge, which becomes the other diagonal of its two triangles. It and the four "
          "sides around it turn "
          "green. The goal is more green edges than black ones.",
      .known =
          "Always won in convex position with at least four points (Theorem 6); on every set a sixth of the edges can "
          "turn green, up to a constant, and on some sets at most 5/9 (Theorem 5). It cannot always be won: all sets "
          "S(t) of Theorem 5 are lost. The maximum is a best matching of the dual graph, linear in convex position.",
      .source = "Playing with Triangulations, 3.2.5",
  };
  using SearchedAs::SearchedAs;

  static bool won(int green, int edges) { return 2 * green > edges; }
};

}  // namespace arete::inline games::green_wins
