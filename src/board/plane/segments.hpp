// Every segment between two points of a small set, numbered in the order of its ends, with all that the
// games ask about them, computed once: what crosses what, the empty triangles, and the empty convex
// quadrilaterals whose diagonals flips exchange.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/ends.hpp"
#include "board/plane/point_set.hpp"

namespace arete::inline board {

using Element = std::uint16_t;  ///< a searched board has at most Bits::capacity elements

/// Three edges around a triangle with no point inside.
using Triangle = std::array<Element, 3>;

/// The diagonal `other` replaces the one that the quadrilateral is listed under when its sides are there.
struct Quadrilateral {
  std::array<Element, 4> sides;
  Element other;
};

template <class Set>
class Segments {
 public:
  explicit Segments(const PointSet& points)
      : n_(points.size()), ends_(list(n_)), crossing_(ends_.size()), triangles_at_(ends_.size()), flips_(ends_.size()) {
    for (std::size_t s = 0; s < size(); ++s) {
      for (std::size_t t = 0; t < s; ++t) {
        if (!points.cross(ends_[s], ends_[t])) continue;
        crossing_[s] = crossing_[s].with(t);
        crossing_[t] = crossing_[t].with(s);
      }
    }
    const auto n = static_cast<PointSet::Index>(n_);
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
  const Set& crossing(std::size_t segment) const { return crossing_[segment]; }
  const std::vector<Triangle>& triangles() const { return triangles_; }
  const std::vector<Triangle>& triangles_at(std::size_t segment) const { return triangles_at_[segment]; }
  const std::vector<Quadrilateral>& flips(std::size_t segment) const { return flips_[segment]; }

 private:
  static std::vector<Ends> list(std::size_t n) {
    std::vector<Ends> ends;
    for (std::int32_t u = 0; u < static_cast<std::int32_t>(n); ++u) {
      for (std::int32_t v = u + 1; v < static_cast<std::int32_t>(n); ++v) ends.push_back({u, v});
    }
    return ends;
  }
  void add_triangle(const Triangle& t) {
    triangles_.push_back(t);
    for (const auto segment : t) triangles_at_[segment].push_back(t);
  }
  void add_flip(const PointSet& points, Element diagonal, Element other) {
    const auto [u, v] = ends_[diagonal];
    const auto [a, b] = ends_[other];
    if (!points.empty(u, v, a) || !points.empty(u, v, b)) return;
    flips_[diagonal].push_back({{at(u, a), at(u, b), at(v, a), at(v, b)}, other});
  }

  std::size_t n_;
  std::vector<Ends> ends_;
  std::vector<Set> crossing_;
  std::vector<Triangle> triangles_;
  std::vector<std::vector<Triangle>> triangles_at_;
  std::vector<std::vector<Quadrilateral>> flips_;
};

}  // namespace arete::inline board
