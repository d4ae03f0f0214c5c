// Monochromatic Flipping in convex position lasts exactly n − 3 moves, whatever is played: every diagonal of a
// triangulated convex polygon can be flipped, a flip moves no other edge, and the new diagonal is fixed, so each of the
// n − 3 diagonals of the start is flipped once, unless it is green from the start. The nim value is the parity of what
// is left, and if any move wins, all do.
#pragma once

#include <optional>

#include "board/plane/triangulation.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

std::optional<Finding> mono_flip_convex(const Triangulation& board, const std::vector<MoveText>& moves,
                                        const Question& asked);

}  // namespace arete::inline theory
