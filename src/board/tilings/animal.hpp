// Animals of a periodic board (paper E): finite sets of cells, of which all images under the symmetries of the board
// are copies. A copy up to translation is an orientation, a copy where it lies is a placement.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "base/memory_share.hpp"
#include "board/tilings/tiling.hpp"

namespace arete::inline board {

/// Not empty, increasing, without repetition.
using Animal = std::vector<Cell>;

/// The animal of cells in any order; throws InputError at `at` if one is not on the board, is given twice or is too far
/// away.
Animal animal_of(const Tiling& tiling, const std::vector<Cell>& cells, const std::string& at = "animal",
                 Budget* budget = nullptr);
inline constexpr int farthest_cell = 1 << 20;  ///< coordinates are at most this in size
bool connected(const Tiling& tiling, const Animal& animal);

/// Of cells in increasing order.
inline bool has(const std::vector<Cell>& cells, Cell cell) {
  return std::binary_search(cells.begin(), cells.end(), cell);
}
inline bool within(const std::vector<Cell>& part, const std::vector<Cell>& whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}
inline bool meet(const std::vector<Cell>& one, const std::vector<Cell>& other) {
  return std::any_of(one.begin(), one.end(), [&](Cell c) { return has(other, c); });
}

Animal translated(const Animal& animal, Cell by);
/// The translated copy whose first cell is one of `tiling.classes()`.
Animal at_origin(const Tiling& tiling, const Animal& animal);
/// Every copy up to translation, each at the origin, increasing.
std::vector<Animal> orientations(const Tiling& tiling, const Animal& animal);
/// The least orientation: equal for copies of one animal and for no others.
Animal canonical(const Tiling& tiling, const Animal& animal);
/// Every copy that contains the cell, increasing.
std::vector<Animal> placements_through(const Tiling& tiling, const Animal& animal, Cell cell);

/// What arises by one more cell, adjacent to one of the animal's; canonical, increasing.
std::vector<Animal> children(const Tiling& tiling, const Animal& animal);
/// Some copy of the small one is part of the big one.
bool contains(const Tiling& tiling, const Animal& big, const Animal& small);
/// Every connected animal with so many cells, canonical, increasing.
std::vector<Animal> animals_of_size(const Tiling& tiling, std::size_t size);

}  // namespace arete::inline board
