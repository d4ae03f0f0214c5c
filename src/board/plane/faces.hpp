// The edges of a small triangulation with its faces: what the marking games ask for.
#pragma once

#include <array>
#include <vector>

#include "board/plane/segments.hpp"
#include "board/plane/triangulation.hpp"

namespace arete::inline board {

class Faces {
 public:
  explicit Faces(const Triangulation& triangulation) : ends_(triangulation.edges()), faces_at_(ends_.size()) {
    const auto element = [&](Triangulation::Half h) {
      return static_cast<Element>(triangulation.find(triangulation.ends(h)));
    };
    for (std::size_t t = 0; t < triangulation.triangles(); ++t) {
      const auto h = static_cast<Triangulation::Half>(3 * t);
      const Triangle face{element(h), element(h + 1), element(h + 2)};
      faces_.push_back(face);
      for (const auto edge : face) faces_at_[edge].push_back(face);
      for (const auto side : {h, h + 1, h + 2}) {
        const auto twin = triangulation.twin(side);
        if (twin < side) continue;  // no neighbour, or this pair was seen from the other face
        const auto a = Triangulation::next(side), b = Triangulation::next(a);
        const auto c = Triangulation::next(twin), d = Triangulation::next(c);
        quadrilaterals_.push_back({element(a), element(b), element(c), element(d)});
      }
    }
  }

  static std::size_t elements(const Triangulation& triangulation) { return triangulation.edges().size(); }
  std::size_t size() const { return ends_.size(); }
  Ends ends(std::size_t edge) const { return ends_[edge]; }
  const std::vector<Triangle>& faces() const { return faces_; }
  const std::vector<Triangle>& faces_at(std::size_t edge) const { return faces_at_[edge]; }
  /// The four sides of each two faces that share an edge.
  const std::vector<std::array<Element, 4>>& quadrilaterals() const { return quadrilaterals_; }

 private:
  std::vector<Ends> ends_;
  std::vector<Triangle> faces_;
  std::vector<std::vector<Triangle>> faces_at_;
  std::vector<std::array<Element, 4>> quadrilaterals_;
};

}  // namespace arete::inline board
