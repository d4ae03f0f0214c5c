// Directed Vertex Geography.
#pragma once

#include "games/uvg.hpp"

namespace arete::inline games::dvg {

template <class Set>
class Rules : public uvg::Rules<Set> {
 public:
  using Board = Rooted<Digraph, 1>;
  using SearchedAs = uvg::Rules<Set>;
  static constexpr About about{
      .title = "Directed Vertex Geography",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule =
          "Move the token along an arc to a vertex that has not been used. Whoever cannot move loses. Without a root "
          "the "
          "first move chooses it.",
      .known = "PSPACE-complete: no quick rule decides every graph.",
      .source = "Undirected edge geography",
  };
  using SearchedAs::SearchedAs;
};

}  // namespace arete::inline games::dvg
