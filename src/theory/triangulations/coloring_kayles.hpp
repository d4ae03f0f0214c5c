// The Triangulation Coloring Game as Kayles (Playing with Triangulations, Theorem 1). A face with a green edge is
// taken: whoever colours a second edge of it loses to the third. What is left to play is to take untaken faces, one
// through a side on the hull or two through the edge between them, and the last to do so wins.
//
// Theorem. An untaken face without a side on the hull whose untaken neighbours all have one can be left out: the nim
// value is the same. If no two untaken faces without a side on the hull are neighbours, what remains are rows of faces,
// a heap of Kayles each, and rings, which only sets that are not convex have, with the nim value of what the first move
// leaves. This holds in every position of any triangulation; the paper states it for the start in convex position.
// Proof: docs/theory/coloring.md. Other components inner_clusters.hpp solves up to a moderate size; nothing is said
// beyond.
#pragma once

#include <optional>

#include "board/plane/triangulation.hpp"
#include "proof/kinds/triangulations.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// The rows of a position that is nothing but rows, as proof/kinds/triangulations.hpp checks them.
std::optional<std::vector<std::vector<FaceCorners>>> kayles_rows(const Triangulation& board,
                                                                 const std::vector<MoveText>& moves,
                                                                 Budget* budget = nullptr);

std::optional<Finding> coloring_kayles(const Triangulation& board, const std::vector<MoveText>& moves,
                                       const Question& asked);

}  // namespace arete::inline theory
