// What can be drawn of an answer that a search has found.
#pragma once

#include "engine/components_idea.hpp"
#include "engine/witness_idea.hpp"
#include "solve/solution.hpp"

namespace arete::inline engine {

/// Throws BudgetSpent.
template <class R, class S>
std::optional<Idea> search_idea(const R& rules, const typename R::Position& p, const Solution& solution, S& solver) {
  std::optional<Idea> idea;
  if constexpr (Impartial<R> && Splits<R>) idea = components_idea(rules, p, solver);
  if constexpr (Impartial<R> && Witnessing<R>) {
    if (solution.value.exact()) idea = witness_idea(rules, p, solution.best);
  }
  return idea;
}

}  // namespace arete::engine
