// Monochromatic Complete Triangulation in convex position: the score of every position, and every best move. The paper
// (Playing with Triangulations, Theorem 3 with Lemmas 1–3) has the sign of the score at the start.
//
// Theorem. Let t be the number of triangles that are missing in the closed components of a position, z the number of
// lone points, M the number of components less one, and x the nim value of Dawson's Kayles with a heap for the lone
// points of each room (convex_rooms.hpp). The position is worth t + V to the player to move, where
//     V = 1 (M even) or −1 (M odd) if z is odd,
//     V = 2 (M even) or 0 (M odd) if z is even and x ≠ 0,
//     V = 0 (M even) or −2 (M odd) if z is even and x = 0.
//
// Proof, by induction over the segments to be drawn. First t = 0. Only segments between components can be drawn; one
// that joins i of them that are no lone points opens i triangles, and by the second part the opponent takes all of them
// and moves: it is worth −i − V′. It lowers M by one and z by 2 − i. So i = 0 keeps the parity of z: it is worth 1 or
// −1 as claimed if z is odd, and if z is even it is worth the larger of the two values for that M iff x′ = 0, which is
// a move of Dawson's Kayles from x ≠ 0 only. i = 1 is worth at most the value for z odd, and the lower one for z even.
// i = 2 is never worth more than those. When nobody can join two lone points, x = 0 and each room has at most one; i =
// 1 is possible as long as there is one, and is worth the claim; without lone points there are M segments with i = 2.
// Now t > 0. Closing g triangles leaves t − g and the same V: g + (t − g) + V. Joining components leaves t + i
// triangles to the opponent: −(t + i + V′) ≤ −t + V < t + V. A segment inside a component that closes nothing leaves
// the opponent everything, −(t + V); it needs a hole with four sides, so t ≥ 2, and V ≥ −2 makes this at most t + V,
// with equality only for t = 2, V = −2. So the best moves are: all that close triangles; where t + V = 0 also those
// that complete the hole of the two missing triangles; and for t = 0 the ones read off above.
#pragma once

#include <optional>

#include "board/plane/point_set.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

std::optional<Finding> mono_complete_convex(const PointSet& points, const std::vector<MoveText>& moves,
                                            const Question& asked);

}  // namespace arete::inline theory
