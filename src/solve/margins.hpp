// Scores, races and partizan games, fast: alpha–beta with a table of two bounds for each position, as the
// player to move sees it, so that turn and colours are no part of the key. The value is closed in on by null
// windows (A. Plaat et al., "Best-first fixed-depth minimax algorithms", 1996); moves that score come first, then
// the move that was best the last time, then what has cut off elsewhere.
#pragma once

#include <algorithm>
#include <vector>

#include "rules/rules.hpp"
#include "solve/cache.hpp"

namespace arete {

template <Rules R>
class MarginSearch {
 public:
  using Position = typename R::Position;

  MarginSearch(const R& rules, Budget& budget) : rules_(rules), budget_(budget), cache_(budget) {}

  /// Narrows what is known of the worth of a position to the player who moves, until it is exact or the budget is spent.
  void close_in(const Position& p, Player who, Verdict& known) {
    const Position seen = facing(p, who);
    Value guess = std::clamp(Value{0}, known.low, known.high);
    while (!known.exact()) {
      const Value beta = guess == known.low ? guess + 1 : guess;
      guess = search(seen, beta - 1, beta);
      (guess < beta ? known.high : known.low) = guess;
    }
  }

  /// Whether a move is worth at least so much to the player who makes it.
  bool reaches(const Position& p, Player who, Move m, Value least) {
    const auto step = rules_.play(facing(p, who), Player::first, m);
    return worth(step, least - 1, least) >= least;
  }

 private:
  struct Bounds {
    std::int16_t low = std::numeric_limits<std::int16_t>::min(), high = std::numeric_limits<std::int16_t>::max();
    std::int32_t best = -1;
  };
  struct Choice {
    std::int64_t order;
    Step<Position> step;
    Move move;
  };

  /// The position as the first player sees it when `who` moves.
  Position facing(const Position& p, Player who) const {
    if constexpr (TwoSided<R>) {
      return who == Player::first ? p : rules_.swapped(p);
    } else {
      static_assert(Alike<R>, "a game whose players differ says how they are swapped");
      return p;
    }
  }

  Value worth(const Step<Position>& step, Value alpha, Value beta) {
    if (step.again) return step.gain + search(step.next, alpha - step.gain, beta - step.gain);
    return step.gain - search(facing(step.next, Player::second), step.gain - beta, step.gain - alpha);
  }

  /// The first player moves. Exact inside the window, a bound outside.
  Value search(const Position& raw, Value alpha, Value beta) {
    if (const auto over = rules_.result(raw, Player::first)) return *over;
    const Position p = canonical(raw);
    Bounds known;
    if (const Bounds* entry = cache_.find(p)) known = *entry;
    if (known.low >= beta) return known.low;
    if (known.high <= alpha) return known.high;
    const Verdict trivial = bounds(rules_, p);
    if (trivial.low >= beta) return trivial.low;
    if (trivial.high <= alpha) return trivial.high;
    budget_.spend_node();

    const Value low = std::max<Value>(known.low, trivial.low), high = std::min<Value>(known.high, trivial.high);
    Value best = std::numeric_limits<Value>::min();
    std::int32_t best_move = -1;
    for (const auto& choice : choices(p, known.best)) {
      const Value v = worth(choice.step, std::max({alpha, best, low - 1}), std::min(beta, high));
      if (v <= best) continue;
      best = v;
      best_move = static_cast<std::int32_t>(choice.move.element);
      if (best >= beta || best >= high) break;
    }
    if (best >= beta) reward(best_move);
    auto& entry = cache_.at(p);
    if (best > alpha || best >= high) entry.low = static_cast<std::int16_t>(std::max<Value>(entry.low, best));
    if (best < beta) entry.high = static_cast<std::int16_t>(std::min<Value>(entry.high, std::max(best, alpha)));
    entry.best = best_move;
    return best;
  }

  std::vector<Choice> choices(const Position& p, std::int32_t favourite) {
    std::vector<Choice> list;
    for (const Move m : candidates(p)) {
      auto step = rules_.play(p, Player::first, m);
      const std::int64_t order = (m.element == favourite ? std::int64_t{1} << 40 : 0) + (std::int64_t{step.gain} << 32) + history(m.element);
      list.push_back({order, std::move(step), m});
    }
    std::stable_sort(list.begin(), list.end(), [](const Choice& a, const Choice& b) { return a.order > b.order; });
    return list;
  }
  auto candidates(const Position& p) const {
    if constexpr (Narrowed<R>) {
      return rules_.candidates(p);
    } else {
      return rules_.moves(p, Player::first);
    }
  }
  std::int64_t history(std::int64_t element) const {
    const auto i = static_cast<std::size_t>(element);
    return i < history_.size() ? history_[i] : 0;
  }
  void reward(std::int32_t element) {
    const auto i = static_cast<std::size_t>(element);
    if (history_.size() <= i) history_.resize(i + 1);
    ++history_[i];
  }
  Position canonical(const Position& p) const {
    if constexpr (Canonical<R>) {
      return rules_.canonical(p);
    } else {
      return p;
    }
  }

  const R& rules_;
  Budget& budget_;
  Cache<Position, Bounds> cache_;
  std::vector<std::int64_t> history_;
};

}  // namespace arete
