// Cells as faces that have room for letters: each is the part of the plane that is nearer to its middle than to any
// other's. For the edges of the triangular and of the hexagonal tiling these are the tumbling blocks of paper E,
// Section 2; squares, triangles and hexagons are themselves.
#pragma once

#include <vector>

#include "board/tilings/tiling.hpp"
#include "view/pictures/plane.hpp"

namespace arete::inline view {

class CellShapes {
 public:
  /// Shapes of the given area; y upwards.
  CellShapes(const Tiling& tiling, double area);

  Spot middle(Cell cell) const;
  std::vector<Spot> corners(Cell cell) const;

 private:
  const Tiling& tiling_;
  double scale_ = 1;
  std::vector<std::vector<Spot>> shapes_;  // of each class, around its middle
};

}  // namespace arete::inline view
