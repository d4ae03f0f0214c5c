// A position of an impartial normal-play game solved: who wins, its nimber if wanted, every winning move, the certificate.
#pragma once

#include "solve/nimber_proof.hpp"
#include "solve/solution.hpp"

namespace arete::inline solve {

template <Rules R>
class NimSolver {
 public:
  using Position = typename R::Position;

  NimSolver(const R& rules, Budget& budget, const Wanted& wanted)
      : rules_(rules), budget_(budget), search_(rules, budget, wanted.components, wanted.shared), wanted_(wanted) {}
  /// Helps another thread's solver through their common table.
  NimSolver(const NimSolver& leader, Budget& budget)
      : rules_(leader.rules_), budget_(budget), search_(leader.search_, budget, true), wanted_(leader.wanted_) {}
  /// Goes on with the table of an earlier solver.
  NimSolver(const NimSolver& earlier, Budget& budget, const Wanted& wanted)
      : rules_(earlier.rules_), budget_(budget), search_(earlier.search_, budget, false), wanted_(wanted) {}

  Solution solve(const Position& p, Player) {
    Solution solution{.value = {-1, 1}};
    try {
      if (wanted_.nimber) solution.nimber = search_.nimber(p);
      const bool lost = search_.is(p, 0);
      solution.value = Verdict::of(lost ? -1 : 1);
      if (!lost) search_.winning_moves(p, wanted_.all_best, solution.best);
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    std::sort(solution.best.begin(), solution.best.end());
    return solution;
  }
  Value value(const Position& p, Player) { return search_.is(p, 0) ? -1 : 1; }
  Nimber nimber(const Position& p) { return search_.nimber(p); }
  /// Of the nimber if it is wanted, and of every best move; throws BudgetSpent.
  Strategy certificate(const Position& p, Player, const Solution& solution, bool) {
    return NimberProof<R>(rules_, search_, budget_).write(p, solution.nimber.has_value());
  }

 private:
  const R& rules_;
  Budget& budget_;
  NimberSearch<R> search_;
  Wanted wanted_;
};

}  // namespace arete::solve
