// Impartial games, fast: whether a position has a given nimber, by Lemoine and Viennot's couples (G, n). The
// sum of G and a heap of n is lost iff the nimber of G is n; asked for one n, most options need not be valued.
// A sum is asked for its largest component with the nimbers of the others thrown into n. Nimstring's moves
// that move again and its loony values fit in: after such a move the mover has lost G' + *n iff G' has the
// nimber n. (J. Lemoine, S. Viennot, "Nimbers are inevitable", 2012.)
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/nimber.hpp"
#include "rules/rules.hpp"
#include "solve/ranking.hpp"
#include "solve/search.hpp"
#include "solve/table.hpp"

namespace arete::inline solve {

template <Rules R>
class NimberSearch {
 public:
  using Position = typename R::Position;

  /// What is known of a component: its nimber, or some nimbers that it does not have.
  struct Known {
    std::int16_t nimber = unknown;
    std::uint16_t refuted = 0;
  };
  using PositionTable = Table<Position, Known>;

  /// `reversed` asks options in another order, for another thread.
  NimberSearch(const R& rules, PositionTable& table, Budget& budget, SearchMode mode)
      : rules_(rules), budget_(budget), table_(table), mode_(mode) {}

  /// The nimber of any position.
  Nimber nimber(const Position& p) {
    Nimber sum;
    for (const auto& part : parts(p)) sum = sum + value(part);
    return sum;
  }

  /// Whether a position has the nimber n. Loony positions have none.
  bool is(const Position& p, int n) { return sum_is(parts(p), n); }

  /// The components of a position, as they are.
  std::vector<Position> components(const Position& p) const {
    if constexpr (Splits<R>) {
      if (mode_.split) return rules_.components(p);
    }
    return {p};
  }

  Position canonical(const Position& p) const {
    if constexpr (Canonical<R>) {
      return rules_.canonical(p);
    } else {
      return p;
    }
  }
  /// How large a component is, for the order in which they are asked.
  std::size_t weight(const Position& p) const {
    return static_cast<std::size_t>(rules_.moves(p, Player::first).size());
  }

  /// A move by which a component has not the nimber n: it leaves n, or moves again and leaves something else.
  std::optional<Move> against(const Position& p, int n) {
    bool again = false;
    return exclusion(p, n, again);
  }

