// Geography (paper U): a token moves along an edge; no vertex, or no edge, is used twice. Until a token has
// a root, its first move chooses one. With one token the game is impartial; with two, each player moves her
// own, and both obey one record of what is used.
#pragma once

#include <type_traits>

#include "base/input_error.hpp"
#include "board/graphs/neighbours.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::family {

enum class Uses { vertices, edges };

/// On graphs and on digraphs: a game says which, and the directed one of two is searched as the other.
template <class Set, Uses uses, std::size_t tokens>
class Geography {
 public:
  struct Position {
    Set used;
    std::array<std::int64_t, tokens> token;
    bool operator==(const Position&) const = default;
  };

  template <class AnyGraph>
  explicit Geography(const Rooted<AnyGraph, tokens>& board)
      : graph_(board.graph), arrows_(std::is_same_v<AnyGraph, Digraph>) {
    first_.token.fill(nowhere);
    if (!board.roots) return;
    if (uses == Uses::vertices && tokens == 2 && board.roots->front() == board.roots->back()) {
      throw InputError("roots[1]", "the vertex of the other token, and no vertex is used twice");
    }
    for (std::size_t t = 0; t < tokens; ++t) first_ = placed(first_, t, static_cast<std::size_t>((*board.roots)[t]));
  }
  template <class AnyGraph>
  static std::size_t elements(const Rooted<AnyGraph, tokens>& board) {
    return Links::elements(board.graph);
  }

  Position start() const { return first_; }
  Set moves(const Position& p, Player who) const {
    const auto from = p.token[token_of(who)];
    if (from == nowhere)
      return uses == Uses::vertices ? Set::below(graph_.vertices()) - p.used : Set::below(graph_.vertices());
    const auto at = static_cast<std::size_t>(from);
    if constexpr (uses == Uses::vertices) {
      return graph_.of(at) - p.used;
    } else {
      Set result;
      for (const std::size_t e : graph_.edges_at(at) - p.used) result = result.with(graph_.across(at, e));
      return result;
    }
  }
  Step<Position> play(const Position& p, Player who, Move m) const {
    const auto token = token_of(who);
    Position next = placed(p, token, m.at());
    if constexpr (uses == Uses::edges) {
      if (p.token[token] != nowhere)
        next.used = next.used.with(graph_.edge(static_cast<std::size_t>(p.token[token]), m.at()));
    }
    return {next};
  }
  std::optional<Value> result(const Position& p, Player who) const {
    return moves(p, who).empty() ? std::optional<Value>(-1) : std::nullopt;
  }
  Position swapped(const Position& p) const requires(tokens == 2) { return {p.used, {p.token[1], p.token[0]}}; }
  bool unrooted(const Position& p) const requires(tokens == 1) { return p.token[0] == nowhere; }
  std::string why_not(const Position& p, Player who, Move m) const {
    const auto from = p.token[token_of(who)];
    if (uses == Uses::vertices && p.used.has(m.at())) return "this vertex has been used";
    if (!graph_.of(static_cast<std::size_t>(from)).has(m.at()))
      return "no edge leads there from " + std::to_string(from);
    return "the edge from " + std::to_string(from) + " has been used";
  }
  Look look(const Position& p) const {
    Look look;
    look.arrows = arrows_;
    look.vertices.assign(graph_.vertices(), Mark::plain);
    for (std::size_t e = 0; e < graph_.edges().size(); ++e) {
      const bool gone = uses == Uses::edges && p.used.has(e);
      look.lines.push_back({graph_.ends(e), gone ? Mark::absent : Mark::plain});
    }
    if constexpr (uses == Uses::vertices) {
      for (const std::size_t v : p.used) look.vertices[v] = Mark::absent;
    }
    for (std::size_t t = 0; t < tokens; ++t) {
      if (p.token[t] != nowhere) look.tokens[t] = static_cast<std::int32_t>(p.token[t]);
    }
    return look;
  }

 protected:
  using Links = std::conditional_t<uses == Uses::edges, Incidences<Set>, Neighbours<Set>>;
  static constexpr std::int64_t nowhere = -1;

  const Links& graph() const { return graph_; }

 private:
  static std::size_t token_of(Player who) { return tokens == 2 && who == Player::second ? 1 : 0; }
  static Position placed(Position p, std::size_t token, std::size_t vertex) {
    p.token[token] = static_cast<std::int64_t>(vertex);
    if (uses == Uses::vertices) p.used = p.used.with(vertex);
    return p;
  }

  Links graph_;
  bool arrows_;
  Position first_;
};

}  // namespace arete::inline games::family
