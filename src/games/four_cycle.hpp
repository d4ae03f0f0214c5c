// Four-Cycle Game.
#pragma once

#include "games/family/marking.hpp"

namespace arete::inline games::four_cycle {

template <class Set>
class Rules : public family::GreenMarking<Set> {
 public:
  static constexpr About about{
      .title = "Four-Cycle Game",
      .play = Play::race,
      .rule =
          "Colour a black edge green. Who first completes the four sides of two faces that share an edge wins; the "
          "edge between "
          "them does not matter. If there is nothing to complete it is a tie.",
      .known = "Search only.",
      .source = "Playing with Triangulations, 3.3.3",
  };
  using typename family::GreenMarking<Set>::Position;
  using family::GreenMarking<Set>::GreenMarking;

  std::optional<Value> result(const Position& p, Player who) const {
    for (const auto& [a, b, c, d] : this->faces_.quadrilaterals()) {
      if (p.green.has(a) && p.green.has(b) && p.green.has(c) && p.green.has(d)) return -1;
    }
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
};

}  // namespace arete::inline games::four_cycle
