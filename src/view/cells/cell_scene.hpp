// A piece of a periodic board with its marks as a picture: edges as lines, faces as outlines with a dot in each that is
// marked. Cells may carry their names, so that a player can read which one is [a, b].
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "view/cells/tiling_plane.hpp"
#include "view/pictures/scene.hpp"

namespace arete::inline view {

struct CellPicture {
  std::vector<Cell> cells;
  std::function<Mark(Cell)> mark;
  std::vector<Cell> best;
  bool names = false;  ///< of cells that are not marked
};

Scene cell_scene(const Tiling& tiling, const CellPicture& picture, const std::string& caption);

}  // namespace arete::inline view
