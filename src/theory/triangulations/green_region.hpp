// The green solitaires on a region, a few faces of a board, while the others keep to a plan (green_faces.hpp: a plan is
// a matching of faces, and an edge stays black iff none of its faces is matched or was used).
//
// A face of the region is bare, matched within the region, or matched with a face outside. What counts are the edges
// whose faces all lie in the region or can never be matched: whatever a plan of the whole board does, it leaves at
// least as many of them black as the best that the region can do, where a face may be matched with one outside as it
// likes. So the values of regions that have no face in common, and the edges that no plan reaches, add up to a lower
// bound of what stays black (law 1).
//
// The region has a *wish* where it does not fit the plan outside: a face is matched with one outside that the plan
// matches otherwise or not at all, a face leaves its partner outside, or it is bare beside a bare face outside. A best
// solution without wishes is put in the place of the plan within the region: then the plan leaves as many edges black
// there as any plan has to, and none between the region and what is outside (law 2). With wishes, the region grows by
// the faces that they concern. A region of all faces has no wishes.
#pragma once

#include <optional>
#include <vector>

#include "theory/triangulations/green_dual.hpp"

namespace arete::inline theory {

/// A best solution in a region, and of these one with the fewest wishes.
struct GreenSolution {
  Value black = 0;
  std::vector<Triangulation::Half> mate;  ///< of each face of the region, as in a plan
  std::vector<std::size_t> wishes;        ///< the faces outside that are concerned, perhaps some twice
  std::vector<std::size_t> order;         ///< the faces as they were eliminated
  double work = 0;                        ///< entries of tables
};

/// Over plans that flip the edge `forced`, if one is given; its faces must be in the region. Nothing if tables with
/// more than `most` entries would be needed.
std::optional<GreenSolution> solve_region(GreenDual& dual, const std::vector<std::size_t>& region,
                                          Triangulation::Half forced, double most, Budget* budget);

}  // namespace arete::inline theory
