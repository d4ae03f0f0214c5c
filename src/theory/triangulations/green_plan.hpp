// The most green edges that the solitaires can reach: a matching of faces that leaves as few edges as possible black,
// where an edge stays black iff none of its faces is matched or was used (green_faces.hpp).
#pragma once

#include <optional>
#include <vector>

#include "theory/triangulations/green_faces.hpp"

namespace arete::inline theory {

struct GreenPlan {
  Value black = 0;                         ///< edges that stay black
  std::vector<Triangulation::Half> flips;  ///< a half-edge of each edge to flip
  std::vector<Triangulation::Half> best;   ///< of each edge that some best plan flips, if all were asked for
  bool complete = true;                    ///< whether `best` has all of them
};

/// In convex position, by a dynamic program on the dual tree: O(t) time, at most 32 bytes a triangle, no recursion.
GreenPlan green_plan_on_tree(const GreenFaces& faces, bool all_best, Budget* budget = nullptr);

/// On any triangulation, by eliminating faces from a sum of small tables (min_sum.hpp): exponential in the width of the
/// dual graph only. Nothing if the tables would be too large; throws BudgetSpent where the budget is.
std::optional<GreenPlan> green_plan_by_elimination(const GreenFaces& faces, bool all_best, Budget* budget = nullptr);

/// The faces that can still be flipped in an order in which they can be eliminated with tables of at most so many
/// entries in all, as a certificate has it; nothing if none is found. In convex position leaves come first.
std::optional<std::vector<std::size_t>> green_elimination_order(const GreenFaces& faces, double most_work,
                                                                Budget* budget = nullptr);

}  // namespace arete::inline theory
