// Plans by which a player wins Bichromatic Triangle on a small set of points, for the checker in
// proof/kinds/plans.hpp. They are found by a search for the fewest segments that the winner has to draw, and made as
// few as a greedy choice makes them: of the segments that win soonest, the one that does so against most of the replies
// comes first, with plans for all of these together; then the replies are tried that are left.
#pragma once

#include "base/budget.hpp"
#include "proof/kinds/plans.hpp"

namespace arete::inline theory {

/// What the winner may begin with, if it is her move: of these the one with the fewest plans is taken. Nothing if none
/// of them wins. Throws BudgetSpent.
std::vector<Plan> winning_plans(const PointSet& points, const std::vector<Ends>& moves, Player winner,
                                const std::vector<Ends>& beginnings, Budget& budget);

}  // namespace arete::inline theory
