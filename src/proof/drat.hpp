// Proofs that a formula has no model, as SAT solvers write them (DRAT): clauses that are added one after the other,
// each following from what is there, and clauses that are deleted to keep it small. A clause follows if setting all its
// literals false leads to a conflict by unit propagation (RUP); or if for its first literal x every resolvent with a
// clause that has -x follows that way (RAT), which keeps satisfiability. The proof is complete when the formula itself
// has a conflict by unit propagation.
#pragma once

#include <string_view>

#include "math/formula.hpp"
#include "proof/effort.hpp"

namespace arete::inline proof {

/// Throws Refused unless the proof shows that the formula has no model. Lines of literals that end in 0, a deletion
/// begins with `d`.
void check_unsatisfiable(const Formula& formula, std::string_view drat, const Effort& effort = Effort());

}  // namespace arete::inline proof
