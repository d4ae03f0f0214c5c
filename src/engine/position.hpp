// A position of a finite game as the engine has it: the board as it was read, the moves as they are written, and, where
// the board is small enough, the rules with the position that the moves have led to.
#pragma once

#include "engine/game_entry.hpp"
#include "solve/solver.hpp"

namespace arete::inline engine {

struct Position {
  const GameEntry* game;
  AnyBoard board;
  std::vector<MoveText> moves;
  GamePosition now;  ///< without rules if the board is too large for them

  bool playable() const { return now.rules != nullptr; }
  /// Whether a search may be asked.
  bool searchable() const;
};

}  // namespace arete::inline engine
