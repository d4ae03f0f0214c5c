// What is asked about a position, beside who wins; whoever answers takes from it what concerns him.
#pragma once

#include "base/budget.hpp"

namespace arete {
inline namespace solve {
class Helpers;
class Tables;
}  // namespace solve
inline namespace rules {

struct Question {
  bool nimber = false;       ///< also where the outcome does not need it
  bool all_best = true;      ///< every best move, or one
  bool all_starts = false;   ///< geography without a root: every vertex as the root
  bool start_moves = false;  ///< with every start also its winning moves
  bool idea = false;         ///< also what can be drawn of why the answer is true
  bool proof = false;        ///< also the proof of an exact answer, for a certificate
  bool theorems = true;      ///< off: search even where a theorem answers
  bool plain = false;        ///< the plain search, the yardstick for the others
  bool components = true;    ///< split sums; off only to test that nothing changes
  Limits limits;
  Budget* budget = nullptr;    ///< made from the limits by whoever answers; a theorem that takes long spends it
  Tables* tables = nullptr;    ///< of earlier questions about the same board, to go on with; not with helpers
  Helpers* helpers = nullptr;  ///< threads that may help; not with a limit of nodes, whose search is always the same
};

}  // namespace rules
}  // namespace arete
