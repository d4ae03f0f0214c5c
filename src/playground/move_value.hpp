// What a move is worth to the player who makes it, from the answer to the position that it leads to: the outcome turns
// round when the turn passes, and so do score and bounds, to which what the move gains is added.
#pragma once

#include "engine/game.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {

struct MoveValue {
  MoveText move;
  Outcome outcome = Outcome::unknown;
  std::optional<Value> score, green;
  std::optional<Verdict> bounds;
  std::optional<Nimber> nimber;  ///< of the position that the move leaves
  bool exact = false;

  Json to_json() const;
};

/// Asks about the position after the move.
MoveValue value_of(const Session& before, const MoveText& move, const Question& question);

}  // namespace arete::inline playground
