// The yardstick: exact values by the definition, with a memory. Values are searched without windows or
// cut-offs beyond "nothing can be better than the highest value", nimbers as the least excluded of the
// options, split into components where the game offers them. Every other solver is tested against this one.
#pragma once

#include <unordered_map>

#include "base/budget.hpp"
#include "rules/rules.hpp"
#include "solve/hash.hpp"
#include "rules/nimber.hpp"

namespace arete::inline solve {

template <Rules R>
class Plain {
 public:
  using Position = typename R::Position;

  Plain(const R& rules, Budget& budget, bool split = true) : rules_(rules), budget_(budget), split_(split) {}

  /// What the position is worth to the player who moves.
  Value value(const Position& p, Player who) {
    if (const auto known = rules_.result(p, who)) return *known;
    auto& table = values_[impartial && who == Player::second ? 0 : static_cast<std::size_t>(who)];
    if (const auto it = table.find(p); it != table.end()) return it->second;
    budget_.spend_node();
    constexpr bool scored = R::about.play == Play::score;  // its bounds may be theorems, which are not to be trusted here
    const Verdict limits = scored ? Verdict{std::numeric_limits<Value>::min(), std::numeric_limits<Value>::max()} : bounds(rules_, p);
    Value best = limits.low;
    for (const Move m : rules_.moves(p, who)) {
      best = std::max(best, worth(p, who, m));
      if (best == limits.high) break;
    }
    remember(table, p, best);
    return best;
  }

  /// What the move is worth to the player who makes it.
  Value worth(const Position& p, Player who, Move m) {
    const auto step = rules_.play(p, who, m);
    return step.worth(value(step.next, step.again ? who : opponent(who)));
  }

  /// Of an impartial game under normal play.
  Nimber nimber(const Position& p) {
    if constexpr (Splits<R>) {
      if (split_) {
        Nimber sum;
        for (const auto& part : rules_.components(p)) {
          budget_.look();
          sum = sum + component(part);
        }
        return sum;
      }
    }
    return component(p);
  }

  /// Of an impartial game under normal play: whether the move wins.
  bool wins(const Position& p, Move m) {
    const auto step = rules_.play(p, Player::first, m);
    return nimber(step.next).wins() == step.again;
  }

 private:
  static constexpr bool impartial = R::about.play == Play::normal && R::about.nimbers != Nimbers::none;  // misère or not

  template <class V>
  using Table = std::unordered_map<Position, V, PositionHash<Position>>;

  Nimber component(const Position& p) {
    if (const auto it = nimbers_.find(p); it != nimbers_.end()) return it->second;
    budget_.spend_node();
    Options options;
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      options.add(nimber(step.next), step.again);
    }
    remember(nimbers_, p, options.nimber());
    return options.nimber();
  }

  template <class T, class V>
  void remember(T& table, const Position& p, const V& value) {
    budget_.spend_memory(sizeof(typename T::value_type) + 4 * sizeof(void*) + outside(p));  // the entry, its node and its bucket
    table.emplace(p, value);
  }

  const R& rules_;
  Budget& budget_;
  bool split_;
  Table<Value> values_[2];
  Table<Nimber> nimbers_;
};

}  // namespace arete::solve
