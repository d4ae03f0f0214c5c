// The certificate of several boards: the nimbers of all of them are searched, and the strategy speaks of their sum.
#pragma once

#include <span>

#include "rules/sum_view.hpp"
#include "solve/solver.hpp"

namespace arete::inline solve {

/// Of who wins, every winning move, and the nimber if it is wanted, where the sum of the boards decides; nothing where
/// it does not, or where the budget is spent.
std::optional<Proof> prove_sum(const SumView& sum, std::span<const GamePosition> boards, bool nimber, Budget& budget);

}  // namespace arete::inline solve
