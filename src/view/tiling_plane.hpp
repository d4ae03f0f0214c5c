// A piece of a periodic board as a picture shows it: on an edge board cells are lines between lattice points, on a face board they are
// points with lines to their neighbours.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "board/tiling.hpp"
#include "rules/look.hpp"

namespace arete {

struct TilingPlane {
  Look look;
  std::vector<std::array<double, 2>> places;  ///< of its vertices, a step of the tiling being about 1
};

TilingPlane tiling_plane(const Tiling& tiling, const std::vector<Cell>& cells, const std::function<Mark(Cell)>& mark);

/// Where a point lies that is given in sixths of the units of cells, y upwards.
std::array<double, 2> place_of(const Tiling& tiling, Cell sixths);
/// Where the middle of a cell lies.
std::array<double, 2> middle_of(const Tiling& tiling, Cell cell);

}  // namespace arete
