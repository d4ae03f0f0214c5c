// Bichromatic Flipping.
#pragma once

#include "games/family/flips.hpp"

namespace arete::inline games::bi_flip {

template <class Set>
class Rules : public family::Flips<Set> {
 public:
  static constexpr About about{
      .title = "Bichromatic Flipping",
      .play = Play::score,
      .rule =
          "Flip a black edge: it becomes the other diagonal of its two triangles. It and the still black sides of the "
          "quadrilateral take "
          "the mover's colour, a point each. The game ends when no black edge is flippable; more edges win.",
      .known = "No theorem decides it: every position is searched.",
      .source = "Playing with Triangulations, 3.2.3",
  };
  struct Position {
    Set black;
    std::array<Set, 2> coloured;
    bool operator==(const Position&) const = default;
    Set all() const { return black | coloured[0] | coloured[1]; }
  };
  using family::Flips<Set>::Flips;

  Position start() const { return {this->edges_ - this->given_.all(), {this->given_.first, this->given_.second}}; }
  Set moves(const Position& p, Player) const { return this->flippable(p.black, p.all()); }
  Step<Position> play(const Position& p, Player who, Move m) const {
    const auto q = this->around(p.all(), m.at());
    Set taken = Set::of(q->other);
    for (const auto side : q->sides) {
      if (p.black.has(side)) taken = taken.with(side);
    }
    Position next{p.black.without(m.at()) - taken, p.coloured};
    next.coloured[who == Player::first ? 0 : 1] |= taken;
    return {next, taken.size()};
  }
  std::optional<Value> result(const Position& p, Player who) const {
    return moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
  Position swapped(const Position& p) const { return {p.black, {p.coloured[1], p.coloured[0]}}; }
  Verdict bounds(const Position& p) const { return {-p.black.size(), p.black.size()}; }
  std::string why_not(const Position& p, Player, Move m) const { return this->why_not_flip(p.black, p.all(), m.at()); }
  Look look(const Position& p) const {
    return this->show(p.coloured[1], Mark::second,
                      this->show(p.coloured[0], Mark::first, this->show(p.black, Mark::plain)));
  }
};

}  // namespace arete::inline games::bi_flip
