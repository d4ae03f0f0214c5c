// A position of any game solved by search: who wins, by how much, every best move, and the proof. Impartial normal play
// goes by nimbers, everything else by margins; a game that is won like one with nimbers is asked as that one where it
// can be.
#pragma once

#include "rules/finding.hpp"
#include "rules/question.hpp"
#include "solve/tables.hpp"

namespace arete::inline solve {

/// A position with all that is needed to search it.
struct GamePosition {
  std::shared_ptr<const SearchableRules> rules;
  bool misere = false;
  Words at;
  Player to_move = Player::first;
  Value lead = 0;  ///< points made so far, the first player's minus the second's
};

/// What the search finds until its budget is spent.
Finding search(const GamePosition& position, const Question& question, Budget& budget);

}  // namespace arete::inline solve
