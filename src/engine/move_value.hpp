// What a move is worth to the player who makes it, from the answer to the position that it leads to: the outcome turns
// round when the turn passes, and so do score and bounds, to which what the move gains is added.
#pragma once

#include "engine/game.hpp"
#include "view/pictures/scene.hpp"

namespace arete::inline engine {

struct MoveValue {
  MoveText move;
  Outcome outcome = Outcome::unknown;
  std::optional<Value> score, green;
  std::optional<Verdict> bounds;
  std::optional<Nimber> nimber;  ///< of the position that the move leaves
  bool exact = false;
  std::uint64_t nodes = 0;  ///< work done

  /// A few letters: the score, bounds that are not exact, how many edges become green, the nimber that is left, or who
  /// wins.
  std::string mark() const;
};

/// Asks about the position after the move.
MoveValue value_of(const Session& before, const MoveText& move, const Question& question);

/// All moves. The limits are for all of them together, and one table serves them: what a move leads to, most others
/// lead to as well.
std::vector<MoveValue> values_of(const Session& before, const Question& question);

/// Moves of the same value together, the best first, as the look of the session has them.
std::vector<ValuedMoves> by_value(const Session& session, const std::vector<MoveValue>& values);

/// These as the groups of an idea, so that they can be drawn on the board; moves on heaps are not in it.
Idea values_idea(const Session& session, const std::vector<ValuedMoves>& values);

}  // namespace arete::inline engine
