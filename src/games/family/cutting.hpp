// Games that cut strings and free coins.
#pragma once

#include "board/graphs/shape.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::family {

template <class Set, class BoardType>
class Cutting {
 public:
  using Board = BoardType;
  struct Position {
    Set left;
    bool operator==(const Position&) const = default;
  };

  explicit Cutting(const Board& board) : coins_(board) {}
  static std::size_t elements(const Board& board) { return Coins<Set>::elements(board); }
  std::size_t edge_count() const { return coins_.strings(); }
  Ends ends(std::size_t string) const { return coins_.ends(string); }

  Position start() const { return {coins_.start()}; }
  Set moves(const Position& p, Player) const { return coins_.choices(p.left); }
  Position canonical(const Position& p) const { return {coins_.least(p.left)}; }
  /// Its shape; if that does not fit into a key, the least image under the symmetries of the board.
  ShapeKey<Set> shape(const Position& p) const {
    const auto key = Shape<Set>(coins_, p.left).key();
    return key ? *key : ShapeKey<Set>::of_position(coins_.least(p.left));
  }
  std::string why_not(const Position&, Player, Move) const { return "already taken"; }
  std::vector<Corners> completed(const Position& p, Player, Move m) const {
    std::vector<Corners> list;
    for (const auto coin : coins_.coins_of(m.at())) {
      if (coins_.frees(p.left, m.at(), coin)) list.push_back(coins_.corners(static_cast<std::size_t>(coin)));
    }
    return list;
  }
  Look look(const Position& p) const {
    Look look;
    for (const std::size_t s : coins_.all())
      look.lines.push_back({coins_.ends(s), p.left.has(s) ? Mark::plain : Mark::absent});
    look.vertices.assign(coins_.vertices(), Mark::plain);
    return look;
  }

 protected:
  Coins<Set> coins_;
};

/// Each freed coin is a point.
template <class Set, class BoardType>
class CuttingForPoints : public Cutting<Set, BoardType> {
 public:
  using typename Cutting<Set, BoardType>::Position;
  static constexpr bool alike = true, foresees = true, even_steps = true;  // every coin that is held will be somebody's
  using Cutting<Set, BoardType>::Cutting;

  std::optional<Value> result(const Position& p, Player) const {
    return p.left.empty() ? std::optional<Value>(0) : std::nullopt;
  }
  /// Better not leave a coin on one string.
  int order_hint(const Position& p, Move m) const { return -this->coins_.loosened(p.left, m.at()); }
  Verdict bounds(const Position& p) const {
    const int held = this->coins_.held(p.left);
    return {-held, held};
  }
};

}  // namespace arete::inline games::family
