// Answers by the plain search.
#pragma once

#include "solve/any_solver.hpp"
#include "solve/plain.hpp"

namespace arete::inline solve {

class PlainSolver final : public Solver {
 public:
  PlainSolver(const RulesView& rules, const Question& question, bool nimber, Budget& budget)
      : Solver(rules, question, nimber, budget), search_(rules, budget, question.components) {}

  Solution solve(const Words& p, Player who) override {
    if (nimber_wanted_) return by_nimbers(p);
    if (const auto over = rules_.result(p, who)) return {.value = Verdict::of(*over)};
    auto solution = by_values(p, who);
    const auto nim = question_.nimber && solution.complete ? rules_.nim_position(p) : std::nullopt;
    if (nim) solution.nimber = Plain(*rules_.nim_game(), budget_).nimber(*nim);
    return solution;
  }
  Value value(const Words& p, Player who) override { return search_.value(p, who); }
  Nimber nimber(const Words& p) override { return search_.nimber(p); }
  std::optional<Strategy> certificate(const Words&, Player, const Solution&) override { return std::nullopt; }

 private:
  Solution by_nimbers(const Words& p) {
    Solution solution{.value = {-1, 1}};
    try {
      solution.nimber = search_.nimber(p);
      solution.value = Verdict::of(solution.nimber->wins() ? 1 : -1);
      if (!solution.nimber->wins()) return solution;
      for (const Move m : rules_.moves(p, Player::first)) {
        if (!search_.wins(p, m)) continue;
        solution.best.push_back(m);
        if (!question_.all_best) break;
      }
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    return solution;
  }
  Solution by_values(const Words& p, Player who) {
    Solution solution{.value = rules_.bounds(rules_.facing(p, who))};
    try {
      for (const Move m : rules_.moves(p, who)) {
        const Value worth = search_.worth(p, who, m);
        if (solution.best.empty() || worth > solution.value.low) {
          solution.value.low = worth;
          solution.best = {m};
        } else if (worth == solution.value.low && question_.all_best) {
          solution.best.push_back(m);
        }
        if (!question_.all_best && solution.value.exact()) break;
      }
      solution.value = Verdict::of(solution.value.low);
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    if (!rules_.scored() && solution.value.low == -1) solution.best.clear();
    return solution;
  }

  Plain search_;
};

}  // namespace arete::inline solve
