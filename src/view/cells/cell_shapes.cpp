#include "view/cells/cell_shapes.hpp"

#include <cmath>

#include "view/cells/tiling_plane.hpp"

namespace arete::inline view {
namespace {

double dot(Spot a, Spot b) { return a.x * b.x + a.y * b.y; }

/// The part of a convex polygon that is nearer to the origin than to a point.
std::vector<Spot> nearer(const std::vector<Spot>& polygon, Spot point) {
  const auto beyond = [&](Spot s) { return dot(s, point) - dot(point, point) / 2; };
  std::vector<Spot> part;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Spot a = polygon[i], b = polygon[(i + 1) % polygon.size()];
    const double from = beyond(a), to = beyond(b);
    if (from <= 0) part.push_back(a);
    if (from * to < 0) part.push_back(a + (from / (from - to)) * (b - a));
  }
  return part;
}

double area(const std::vector<Spot>& polygon) {
  double twice = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    twice += dot(polygon[i], -1 * left_of(polygon[(i + 1) % polygon.size()]));
  return std::abs(twice) / 2;
}

}  // namespace

CellShapes::CellShapes(const Tiling& tiling, double wanted) : tiling_(tiling) {
  const int reach = 2 * tiling.step();
  for (const Cell c : tiling.classes()) {
    std::vector<Spot> shape{{-2, -2}, {2, -2}, {2, 2}, {-2, 2}};
    for (int a = -reach; a <= reach; ++a) {
      for (int b = -reach; b <= reach; ++b) {
        const Cell other = c + Cell{a, b};
        if (other != c && tiling.has(other)) shape = nearer(shape, middle(other) - middle(c));
      }
    }
    shapes_.push_back(std::move(shape));
  }
  scale_ = std::sqrt(wanted / area(shapes_.front()));
  for (auto& shape : shapes_) {
    for (auto& s : shape) s = scale_ * s;
  }
}

Spot CellShapes::middle(Cell cell) const {
  const auto [x, y] = middle_of(tiling_, cell);
  return scale_ * Spot{x, y};
}

std::vector<Spot> CellShapes::corners(Cell cell) const {
  auto shape = shapes_[tiling_.class_of(cell)];
  for (auto& s : shape) s = s + middle(cell);
  return shape;
}

}  // namespace arete::inline view
