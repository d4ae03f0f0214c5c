// Partizan Directed Vertex Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::inline games::partizan_dvg {

template <class Set>
class Rules : public family::Geography<Set, Digraph, family::Uses::vertices, 2> {
 public:
  static constexpr About about{
      .title = "Partizan Directed Vertex Geography",
      .play = Play::normal,
      .rule =
          "Each player moves a token of her own along an arc to a vertex that neither has used. Who cannot move loses. "
          "Without roots each player's "
          "first move chooses hers.",
      .known = "Search only.",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, Digraph, family::Uses::vertices, 2>::Geography;
};

}  // namespace arete::inline games::partizan_dvg
