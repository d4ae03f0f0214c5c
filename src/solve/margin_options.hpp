// Positions as the search of margins sees them, by the player to move and as the table knows them, and what a move is
// seen to lead to without a search.
#pragma once

#include "rules/rules.hpp"
#include "solve/ranking.hpp"
#include "solve/search.hpp"
#include "solve/table.hpp"

namespace arete::inline solve {

/// The strongest bounds that are known of a position, and the element of the move that was best the last time.
struct MarginBounds {
  std::int16_t low = -30000, high = 30000, best = -1;
};
template <Rules R>
using MarginTable = Table<KeyOf<R>, MarginBounds>;

/// A move and what it leads to.
template <Rules R>
struct MarginOption {
  Move move;
  Value gain = 0;
  bool again = false, over = false;
  typename R::Position next{};  ///< what whole turns leave, if there are any; if foreseen, the representative
  [[no_unique_address]] TurnsOf<R> turns{};  ///< of whoever moves next
  [[no_unique_address]] FormOf<R> form{};    ///< of `next`, if foreseen
};

template <Rules R>
class MarginOptions {
 public:
  using Position = typename R::Position;
  using Option = MarginOption<R>;

  MarginOptions(const R& rules, MarginTable<R>& table, bool misere) : rules_(rules), table_(table), misere_(misere) {}

  /// The position as the first player sees it when `who` moves.
  Position facing(const Position& p, Player who) const {
    if constexpr (TwoSided<R>) {
      return who == Player::first ? p : rules_.swapped(p);
    } else {
      static_assert(Alike<R>, "a game whose players differ says how they are swapped");
      return p;
    }
  }
  /// What is searched in the place of a position.
  Position representative(const Position& p) const {
    if constexpr (Canonical<R> && !Formed<R>) {
      return rules_.canonical(p);
    } else {
      return p;
    }
  }
  /// What the table knows a representative by.
  KeyOf<R> key(const Position& p) const {
    if constexpr (Formed<R>) {
      return rules_.form(p);
    } else {
      return p;
    }
  }
  std::optional<Value> result(const Position& p) const {
    auto over = rules_.result(p, Player::first);
    if (over && misere_) *over = -*over;
    return over;
  }
  /// Bounds that are seen at once.
  Verdict trivial(const Position& p) const { return misere_ ? Verdict{-1, 1} : bounds(rules_, p); }
  /// The moves that need be tried.
  auto candidates(const Position& p) const {
    if constexpr (Narrowed<R>) {
      return rules_.candidates(p);
    } else {
      return rules_.moves(p, Player::first);
    }
  }
  std::int64_t order_hint(const Position& p, const Option& option) const {
    std::int64_t hint = 0;
    if constexpr (HintsOrder<R>) hint = rules_.order_hint(p, option.move);
    if constexpr (TakesTurns<R>) {
      if (!option.turns.all().empty()) hint -= option.turns.list[0].gain;
    }
    return hint;
  }

  /// Stops with what the move is worth at most if that is no more than `least`.
  std::optional<Value> look_ahead(Option& option, Step<Position> step,
                                  [[maybe_unused]] Value least = std::numeric_limits<Value>::min()) {
    option.gain = step.gain;
    option.again = step.again;
    option.next = step.again ? std::move(step.next) : facing(step.next, Player::second);
    if constexpr (TakesTurns<R>) {
      option.turns = rules_.turns(option.next);
      if (!option.turns.all().empty()) option.next = option.turns.list[0].next;
      if (!option.again && option.turns.at_least > std::numeric_limits<Value>::min() &&
          option.gain - option.turns.at_least <= least)
        return option.gain - option.turns.at_least;
    }
    if constexpr (Foreseeing<R>) {
      option.over = result(option.next).has_value();
      if (option.over) return std::nullopt;
      option.next = representative(option.next);
      if constexpr (Formed<R>) option.form = key(option.next);
      table_.prefetch(foreseen_key(option));
    }
    return std::nullopt;
  }
  static const KeyOf<R>& foreseen_key(const Option& option) {
    if constexpr (Formed<R>) {
      return option.form;
    } else {
      return option.next;
    }
  }
  /// What is known of an option without a search.
  Value least_worth(const Option& option) {
    if constexpr (!Foreseeing<R>) return std::numeric_limits<Value>::min();
    Verdict v{-30000, 30000};
    if (option.over) {
      v = Verdict::of(*result(option.next));
    } else if (const auto entry = table_.find(foreseen_key(option))) {
      v = {entry->low, entry->high};
    }
    if constexpr (TakesTurns<R>) {
      if (!option.turns.all().empty()) {
        Verdict best{option.turns.at_least, option.turns.at_least};
        for (const auto& turn : option.turns.all()) {
          const Verdict worth = turn.again ? v.shifted(turn.gain) : Verdict{turn.gain - v.high, turn.gain - v.low};
          best = {std::max(best.low, worth.low), std::max(best.high, worth.high)};
        }
        v = best;
      }
    }
    return option.again ? option.gain + v.low : option.gain - v.high;
  }

 private:
  const R& rules_;
  MarginTable<R>& table_;
  bool misere_;
};

}  // namespace arete::inline solve
