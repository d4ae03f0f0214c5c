// Undirected Vertex Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::inline games::uvg {

template <class Set>
class Rules : public family::Geography<Set, family::Uses::vertices, 1> {
 public:
  using Board = Rooted<Graph, 1>;
  static constexpr About about{
      .title = "Undirected Vertex Geography",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule =
          "Move the token along an edge to a vertex that has not been used. Whoever cannot move loses. Without a root "
          "the "
          "first move chooses it.",
      .known = "The first player wins iff every maximum matching covers the root (Theorem 1.1).",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, family::Uses::vertices, 1>::Geography;
};

}  // namespace arete::inline games::uvg
