// Impartial games, fast: whether a position has a given nimber, by Lemoine and Viennot's couples (G, n). The
// sum of G and a heap of n is lost iff the nimber of G is n; asked for one n, most options need not be valued.
// A sum is asked for its largest component with the nimbers of the others thrown into n. Nimstring's moves
// that move again and its loony values fit in: after such a move the mover has lost G' + *n iff G' has the
// nimber n. (J. Lemoine, S. Viennot, "Nimbers are inevitable", 2012.)
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <stdexcept>
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
    Parts parts;
    if (!add_parts(p, parts)) return Nimber::loony();
    Nimber sum;
    for (const auto& part : parts) sum = sum + value(part);
    return sum;
  }

  /// Whether a position has the nimber n. Loony positions have none.
  bool is(const Position& p, int n) {
    Parts parts;
    return add_parts(p, parts) && sum_is(parts, n);
  }

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
    std::uint16_t others = 0;
    return exclusion(p, n, others);
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
  static constexpr std::int16_t unknown = -1;
  static constexpr int most_refuted = 16;

  using Parts = std::vector<Position>;
  using Sum = std::span<const Position>;

  /// What a component is looked up and searched as.
  Position labelled(const Position& p) const {
    if constexpr (Labelled<R>) {
      return rules_.labelled(p);
    } else {
      return canonical(p);
    }
  }

  /// Adds the components, each as it is looked up, the largest last; false if the position is loony. What is forced
  /// is done before, so that no component is loony or has a move that moves again.
  bool add_parts(const Position& p, Parts& list) {
    budget_.look();
    Position settled = p;
    if (!settle(settled)) return false;
    const std::size_t before = list.size();
    for (const auto& part : components(settled)) list.push_back(labelled(part));
    if (list.size() < before + 2) return true;
    std::size_t largest = before, most = 0;
    for (std::size_t i = before; i < list.size(); ++i) {
      const auto here = weight(list[i]);
      if (here < most) continue;
      most = here;
      largest = i;
    }
    std::swap(list[largest], list.back());
    return true;
  }

  auto options(const Position& p) const {
    if constexpr (Forcing<R>) {
      return rules_.options(p);
    } else {
      return rules_.moves(p, Player::first);
    }
  }

  /// The largest component is asked last and only for one nimber.
  bool sum_is(Sum sum, int n) {
    if (sum.empty()) return n == 0;
    for (const auto& part : sum.first(sum.size() - 1)) n ^= value(part).value();
    return component_is(sum.back(), n);
  }

  /// Makes the forced moves; false if the position is loony.
  bool settle([[maybe_unused]] Position& p) const {
    if constexpr (Forcing<R>) {
      for (auto force = rules_.forced(p); force; force = rules_.forced(p)) {
        if (force->loony) return false;
        p = rules_.play(p, Player::first, force->move).next;
      }
    }
    return true;
  }

  Nimber value(const Position& p) {
    if (const auto known = table_.find(p); known && known->nimber != unknown) return Nimber(known->nimber);
    int n = 0;
    while (!component_is(p, n)) ++n;
    return Nimber(n);
  }

  bool component_is(const Position& p, int n) {
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
    std::uint16_t others = 0;
    if (exclusion(p, n, others)) {
      refute(p, others | bit(n));
      return false;
    }
    // No option has the nimber n, so p's is n or less.
    if (n > 0) refute(p, others);
    for (int less = 0; less < n; ++less) {
      if (component_is(p, less)) return false;
    }
    learn(p, n, true);
    return true;
  }
  /// The bit of a nimber among those that are refuted; none for large ones.
  static constexpr std::uint16_t bit(int n) { return n < most_refuted ? static_cast<std::uint16_t>(1u << n) : 0; }
  /// Whether p has the nimber n.
  void learn(const Position& p, int n, bool has) {
    if (!has) return refute(p, bit(n));
    table_.update(p, [=](Known& entry) { entry.nimber = static_cast<std::int16_t>(n); });
  }
  void refute(const Position& p, std::uint16_t nimbers) {
    if (nimbers != 0) table_.update(p, [=](Known& entry) { entry.refuted |= nimbers; });
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

  /// A move that makes it impossible that p has the nimber n. What is known is asked first, then the smaller sums. Sets
  /// the bits of other nimbers that options are known to have: p has none of these either.
  std::optional<Move> exclusion(const Position& p, int n, std::uint16_t& others) {
    if constexpr (Reducing<R>) {
      if (n == 0) return to_lost(p);
    }
    struct Option {
      Move move;
      std::size_t begin, end;  ///< its components among all
    };
    Parts parts;
    std::vector<Option> later;
    std::vector<Ranked> order;
    const auto moves = options(p);
    parts.reserve(static_cast<std::size_t>(moves.size()) + 4);
    later.reserve(static_cast<std::size_t>(moves.size()));
    order.reserve(static_cast<std::size_t>(moves.size()));
    for (const Move m : moves) {
      const auto step = rules_.play(p, Player::first, m);
      if (step.again) {
        if (!Forcing<R>) throw std::logic_error("a game whose moves may move again needs `forced`");
        if (!is(step.next, n)) return m;
        continue;
      }
      const std::size_t begin = parts.size();
      if (!add_parts(step.next, parts)) continue;  // nobody moves to a loony position
      const auto nim = known(Sum(parts).subspan(begin));
      if (!nim) {
        add_rank(order, parts.size() == begin ? 0 : weight(parts.back()));
        later.push_back({m, begin, parts.size()});
        continue;
      }
      if (*nim == n) return m;
      others |= bit(*nim);
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(begin), parts.end());
    }
    sort(order);
    for (const auto& [_, i] : order) {
      const auto& option = later[i];
      if (sum_is(Sum(parts).subspan(option.begin, option.end - option.begin), n)) return option.move;
    }
    return std::nullopt;
  }

  /// The nimber of a sum if every component of it is known.
  std::optional<int> known(Sum sum) {
    int total = 0;
    for (const auto& part : sum) {
      const auto entry = table_.find(part);
      if (!entry || entry->nimber == unknown) return std::nullopt;
      total ^= entry->nimber;
    }
    return total;
  }

  const R& rules_;
  Budget& budget_;
  PositionTable& table_;
  SearchMode mode_;
};

}  // namespace arete::inline solve
