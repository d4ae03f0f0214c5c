// Scores, races and partizan games, fast: alpha–beta with a table of two bounds for each position, as the
// player to move sees it, so that turn and colours are no part of the key. The value is closed in on by null
// windows (A. Plaat et al., "Best-first fixed-depth minimax algorithms", 1996); moves that score come first, then
// the move that was best the last time, then what has cut off elsewhere. A race for lines is decided by a search of its
// own (`solve/races.hpp`).
#pragma once

#include <algorithm>
#include <vector>

#include "rules/rules.hpp"
#include "solve/attack_bounds.hpp"
#include "solve/margin_options.hpp"
#include "solve/races.hpp"

namespace arete::inline solve {

template <Rules R>
class MarginSearch {
 public:
  using Position = typename R::Position;

  /// What a search leaves to the next one.
  struct Memory final : AnyTable {
    explicit Memory(Budget& budget, Sharing* sharing = nullptr)
        : positions(budget, sharing), races(budget, sharing), attacks(budget, sharing) {}
    MarginTable<R> positions;
    [[no_unique_address]] typename RacesOf<R>::Memory races;
    [[no_unique_address]] typename AttackBounds<R>::Memory attacks;
  };

  /// `reversed` tries moves in another order, for another thread.
  MarginSearch(const R& rules, Memory& memory, Budget& budget, SearchMode mode)
      : rules_(rules),
        budget_(budget),
        table_(memory.positions),
        seen_(rules, memory.positions, mode.misere),
        races_(rules, memory.races, budget, mode.reversed),
        attacks_(rules, memory.attacks, budget),
        mode_(mode) {}

  /// Asks whether the position is worth as much as a guess to the player who moves, or more than that if so much is
  /// known. One of the bounds that are known moves there, or beyond: the next guess.
  Value narrow(const Position& p, Player who, Verdict& known, Value guess) {
    const Position seen = seen_.facing(p, who);
    const Value beta = guess == known.low ? guess + 1 : guess;
    guess = search(seen, beta - 1, beta);
    (guess < beta ? known.high : known.low) = guess;
    known = rounded(seen, known);
    return std::clamp(guess, known.low, known.high);
  }

  /// Whether a move is worth at least so much to the player who makes it.
  bool reaches(const Position& p, Player who, Move m, Value least) {
    if constexpr (RacesForLines<R>) {
      if (races_.fits())
        return -raced(seen_.facing(rules_.play(seen_.facing(p, who), Player::first, m).next, Player::second),
                      1 - least) >= least;
    }
    Option option{.move = m};
    seen_.look_ahead(option, rules_.play(seen_.facing(p, who), Player::first, m));
    return worth(option, least - 1, least) >= least;
  }

  /// The element of the move that was best the last time, or −1.
  std::int32_t favourite(const Position& p) {
    if constexpr (RacesForLines<R>) {
      if (races_.fits()) return races_.favourite(p);
    }
    const auto entry = table_.find(seen_.key(p));
    return entry ? entry->best : -1;
  }

  /// In games whose values are all even or all odd, half of the bounds are one better than they look.
  Verdict rounded(const Position& p, Verdict v) const {
    return rounded(v, EvenSteps<R> ? bounds(rules_, p) : Verdict{});
  }

 private:
  /// `trivial` are the bounds of the position.
  static Verdict rounded(Verdict v, [[maybe_unused]] Verdict trivial) {
    if constexpr (EvenSteps<R>) {
      if ((v.low - trivial.low) % 2 != 0) ++v.low;
      if ((v.high - trivial.low) % 2 != 0) --v.high;
    }
    return v;
  }
  using Option = MarginOption<R>;

  /// The first player moves. Exact inside the window, a bound outside.
  Value search(const Position& raw, Value alpha, Value beta) {
    if constexpr (RacesForLines<R>) {
      if (races_.fits()) return raced(raw, beta);
    }
    Option option;
    seen_.look_ahead(option, {.next = raw, .again = true});
    return then(option, alpha, beta);
  }
  /// Of a race, as a null window below beta asks.
  Value raced(const Position& p, Value beta) {
    const auto over = seen_.result(p);
    return over ? *over : races_.worth(p, beta);
  }
  Value worth(const Option& option, Value alpha, Value beta) {
    if (option.again) return option.gain + then(option, alpha - option.gain, beta - option.gain);
    return option.gain - then(option, option.gain - beta, option.gain - alpha);
  }
  Value then(const Option& option, Value alpha, Value beta) {
    if constexpr (TakesTurns<R>) {
      Value best = option.turns.at_least;
      for (const auto& turn : option.turns.all()) {
        if (best >= beta) break;
        const Value least = std::max(alpha, best);
        best = std::max(best, turn.again ? turn.gain + rest(option, least - turn.gain, beta - turn.gain)
                                         : turn.gain - rest(option, turn.gain - beta, turn.gain - least));
      }
      if (!option.turns.all().empty()) return best;
    }
    return rest(option, alpha, beta);
  }
  Value rest(const Option& option, Value alpha, Value beta) {
    if (option.over) return *seen_.result(option.next);
    if constexpr (Foreseeing<R>) return visit(option.next, seen_.foreseen_key(option), alpha, beta);
    const auto& raw = option.next;
    const auto over = seen_.result(raw);
    if (over) return *over;
    const Position p = seen_.representative(raw);
    return visit(p, seen_.key(p), alpha, beta);
  }

