// What a solver says about a position, and what it is asked for.
#pragma once

#include <optional>
#include <vector>

#include "rules/move.hpp"
#include "rules/verdict.hpp"
#include "rules/nimber.hpp"

namespace arete::inline solve {

struct Wanted {
  bool nimber = false;     ///< of an impartial normal-play game
  bool all_best = true;    ///< every best move, or one
  bool components = true;  ///< split sums; off only to test that nothing changes
  bool shared = false;     ///< other threads may join the search
};

struct Solution {
  Verdict value;
  std::optional<Nimber> nimber;
  std::vector<Move> best;  ///< every best move if complete, else some that secure the lower bound
  bool complete = true;
};

}  // namespace arete::solve
