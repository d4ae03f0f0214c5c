// Decides the attack of one player (`rules/attack.hpp`), exactly and by a search of its own: the attacker may also
// pass, the defender only takes what is part of an open line. What ends it early: a line with one element left; two of
// them that no answer meets; lines that weigh too little (P. Erdős and J. Selfridge, "On a combinatorial game", 1973: a
// line with k elements left weighs 2^−k, and the defender who moves holds whatever weighs less than 1); and parts that
// have nothing to do with each other. The laws are proved in docs/theory/relaxed_race.md. Lines are numbered, and an
// attack keeps three sets of numbers: the open lines that need one, two or three elements more. What a move does to all
// of them, and what they weigh then, is a few operations on words.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "base/bits.hpp"
#include "base/budget.hpp"
#include "rules/rules.hpp"
#include "solve/ranking.hpp"
#include "solve/table.hpp"

namespace arete::inline solve {

/// Sets of lines: as many as there are empty triangles on eleven points, or on twenty-four. A line has three elements.
template <class Set>
using LinesOf = Bits<Set::capacity == 64 ? 3 : 32>;

template <class Set>
class AttackSearch {
 public:
  using Lines = LinesOf<Set>;
  /// Whether the attacker wins if he moves first, or second; −1 if nobody has asked.
  struct Known {
    std::int8_t first = -1, second = -1;
  };
  using AttackTable = Table<Attack<Set>, Known>;

  AttackSearch(AttackBoard<Set> board, AttackTable& table, Budget& budget)
      : board_(std::move(board)), through_(board_.stops.size()), beside_(through_), table_(table), budget_(budget) {
    if (!fits()) return;
    for (std::size_t line = 0; line < board_.lines.size(); ++line) {
      for (std::size_t e = 0; e < board_.stops.size(); ++e) {
        if (board_.lines[line].has(e)) {
          through_[e] = through_[e].with(line);
        } else if (board_.lines[line].meets(board_.stops[e])) {
          beside_[e] = beside_[e].with(line);
        }
      }
    }
  }

  /// On a board with more lines every attack counts as won, which cuts nothing off.
  bool fits() const { return board_.lines.size() <= Lines::capacity; }
  bool wins_first(const Attack<Set>& attack) { return !fits() || attacks(opened(attack)); }
  bool wins_second(const Attack<Set>& attack) { return !fits() || holds_out(opened(attack)); }

 private:
  static constexpr int complete = 8;  ///< what a complete line weighs

  /// Where an attack stands, with the lines that can still be completed: `need[k]` are those that need k + 1 elements.
  struct Race {
    Set own, free;
    std::array<Lines, 3> need;

    Lines open() const { return need[0] | need[1] | need[2]; }
    int weight() const { return 4 * need[0].size() + 2 * need[1].size() + need[2].size(); }
    bool threatens() const { return !need[0].empty(); }
  };

  Race opened(const Attack<Set>& attack) const {
    Race race{attack.own, attack.free, {}};
    const Set possible = attack.own | attack.free;
    for (std::size_t line = 0; line < board_.lines.size(); ++line) {
      if (!possible.contains(board_.lines[line])) continue;
      const int rest = (board_.lines[line] - attack.own).size();
      assert(1 <= rest && rest <= 3);  // a complete line has ended the game
      auto& needing = race.need[static_cast<std::size_t>(rest) - 1];
      needing = needing.with(line);
    }
    return race;
  }
  /// Those of some elements that are part of a line.
  Set within(const Lines& lines, const Set& elements) const {
    Set result;
    for (const std::size_t e : elements) {
      if (through_[e].meets(lines)) result = result.with(e);
    }
    return result;
  }
  Set stopped_by(const Set& elements) const {
    Set result;
    for (const std::size_t e : elements) result |= board_.stops[e];
    return result;
  }
  /// Forgets what is part of no open line and cannot stop one.
  void trim(Race& race, const Set& useful) const {
    race.free &= stopped_by(useful);
    race.own = within(race.open(), race.own);
  }
  std::array<Lines, 3> attacked(const std::array<Lines, 3>& need, std::size_t e) const {
    const Lines& taken = through_[e];
    const Lines gone = taken | beside_[e];
    return {(need[0] - gone) | (need[1] & taken), (need[1] - gone) | (need[2] & taken), need[2] - gone};
  }
  std::array<Lines, 3> defended(const std::array<Lines, 3>& need, std::size_t e) const {
    const Lines gone = through_[e] | beside_[e];
    return {need[0] - gone, need[1] - gone, need[2] - gone};
  }
  Race attacked(const Race& race, std::size_t e) const {
    return {race.own.with(e), race.free - board_.stops[e], attacked(race.need, e)};
  }
  Race defended(const Race& race, std::size_t e) const {
    return {race.own, race.free - board_.stops[e], defended(race.need, e)};
  }
  /// What meets every line that needs one element.
  Set answers(const Race& race, Set among) const {
    for (const std::size_t line : race.need[0]) among &= board_.stops[(board_.lines[line] & race.free).front()];
    return among;
  }

