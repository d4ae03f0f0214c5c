// Monochromatic Complete Triangulation in convex position: the score of every position, and every best move. The paper
// (Playing with Triangulations, Theorem 3 with Lemmas 1–3) has the sign of the score at the start.
//
// Theorem. Let t be the number of triangles that are missing in the closed components of a position, z the number of
// lone points, M the number of components less one, and x the nim value of Dawson's Kayles with a heap for the lone
// points of each room (convex_rooms.hpp). The position is worth t + v − 2·(M mod 2) to the player to move, where
//     v = 1 if z is odd, 2 if z is even and x ≠ 0, 0 if z is even and x = 0.
// The best moves are: for t > 0 all that close triangles, and where the value is 0 also the missing side of a hole of
// two triangles; for t = 0, with i the number of components joined that are no lone points and x′ the nim value left,
//     i = 0, or i = 1 with x′ = 0 (z odd); i = 0 with x′ = 0 (z even, x ≠ 0); i < 2, or x′ = 0 (z even, x = 0).
//
// Proof: docs/theory/mono-complete.md.
#pragma once

#include <optional>

#include "board/plane/point_set.hpp"
#include "proof/kinds/components.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// The components and rooms of a position, as proof/kinds/components.hpp checks them.
std::optional<DrawnComponents> drawn_components(const PointSet& points, const std::vector<MoveText>& moves,
                                                Budget* budget = nullptr);

std::optional<Finding> mono_complete_convex(const PointSet& points, const std::vector<MoveText>& moves,
                                            const Question& asked);

}  // namespace arete::inline theory
