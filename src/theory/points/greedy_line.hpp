// What Section 5 of Playing with Triangulations says of a position of Monochromatic Complete Triangulation in convex
// position, to be shown: i-edges, which join two components and have i ends that were used before; their numbers e0, e1
// and e2 in a whole game; and the greedy line, on which both players close triangles while they can and else draw an
// i-edge with the smallest i.
#pragma once

#include <array>

#include "rules/idea.hpp"
#include "theory/points/convex_rooms.hpp"

namespace arete::inline theory {

struct GreedyLine {
  static constexpr std::size_t most_points = 200;  ///< of more points no line is shown

  std::vector<Ends> moves;                        ///< from the position to the end
  Value score = 0;                                ///< along it, for the player to move minus the other
  std::array<std::vector<Ends>, 3> joining = {};  ///< the i-edges that are drawn, then those of the line
};

/// The points are in convex position, and the moves legal. Without a line the i-edges that are drawn.
GreedyLine greedy_line(const PointSet& points, const std::vector<MoveText>& moves, Budget* budget = nullptr);

/// The i-edges of the whole game as groups, and what the theorem counts as facts.
Idea joining_idea(const PointSet& points, const std::vector<MoveText>& moves, const ConvexRooms& rooms,
                  const ConvexDrawing& drawing, Value missing, Budget* budget = nullptr);

}  // namespace arete::inline theory
