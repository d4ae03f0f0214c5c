// Bichromatic Triangle in convex position and with exactly one inner point: On Bichromatic Triangle Game, Theorems 1 to
// 4, from every position that can be reached and not only from those of the strategy. The position is a sum of rooms
// (bi_position.hpp). The player to move
//   - wins if she can close a triangle, or has a double threat while the opponent has nothing to close (bi_attack.hpp),
//   - has at least a tie if after some move all rooms hold against the opponent (bi_defence.hpp),
//   - has at most a tie if all rooms hold against her,
//   - loses if the opponent has triangles to close in two rooms.
// What is left in convex position is decided by the threats that are possible (bi_fight.hpp), unless there are too many
// of them; the bounds then stay apart, as they do in fights around an inner point.
#pragma once

#include "theory/points/bi_position.hpp"

namespace arete::inline theory {

Finding bi_triangle_rooms(const PointSet& points, const BiPosition& position, const Question& asked);

}  // namespace arete::inline theory
