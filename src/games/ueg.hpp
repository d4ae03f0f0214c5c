// Undirected Edge Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::ueg {

template <class Set>
class Rules : public family::Geography<Set, Graph, family::Uses::edges, 1> {
 public:
  static constexpr About about{
      .title = "Undirected Edge Geography",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule = "Move the token along an edge that has not been used. Who cannot move loses. Without a root the first move chooses it.",
      .known = "PSPACE-complete; on bipartite graphs decided over GF(2) (Theorem 3.1).",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, Graph, family::Uses::edges, 1>::Geography;
};

}  // namespace arete::ueg
