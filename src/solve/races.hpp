// Decides a race for lines (`rules/attack.hpp`): whether one player, the attacker, completes a line before the other,
// the defender, does. A value has two such questions: whether the player to move wins, and whether the other one does.
// Each is a search of its own, in which the defender has nothing to win: he completes a line, makes threats that have
// to be answered, or prevents until the attack is lost (`solve/attacks.hpp`). Open lines of both are kept as sets of
// bits from move to move; the laws are proved in docs/theory/relaxed_race.md.
#pragma once

#include <vector>

#include "solve/attacks.hpp"

namespace arete::inline solve {

/// What a table knows a race by: what both own of open lines, and what is free.
template <class Set>
struct RaceKey {
  Set attacker, defender, free;
  bool operator==(const RaceKey&) const = default;
};
/// Whether the attacker wins if he moves first, or second, −1 if nobody knows, and with which element whoever moves
/// reaches what she can, −1 if it is not known or every move does.
struct KnownRace {
  std::int8_t first = -1, second = -1;
  std::int16_t best_first = -1, best_second = -1;
};
template <class Set>
struct RaceMemory {
  RaceMemory(Budget& budget, Sharing* sharing) : races(budget, sharing), attacks(budget, sharing) {}
  Table<RaceKey<Set>, KnownRace> races;
  AttackTable<Set> attacks;
};

template <class Set, class Lines = LinesOf<Set>>
class RaceSearch {
 public:
  using Open = OpenLines<Lines>;
  using Key = RaceKey<Set>;
  using Known = KnownRace;

  RaceSearch(AttackBoard<Set> board, RaceMemory<Set>& memory, Budget& budget, bool reversed)
      : lines_(std::move(board)),
        table_(memory.races),
        attacks_(lines_, memory.attacks, budget),
        budget_(budget),
        reversed_(reversed) {}

  /// On a board with more lines nothing can be asked.
  bool fits() const { return lines_.fit(); }
  /// Whether the attacker wins, who moves first or second. No line is complete.
  bool wins_first(const Attack<Set>& attacker, const Attack<Set>& defender) {
    return attacks(opened(attacker, defender));
  }
  bool wins_second(const Attack<Set>& attacker, const Attack<Set>& defender) {
    return holds_out(opened(attacker, defender));
  }
  /// With which element an attacker who moves is known to win, or −1.
  int win_of(const Attack<Set>& attacker, const Attack<Set>& defender) {
    const Race race = opened(attacker, defender);
    const Set among = lines_.answers(race.against, race.free, race.free);
    RankedMoves moves(moves_, among.size());
    const int win = promising(race, among, moves);
    return win >= 0 ? win : table_.find(key(race)).value_or(Known{}).best_first;
  }
  /// With which element a defender who moves is known to keep the attacker from winning, or −1.
  int hold_of(const Attack<Set>& attacker, const Attack<Set>& defender) {
    return table_.find(key(opened(attacker, defender))).value_or(Known{}).best_second;
  }

 private:
  struct Race {
    Set attacker, defender, free;
    Open open, against;  ///< the lines of the attacker, and of the defender
  };

  Race opened(const Attack<Set>& attacker, const Attack<Set>& defender) const {
    const Set& free = attacker.free;
    return {attacker.own, defender.own, free, lines_.open(attacker.own, free), lines_.open(defender.own, free)};
  }
  typename AttackSearch<Set, Lines>::Race attack_of(const Race& race) const {
    return {race.attacker, race.free, race.open};
  }
  Race attacked(const Race& race, std::size_t e) const {
    return {race.attacker.with(e), race.defender, race.free - lines_.stopped(e), lines_.taken(race.open, e),
            lines_.lost(race.against, e)};
  }
  Race defended(const Race& race, std::size_t e) const {
    return {race.attacker, race.defender.with(e), race.free - lines_.stopped(e), lines_.lost(race.open, e),
            lines_.taken(race.against, e)};
  }
  Key key(const Race& race) const {
    const auto [attacker, defender, free] =
        lines_.symmetry().least(std::array{lines_.elements(race.open.all()) & race.attacker,
                                           lines_.elements(race.against.all()) & race.defender, race.free});
    return {attacker, defender, free};
  }

