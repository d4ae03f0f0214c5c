// The most green edges that the solitaires can reach: a matching of faces that leaves as few edges as possible black,
// where an edge stays black iff none of its faces is matched or was used (green_faces.hpp).
#pragma once

#include <vector>

#include "theory/triangulations/green_faces.hpp"

namespace arete::inline theory {

struct GreenPlan {
  Value black = 0;                         ///< edges that it leaves black
  Value least = 0;                         ///< edges that every plan leaves black
  std::vector<Triangulation::Half> flips;  ///< a half-edge of each edge to flip
  std::vector<Triangulation::Half> best;   ///< of each edge that some best plan flips, if all were asked for
  bool complete = true;                    ///< whether `best` has all of them
  std::vector<std::size_t> shown;          ///< faces that show `least`, in the order of a certificate
  double work = 0;                         ///< entries of tables that this takes
};

/// In convex position, by a dynamic program on the dual tree: O(t) time, at most 32 bytes a triangle, no recursion.
GreenPlan green_plan_on_tree(const GreenFaces& faces, bool all_best, Budget* budget = nullptr);

/// On any triangulation, by regions that grow where something is lost (green_regions.cpp): as good as linear where
/// obstacles are local. Where they are not, and where the budget is spent, `least` is smaller than `black`. Throws
/// BudgetSpent only before there is a plan.
GreenPlan green_plan_by_regions(const GreenFaces& faces, bool all_best, Budget* budget = nullptr,
                                double most_entries = 1 << 22);

}  // namespace arete::inline theory
