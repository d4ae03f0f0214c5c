// A solver that never solves and only lends its table to others; so it has a budget of memory and none of time.
#pragma once

#include "base/budget.hpp"
#include "solve/solution.hpp"

namespace arete::inline engine {

template <class Rules, class Solver>
struct LentSearch {
  LentSearch(Rules known, const Limits& limits, const Wanted& wanted)
      : rules(known), budget({.memory = limits.memory}), solver(rules, budget, wanted) {}

  Rules rules;
  Budget budget;
  Solver solver;
};

}  // namespace arete::engine