  /// The attacker moves: whether he wins.
  bool attacks(const Race& race) {
    if (race.open.threaten()) return true;
    if (2 * race.open.weight() < Open::complete) return false;
    const Set among = lines_.answers(race.against, race.free, race.free);
    if (among.empty()) return false;
    if (among.single()) return holds_out(attacked(race, among.front()));
    RankedMoves moves(moves_, among.size());
    if (promising(race, among, moves) >= 0) return true;
    if (moves.empty()) return false;
    const Key at = key(race);
    if (const auto known = table_.find(at); known && known->first >= 0) return known->first > 0;
    if (!attacks_.attacks(attack_of(race))) return false;  // remembered there
    budget_.spend_node();
    const int win = moves.find(moves.size(), reversed_, [&](std::size_t e) { return holds_out(attacked(race, e)); });
    table_.update(at, [&](Known& entry) {
      entry.first = win >= 0;
      entry.best_first = static_cast<std::int16_t>(win);
    });
    return win >= 0;
  }
  /// A move that makes two threats which no answer meets, or −1: then the moves after which the attacker may win.
  int promising(const Race& race, const Set& among, RankedMoves& moves) const {
    for (const std::size_t e : among) {
      const Open next = lines_.taken(race.open, e);
      const int weight = next.weight();
      if (weight < Open::complete) continue;
      const Set free = race.free - lines_.stopped(e);
      if (next.threaten() && lines_.answers(next, free, free).empty()) return static_cast<int>(e);
      moves.add(-weight - (next.threaten() ? first_of_all : 0), e);
    }
    return -1;
  }
  /// The defender moves: whether the attacker wins all the same.
  bool holds_out(const Race& race) {
    if (race.against.threaten() || race.open.weight() < Open::complete) return false;
    const Set among = lines_.answers(race.open, race.free, race.free);
    if (among.empty()) return true;
    if (among.single()) return attacks(defended(race, among.front()));
    const Key at = key(race);
    if (const auto known = table_.find(at); known && known->second >= 0) return known->second > 0;
    if (!attacks_.holds_out(attack_of(race))) return false;  // remembered there
    budget_.spend_node();
    const int hold = holding(race, among);
    table_.update(at, [&](Known& entry) {
      entry.second = hold < 0;
      entry.best_second = static_cast<std::int16_t>(hold);
    });
    return hold < 0;
  }
  /// A move by which the defender keeps the attacker from winning, or −1. Threats are what saves him.
  int holding(const Race& race, const Set& among) {
    RankedMoves moves(moves_, among.size());
    for (const std::size_t e : among) {
      const int threats = lines_.taken(race.against, e).need[0].size();
      moves.add(lines_.lost(race.open, e).weight() - first_of_all * threats, e);
    }
    return moves.find(moves.size(), reversed_, [&](std::size_t e) { return !attacks(defended(race, e)); });
  }

  static constexpr int first_of_all = 1 << 16;  ///< more than any weight

  RaceLines<Set, Lines> lines_;
  Table<Key, Known>& table_;
  AttackSearch<Set, Lines> attacks_;
  Budget& budget_;
  bool reversed_;
  MoveStack moves_;
};

/// The races of a game, seen by the first player, who moves. Nothing, of a game that is none.
template <class R>
class RacesOf {
 public:
  struct Memory {
    Memory(Budget&, Sharing*) {}
  };
  RacesOf(const R&, Memory&, Budget&, bool) {}
};

template <RacesForLines R>
class RacesOf<R> {
  using Set = typename decltype(std::declval<const R&>().attack_board().lines)::value_type;
  using Position = typename R::Position;

 public:
  using Memory = RaceMemory<Set>;

  RacesOf(const R& rules, Memory& memory, Budget& budget, bool reversed)
      : rules_(rules), search_(rules.attack_board(), memory, budget, reversed) {}
  bool fits() {
    return search_.ask([](auto& search) { return search.fits(); });
  }
  /// Of a position that is not over: whether it is worth `least`, as a bound of its value.
  Value worth(const Position& p, Value least) {
    if (least > 1) return 1;
    if (least < 0) return -1;
    return search_.ask([&](auto& search) {
      return least == 1 ? Value{search.wins_first(mine(p), theirs(p))} : -Value{search.wins_second(theirs(p), mine(p))};
    });
  }
  /// The element by which the first player reaches what she is known to reach, or −1.
  std::int32_t favourite(const Position& p) {
    return search_.ask([&](auto& search) {
      const int win = search.win_of(mine(p), theirs(p));
      return std::int32_t{win >= 0 ? win : search.hold_of(theirs(p), mine(p))};
    });
  }

 private:
  Attack<Set> mine(const Position& p) const { return rules_.attack(p, Player::first); }
  Attack<Set> theirs(const Position& p) const { return rules_.attack(p, Player::second); }

  const R& rules_;
  ForLines<Set, RaceSearch> search_;
};

}  // namespace arete::inline solve
