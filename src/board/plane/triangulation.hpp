// A complete triangulation of a point set, as triangles of half-edges: half-edge 3t + k leaves corner k of
// triangle t, triangles are counterclockwise, and the twin of a half-edge on the hull is `none`. Eight
// bytes a half-edge and nothing else grows with the triangles but the list of edges.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "board/ends.hpp"
#include "board/plane/point_set.hpp"

namespace arete::inline board {

class Triangulation {
 public:
  using Half = std::int32_t;
  static constexpr Half none = -1;

  Triangulation() = default;
  /// Checks in linear time, but for sorting around each point, that the edges are a triangulation of the points: every
  /// bounded face a triangle, the outer one the convex hull. Throws InputError that names what crosses, is doubled or
  /// is missing, and BudgetSpent.
  Triangulation(PointSet points, const std::vector<Ends>& edges, Budget* budget = nullptr);

  const PointSet& points() const { return points_; }
  /// The players of what is given exchanged.
  void swap_given() { points_.give(points_.given().swapped()); }
  /// Edges with u < v, increasing: the order of the moves.
  const std::vector<Ends>& edges() const { return edges_; }
  std::size_t triangles() const { return origin_.size() / 3; }

  static const char* why_not_flippable(bool on_hull) {
    return on_hull ? "not flippable: an edge of the hull has only one face"
                   : "not flippable: its two faces do not form a convex quadrilateral";
  }

  static Half next(Half h) { return h % 3 == 2 ? h - 2 : h + 1; }
  Half twin(Half h) const { return twin_[static_cast<std::size_t>(h)]; }
  PointSet::Index origin(Half h) const { return origin_[static_cast<std::size_t>(h)]; }
  Ends ends(Half h) const { return ordered({origin(h), origin(next(h))}); }

  /// The place of an edge in `edges()`, or −1.
  std::int64_t find(Ends edge) const;

 private:
  /// False if the edges are no triangulation.
  bool glue(Budget* budget);

  PointSet points_;
  std::vector<Ends> edges_;
  std::vector<PointSet::Index> origin_;
  std::vector<Half> twin_;
};

/// Some complete triangulation of the points: hull by hull in the order by x, O(n log n).
std::vector<Ends> sweep_triangulation(const PointSet& points);

}  // namespace arete::inline board
