// A way to solve the positions of one game, and what it has found when it is done or was stopped: what is told has a
// move that secures it.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/budget.hpp"
#include "proof/strategy.hpp"
#include "rules/nimber.hpp"
#include "rules/question.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline solve {

/// The answers of one search, as far as the budget went.
struct Solution {
  Verdict value;
  std::optional<Nimber> nimber;
  std::vector<Move> best;  ///< every best move if complete, else some that secure the lower bound
  bool complete = true;
};

/// Members other than `solve` throw BudgetSpent.
class Solver {
 public:
  Solver(const RulesView& rules, const Question& question, bool nimber, Budget& budget)
      : rules_(rules), question_(question), nimber_wanted_(nimber), budget_(budget) {}
  virtual ~Solver() = default;
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  virtual Solution solve(const Words& p, Player who) = 0;
  virtual Value value(const Words& p, Player who) = 0;
  /// Of impartial normal play.
  virtual Nimber nimber(const Words& p) = 0;
  /// Of an exact value and every best move, and of the nimber if it is wanted; nothing if this solver leaves none.
  virtual std::optional<Strategy> certificate(const Words& p, Player who, const Solution& solution) = 0;

  /// A sequence of best moves to the end of a solitaire.
  std::vector<Move> best_line(Words p) {
    std::vector<Move> line;
    while (!rules_.result(p, Player::first)) {
      const Value goal = value(p, Player::first);
      for (const Move m : rules_.moves(p, Player::first)) {
        const auto step = rules_.play(p, Player::first, m);
        if (step.worth(value(step.next, Player::first)) != goal) continue;
        line.push_back(m);
        p = step.next;
        break;
      }
    }
    return line;
  }

 protected:
  /// A move that is good as far as a search can tell that may expand nothing, and throws BudgetSpent where it would; of
  /// several, one that gains most at once.
  template <class Good>
  std::optional<Move> looked_up(const Words& p, Player who, Good good) const {
    auto moves = rules_.moves(p, who);
    if (rules_.scored()) {
      std::vector<std::pair<Value, Move>> order;
      for (const Move m : moves) order.emplace_back(-rules_.play(p, who, m).gain, m);
      std::ranges::stable_sort(order, {}, &std::pair<Value, Move>::first);
      std::ranges::transform(order, moves.begin(), &std::pair<Value, Move>::second);
    }
    for (const Move m : moves) {
      try {
        if (good(m)) return m;
      } catch (const BudgetSpent&) {
        // of this one nothing is known yet
      }
    }
    return std::nullopt;
  }

  const RulesView& rules_;
  const Question& question_;
  bool nimber_wanted_;
  Budget& budget_;
  Budget nothing_{Limits{.nodes = 0}};  ///< of a search that only looks up
};

}  // namespace arete::inline solve
