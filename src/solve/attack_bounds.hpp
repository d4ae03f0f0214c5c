// Bounds of a score that attacks give (`rules/attack.hpp`). Where a line is a point and a move more for whoever
// completes it, a player whose attack is lost scores nothing from there on: what the opponent completes on the way is a
// pass of hers (docs/theory/relaxed_race.md, Theorem 7). The lines also tell which moves to try first.
#pragma once

#include <array>

#include "solve/attacks.hpp"

namespace arete::inline solve {

/// Where no line tells which moves to try first.
struct NoHints {
  static constexpr std::int64_t of(std::size_t) { return 0; }
};

/// Nothing, of a game without lines.
template <class R>
class AttackBounds {
 public:
  struct Memory {
    Memory(Budget&, Sharing*) {}
  };
  AttackBounds(const R&, Memory&, Budget&) {}
  bool settle(const typename R::Position&, Value) { return false; }
  static constexpr NoHints hints(const typename R::Position&, bool) { return {}; }
};

/// An attack with the lines that it is about.
template <class Set, class Lines>
class AttackOnBoard {
 public:
  AttackOnBoard(AttackBoard<Set> board, AttackTable<Set>& table, Budget& budget)
      : lines_(std::move(board)), search_(lines_, table, budget) {}
  /// Whether the attacker, who moves first or second, is known to lose.
  bool loses_first(const Attack<Set>& attack) { return lines_.fit() && !search_.wins_first(attack); }
  bool loses_second(const Attack<Set>& attack) { return lines_.fit() && !search_.wins_second(attack); }
  const RaceLines<Set, Lines>& lines() const { return lines_; }

 private:
  RaceLines<Set, Lines> lines_;
  AttackSearch<Set, Lines> search_;
};

template <ScoresByLines R>
class AttackBounds<R> {
  using Set = typename decltype(std::declval<const R&>().attack_board().lines)::value_type;

 public:
  struct Memory {
    Memory(Budget& budget, Sharing* sharing) : attacks(budget, sharing) {}
    AttackTable<Set> attacks;
  };
  AttackBounds(const R& rules, Memory& memory, Budget& budget)
      : rules_(rules), attacks_(rules.attack_board(), memory.attacks, budget) {}

  /// Whether a lost attack tells that a position, in which the first player moves, is worth at least `least` or that it
  /// is not: then 0 is a bound that does.
  bool settle(const typename R::Position& p, Value least) {
    return attacks_.ask([&](auto& attacks) {
      return least > 0 ? attacks.loses_first(rules_.attack(p, Player::first))
                       : attacks.loses_second(rules_.attack(p, Player::second));
    });
  }
  /// What each move of the first player promises. Where a null window asks whether she scores, she attacks: from threat
  /// to threat. Where it asks whether the other one scores, she defends, and a threat counts for little more than a
  /// line that is left to them.
  class Hints {
   public:
    std::int64_t of(std::size_t element) const { return ranks_[element]; }

   private:
    friend AttackBounds;
    std::array<std::int32_t, Set::capacity> ranks_{};
  };
  Hints hints(const typename R::Position& p, bool attack) {
    const auto mine = rules_.attack(p, Player::first), theirs = rules_.attack(p, Player::second);
    Hints hints;
    attacks_.ask([&](auto& search) {
      const auto& lines = search.lines();
      if (!lines.fit()) return;
      const auto own = lines.open(mine.own, mine.free), other = lines.open(theirs.own, theirs.free);
      for (const std::size_t e : mine.free) {
        const auto next = lines.taken(own, e);
        const int threats = next.need[0].size(), left = lines.lost(other, e).weight();
        hints.ranks_[e] = attack ? next.weight() + first_of_all * threats - left : 2 * threats - left;
      }
    });
    return hints;
  }

 private:
  static constexpr int first_of_all = 1000;  ///< more than most weights

  const R& rules_;
  ForLines<Set, AttackOnBoard> attacks_;
};

}  // namespace arete::inline solve
