// Directed Edge Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::inline games::deg {

template <class Set>
class Rules : public family::Geography<Set, family::Uses::edges, 1> {
 public:
  using Board = Rooted<Digraph, 1>;
  static constexpr About about{
      .title = "Directed Edge Geography",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule =
          "Move the token along an arc that has not been used. Whoever cannot move loses. Without a root the first "
          "move "
          "chooses it.",
      .known = "PSPACE-complete: no quick rule decides every graph.",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, family::Uses::edges, 1>::Geography;
};

}  // namespace arete::inline games::deg
