// Bichromatic Complete Triangulation in convex position and with exactly one inner point: On Bichromatic Triangle Game,
// Corollary 1, from every position. As long as all rooms hold against the opponent (bi_defence.hpp), she makes no more
// points, even though a defender who closes a triangle has to move again. So the player to move scores
//   - at least 0 if after some move all rooms hold, and at least 1 if they hold already and she has a triangle to
//   close,
//   - at most 0 if all rooms hold against her,
//   - and never more than the triangles that can still become hers.
#pragma once

#include "theory/points/bi_position.hpp"

namespace arete::inline theory {

Finding bi_complete_rooms(const PointSet& points, const BiPosition& position, const Question& asked);

}  // namespace arete::inline theory
