// Misère play of a normal-play game: the player who cannot move wins. Sums do not split here.
#pragma once

#include "rules/rules.hpp"

namespace arete::inline rules {

template <class R>
class Misere {
 public:
  using Board = typename R::Board;
  using Position = typename R::Position;
  static constexpr About about = R::about;
  static constexpr bool misere = true;

  explicit Misere(const R& rules) : rules_(&rules) {}

  static std::size_t elements(const Board& board) { return R::elements(board); }
  Position start() const { return rules_->start(); }
  auto moves(const Position& p, Player who) const { return rules_->moves(p, who); }
  Step<Position> play(const Position& p, Player who, Move m) const { return rules_->play(p, who, m); }
  std::optional<Value> result(const Position& p, Player who) const {
    const auto value = rules_->result(p, who);
    return value ? std::optional<Value>(-*value) : std::nullopt;
  }
  Position swapped(const Position& p) const requires TwoSided<R> { return rules_->swapped(p); }
  Position canonical(const Position& p) const requires Canonical<R> { return rules_->canonical(p); }
  Look look(const Position& p) const { return rules_->look(p); }
  std::string why_not(const Position& p, Player who, Move m) const { return rules_->why_not(p, who, m); }

 private:
  const R* rules_;
};

}  // namespace arete::rules
