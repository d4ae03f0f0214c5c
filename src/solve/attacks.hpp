// Decides the attack of one player (`rules/attack.hpp`), exactly and by a search of its own: the attacker may also
// pass, the defender only takes what is part of an open line. What ends it early: a line with one element left; two of
// them that no answer meets; lines that weigh too little (P. Erdős and J. Selfridge, "On a combinatorial game", 1973: a
// line with k elements left weighs 2^−k, and the defender who moves holds whatever weighs less than 1); and parts that
// have nothing to do with each other. The laws are proved in docs/theory/relaxed_race.md.
#pragma once

#include <algorithm>
#include <vector>

#include "base/budget.hpp"
#include "rules/rules.hpp"
#include "solve/ranking.hpp"
#include "solve/table.hpp"

namespace arete::inline solve {

template <class Set>
class AttackSearch {
 public:
  /// Whether the attacker wins if he moves first, or second; −1 if nobody has asked.
  struct Known {
    std::int8_t first = -1, second = -1;
  };
  using AttackTable = Table<Attack<Set>, Known>;

  AttackSearch(AttackBoard<Set> board, AttackTable& table, Budget& budget)
      : board_(std::move(board)), table_(table), budget_(budget) {}

  bool wins_first(const Attack<Set>& attack) { return attacks(opened(attack)); }
  bool wins_second(const Attack<Set>& attack) { return holds_out(opened(attack)); }

 private:
  using Weight = std::int64_t;
  static constexpr Weight complete = Weight{1} << 32;

  struct Line {
    Set rest, held;  ///< what the attacker still needs, and what he has
    Weight weight;
  };
  /// The lines that can still be completed, and the elements that matter to them.
  struct Race {
    std::vector<Line> lines;
    Set free;
    Weight weight = 0;

    void add(const Line& line) {
      lines.push_back(line);
      weight += line.weight;
    }
  };

  Race opened(const Attack<Set>& attack) const {
    Race race{{}, attack.free};
    const Set possible = attack.own | attack.free;
    for (const auto& line : board_.lines) {
      if (possible.contains(line)) {
        const Set rest = line - attack.own;
        race.add({rest, line & attack.own, complete >> rest.size()});
      }
    }
    return race;
  }
  Set useful(const Race& race) const {
    Set result;
    for (const auto& line : race.lines) result |= line.rest;
    return result;
  }
  Set stopped_by(const Set& elements) const {
    Set result;
    for (const std::size_t e : elements) result |= board_.stops[e];
    return result;
  }
  /// Forgets what cannot stop an open line.
  void trim(Race& race, const Set& useful) const { race.free &= stopped_by(useful); }
  Attack<Set> key(const Race& race) const {
    Attack<Set> key{{}, race.free};
    for (const auto& line : race.lines) key.own |= line.held;
    return key;
  }
  Race attacked(const Race& race, std::size_t element) const {
    Race next{{}, race.free - board_.stops[element]};
    next.lines.reserve(race.lines.size());
    const Set stopped = board_.stops[element].without(element);
    for (auto line : race.lines) {
      if (line.rest.meets(stopped)) continue;
      if (line.rest.has(element)) line = {line.rest.without(element), line.held.with(element), 2 * line.weight};
      next.add(line);
    }
    return next;
  }
  Race defended(const Race& race, std::size_t element) const {
    Race next{{}, race.free - board_.stops[element]};
    next.lines.reserve(race.lines.size());
    for (const auto& line : race.lines) {
      if (!line.rest.meets(board_.stops[element])) next.add(line);
    }
    return next;
  }
  /// What meets every line that has one element left.
  Set answers(const Race& race, Set among) const {
    for (const auto& line : race.lines) {
      if (line.weight == complete / 2) among &= board_.stops[line.rest.front()];
    }
    return among;
  }
  static bool threatens(const Race& race) {
    return std::ranges::any_of(race.lines, [](const Line& line) { return line.weight == complete / 2; });
  }

