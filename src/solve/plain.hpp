// The yardstick: exact values by the definition, with a memory. Values are searched without windows or
// cut-offs beyond "nothing can be better than the highest value", nimbers as the least excluded of the
// options, split into components where the game offers them. Every other search is tested against this one.
#pragma once

#include "base/budget.hpp"
#include "rules/nimber.hpp"
#include "rules/rules_view.hpp"
#include "solve/memo.hpp"

namespace arete::inline solve {

/// Every member throws BudgetSpent.
class Plain {
 public:
  Plain(const RulesView& rules, Budget& budget, bool split = true) : rules_(rules), budget_(budget), split_(split) {}

  /// What the position is worth to the player who moves.
  Value value(const Words& p, Player who);
  /// What the move is worth to the player who makes it.
  Value worth(const Words& p, Player who, Move m);
  /// Of an impartial game under normal play.
  Nimber nimber(const Words& p);
  /// Of an impartial game under normal play: whether the move wins.
  bool wins(const Words& p, Move m);

 private:
  Nimber component(const Words& p);

  const RulesView& rules_;
  Budget& budget_;
  bool split_;
  Memo<Words, Value> values_[2]{Memo<Words, Value>(budget_), Memo<Words, Value>(budget_)};
  Memo<Words, Nimber> nimbers_{budget_};
};

}  // namespace arete::inline solve
