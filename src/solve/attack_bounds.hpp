// Bounds of a score that attacks give (`rules/attack.hpp`). Where a line is a point and a move more for whoever completes
// it, a player whose attack is lost scores nothing from there on: what the opponent completes on the way is a pass of
// hers (docs/theory/relaxed_race.md, Theorem 7).
#pragma once

#include "solve/attacks.hpp"

namespace arete::inline solve {

/// Nothing, of a game without lines.
template <class R>
class AttackBounds {
 public:
  struct Memory {
    Memory(Budget&, Sharing*) {}
  };
  AttackBounds(const R&, Memory&, Budget&) {}
  bool settle(const typename R::Position&, Value) { return false; }
};

template <ScoresByLines R>
class AttackBounds<R> {
  using Set = typename decltype(std::declval<const R&>().attack_board().lines)::value_type;

 public:
  struct Memory {
    Memory(Budget& budget, Sharing* sharing) : attacks(budget, sharing) {}
    typename AttackSearch<Set>::AttackTable attacks;
  };
  AttackBounds(const R& rules, Memory& memory, Budget& budget)
      : rules_(rules), lines_(rules.attack_board()), attacks_(lines_, memory.attacks, budget) {}

  /// Whether a lost attack tells that a position, in which the first player moves, is worth at least `least` or that it
  /// is not: then 0 is a bound that does.
  bool settle(const typename R::Position& p, Value least) {
    if (!lines_.fit()) return false;
    return least > 0 ? !attacks_.wins_first(rules_.attack(p, Player::first))
                     : !attacks_.wins_second(rules_.attack(p, Player::second));
  }

 private:
  const R& rules_;
  RaceLines<Set> lines_;
  AttackSearch<Set> attacks_;
};

}  // namespace arete::inline solve
