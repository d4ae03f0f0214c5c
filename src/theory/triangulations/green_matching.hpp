// Both green solitaires: the most edges that can still turn green, the flips that reach it, and every first flip that
// keeps it, from any position. A play is a matching of faces (green_faces.hpp), so this is a best coverage by a
// matching: linear in convex position, where the paper decides All-Green (Playing with Triangulations, Theorem 4) and
// shows that Green-Wins is won (Theorem 6); elsewhere region by region, with bounds where regions grow too large. The
// value is the same for both games; they differ in what they call a win.
#pragma once

#include <optional>

#include "board/plane/triangulation.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

std::optional<Finding> all_green_solitaire(const Triangulation& board, const std::vector<MoveText>& moves,
                                           const Question& asked);
std::optional<Finding> green_wins_solitaire(const Triangulation& board, const std::vector<MoveText>& moves,
                                            const Question& asked);

}  // namespace arete::inline theory