  Value visit(const Position& p, const KeyOf<R>& key, Value alpha, Value beta) {
    const MarginBounds known = table_.find(key).value_or(MarginBounds{});
    if (known.low >= beta) return known.low;
    if (known.high <= alpha) return known.high;
    const Verdict trivial = seen_.trivial(p);
    if (trivial.low >= beta) return trivial.low;
    if (trivial.high <= alpha) return trivial.high;
    if (beta - alpha == 1 && attacks_.settle(p, beta)) return 0;
    budget_.spend_node();
    const Verdict limits{std::max<Value>(known.low, trivial.low), std::min<Value>(known.high, trivial.high)};
    const auto [best, move] = best_option(p, known.best, limits, alpha, beta);
    learn(key, trivial, best, move, limits.high, alpha, beta);
    return best;
  }
  struct Best {
    Value worth;
    std::int64_t move;
  };
  /// Tries the options until one is good enough.
  Best best_option(const Position& p, std::int32_t favourite, Verdict limits, Value alpha, Value beta) {
    const std::size_t first = options_.size();
    const Value enough = std::min(beta, limits.high);
    Best best = list_options(p, favourite, std::max(alpha, limits.low - 1), enough);
    if (best.worth < enough) {
      sort_options(first);
      for (std::size_t i = first; i < order_.size(); ++i) {
        const Option option = options_[order_[i].index];
        const Value v = worth(option, std::max({alpha, best.worth, limits.low - 1}), enough);
        if (v <= best.worth) continue;
        best = {v, option.move.element};
        if (v >= enough) break;
      }
      if (best.worth >= beta) reward(best.move);
    }
    options_.resize(first);
    order_.resize(first);
    return best;
  }
  void learn(const KeyOf<R>& key, Verdict trivial, Value best, std::int64_t move, Value high, Value alpha, Value beta) {
    table_.update(key, [&](MarginBounds& entry) {
      Verdict learnt{entry.low, entry.high};
      if (best > alpha || best >= high) learnt.low = std::max(learnt.low, best);
      if (best < beta) learnt.high = std::min(learnt.high, std::max(best, alpha));
      learnt = rounded(learnt, trivial);
      entry = {static_cast<std::int16_t>(learnt.low), static_cast<std::int16_t>(learnt.high),
               static_cast<std::int16_t>(move)};
    });
  }

  /// Puts the moves on the stack of options, until one is known to be worth enough (enhanced transposition cut-offs);
  /// but not those that are worth no more than `least` at first sight. Gives back the former, or what the latter are
  /// worth at most.
  Best list_options(const Position& p, std::int32_t favourite, Value least, Value enough) {
    constexpr std::size_t lag = 2;  // an entry is looked at some options later, when it has come from memory
    const std::size_t first = options_.size();
    Best others{std::numeric_limits<Value>::min(), -1};
    const auto hints = attacks_.hints(p, enough > 0);
    for (const Move m : seen_.candidates(p)) {
      auto& option = options_.emplace_back();
      option.move = m;
      if (const auto most = seen_.look_ahead(option, rules_.play(p, Player::first, m), least)) {
        others.worth = std::max(others.worth, *most);
        options_.pop_back();
        continue;
      }
      const auto rank = (m.element == favourite ? std::int64_t{1} << 48 : 0) + (std::int64_t{option.gain} << 44) +
                        ((seen_.order_hint(p, option) + hints.of(m.at())) << 32) + history(m.element);
      order_.push_back({-rank, static_cast<std::uint32_t>(order_.size())});
      if (options_.size() - first > lag && seen_.least_worth(options_.end()[-1 - std::ptrdiff_t{lag}]) >= enough)
        return {enough, options_.end()[-1 - std::ptrdiff_t{lag}].move.element};
    }
    for (std::size_t i = std::max(first + lag, options_.size()) - lag; i < options_.size(); ++i) {
      if (seen_.least_worth(options_[i]) >= enough) return {enough, options_[i].move.element};
    }
    return others;
  }
  void sort_options(std::size_t first) {
    const auto options = std::span(order_).subspan(first);
    sort(options);
    if (mode_.reversed && !options.empty()) std::reverse(options.begin() + 1, options.end());
  }
  std::int64_t history(std::int64_t element) const {
    const auto i = static_cast<std::size_t>(element);
    return i < history_.size() ? history_[i] : 0;
  }
  void reward(std::int64_t element) {
    const auto i = static_cast<std::size_t>(element);
    if (history_.size() <= i) history_.resize(i + 1);
    ++history_[i];
  }

  const R& rules_;
  Budget& budget_;
  MarginTable<R>& table_;
  MarginOptions<R> seen_;
  [[no_unique_address]] RacesOf<R> races_;
  [[no_unique_address]] AttackBounds<R> attacks_;
  SearchMode mode_;
  std::vector<std::int64_t> history_;
  std::vector<Option> options_;  // of the positions from the root to here
  std::vector<Ranked> order_;    // of the options
};

}  // namespace arete::inline solve
