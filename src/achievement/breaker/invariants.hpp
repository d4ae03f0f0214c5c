// Local invariants of the breaker (`achievement/proof/invariant.hpp`) found by counterexample-guided satisfiability.
// The pool has every situation inside one placement of the animal, up to translations of the period; one formula
// chooses among them. For each cell x another one looks for a board free of the chosen situations on which the maker's
// mark x makes more occur than the breaker can hit. Such a board is made small and becomes a clause, together with its
// images under the symmetries that keep the period: one of the situations on it has to be chosen, or those that x makes
// occur have to be so few that some marks hit them all.
#pragma once

#include <functional>
#include <optional>

#include "achievement/proof/invariant.hpp"
#include "math/sat.hpp"

namespace arete::inline achievement {

/// A counterexample: the maker is about to mark x on a board where all cells that are not free are the breaker's. Its
/// clause holds for every invariant of the period, so that a search may begin with the boards of an earlier one.
struct InvariantBoard {
  Period period;
  std::vector<Cell> maker, free;  ///< increasing, the maker's among the free ones
  Cell x;
};

struct InvariantProgress {
  Period period;
  std::size_t pool = 0, boards = 0;  ///< situations to choose from; counterexamples so far
};

struct InvariantLimits {
  int index = 1;  ///< of the largest period
  Stop stop;
  std::vector<InvariantBoard> known;                       ///< to begin with
  std::function<void(const InvariantBoard&)> found;        ///< told each new one
  std::function<void(const InvariantProgress&)> progress;  ///< told after each round
};

struct InvariantAnswer {
  std::optional<Invariant> invariant;
  std::vector<Period> excluded;  ///< periods of which no invariant has its situations inside placements
};

InvariantAnswer find_invariant(const Tiling& tiling, const Animal& animal, Bias bias, const InvariantLimits& limits);

}  // namespace arete::inline achievement
