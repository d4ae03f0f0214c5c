// What the strategy that a search has left proves about a position, by the rules of the game alone. A reader has to
// believe the game's rules and, of the optional members that `docs/certificates.md` names, their laws.
#pragma once

#include "proof/effort.hpp"
#include "proof/strategy.hpp"
#include "rules/finding.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline proof {

/// Between which bounds a position is, for statements without other evidence.
using BoundsOf = Verdict (*)(const RulesView& rules, const Words& p, const Effort& effort);
/// What the game states: no more than what is left to win, or else `bounds_to_believe` of kinds.hpp is to be asked.
inline Verdict stated_bounds(const RulesView& rules, const Words& p, const Effort&) { return rules.bounds(p); }

/// The value, the nimber if the strategy has it, every best move, and a solitaire's line. Throws Refused, or
/// BudgetSpent where a limit stops it.
Finding check_strategy(const RulesView& rules, const Words& p, Player who, const Strategy& strategy, BoundsOf bounds,
                       const Effort& effort = Effort());

}  // namespace arete::inline proof
