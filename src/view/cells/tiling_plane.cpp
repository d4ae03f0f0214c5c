#include "view/cells/tiling_plane.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "board/tilings/animal.hpp"

namespace arete::inline view {
namespace {

TilingPlane edges(const Tiling& tiling, const std::vector<Cell>& cells, const std::function<Mark(Cell)>& mark) {
  TilingPlane plane;
  std::map<Cell, std::int32_t> vertices;
  const auto vertex = [&](Cell corner) {
    const auto [it, added] = vertices.try_emplace(corner, static_cast<std::int32_t>(vertices.size()));
    if (added) plane.places.push_back(place_of(tiling, corner));
    return it->second;
  };
  for (const Cell c : cells) {
    const auto ends = tiling.corners(c);
    const auto u = vertex(ends[0]), v = vertex(ends[1]);
    plane.look.lines.push_back({ordered({u, v}), mark(c)});
  }
  plane.look.vertices.assign(plane.places.size(), Mark::plain);
  return plane;
}

TilingPlane faces(const Tiling& tiling, const std::vector<Cell>& cells, const std::function<Mark(Cell)>& mark) {
  TilingPlane plane;
  std::map<Cell, std::int32_t> vertices;
  for (const Cell c : cells) {
    vertices.try_emplace(c, static_cast<std::int32_t>(vertices.size()));
    plane.places.push_back(middle_of(tiling, c));
    plane.look.vertices.push_back(mark(c));
  }
  for (const auto& [c, u] : vertices) {
    for (const Cell n : tiling.neighbours(c)) {
      if (const auto it = vertices.find(n); it != vertices.end() && c < n)
        plane.look.lines.push_back({ordered({u, it->second}), Mark::absent});
    }
  }
  return plane;
}

}  // namespace

std::vector<Cell> cells_within(const Tiling& tiling, const Frame& frame) {
  const double row = (tiling.slanted() ? std::sqrt(3) / 2 : 1) / tiling.step();
  const auto first = [](double x) { return static_cast<int>(std::ceil(std::max(x, -1.0 * farthest_cell) - 1e-9)); };
  const auto last = [](double x) { return static_cast<int>(std::floor(std::min(x, 1.0 * farthest_cell) + 1e-9)); };
  std::vector<Cell> cells;
  for (int b = first(frame.low / row); b <= last(frame.high / row); ++b) {
    const double slant = tiling.slanted() ? b / 2.0 : 0;
    for (int a = first(frame.left * tiling.step() - slant); a <= last(frame.right * tiling.step() - slant); ++a) {
      if (tiling.has({a, b})) cells.push_back({a, b});
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

Frame frame_around(const Tiling& tiling, const std::vector<Cell>& cells) {
  Frame frame{1e9, 1e9, -1e9, -1e9};
  for (const Cell c : cells) {
    for (const Cell corner : tiling.corners(c)) {
      const auto [x, y] = place_of(tiling, corner);
      frame = {std::min(frame.left, x), std::min(frame.low, y), std::max(frame.right, x), std::max(frame.high, y)};
    }
  }
  return frame;
}

TilingPlane tiling_plane(const Tiling& tiling, const std::vector<Cell>& cells, const std::function<Mark(Cell)>& mark) {
  const bool on_edges = tiling.corners(tiling.classes().front()).size() == 2;
  return on_edges ? edges(tiling, cells, mark) : faces(tiling, cells, mark);
}

std::array<double, 2> place_of(const Tiling& tiling, Cell sixths) {
  const double a = sixths.a / 6.0 / tiling.step(), b = sixths.b / 6.0 / tiling.step();
  return tiling.slanted() ? std::array{a + b / 2, b * std::sqrt(3) / 2} : std::array{a, b};
}

std::array<double, 2> middle_of(const Tiling& tiling, Cell cell) { return place_of(tiling, {6 * cell.a, 6 * cell.b}); }

}  // namespace arete::inline view
