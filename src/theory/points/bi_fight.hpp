// Fights of Bichromatic Triangle in convex position: who wins when somebody can gain time by threats. With
// bi_defence.hpp and bi_attack.hpp few moves are worth a trial, and so every position has an exact value by a short
// search.
//
// Let the player to move have nothing to close. If the opponent has something to close, only a move that prevents all
// of it is worth a trial. If not, and all rooms hold against the player to move (otherwise she has a double threat),
// she cannot win, and has a tie iff she can make all rooms hold against the opponent, at once or after threats: any
// other move leaves the opponent a double threat with nothing to fear. So all that is tried are answers to threats, and
// threats (docs/theory/bi-triangle.md).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/step.hpp"
#include "theory/points/bi_room.hpp"

namespace arete::inline theory {

struct Fight {
  Value value = 0;           ///< to the player to move
  std::optional<Ends> move;  ///< that reaches it, unless it is a loss or nothing is left to be drawn
};

/// All rooms must be convex, and nobody have a triangle. Nothing if more than `most` corners would have to be looked
/// at.
std::optional<Fight> fight(const PointSet& points, const std::vector<BiRoom>& rooms, Player who, std::int64_t most);
/// Every segment that leaves the value what it is.
std::optional<std::vector<Ends>> every_best(const PointSet& points, const std::vector<BiRoom>& rooms, Player who,
                                            Value value, std::int64_t most);

}  // namespace arete::inline theory
