// The nimber of a board of a race in one colour, by search. While nothing can be completed at once, a safe move is one
// that gives nothing away. Whoever has only unsafe moves left, on all boards together, loses: so safe moves are a
// normal-play game, whose nimbers add up. On at least three points the last segment completes a triangle, and so no
// board runs out of moves before somebody has won.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "base/budget.hpp"
#include "rules/nimber.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline engine {

class SafeNimbers {
 public:
  /// Nothing where something can be completed at once. Throws BudgetSpent.
  std::optional<Nimber> of(const RulesView& rules, const Words& p, Budget& budget);

 private:
  std::map<std::vector<std::uint64_t>, std::optional<Nimber>> known_;
};

}  // namespace arete::inline engine
