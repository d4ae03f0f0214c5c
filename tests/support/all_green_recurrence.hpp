// All-Green Solitaire in convex position by the recurrences of the paper (Playing with Triangulations, Theorem 4). For
// an oriented diagonal d let S be the polygon behind it, and S¹ and S² those behind the other two sides d¹ and d² of
// the face there. b(S): all edges of S can be made green by flips inside S; g(S): the same if d is green already. For a
// side of the hull b is false and g true; otherwise
//     b(S) = [g(S¹¹) ∧ g(S¹²) ∧ g(S²)] ∨ [g(S²¹) ∧ g(S²²) ∧ g(S¹)],     g(S) = b(S) ∨ [b(S¹) ∧ b(S²)],
// where the first bracket is false if d¹ lies on the hull and the second if d² does, since a side of the hull cannot be
// flipped. The paper then tries every diagonal as the first to be flipped, for which it needs the polygons on both
// sides of each. It is enough to look at one side of the hull, behind which lies everything: the game is won iff b is
// true there. The matchings of green_plan.hpp give the same answer, and more; this is kept as the independent way to
// it.
#pragma once

#include <optional>
#include <vector>

#include "board/plane/triangulation.hpp"

namespace arete::tests {

/// The flips that win from the start, or nothing if the game cannot be won. The board must be in convex position. O(n).
std::optional<std::vector<Triangulation::Half>> all_green_by_recurrence(const Triangulation& board);

}  // namespace arete::tests
