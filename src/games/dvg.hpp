// Directed Vertex Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::inline games::dvg {

template <class Set>
class Rules : public family::Geography<Set, Digraph, family::Uses::vertices, 1> {
 public:
  static constexpr About about{
      .title = "Directed Vertex Geography",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule =
          "Move the token along an arc to a vertex that has not been used. Who cannot move loses. Without a root the "
          "first move chooses it.",
      .known = "PSPACE-complete.",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, Digraph, family::Uses::vertices, 1>::Geography;
};

}  // namespace arete::inline games::dvg
