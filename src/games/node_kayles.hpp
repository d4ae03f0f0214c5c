// Node Kayles.
#pragma once

#include <vector>

#include "board/graphs/neighbours.hpp"
#include "board/plane/symmetry.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::node_kayles {

template <class Set>
class Rules {
 public:
  using Board = Graph;
  struct Position {
    Set alive;
    bool operator==(const Position&) const = default;
  };
  static constexpr About about{
      .title = "Node Kayles",
      .play = Play::normal,
      .nimbers = Nimbers::always,
      .rule = "Choose a vertex; it and its neighbours are deleted. Whoever cannot move loses.",
      .known = "PSPACE-complete (Schaefer); Kayles and Dawson's Kayles are special cases.",
      .source = "Playing with Triangulations, 4.1",
  };

  explicit Rules(const Board& graph) : graph_(graph), symmetry_(symmetries<Set>(graph)) {}
  static std::size_t elements(const Board& graph) { return Neighbours<Set>::elements(graph); }

  Position start() const { return {Set::below(graph_.vertices())}; }
  Set moves(const Position& p, Player) const { return p.alive; }
  Step<Position> play(const Position& p, Player, Move m) const {
    return {{(p.alive - graph_.of(m.at())).without(m.at())}};
  }
  std::optional<Value> result(const Position& p, Player) const {
    return p.alive.empty() ? std::optional<Value>(-1) : std::nullopt;
  }
  std::vector<Position> components(const Position& p) const {
    std::vector<Position> parts;
    for (Set rest = p.alive; !rest.empty(); rest -= parts.back().alive)
      parts.push_back({graph_.component(rest, rest.front())});
    return parts;
  }
  Position canonical(const Position& p) const { return {symmetry_.least(p.alive)}; }
  /// Where there are many symmetries, small components are searched as they lie.
  Position labelled(const Position& p) const { return {symmetry_.least_if_worth(p.alive, graph_.vertices())}; }
  std::string why_not(const Position&, Player, Move) const { return "this vertex has been deleted"; }
  Look look(const Position& p) const {
    Look look;
    look.vertices.assign(graph_.vertices(), Mark::absent);
    for (const std::size_t v : p.alive) look.vertices[v] = Mark::plain;
    for (const auto& e : graph_.edges()) {
      const bool there = p.alive.has(static_cast<std::size_t>(e.u)) && p.alive.has(static_cast<std::size_t>(e.v));
      look.lines.push_back({e, there ? Mark::plain : Mark::absent});
    }
    return look;
  }

 private:
  Neighbours<Set> graph_;
  Symmetry<Set> symmetry_;
};

}  // namespace arete::inline games::node_kayles
