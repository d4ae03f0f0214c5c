// A position solved by the plain search: its value, its nimber if wanted, every best move.
#pragma once

#include "solve/plain.hpp"
#include "solve/solution.hpp"

namespace arete::inline solve {

template <Rules R>
class PlainSolver {
 public:
  using Position = typename R::Position;

  PlainSolver(const R& rules, Budget& budget, const Wanted& wanted) : rules_(rules), search_(rules, budget, wanted.components), wanted_(wanted) {}

  Solution solve(const Position& p, Player who) {
    if (wanted_.nimber) return by_nimbers(p);
    if (const auto over = rules_.result(p, who)) return {.value = Verdict::of(*over)};
    return by_values(p, who);
  }
  /// What the position is worth to the player who moves; throws BudgetSpent.
  Value value(const Position& p, Player who) { return search_.value(p, who); }
  Nimber nimber(const Position& p) { return search_.nimber(p); }

 private:
  Solution by_nimbers(const Position& p) {
    Solution solution{.value = {-1, 1}};
    try {
      solution.nimber = search_.nimber(p);
      solution.value = Verdict::of(solution.nimber->wins() ? 1 : -1);
      if (!solution.nimber->wins()) return solution;
      for (const Move m : rules_.moves(p, Player::first)) {
        if (!search_.wins(p, m)) continue;
        solution.best.push_back(m);
        if (!wanted_.all_best) break;
      }
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    return solution;
  }
  Solution by_values(const Position& p, Player who) {
    constexpr bool scored = R::about.play == Play::score || R::about.play == Play::solitaire;
    Solution solution{.value = bounds(rules_, p)};
    try {
      for (const Move m : rules_.moves(p, who)) {
        const Value worth = search_.worth(p, who, m);
        if (solution.best.empty() || worth > solution.value.low) {
          solution.value.low = worth;
          solution.best = {m};
        } else if (worth == solution.value.low && wanted_.all_best) {
          solution.best.push_back(m);
        }
        if (!wanted_.all_best && solution.value.exact()) break;
      }
      solution.value = Verdict::of(solution.value.low);
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    if (!scored && solution.value.low == -1) solution.best.clear();
    return solution;
  }

  const R& rules_;
  Plain<R> search_;
  Wanted wanted_;
};

}  // namespace arete::solve
