// Undirected Edge Geography.
#pragma once

#include "board/graphs/bridges.hpp"
#include "board/graphs/even_kernel.hpp"
#include "games/family/geography.hpp"

namespace arete::inline games::ueg {

template <class Set>
class Rules : public family::Geography<Set, family::Uses::edges, 1> {
  using Base = family::Geography<Set, family::Uses::edges, 1>;

 public:
  using Board = Rooted<Graph, 1>;
  using typename Base::Position;
  static constexpr About about{
      .title = "Undirected Edge Geography",
      .play = Play::normal,
      .nimbers = Nimbers::asked,
      .rule =
          "Move the token along an edge that has not been used. Whoever cannot move loses. Without a root the first "
          "move "
          "chooses it.",
      .known =
          "PSPACE-complete; on bipartite graphs decided over GF(2) (Theorem 3.1); lost from every even kernel "
          "(Proposition 2.2).",
      .source = "Undirected edge geography",
  };
  using Base::Base;

  /// Only what the token can reach matters.
  Position canonical(const Position& p) const {
    return this->unrooted(p) ? p : at(this->graph().reachable(left(p), token(p)), token(p));
  }
  /// Nobody comes back over a bridge. If its far end is lost for the player to move there, then whoever is at its near
  /// end wins, and all others keep away from there: its edges can go. Otherwise nobody crosses: the bridge can go. A
  /// leaf is a far end that is lost.
  template <class Lost>
  Reduced<Position> reduced(const Position& p, Lost lost) const {
    if (this->unrooted(p)) return {p, {}};
    Set rest = left(p);
    for (;;) {
      const BridgeSearch<Set> search(this->graph(), rest, token(p));
      const auto& bridge = search.outermost();
      if (!bridge) {
        rest = search.component();
        return {at(rest, token(p)), rest.empty() ? std::optional(true) : std::nullopt};
      }
      const bool wins = bridge->beyond.empty() || lost(at(bridge->beyond, bridge->far));
      if (wins && bridge->near == token(p)) return {p, false};
      rest -= wins ? this->graph().edges_at(bridge->near) : bridge->beyond.with(bridge->edge);
    }
  }
  std::optional<bool> decide_lost(const Position& p) const {
    return this->unrooted(p) ? std::nullopt : kernels(p).lost();
  }

  /// The token is lost if it is in an even kernel (Proposition 2.2).
  std::optional<Set> witness(const Position& p) const { return this->unrooted(p) ? std::nullopt : kernels(p).kernel(); }
  bool shows_lost(const Position& p, const Set& kernel) const {
    const bool on_board = Set::below(this->graph().vertices()).contains(kernel);
    return on_board && !this->unrooted(p) && kernel.has(token(p)) && is_even_kernel(this->graph(), left(p), kernel);
  }

 private:
  Set all() const { return Set::below(this->graph().edges().size()); }
  Set left(const Position& p) const { return all() - p.used; }
  static std::size_t token(const Position& p) { return static_cast<std::size_t>(p.token[0]); }
  Position at(const Set& left, std::size_t token) const { return {all() - left, {static_cast<std::int64_t>(token)}}; }
  EvenKernelTest<Set> kernels(const Position& p) const { return {this->graph(), left(p), token(p)}; }
};

}  // namespace arete::inline games::ueg
