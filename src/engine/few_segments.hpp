// Where the theorems on rooms leave a board to search: few segments are left, and a search finds the exact value and every best move
// with a proof of all that in moments.
#pragma once

#include "theory/points/bi_position.hpp"

namespace arete::inline engine {

inline bool few_segments(const PointSet& points, const BiPosition& position) {
  constexpr std::size_t few = 36, most_points = 45;  // that a search takes
  std::size_t left = 0;
  for (const auto& room : position.rooms) left += choices(room);
  return points.size() <= most_points && left <= few;
}

}  // namespace arete::engine
