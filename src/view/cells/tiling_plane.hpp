// A piece of a periodic board as a picture shows it: on an edge board cells are lines between lattice points, on a face
// board they are points with lines to their neighbours.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "board/tilings/tiling.hpp"
#include "rules/look.hpp"

namespace arete::inline view {

struct TilingPlane {
  Look look;
  std::vector<std::array<double, 2>> places;  ///< of its vertices, a step of the tiling being about 1
};

/// A rectangle of the plane; y upwards.
struct Frame {
  double left = 0, low = 0, right = 0, high = 0;
  bool operator==(const Frame&) const = default;
};
inline constexpr double most_side = 40, most_area = 400;  ///< of a frame that can be shown

/// The cells whose middles lie in a frame that can be shown, increasing.
std::vector<Cell> cells_within(const Tiling& tiling, const Frame& frame);
/// The smallest frame around the corners of some cells.
Frame frame_around(const Tiling& tiling, const std::vector<Cell>& cells);

TilingPlane tiling_plane(const Tiling& tiling, const std::vector<Cell>& cells, const std::function<Mark(Cell)>& mark);

/// Where a point lies that is given in sixths of the units of cells, y upwards.
std::array<double, 2> place_of(const Tiling& tiling, Cell sixths);
/// Where the middle of a cell lies.
std::array<double, 2> middle_of(const Tiling& tiling, Cell cell);

}  // namespace arete::inline view
