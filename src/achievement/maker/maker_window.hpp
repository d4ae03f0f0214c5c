// A window of a periodic board for the maker's search: the cells nearest to a first one, and the placements of the
// animal that lie within. What the maker achieves in a window she achieves on the whole board; that she fails there
// says nothing about the board.
#pragma once

#include <vector>

#include "base/bits.hpp"
#include "board/tilings/animal.hpp"

namespace arete::inline achievement {

using CellSet = Bits<3>;

struct Window {
  /// The discs around `first` grow in rings of equal distance; this is the largest that has at most `most` cells.
  Window(const Tiling& tiling, const Animal& animal, Cell first, std::size_t most);

  std::vector<Cell> cells;          ///< nearest first
  std::vector<CellSet> placements;  ///< of places in `cells`
  /// Where each symmetry of the board that keeps the first cell, and so the window, takes each place; without the
  /// identity.
  std::vector<std::vector<std::size_t>> symmetries;
};

}  // namespace arete::inline achievement
