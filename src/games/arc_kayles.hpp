// Arc Kayles; on a grid this is Cram.
#pragma once

#include <vector>

#include "board/graphs/neighbours.hpp"
#include "board/images.hpp"
#include "board/plane/symmetry.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::arc_kayles {

template <class Set>
class Rules {
 public:
  using Board = Graph;
  struct Position {
    Set alive;  // vertices
    bool operator==(const Position&) const = default;
  };
  static constexpr About about{
      .title = "Arc Kayles",
      .play = Play::normal,
      .nimbers = Nimbers::always,
      .rule = "Choose an edge; its two ends are deleted. Whoever cannot move loses. On a grid this is Cram.",
      .known = "On a path it is Dawson's Kayles; cycles and stars follow. Other graphs are searched.",
      .source = "Schaefer 1978",
  };

  explicit Rules(const Board& graph)
      : graph_(graph),
        edges_at_(graph_.vertices(), [this](std::size_t v) { return graph_.edges_at(v); }),
        symmetry_(symmetries<Set>(graph)) {}
  static std::size_t elements(const Board& graph) { return Incidences<Set>::elements(graph); }
  std::size_t edge_count() const { return graph_.edges().size(); }
  Ends ends(std::size_t edge) const { return graph_.ends(edge); }

  Position start() const { return {Set::below(graph_.vertices())}; }
  Set moves(const Position& p, Player) const {
    return Set::below(edge_count()) - edges_at_.of(start().alive - p.alive);
  }
  Step<Position> play(const Position& p, Player, Move m) const {
    const auto [u, v] = graph_.ends(m.at());
    return {{p.alive.without(static_cast<std::size_t>(u)).without(static_cast<std::size_t>(v))}};
  }
  std::optional<Value> result(const Position& p, Player who) const {
    return moves(p, who).empty() ? std::optional<Value>(-1) : std::nullopt;
  }
  std::vector<Position> components(const Position& p) const {
    std::vector<Position> parts;
    for (Set rest = p.alive; !rest.empty();) {
      const Set part = graph_.component(rest, rest.front());
      rest -= part;
      if (part.size() > 1) parts.push_back({part});
    }
    return parts;
  }
  Position canonical(const Position& p) const { return {symmetry_.least(p.alive)}; }
  /// Where there are many symmetries, small components are searched as they lie.
  Position labelled(const Position& p) const { return {symmetry_.least_if_worth(p.alive, graph_.vertices())}; }
  std::string why_not(const Position& p, Player, Move m) const {
    const auto [u, v] = graph_.ends(m.at());
    return "vertex " + std::to_string(p.alive.has(static_cast<std::size_t>(u)) ? v : u) + " has been deleted";
  }
  Look look(const Position& p) const {
    Look look;
    look.vertices.assign(graph_.vertices(), Mark::absent);
    for (const std::size_t v : p.alive) look.vertices[v] = Mark::plain;
    for (const auto& e : graph_.edges()) look.lines.push_back({e, there(p, e) ? Mark::plain : Mark::absent});
    return look;
  }

 private:
  static bool there(const Position& p, Ends e) {
    return p.alive.has(static_cast<std::size_t>(e.u)) && p.alive.has(static_cast<std::size_t>(e.v));
  }

  Incidences<Set> graph_;
  Images<Set> edges_at_;
  Symmetry<Set> symmetry_;
};

}  // namespace arete::inline games::arc_kayles
