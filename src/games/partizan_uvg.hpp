// Partizan Undirected Vertex Geography.
#pragma once

#include "games/family/geography.hpp"

namespace arete::inline games::partizan_uvg {

template <class Set>
class Rules : public family::Geography<Set, family::Uses::vertices, 2> {
 public:
  using Board = Rooted<Graph, 2>;
  static constexpr About about{
      .title = "Partizan Undirected Vertex Geography",
      .play = Play::normal,
      .rule =
          "Each player moves a token of her own along an edge to a vertex that neither has used. Whoever cannot move "
          "loses. Without roots each player's "
          "first move chooses hers.",
      .known = "NP-hard.",
      .source = "Undirected edge geography",
  };
  using family::Geography<Set, family::Uses::vertices, 2>::Geography;
};

}  // namespace arete::inline games::partizan_uvg
