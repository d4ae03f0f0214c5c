// The Triangulation Coloring Game as Kayles (Playing with Triangulations, Theorem 1). A face with a green edge is
// taken: whoever colours a second edge of it loses to the third. What is left to play is to take untaken faces, one
// through a side on the hull or two through the edge between them, and the last to do so wins.
//
// A face without a side on the hull can only be taken together with a neighbour. If every untaken neighbour of it has a
// side on the hull, that neighbour might as well be taken alone: by induction the position has the same nim value
// without the face, so it is left out. What remains are rows of faces that have a side on the hull, each face with at
// most two neighbours: a row of k faces is a heap of k in Kayles, and a ring of k, which only sets that are not convex
// have, has the nim value of what the first move leaves. This holds in every position, of any triangulation, as far as
// no two untaken faces without a side on the hull are neighbours; the paper states it for the start in convex position.
// Components in which they are, inner_clusters.hpp solves up to a moderate size; nothing is said beyond.
#pragma once

#include <optional>

#include "board/plane/triangulation.hpp"
#include "proof/kinds/triangulations.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// The rows of a position that is nothing but rows, as proof/kinds/triangulations.hpp checks them.
std::optional<std::vector<std::vector<FaceCorners>>> kayles_rows(const Triangulation& board,
                                                                 const std::vector<MoveText>& moves);

std::optional<Finding> coloring_kayles(const Triangulation& board, const std::vector<MoveText>& moves,
                                       const Question& asked);

}  // namespace arete::inline theory