  /// The attacker moves: whether he wins.
  bool attacks(Race race) {
    if (threatens(race)) return true;
    const Weight all = race.weight;
    if (2 * all < complete) return false;
    const Set open = useful(race);
    trim(race, open);
    std::vector<Ranked> moves;
    for (const std::size_t e : race.free) {
      const Promise promise = promised(race, e);
      if (promise.wins) return true;
      if (promise.weight >= complete) moves.push_back({-promise.weight, static_cast<std::uint32_t>(e)});
    }
    if (moves.empty() && all < complete) return false;
    return remembered(race, &Known::first, [&] {
      if (const auto parts = parts_of(race, open); parts.size() > 1)
        return std::ranges::any_of(parts, [&](const Race& part) { return attacks(part); });
      sort(moves);
      return std::ranges::any_of(moves, [&](const Ranked& move) { return holds_out(attacked(race, move.index)); }) ||
             (all >= complete && holds_out(race));
    });
  }
  /// What the lines weigh after an element of the attacker's, and whether they make two threats that nothing meets.
  struct Promise {
    Weight weight = 0;
    bool wins = false;
  };
  Promise promised(const Race& race, std::size_t element) const {
    Promise promise;
    const Set stopped = board_.stops[element].without(element);
    Set answers = race.free - board_.stops[element];
    for (const auto& [rest, held, weight] : race.lines) {
      if (rest.meets(stopped)) continue;
      promise.weight += weight;
      if (!rest.has(element)) continue;
      promise.weight += weight;
      if (weight == complete / 4) answers &= board_.stops[rest.without(element).front()];
    }
    promise.wins = answers.empty() && promise.weight >= complete;
    return promise;
  }

  /// The defender moves: whether the attacker wins all the same.
  bool holds_out(Race race) {
    if (race.weight < complete) return false;
    const Set open = useful(race);
    const bool threatened = threatens(race);
    const Set among = answers(race, open);
    if (among.empty()) return true;
    trim(race, open);
    return remembered(race, &Known::second, [&] {
      if (!threatened) {
        if (const auto parts = parts_of(race, open); parts.size() > 1) return holds_out_in_one(parts);
      }
      std::vector<Ranked> moves;
      for (const std::size_t e : among) moves.push_back({-stopped_weight(race, e), static_cast<std::uint32_t>(e)});
      sort(moves);
      return std::ranges::all_of(moves, [&](const Ranked& move) { return attacks(defended(race, move.index)); });
    });
  }
  Weight stopped_weight(const Race& race, std::size_t element) const {
    Weight sum = 0;
    for (const auto& line : race.lines) {
      if (line.rest.meets(board_.stops[element])) sum += line.weight;
    }
    return sum;
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
  std::vector<Race> parts_of(const Race& race, Set open) const {
    std::vector<Race> parts;
    while (!open.empty()) {
      Set part, added = Set::of(open.front());
      while (!added.empty()) {
        part |= added;
        Set next = stopped_by(added) & race.free;
        for (const auto& line : race.lines) {
          if (line.rest.meets(added)) next |= line.rest;
        }
        added = next - part;
      }
      auto& made = parts.emplace_back(Race{{}, part});
      for (const auto& line : race.lines) {
        if (line.rest.meets(part)) made.add(line);
      }
      open -= part;
    }
    return parts;
  }

  template <class Decide>
  bool remembered(const Race& race, std::int8_t Known::*answer, Decide decide) {
    const auto at = key(race);
    if (const auto known = table_.find(at); known && (*known).*answer >= 0) return (*known).*answer > 0;
    budget_.spend_node();
    const bool wins = decide();
    table_.update(at, [&](Known& entry) { entry.*answer = wins ? 1 : 0; });
    return wins;
  }

  AttackBoard<Set> board_;
  AttackTable& table_;
  Budget& budget_;
};

/// What the attacks of both players say of a position, as far as a window asks. Nothing, of a game without them.
template <class R>
class AttackBounds {
 public:
  struct Memory {
    Memory(Budget&, Sharing*) {}
  };
  AttackBounds(const R&, Memory&, Budget&) {}
  Verdict bounds(const typename R::Position&, Verdict) const { return {-30000, 30000}; }
};

template <RacesForLines R>
class AttackBounds<R> {
  using Set = typename decltype(std::declval<const R&>().attack_board().lines)::value_type;

 public:
  using Memory = typename AttackSearch<Set>::AttackTable;

  AttackBounds(const R& rules, Memory& memory, Budget& budget)
      : rules_(rules), search_(rules.attack_board(), memory, budget) {}
  /// The first player moves.
  Verdict bounds(const typename R::Position& p, Verdict window) {
    Verdict v{-1, 1};
    if (window.low >= 0 && !search_.wins_first(rules_.attack(p, Player::first))) v.high = 0;
    if (window.high <= 0 && !search_.wins_second(rules_.attack(p, Player::second))) v.low = 0;
    return v;
  }

 private:
  const R& rules_;
  AttackSearch<Set> search_;
};

}  // namespace arete::inline solve
