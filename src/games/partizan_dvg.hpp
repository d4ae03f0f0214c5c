// Partizan Directed Vertex Geography.
#pragma once

#include "games/partizan_uvg.hpp"

namespace arete::inline games::partizan_dvg {

template <class Set>
class Rules : public partizan_uvg::Rules<Set> {
 public:
  using Board = Rooted<Digraph, 2>;
  using SearchedAs = partizan_uvg::Rules<Set>;
  static constexpr About about{
      .title = "Partizan Directed Vertex Geography",
      .play = Play::normal,
      .rule =
          "Each player moves a token of her own along an arc to a vertex that neither has used. Whoever cannot move "
          "loses. "
          "Without roots each player's "
          "first move chooses hers.",
      .known = "No theorem decides it: every position is searched.",
      .source = "Undirected edge geography",
  };
  using SearchedAs::SearchedAs;
};

}  // namespace arete::inline games::partizan_dvg
