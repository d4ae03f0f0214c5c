// Partizan Undirected Edge Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::inline games::partizan_ueg {

template <class Set>
class Rules : public family::Geography<Set, family::Uses::edges, 2> {
 public:
  using Board = Rooted<Graph, 2>;
  static constexpr About about{
      .title = "Partizan Undirected Edge Geography",
      .play = Play::normal,
      .rule =
          "Each player moves a token of her own along an edge that neither has used. Whoever cannot move loses. "
          "Without "
          "roots each player's first move "
          "chooses hers.",
      .known = "No theorem decides it: every position is searched.",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, family::Uses::edges, 2>::Geography;
};

}  // namespace arete::inline games::partizan_ueg