  /// The attacker moves: whether he wins.
  bool attacks(Race race) {
    if (race.threatens()) return true;
    const int all = race.weight();
    if (2 * all < complete) return false;
    const Set useful = within(race.open(), race.free);
    trim(race, useful);
    Moves moves(moves_);
    for (const std::size_t e : race.free) {
      const Race next = attacked(race, e);
      const int weight = next.weight();
      if (weight < complete) continue;
      if (next.threatens() && answers(next, next.free).empty()) return true;
      moves.add(-weight, e);
    }
    if (moves.empty() && all < complete) return false;
    return remembered(race, &Known::first, [&] {
      if (const auto parts = parts_of(race, useful); parts.size() > 1)
        return std::ranges::any_of(parts, [&](const Race& part) { return attacks(part); });
      return moves.any_of([&](std::size_t e) { return holds_out(attacked(race, e)); }) ||
             (all >= complete && holds_out(race));
    });
  }
  /// The defender moves: whether the attacker wins all the same.
  bool holds_out(Race race) {
    if (race.weight() < complete) return false;
    const Set useful = within(race.open(), race.free);
    const Set among = answers(race, useful);
    if (among.empty()) return true;
    trim(race, useful);
    const auto decide = [&] {
      Moves moves(moves_);
      for (const std::size_t e : among) moves.add(defended(race, e).weight(), e);
      return !moves.any_of([&](std::size_t e) { return !attacks(defended(race, e)); });
    };
    if (race.threatens()) return decide();  // few answers: to remember them takes longer
    return remembered(race, &Known::second, [&] {
      const auto parts = parts_of(race, useful);
      return parts.size() > 1 ? holds_out_in_one(parts) : decide();
    });
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
    const Lines open = race.open();
    while (!useful.empty()) {
      Set part, added = Set::of(useful.front());
      Lines lines;
      while (!added.empty()) {
        part |= added;
        Set next = stopped_by(added);
        Lines more;
        for (const std::size_t e : added) more |= through_[e];
        more = (more & open) - lines;
        lines |= more;
        for (const std::size_t line : more) next |= board_.lines[line];
        added = (next & race.free) - part;
      }
      if (parts.empty() && part.contains(useful)) return parts;
      parts.push_back({race.own, part, {race.need[0] & lines, race.need[1] & lines, race.need[2] & lines}});
      useful -= part;
    }
    return parts;
  }

  template <class Decide>
  bool remembered(const Race& race, std::int8_t Known::*answer, Decide decide) {
    const Attack<Set> at{race.own, race.free};
    if (const auto known = table_.find(at); known && (*known).*answer >= 0) return (*known).*answer > 0;
    budget_.spend_node();
    const bool wins = decide();
    table_.update(at, [&](Known& entry) { entry.*answer = wins ? 1 : 0; });
    return wins;
  }

  /// The moves of one position, at the end of a stack of those from the root to it.
  class Moves {
   public:
    explicit Moves(std::vector<Ranked>& stack) : stack_(stack), first_(stack.size()) {}
    ~Moves() { stack_.resize(first_); }
    Moves(const Moves&) = delete;
    Moves& operator=(const Moves&) = delete;
    void add(int rank, std::size_t element) { stack_.push_back({rank, static_cast<std::uint32_t>(element)}); }
    bool empty() const { return stack_.size() == first_; }
    /// In order of rank, until one is found.
    template <class Found>
    bool any_of(Found found) {
      sort(std::span(stack_).subspan(first_));
      for (std::size_t i = first_, end = stack_.size(); i < end; ++i) {
        if (found(stack_[i].index)) return true;
      }
      return false;
    }

   private:
    std::vector<Ranked>& stack_;
    std::size_t first_;
  };

  AttackBoard<Set> board_;
  std::vector<Lines> through_, beside_;  // of each element: the lines that it is part of, and that it stops otherwise
  AttackTable& table_;
  Budget& budget_;
  std::vector<Ranked> moves_;
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
