// What a theorem is asked about a position, and what it says. A theorem reads a board of any size and the moves played on it,
// in near-linear time and without a table over all pairs of points; illegal moves are an InputError at `moves[i]`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/budget.hpp"
#include "rules/idea.hpp"
#include "rules/move.hpp"
#include "rules/player.hpp"
#include "rules/verdict.hpp"

namespace arete::inline rules {

using StartMoves = std::vector<std::vector<std::int32_t>>;

struct Asked {
  bool nimber = false;       ///< also where the outcome does not need it
  bool all_best = true;      ///< every best move, or one
  bool all_starts = false;   ///< geography without a root: every vertex as the root
  bool idea = false;         ///< also what can be drawn of the proof
  Budget* budget = nullptr;  ///< of a theorem that takes long: it throws BudgetSpent
  bool start_moves = false;  ///< with every start also its winning moves
};

struct Finding {
  Player to_move = Player::first;
  Value lead = 0;  ///< points made so far, the first player's minus the second's
  Verdict value;   ///< what the position is worth to the player to move, from here on
  std::optional<int> nimber;
  std::vector<MoveText> best;  ///< sorted; every best move if asked for and `complete`
  bool complete = true;
  std::optional<std::vector<MoveText>> line;  ///< solitaires: a sequence of moves that reaches the value
  std::optional<std::string> starts;          ///< N or P for each vertex as the root
  std::optional<StartMoves> wins;             ///< of each vertex as the root, the winning moves, increasing
  std::optional<Idea> idea;                   ///< if it was asked for and there is one
  std::string source;                         ///< the theorem and its paper
};

}  // namespace arete::rules
