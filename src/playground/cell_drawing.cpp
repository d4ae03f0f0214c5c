#include "playground/cell_drawing.hpp"

#include <cmath>

#include "playground/drawing.hpp"

namespace arete::inline playground {
namespace {

using Json = nlohmann::ordered_json;

Json pair(Cell c) { return Json::array({c.a, c.b}); }

Frame grown(const Frame& f, double x, double y) { return {f.left - x, f.low - y, f.right + x, f.high + y}; }

/// Wider or higher, as far as can be shown.
Frame with_aspect(const Frame& f, double aspect) {
  const double wide = f.right - f.left, high = f.high - f.low;
  const double width = std::min({std::max(wide, aspect * high), most_side, most_area / high});
  const double height = std::min({std::max(high, wide / aspect), most_side, most_area / width});
  return grown(f, (width - wide) / 2, (height - high) / 2);
}

void require_showable(const Frame& f) {
  constexpr double farthest = farthest_cell;
  for (const double x : {f.left, f.low, f.right, f.high}) {
    if (!(std::abs(x) <= farthest)) throw InputError("view", "too far away");
  }
  const double wide = f.right - f.left, high = f.high - f.low;
  if (!(wide > 0) || !(high > 0))
    throw InputError("view", "[left, low, right, high] with left < right and low < high is needed");
  if (wide > most_side || high > most_side || wide * high > most_area) {
    throw InputError("view", "at most 40 steps wide, 40 high, and 400 in area");
  }
}

}  // namespace

Frame frame_of(const InfiniteBoard& board, const Sight& sight) {
  if (!sight.view) return sight.aspect ? with_aspect(board.frame(), *sight.aspect) : board.frame();
  require_showable(*sight.view);
  return *sight.view;
}

Json shape_of(const Tiling& tiling, Cell cell) {
  Json shape = Json::array();
  for (const Cell corner : tiling.corners(cell)) {
    const auto [x, y] = place_of(tiling, corner);
    shape.push_back({rounded(x), rounded(y)});
  }
  return shape;
}

Json cell_drawing(const InfiniteBoard& board, const Frame& frame) {
  const auto& tiling = board.tiling();
  constexpr double reach = 0.6;  // of a cell, from its middle
  Json cells = Json::array(), goal = Json::array();
  for (const Cell c : cells_within(tiling, grown(frame, reach, reach))) {
    cells.push_back({{"cell", pair(c)}, {"mark", name_of(board.mark(c))}, {"shape", shape_of(tiling, c)}});
  }
  for (const Cell c : board.goal()) goal.push_back({{"cell", pair(c)}, {"shape", shape_of(tiling, c)}});
  return {{"vertices", Json::array()},
          {"lines", Json::array()},
          {"tokens", {nullptr, nullptr}},
          {"arrows", false},
          {"heaps", Json::array()},
          {"placed", false},
          {"cells", std::move(cells)},
          {"goal", std::move(goal)},
          {"view", {rounded(frame.left), rounded(frame.low), rounded(frame.right), rounded(frame.high)}}};
}

std::vector<MoveText> free_cells(const InfiniteBoard& board, const Frame& frame) {
  std::vector<MoveText> list;
  for (const Cell c : cells_within(board.tiling(), frame)) {
    if (board.mark(c) == Mark::absent) list.push_back({c.a, c.b});
  }
  return list;
}

}  // namespace arete::inline playground
