// Scores, races and partizan games, fast: alpha–beta with a table of two bounds for each position, as the
// player to move sees it, so that turn and colours are no part of the key. The value is closed in on by null
// windows (A. Plaat et al., "Best-first fixed-depth minimax algorithms", 1996); moves that score come first, then
// the move that was best the last time, then what has cut off elsewhere.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "rules/rules.hpp"
#include "solve/table.hpp"

namespace arete {

template <Rules R>
class MarginSearch {
 public:
  using Position = typename R::Position;

  MarginSearch(const R& rules, Budget& budget, bool shared = false)
      : rules_(rules), budget_(budget), table_(std::make_shared<Table<Position, Bounds>>(budget, shared)) {}
  /// Another search with the same table, for another thread: it tries moves in another order.
  MarginSearch(const MarginSearch& leader, Budget& budget) : rules_(leader.rules_), budget_(budget), table_(leader.table_), contrary_(true) {}

  /// Narrows what is known of the worth of a position to the player who moves, until it is exact or the budget is spent.
  void close_in(const Position& p, Player who, Verdict& known) {
    const Position seen = facing(p, who);
    known = rounded(seen, known);
    Value guess = std::clamp(Value{0}, known.low, known.high);
    while (!known.exact()) {
      const Value beta = guess == known.low ? guess + 1 : guess;
      guess = search(seen, beta - 1, beta);
      (guess < beta ? known.high : known.low) = guess;
      known = rounded(seen, known);
      guess = std::clamp(guess, known.low, known.high);
    }
  }

  /// Whether a move is worth at least so much to the player who makes it.
  bool reaches(const Position& p, Player who, Move m, Value least) {
    const auto step = rules_.play(facing(p, who), Player::first, m);
    return worth(step, least - 1, least) >= least;
  }

  /// The element of the move that was best the last time, or −1.
  std::int32_t favourite(const Position& p) {
    const auto entry = table_->find(p);
    return entry ? entry->best : -1;
  }

  /// The position as the first player sees it when `who` moves.
  Position facing(const Position& p, Player who) const {
    if constexpr (TwoSided<R>) {
      return who == Player::first ? p : rules_.swapped(p);
    } else {
      static_assert(Alike<R>, "a game whose players differ says how they are swapped");
      return p;
    }
  }
  /// In games whose values are all even or all odd, half of the bounds are one better than they look.
  Verdict rounded(const Position& p, Verdict v) const {
    if constexpr (HasParity<R>) {
      const int parity = rules_.parity(p);
      if ((v.low - parity) % 2 != 0) ++v.low;
      if ((v.high - parity) % 2 != 0) --v.high;
    }
    return v;
  }
  Position canonical(const Position& p) const {
    if constexpr (Canonical<R>) {
      return rules_.canonical(p);
    } else {
      return p;
    }
  }

 private:
  struct Bounds {
    std::int16_t low = -30000, high = 30000;
    std::int32_t best = -1;
  };
  struct Choice {
    Step<Position> step;
    Move move;
  };

  Value worth(const Step<Position>& step, Value alpha, Value beta) {
    if (step.again) return step.gain + search(step.next, alpha - step.gain, beta - step.gain);
    return step.gain - search(facing(step.next, Player::second), step.gain - beta, step.gain - alpha);
  }

  /// The first player moves. Exact inside the window, a bound outside.
  Value search(const Position& raw, Value alpha, Value beta) {
    if (const auto over = rules_.result(raw, Player::first)) return *over;
    const Position p = canonical(raw);
    const Bounds known = table_->find(p).value_or(Bounds{});
    if (known.low >= beta) return known.low;
    if (known.high <= alpha) return known.high;
    const Verdict trivial = bounds(rules_, p);
    if (trivial.low >= beta) return trivial.low;
    if (trivial.high <= alpha) return trivial.high;
    budget_.spend_node();

    const Value low = std::max<Value>(known.low, trivial.low), high = std::min<Value>(known.high, trivial.high);
    Value best = std::numeric_limits<Value>::min();
    std::int32_t best_move = -1;
    const auto all = choices(p, known.best);
    for (const auto& [rank, i] : all.order) {
      const auto& choice = all.list[i];
      const Value v = worth(choice.step, std::max({alpha, best, low - 1}), std::min(beta, high));
      if (v <= best) continue;
      best = v;
      best_move = static_cast<std::int32_t>(choice.move.element);
      if (best >= beta || best >= high) break;
    }
    if (best >= beta) reward(best_move);
    table_->update(p, [&](Bounds& entry) {
      Verdict learnt{entry.low, entry.high};
      if (best > alpha || best >= high) learnt.low = std::max(learnt.low, best);
      if (best < beta) learnt.high = std::min(learnt.high, std::max(best, alpha));
      learnt = rounded(p, learnt);
      entry = {static_cast<std::int16_t>(learnt.low), static_cast<std::int16_t>(learnt.high), best_move};
    });
    return best;
  }

  /// The moves with what they do, and the order in which to try them.
  struct Choices {
    std::vector<Choice> list;
    std::vector<std::pair<std::int64_t, std::uint32_t>> order;
  };
  Choices choices(const Position& p, std::int32_t favourite) {
    Choices all;
    for (const Move m : candidates(p)) {
      auto step = rules_.play(p, Player::first, m);
      const std::int64_t rank =
          (m.element == favourite ? std::int64_t{1} << 40 : 0) + (std::int64_t{step.gain} << 36) + (promise(p, m) << 32) + history(m.element);
      all.order.emplace_back(-rank, static_cast<std::uint32_t>(all.list.size()));
      all.list.push_back({std::move(step), m});
    }
    std::sort(all.order.begin(), all.order.end());
    if (contrary_ && !all.order.empty()) std::reverse(all.order.begin() + 1, all.order.end());
    return all;
  }
  auto candidates(const Position& p) const {
    if constexpr (Narrowed<R>) {
      return rules_.candidates(p);
    } else {
      return rules_.moves(p, Player::first);
    }
  }
  std::int64_t promise(const Position& p, Move m) const {
    if constexpr (Promising<R>) {
      return rules_.promise(p, m);
    } else {
      return 0;
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

  const R& rules_;
  Budget& budget_;
  std::shared_ptr<Table<Position, Bounds>> table_;
  bool contrary_ = false;
  std::vector<std::int64_t> history_;
};

}  // namespace arete
