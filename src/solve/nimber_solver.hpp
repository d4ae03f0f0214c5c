// Impartial games by their nimbers.
#pragma once

#include "solve/any_solver.hpp"
#include "solve/nimber_proof.hpp"
#include "solve/search.hpp"

namespace arete::inline solve {

class NimberSolver final : public Solver {
 public:
  NimberSolver(const SearchableRules& rules, const Question& question, bool nimber, AnyTable& table, Budget& budget,
               bool reversed)
      : Solver(rules, question, nimber, budget),
        search_(rules.nimbers(table, budget, {.reversed = reversed, .split = question.components})),
        known_(rules.nimbers(table, nothing_, {.split = question.components})) {}

  Solution solve(const Words& p, Player who) override {
    Solution solution{.value = {-1, 1}};
    try {
      if (nimber_wanted_) solution.nimber = search_->nimber(p);
      const bool lost = search_->is(p, 0);
      solution.value = Verdict::of(lost ? -1 : 1);
      if (!lost) search_->winning_moves(p, question_.all_best, solution.best);
    } catch (const BudgetSpent&) {
      solution.complete = false;
      if (solution.value.low > 0 && solution.best.empty()) name_winning(p, who, solution);
    }
    std::sort(solution.best.begin(), solution.best.end());
    return solution;
  }
  Value value(const Words& p, Player) override { return search_->is(p, 0) ? -1 : 1; }
  Nimber nimber(const Words& p) override { return search_->nimber(p); }
  std::optional<Strategy> certificate(const Words& p, Player, const Solution& solution) override {
    return NimberProof(rules_, *search_, budget_).write(p, solution.nimber.has_value());
  }

 private:
  /// A win is told with a move that wins, or with a nimber that says more than that it is one.
  void name_winning(const Words& p, Player who, Solution& solution) {
    const auto move = looked_up(p, who, [&](Move m) {
      const auto step = rules_.play(p, who, m);
      return known_->is(step.next, 0) != step.again;
    });
    if (move) solution.best = {*move};
    if (!move && solution.nimber && solution.nimber->is_loony()) solution.nimber.reset();
    if (!move && !solution.nimber) solution.value = {-1, 1};
  }

  std::unique_ptr<AnyNimberSearch> search_, known_;  ///< `known_` only looks up
};

}  // namespace arete::inline solve
