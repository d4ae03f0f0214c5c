// Nimstring.
#pragma once

#include <vector>

#include "games/family/cutting.hpp"

namespace arete::nimstring {

template <class Set>
class Rules : public family::Cutting<Set, CoinBoard> {
 public:
  static constexpr About about{
      .title = "Nimstring",
      .play = Play::normal,
      .nimbers = Nimbers::always,
      .rule = "Mark an edge; if it completes a face (on a graph: if removing it isolates a vertex), move again. Who cannot move loses.",
      .known = "A position is a nimber or loony (Winning Ways, chapter 16).",
      .source = "Playing with Triangulations, 3.3.4",
  };
  using typename family::Cutting<Set, CoinBoard>::Position;
  using family::Cutting<Set, CoinBoard>::Cutting;

  Step<Position> play(const Position& p, Player, Move m) const {
    return {{this->coins_.cut(p.left, m.at())}, 0, this->coins_.freed(p.left, m.at()) > 0};
  }
  std::optional<Value> result(const Position& p, Player) const { return p.left.empty() ? std::optional<Value>(-1) : std::nullopt; }
  std::vector<Position> components(const Position& p) const {
    std::vector<Position> parts;
    for (Set rest = p.left; !rest.empty(); rest -= parts.back().left) parts.push_back({this->coins_.component(rest, rest.front())});
    return parts;
  }
};

}  // namespace arete::nimstring
