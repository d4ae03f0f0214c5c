// A position of a finite game as the engine has it: the board as it was read, the moves as they are written, and, where
// the board is small enough, the rules with the position that the moves have led to. A board that is too large to be
// searched has rules only if somebody wants to play on it.
#pragma once

#include "engine/game_entry.hpp"
#include "solve/solver.hpp"

namespace arete::inline engine {

struct Position {
  const GameEntry* game;
  AnyBoard board;
  std::vector<MoveText> moves;
  GamePosition now;                        ///< without rules if the board is too large to be searched
  std::shared_ptr<const RulesView> rules;  ///< to play by: those of the search, or of a larger board

  bool playable() const { return rules != nullptr; }
  bool fits_search() const { return now.rules != nullptr; }
  /// Whether a search may be asked.
  bool searchable() const { return fits_search() && listable(); }
  /// Whether there are few enough moves to list them.
  bool listable() const;
  /// What it is worth to the player to move if it is over.
  std::optional<Value> result() const { return playable() ? rules->result(now.at, now.to_move) : std::nullopt; }
};

}  // namespace arete::inline engine
