// What is wrong with edges that are no complete triangulation, for people.
#pragma once

#include <vector>

#include "board/plane/point_set.hpp"

namespace arete::inline board {

/// Throws InputError that names two equal points, edges that cross, points on a line, an edge that is missing, or a
/// face that is no triangle; or BudgetSpent. `written` are the edges as they were given, `edges` the same in order.
[[noreturn]] void refuse_triangulation(const PointSet& points, const std::vector<Ends>& written,
                                       const std::vector<Ends>& edges, Budget* budget);

}  // namespace arete::inline board
