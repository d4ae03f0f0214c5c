// Even kernels of any graph, by satisfiability: which vertices are in the set is what is unknown, no edge has both ends
// in it, and every vertex has an even number of neighbours in it. Parities are cut into sums of three. The root of a
// position of edge geography that lies in an even kernel of what is left is lost for the player to move (paper U,
// Proposition 2.2); on graphs with odd cycles the converse fails, and whether there is one at all is hard to tell (U's
// open problem 1).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.hpp"
#include "board/graphs/graph.hpp"

namespace arete::inline theory {

struct EvenKernelAnswer {
  bool known = false;                               ///< false: it was stopped
  std::optional<std::vector<std::int32_t>> kernel;  ///< increasing; nothing: there is none
  std::string drat;                                 ///< that there is none, if that was asked for
};

/// An even kernel of the graph without the edges of the way, with the given vertex in it if one is given. `stop` is
/// asked from time to time and ends the search by true; where the budget ends it throws BudgetSpent. The formula is
/// that of proof/kinds/no_kernel.hpp.
EvenKernelAnswer find_even_kernel(const Graph& graph, const std::vector<std::int32_t>& way = {},
                                  std::optional<std::int32_t> with = std::nullopt,
                                  const std::function<bool()>& stop = {}, Budget* budget = nullptr, bool proof = false);

}  // namespace arete::inline theory