  /// Adds every move (or one) that wins, component by component: it must leave what the others add up to.
  void winning_moves(const Position& p, bool all, std::vector<Move>& best) {
    const auto list = components(p);
    std::vector<Nimber> values;
    if (list.size() > 1) {
      for (const auto& part : list) values.push_back(nimber(part));
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i), list[i]) !=
          list.begin() + static_cast<std::ptrdiff_t>(i))
        continue;
      Nimber others;
      for (std::size_t k = 0; k < values.size(); ++k) others = k == i ? others : others + values[k];
      for (const Move m : rules_.moves(list[i], Player::first)) {
        const auto step = rules_.play(list[i], Player::first, m);
        const bool lost = !others.is_loony() && is(step.next, others.value());  // for whoever moves next
        if (lost == step.again) continue;
        best.push_back(m);
        if (!all) return;
      }
    }
  }

 private:
  static constexpr std::int16_t unknown = -2, loony = -1;
  static constexpr int most_refuted = 16;

  using Sum = std::vector<Position>;

  /// The components, each in its canonical form, the largest last.
  Sum parts(const Position& p) {
    budget_.look();
    Sum list = components(p);
    for (auto& part : list) part = canonical(part);
    if (list.size() <= 1) return list;
    std::vector<Ranked> order;
    for (const auto& part : list) add_rank(order, weight(part));
    arete::sort(order);
    Sum sorted;
    sorted.reserve(list.size());
    for (const auto& [_, i] : order) sorted.push_back(std::move(list[i]));
    return sorted;
  }

  auto options(const Position& p) const {
    if constexpr (Forcing<R>) {
      return rules_.options(p);
    } else {
      return rules_.moves(p, Player::first);
    }
  }

  /// The largest component is asked last and only for one nimber.
  bool sum_is(const Sum& sum, int n) {
    if (sum.empty()) return n == 0;
    for (std::size_t i = 0; i + 1 < sum.size(); ++i) {
      const Nimber other = value(sum[i]);
      if (other.is_loony()) return false;
      n ^= other.value();
    }
    return component_is(sum.back(), n);
  }

  std::optional<Forced> forced(const Position& p) const {
    if constexpr (Forcing<R>) {
      return rules_.forced(p);
    } else {
      return std::nullopt;
    }
  }

  /// Makes the forced moves; false if the position is loony.
  bool settle(Position& p) const {
    for (auto force = forced(p); force; force = forced(p)) {
      if (force->loony) return false;
      p = rules_.play(p, Player::first, force->move).next;
    }
    return true;
  }

  Nimber value(const Position& p) {
    if (const auto force = forced(p))
      return force->loony ? Nimber::loony() : nimber(rules_.play(p, Player::first, force->move).next);
    if (const auto known = table_.find(p); known && known->nimber != unknown) return found(known->nimber);
    if (const auto forced = after_moving_again(p)) {
      if (!forced->is_loony() && component_is(p, forced->value())) return *forced;
      table_.update(p, [](Known& entry) { entry.nimber = loony; });
      return Nimber::loony();
    }
    int n = 0;
    while (!component_is(p, n)) ++n;
    return Nimber(n);
  }
  static Nimber found(std::int16_t nimber) { return nimber == loony ? Nimber::loony() : Nimber(nimber); }

  /// If some move moves again, the position has the nimber that is left then, or it is loony.
  std::optional<Nimber> after_moving_again(const Position& p) {
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      if (step.again) return nimber(step.next);
    }
    return std::nullopt;
  }

  bool component_is(const Position& p, int n) {
    if (const auto force = forced(p)) return !force->loony && is(rules_.play(p, Player::first, force->move).next, n);
    if constexpr (Reducing<R>) {
      if (n == 0) {
        const auto reduced = rules_.reduced(p, [this](const Position& q) { return is(q, 0); });
        return reduced.lost ? *reduced.lost : searched_is(reduced.rest, 0);
      }
    }
    return searched_is(p, n);
  }

  bool searched_is(const Position& p, int n) {
    if (const auto known = table_.find(p)) {
      if (known->nimber != unknown) return known->nimber == n;
      if (n < most_refuted && known->refuted >> n & 1) return false;
    }
    budget_.spend_node();
    if constexpr (Reducing<R>) {
      if (const auto lost = n == 0 ? rules_.decide_lost(p) : std::nullopt) {
        learn(p, 0, *lost);
        return *lost;
      }
    }
    bool again = false;
    if (exclusion(p, n, again)) {
      learn(p, n, false);
      return false;
    }
    // No option has the nimber n, so p's is n or less; after a move that moves again it can be no other.
    for (int less = 0; !again && less < n; ++less) {
      if (component_is(p, less)) return false;
    }
    learn(p, n, true);
    return true;
  }
  /// Whether p has the nimber n.
  void learn(const Position& p, int n, bool has) {
    if (!has && n >= most_refuted) return;
    table_.update(p, [=](Known& entry) {
      if (has) {
        entry.nimber = static_cast<std::int16_t>(n);
      } else {
        entry.refuted |= static_cast<std::uint16_t>(1u << n);
      }
    });
  }

  static void add_rank(std::vector<Ranked>& order, std::size_t size) {
    order.push_back({static_cast<std::int64_t>(size), static_cast<std::uint32_t>(order.size())});
  }
  void sort(std::vector<Ranked>& order) const { mode_.reversed ? sort_reversed(order) : arete::sort(order); }

  /// A move to a lost position, where positions are looked up only when they are reduced; those with few moves are
  /// asked first.
  std::optional<Move> to_lost(const Position& p) requires Reducing<R> {
    std::vector<std::pair<Move, Position>> later;
    std::vector<Ranked> order;
    for (const Move m : rules_.moves(p, Player::first)) {
      later.emplace_back(m, rules_.play(p, Player::first, m).next);
      add_rank(order, weight(later.back().second));
    }
    sort(order);
    for (const auto& [_, i] : order) {
      if (component_is(later[i].second, 0)) return later[i].first;
    }
    return std::nullopt;
  }

  /// A move that makes it impossible that p has the nimber n. What is known is asked first, then the smaller sums.
  std::optional<Move> exclusion(const Position& p, int n, bool& again) {
    if constexpr (Reducing<R>) {
      if (n == 0) return to_lost(p);
    }
    std::vector<std::pair<Move, Sum>> later;
    std::vector<Ranked> order;
    for (const Move m : options(p)) {
      const auto step = rules_.play(p, Player::first, m);
      if (step.again) {
        again = true;
        if (!is(step.next, n)) return m;
        continue;
      }
      auto next = step.next;
      if (!settle(next)) continue;  // nobody moves to a loony position
      auto sum = parts(next);
      const auto nim = known(sum);
      if (!nim) {
        add_rank(order, sum.empty() ? 0 : weight(sum.back()));
        later.emplace_back(m, std::move(sum));
      } else if (!nim->is_loony() && nim->value() == n) {
        return m;
      }
    }
    sort(order);
    for (const auto& [_, i] : order) {
      if (sum_is(later[i].second, n)) return later[i].first;
    }
    return std::nullopt;
  }

  /// The nimber of a sum if every component of it is known.
  std::optional<Nimber> known(const Sum& sum) {
    Nimber total;
    for (const auto& part : sum) {
      if (const auto force = forced(part)) {
        if (force->loony) return Nimber::loony();
        return std::nullopt;
      }
      const auto entry = table_.find(part);
      if (!entry || entry->nimber == unknown) return std::nullopt;
      total = total + found(entry->nimber);
    }
    return total;
  }

  const R& rules_;
  Budget& budget_;
  PositionTable& table_;
  SearchMode mode_;
};

}  // namespace arete::inline solve
