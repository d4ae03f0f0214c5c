// Monochromatic Triangle in convex position as Dawson's Kayles (Playing with Triangulations, Theorem 2), from any
// position. A segment at a point that has one already opens a triangle, which the opponent closes. Who can help it
// therefore joins two lone points, and the others of their room fall into two rooms; the last to do so wins. If
// somebody has opened a triangle, whoever moves closes it and wins; two neighbouring segments at a point are always an
// open triangle.
#pragma once

#include <optional>

#include "board/plane/point_set.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// The lone points of each room, as proof/kinds/triangulations.hpp checks them, where no triangle is closed or open.
std::optional<std::vector<std::vector<PointSet::Index>>> dawson_rooms(const PointSet& points,
                                                                      const std::vector<MoveText>& moves,
                                                                      Budget* budget = nullptr);

std::optional<Finding> mono_triangle_dawson(const PointSet& points, const std::vector<MoveText>& moves,
                                            const Question& asked);

}  // namespace arete::inline theory
