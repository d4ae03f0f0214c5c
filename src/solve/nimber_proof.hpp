// Turns a finished search of nimbers into a certificate, component by component: for each statement that is needed, the
// moves it follows from, each asked of the search, whose table knows almost all of them.
#pragma once

#include <array>
#include <stdexcept>

#include "solve/cache.hpp"
#include "solve/draft.hpp"
#include "solve/search.hpp"

namespace arete::inline solve {

class NimberProof {
 public:
  using Ref = Strategy::Ref;

  NimberProof(const RulesView& rules, AnyNimberSearch& search, Budget& budget)
      : rules_(rules), search_(search), draft_(budget), known_(budget) {}

  /// The certificate of who wins, every winning move, and the nimber if it is wanted. Throws BudgetSpent.
  Strategy write(const Words& p, bool nimber) {
    Strategy start;
    if (nimber) start.nimber = value(p);
    for (const Move m : rules_.moves(p, Player::first))
      against_zero(rules_.play(p, Player::first, m).next, start.moves);
    return finish(std::move(start));
  }

  /// The parts of `write`, for games that are won as this one is.
  std::vector<Ref> value(const Words& p) {
    std::vector<Ref> row;
    const Nimber nimber = search_.nimber(p);
    if (nimber.is_loony()) {
      loony_sum(p, row);
    } else {
      exact_sum(p, row);
    }
    return row;
  }
  /// Whether a sum is lost for whoever moves.
  void against_zero(const Words& p, std::vector<Ref>& row) {
    if (search_.is(p, 0)) {
      exact_sum(p, row);
    } else {
      other_sum(p, 0, row);
    }
  }
  Strategy finish(Strategy start) const { return draft_.finish(std::move(start)); }

 private:
  using Says = Strategy::Says;
  static constexpr std::size_t most_others = 8;
  /// What has been proved of a component: that it has its nimber or is loony, and that it has not some small ones.
  struct Known {
    Ref exact = Strategy::nothing;
    std::array<Ref, most_others> others{};
  };

  /// The sum has its nimber: so has each component.
  void exact_sum(const Words& p, std::vector<Ref>& row) {
    for (const auto& part : rules_.components(p)) row.push_back(exact(part));
  }
  /// The sum has not the nimber n: all components but the largest have theirs, and the largest has not what is missing.
  void other_sum(const Words& p, int n, std::vector<Ref>& row) {
    const auto parts = rules_.components(p);
    std::size_t largest = 0;
    std::vector<std::size_t> weights;
    for (const auto& part : parts) weights.push_back(rules_.moves(part, Player::first).size());
    for (std::size_t i = 0; i < parts.size(); ++i) largest = weights[i] > weights[largest] ? i : largest;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i == largest) continue;
      const Nimber nimber = search_.nimber(parts[i]);
      if (nimber.is_loony()) return loony_sum(p, row);
      n ^= nimber.value();
    }
    for (std::size_t i = 0; i < parts.size(); ++i) row.push_back(i == largest ? other(parts[i], n) : exact(parts[i]));
  }
  /// One loony component is enough.
  void loony_sum(const Words& p, std::vector<Ref>& row) {
    bool found = false;
    for (const auto& part : rules_.components(p)) {
      const bool here = !found && search_.nimber(part).is_loony();
      row.push_back(here ? exact(part) : Strategy::nothing);
      found = found || here;
    }
  }

  /// A component has its nimber, or is loony.
  Ref exact(const Words& raw) {
    const Words p = rules_.canonical(raw);
    if (rules_.moves(p, Player::first).empty()) return Strategy::nothing;
    if (const Known* known = known_.find(p); known != nullptr && known->exact != Strategy::nothing) return known->exact;
    const Nimber nimber = search_.nimber(p);
    const Ref made = nimber.is_loony() ? loony(p) : is(p, nimber.value());
    known_.at(p).exact = made;
    return made;
  }
  Ref is(const Words& p, int n) {
    if (n == 0) {
      if (const auto elements = rules_.witness(p))
        return draft_.add(Says::lost, 0, {elements->begin(), elements->end()});
    }
    std::vector<bool> found(static_cast<std::size_t>(n));
    std::vector<Ref> row;
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      if (step.again || shows(step.next, found)) {
        exact_sum(step.next, row);
      } else {
        other_sum(step.next, n, row);
      }
    }
    return draft_.add(Says::is, n, row);
  }
  /// Whether an option has one of the nimbers that none before it had.
  bool shows(const Words& option, std::vector<bool>& found) {
    for (std::size_t k = 0; k < found.size(); ++k) {
      if (!found[k] && search_.is(option, static_cast<int>(k))) return found[k] = true;
    }
    return false;
  }

  /// A component has not the nimber n.
  Ref other(const Words& raw, int n) {
    const Words p = rules_.canonical(raw);
    const auto i = static_cast<std::size_t>(n);
    if (const Known* known = known_.find(p)) {
      if (known->exact != Strategy::nothing) return known->exact;
      if (i < most_others && known->others[i] != Strategy::nothing) return known->others[i];
    }
    const auto move = i < most_others ? search_.against(p, n) : std::nullopt;
    if (!move) return exact(p);  // no move leaves n, so the nimber is smaller
    const auto step = rules_.play(p, Player::first, *move);
    std::vector<Ref> row{place_of(rules_, p, *move)};
    if (step.again) {
      other_sum(step.next, n, row);
    } else {
      exact_sum(step.next, row);
    }
    const Ref made = draft_.add(Says::is_not, n, row, {0});
    known_.at(p).others[i] = made;
    return made;
  }

  /// A move that moves again leaves something loony, or asks for a nimber that another move does not bear.
  Ref loony(const Words& p) {
    std::optional<std::pair<Move, int>> asked;
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      if (!step.again) continue;
      const Nimber left = search_.nimber(step.next);
      std::vector<Ref> row{place_of(rules_, p, m)};
      if (left.is_loony()) {
        loony_sum(step.next, row);
        return draft_.add(Says::loony, 0, row, {0});
      }
      if (asked && asked->second != left.value()) return disagree(p, *asked, m);
      asked = {m, left.value()};
    }
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      if (!step.again && search_.is(step.next, asked.value().second)) return disagree(p, *asked, m);
    }
    throw std::logic_error("a search found a loony position that is not");
  }
  Ref disagree(const Words& p, const std::pair<Move, int>& asked, Move other_move) {
    std::vector<Ref> row{place_of(rules_, p, asked.first)};
    exact_sum(rules_.play(p, Player::first, asked.first).next, row);
    const std::size_t second = row.size();
    row.push_back(place_of(rules_, p, other_move));
    exact_sum(rules_.play(p, Player::first, other_move).next, row);
    return draft_.add(Says::loony, 0, row, {0, second});
  }

  const RulesView& rules_;
  AnyNimberSearch& search_;
  Draft draft_;
  Cache<Words, Known> known_;
};

}  // namespace arete::inline solve
