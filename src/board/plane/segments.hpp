// Every segment between two points of a small set, numbered in the order of its ends, with all that the
// games ask about them, computed once: what crosses what, the empty triangles, and the empty convex
// quadrilaterals whose diagonals flips exchange. Sets of more points than a search takes are only played on: there
// the same is worked out when it is asked for.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "base/limits.hpp"
#include "board/ends.hpp"
#include "board/plane/point_set.hpp"

namespace arete::inline board {

using Element = std::uint16_t;  ///< a board that is searched or played on has at most Bits::capacity elements

/// Three edges around a triangle with no point inside.
using Triangle = std::array<Element, 3>;

/// The diagonal `other` replaces the one that the quadrilateral is listed under when its sides are there.
struct Quadrilateral {
  std::array<Element, 4> sides;
  Element other;
};

/// The numbers of segments.
class NumberedSegments {
 public:
  explicit NumberedSegments(std::size_t points) : n_(points) {
    for (std::int32_t u = 0; u < static_cast<std::int32_t>(n_); ++u) {
      for (std::int32_t v = u + 1; v < static_cast<std::int32_t>(n_); ++v) ends_.push_back({u, v});
    }
  }

  static std::size_t elements(const PointSet& points) {
    const std::size_t n = points.size();
    return n < 2 ? 0 : n * (n - 1) / 2;
  }
  std::size_t size() const { return ends_.size(); }
  std::size_t points() const { return n_; }
  Ends ends(std::size_t segment) const { return ends_[segment]; }
  /// The segment between two different points.
  Element at(std::int32_t u, std::int32_t v) const {
    const auto e = ordered({u, v});
    const auto a = static_cast<std::size_t>(e.u), b = static_cast<std::size_t>(e.v);
    return static_cast<Element>(a * (2 * n_ - a - 1) / 2 + (b - a - 1));
  }

 private:
  std::size_t n_;
  std::vector<Ends> ends_;
};

template <class Set>
class Segments : public NumberedSegments {
 public:
  explicit Segments(const PointSet& points)
      : NumberedSegments(points.size()), crossing_(size()), triangles_at_(size()), flips_(size()) {
    for (std::size_t s = 0; s < size(); ++s) {
      for (std::size_t t = 0; t < s; ++t) {
        if (!points.cross(ends(s), ends(t))) continue;
        crossing_[s] = crossing_[s].with(t);
        crossing_[t] = crossing_[t].with(s);
      }
    }
    const auto n = static_cast<PointSet::Index>(points.size());
    for (PointSet::Index a = 0; a < n; ++a) {
      for (PointSet::Index b = a + 1; b < n; ++b) {
        for (PointSet::Index c = b + 1; c < n; ++c) {
          if (points.empty(a, b, c)) add_triangle({at(a, b), at(a, c), at(b, c)});
        }
      }
    }
    for (std::size_t s = 0; s < size(); ++s) {
      for (const std::size_t t : crossing_[s]) add_flip(points, static_cast<Element>(s), static_cast<Element>(t));
    }
  }

  const Set& crossing(std::size_t segment) const { return crossing_[segment]; }
  const std::vector<Triangle>& triangles() const { return triangles_; }
  const std::vector<Triangle>& triangles_at(std::size_t segment) const { return triangles_at_[segment]; }

  /// The empty triangles that a segment closes with drawn ones.
  template <class Found>
  void visit_closed(const Set& drawn, std::size_t segment, Found found) const {
    const Set after = drawn.with(segment);
    for (const auto& triangle : triangles_at_[segment]) {
      if (contained(triangle, after)) found(triangle);
    }
  }
  /// Whether some empty triangle of drawn segments is one that is looked for.
  template <class Wanted>
  bool any_triangle(const Set& drawn, Wanted wanted) const {
    for (const auto& triangle : triangles_) {
      if (contained(triangle, drawn) && wanted(triangle)) return true;
    }
    return false;
  }
  /// The quadrilateral around an edge of a triangulation, if it can be flipped.
  const Quadrilateral* flip(const Set& edges, std::size_t edge) const {
    for (const auto& q : flips_[edge]) {
      if (edges.has(q.sides[0]) && edges.has(q.sides[1]) && edges.has(q.sides[2]) && edges.has(q.sides[3])) return &q;
    }
    return nullptr;
  }

 private:
  static bool contained(const Triangle& t, const Set& drawn) {
    return drawn.has(t[0]) && drawn.has(t[1]) && drawn.has(t[2]);
  }
  void add_triangle(const Triangle& t) {
    triangles_.push_back(t);
    for (const auto segment : t) triangles_at_[segment].push_back(t);
  }
  void add_flip(const PointSet& points, Element diagonal, Element other) {
    const auto [u, v] = ends(diagonal);
    const auto [a, b] = ends(other);
    if (!points.empty(u, v, a) || !points.empty(u, v, b)) return;
    flips_[diagonal].push_back({{at(u, a), at(u, b), at(v, a), at(v, b)}, other});
  }

  std::vector<Set> crossing_;
  std::vector<Triangle> triangles_;
  std::vector<std::vector<Triangle>> triangles_at_;
  std::vector<std::vector<Quadrilateral>> flips_;
};

template <class Set>
class WideSegments : public NumberedSegments {
 public:
  explicit WideSegments(const PointSet& points) : NumberedSegments(points.size()), points_(points) {}

  Set crossing(std::size_t segment) const {
    Set result;
    for (std::size_t t = 0; t < size(); ++t) {
      if (t != segment && points_.cross(ends(segment), ends(t))) result = result.with(t);
    }
    return result;
  }
  template <class Found>
  void visit_closed(const Set& drawn, std::size_t segment, Found found) const {
    for (const Index w : around(drawn, segment)) {
      const auto [u, v] = ends(segment);
      found(sorted({at(u, v), at(u, w), at(v, w)}));
    }
  }
  template <class Wanted>
  bool any_triangle(const Set& drawn, Wanted wanted) const {
    for (const std::size_t segment : drawn) {
      bool any = false;
      visit_closed(drawn, segment, [&](const Triangle& triangle) { any = any || wanted(triangle); });
      if (any) return true;
    }
    return false;
  }
  std::optional<Quadrilateral> flip(const Set& edges, std::size_t edge) const {
    const auto [u, v] = ends(edge);
    const auto tips = around(edges, edge);  // an empty triangle of edges is a face
    if (tips.size() != 2 || !points_.cross({u, v}, ordered({tips[0], tips[1]}))) return std::nullopt;
    const auto [a, b] = std::array{tips[0], tips[1]};
    return Quadrilateral{{at(u, a), at(u, b), at(v, a), at(v, b)}, at(a, b)};
  }

 private:
  using Index = PointSet::Index;

  static Triangle sorted(Triangle triangle) {
    std::ranges::sort(triangle);
    return triangle;
  }
  /// The third corners of the empty triangles that a segment closes with drawn ones.
  std::vector<Index> around(const Set& drawn, std::size_t segment) const {
    const auto [u, v] = ends(segment);
    std::vector<Index> corners;
    for (Index w = 0; w < static_cast<Index>(points_.size()); ++w) {
      if (w != u && w != v && drawn.has(at(u, w)) && drawn.has(at(v, w)) && points_.empty(u, v, w))
        corners.push_back(w);
    }
    return corners;
  }

  PointSet points_;
};

/// Whether sets are so wide that nobody searches with them.
template <class Set>
inline constexpr bool only_played = Set::capacity > most_elements;
template <class Set>
using SegmentsFor = std::conditional_t<only_played<Set>, WideSegments<Set>, Segments<Set>>;

}  // namespace arete::inline board
