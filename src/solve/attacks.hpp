// Decides the attack of one player (`rules/attack.hpp`) by a search of its own: the attacker may also
// pass, the defender only takes what is part of an open line, and of that only the three elements that leave the least
// weight: with fewer moves the attack is still a bound, and it is told sooner. What ends it early: a line with one
// element left; two of them that no answer meets; lines that weigh too little (P. Erdős and J. Selfridge, "On a
// combinatorial game", 1973: a line with k elements left weighs 2^−k, and the defender who moves holds whatever weighs
// less than 1); and parts that have nothing to do with each other. The laws are proved in docs/theory/relaxed_race.md.
#pragma once

#include <algorithm>
#include <vector>

#include "base/budget.hpp"
#include "solve/race_lines.hpp"
#include "solve/table.hpp"

namespace arete::inline solve {

/// Whether the attacker wins if he moves first, or second; −1 if nobody has asked.
struct KnownAttack {
  std::int8_t first = -1, second = -1;
};
template <class Set>
using AttackTable = Table<Attack<Set>, KnownAttack>;

template <class Set, class Lines = LinesOf<Set>>
class AttackSearch {
 public:
  using Open = OpenLines<Lines>;
  /// Where an attack stands, with its open lines.
  struct Race {
    Set own, free;
    Open open;
  };

  AttackSearch(const RaceLines<Set, Lines>& lines, AttackTable<Set>& table, Budget& budget)
      : lines_(lines), table_(table), budget_(budget) {}

  bool wins_first(const Attack<Set>& attack) { return attacks(opened(attack)); }
  bool wins_second(const Attack<Set>& attack) { return holds_out(opened(attack)); }

  /// The attacker moves: whether he wins.
  bool attacks(Race race) {
    if (race.open.threaten()) return true;
    const int all = race.open.weight();
    if (2 * all < Open::complete) return false;
    const Set useful = trim(race);
    RankedMoves moves(moves_, race.free.size());
    for (const std::size_t e : race.free) {
      const Open next = lines_.taken(race.open, e);
      const int weight = next.weight();
      if (weight < Open::complete) continue;
      const Set free = race.free - lines_.stopped(e);
      if (next.threaten() && lines_.answers(next, free, free).empty()) return true;
      moves.add(-weight, e);
    }
    if (moves.empty() && all < Open::complete) return false;
    return remembered(race, &KnownAttack::first, [&] {
      if (const auto parts = parts_of(race, useful); parts.size() > 1)
        return std::ranges::any_of(parts, [&](const Race& part) { return attacks(part); });
      return moves.find(moves.size(), false, [&](std::size_t e) { return holds_out(attacked(race, e)); }) >= 0 ||
             (all >= Open::complete && holds_out(race));
    });
  }
  /// The defender moves: whether the attacker wins all the same.
  bool holds_out(Race race) {
    if (race.open.weight() < Open::complete) return false;
    const Set useful = trim(race);
    const Set among = lines_.answers(race.open, race.free, useful);
    if (among.empty()) return true;
    const auto decide = [&] {
      RankedMoves moves(moves_, among.size());
      for (const std::size_t e : among) moves.add(lines_.lost(race.open, e).weight(), e);
      return moves.find(replies, false, [&](std::size_t e) { return !attacks(defended(race, e)); }) < 0;
    };
    if (race.open.threaten()) return decide();  // few answers: to remember them takes longer
    return remembered(race, &KnownAttack::second, [&] {
      const auto parts = parts_of(race, useful);
      return parts.size() > 1 ? holds_out_in_one(parts) : decide();
    });
  }

 private:
  static constexpr std::size_t replies = 3;  ///< of the defender: a fourth one costs more than it settles

  Race opened(const Attack<Set>& attack) const {
    return {attack.own, attack.free, lines_.open(attack.own, attack.free)};
  }
  /// Forgets what is part of no open line and cannot stop one. Gives back the free elements of open lines.
  Set trim(Race& race) const {
    const Set wanted = lines_.elements(race.open.all()), useful = wanted & race.free;
    for (const std::size_t e : race.free - useful) {
      if (!lines_.stopped(e).meets(useful)) race.free = race.free.without(e);
    }
    race.own &= wanted;
    return useful;
  }
  Race attacked(const Race& race, std::size_t e) const {
    return {race.own.with(e), race.free - lines_.stopped(e), lines_.taken(race.open, e)};
  }
  Race defended(const Race& race, std::size_t e) const {
    return {race.own, race.free - lines_.stopped(e), lines_.lost(race.open, e)};
  }
  /// The defender can answer in one part.
  bool holds_out_in_one(const std::vector<Race>& parts) {
    const Race* won = nullptr;
    for (const auto& part : parts) {
      if (!attacks(part)) continue;
      if (won != nullptr) return true;
      won = &part;
    }
    return won != nullptr && holds_out(*won);
  }
  /// Parts that share no line and in which nothing stops anything of another.
  std::vector<Race> parts_of(const Race& race, Set useful) const {
    std::vector<Race> parts;
    const Lines open = race.open.all();
    if (reached(Set::of(useful.front()), race.free).contains(useful)) return parts;  // by crossings alone: soon seen
    while (!useful.empty()) {
      Set part, added = Set::of(useful.front());
      Lines lines;
      while (!added.empty()) {
        part |= added;
        if (parts.empty() && part.contains(useful)) return parts;
        Set next = lines_.stopped_by(added);
        Lines more;
        for (const std::size_t e : added) more |= lines_.through(e);
        more = (more & open) - lines;
        lines |= more;
        for (const std::size_t line : more) next |= lines_.line(line);
        added = (next & race.free) - part;
      }
      const auto& need = race.open.need;
      parts.push_back({race.own, part, {{need[0] & lines, need[1] & lines, need[2] & lines}}});
      useful -= part;
    }
    return parts;
  }

  /// What stops part of a set, or part of what does, and so on.
  Set reached(Set from, const Set& free) const {
    for (Set added = from; !added.empty();) {
      added = (lines_.stopped_by(added) & free) - from;
      from |= added;
    }
    return from;
  }

  template <class Decide>
  bool remembered(const Race& race, std::int8_t KnownAttack::*answer, Decide decide) {
    const Attack<Set> at{race.own, race.free};
    if (const auto known = table_.find(at); known && (*known).*answer >= 0) return (*known).*answer > 0;
    budget_.spend_node();
    const bool wins = decide();
    table_.update(at, [&](KnownAttack& entry) { entry.*answer = wins ? 1 : 0; });
    return wins;
  }

  const RaceLines<Set, Lines>& lines_;
  AttackTable<Set>& table_;
  Budget& budget_;
  MoveStack moves_;
};

}  // namespace arete::inline solve
