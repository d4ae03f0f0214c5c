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
          "Colour a black edge green. Whoever first completes the four sides of two faces that share an edge wins; the "
          "edge between "
          "them does not matter. If there is nothing to complete it is a tie.",
      .known = "No theorem decides it: every position is searched.",
      .source = "Playing with Triangulations, 3.3.3",
  };
  using typename family::GreenMarking<Set>::Position;

  explicit Rules(const Triangulation& board) : family::GreenMarking<Set>(board) {
    for (const auto& sides : this->faces_.quadrilaterals()) {
      if (!this->given_.complete(sides)) open_cycles_.push_back(sides);
    }
  }

  std::optional<Value> result(const Position& p, Player who) const {
    for (const auto& [a, b, c, d] : open_cycles_) {
      if (p.green.has(a) && p.green.has(b) && p.green.has(c) && p.green.has(d)) return -1;
    }
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
  std::vector<Corners> completed(const Position& p, Player, Move m) const {
    std::vector<Corners> list;
    const Set after = p.green.with(m.at());
    for (const auto& cycle : open_cycles_) {
      const auto& [a, b, c, d] = cycle;
      if (a != m.at() && b != m.at() && c != m.at() && d != m.at()) continue;
      if (after.has(a) && after.has(b) && after.has(c) && after.has(d)) list.push_back(this->corners(cycle));
    }
    return list;
  }

 private:
  std::vector<std::array<Element, 4>> open_cycles_;  // those that a move can complete
};

}  // namespace arete::inline games::four_cycle
