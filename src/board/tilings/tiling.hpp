// Periodic boards of achievement games (paper E): the edges of the three regular tilings of the plane, and their faces.
// A cell is a pair of integers, on edge boards the sum of the edge's two ends, on triangles the sum of the three
// corners, so that every symmetry is a linear map with integer entries followed by a translation by multiples of
// `step`. Such a board is described by a few words: step, generators of the point group, one adjacent pair of cells
// from each orbit and the corners of a cell; another tiling is one more description.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arete::inline board {

struct Cell {
  int a = 0, b = 0;
  auto operator<=>(const Cell&) const = default;
  Cell operator+(Cell c) const { return {a + c.a, b + c.b}; }
  Cell operator-(Cell c) const { return {a - c.a, b - c.b}; }
};

/// A linear map: its images of (1, 0) and of (0, 1).
struct LinearMap {
  Cell x, y;
  auto operator<=>(const LinearMap&) const = default;
  Cell operator()(Cell c) const { return {c.a * x.a + c.b * y.a, c.a * x.b + c.b * y.b}; }
};

class Tiling {
 public:
  struct Description {
    std::string_view name;
    int step;                           ///< translations are by multiples of it in both coordinates
    std::vector<LinearMap> generators;  ///< of the point group; each keeps the origin
    std::vector<std::pair<Cell, Cell>>
        neighbours;             ///< one adjacent pair from each orbit; the first cells are all alike
    std::vector<Cell> corners;  ///< of the first of these cells, as `corners` gives them
    bool slanted = false;       ///< the axes are at 60 degrees, not at 90
  };
  explicit Tiling(const Description& description);

  const std::string& name() const { return name_; }
  int step() const { return step_; }
  /// The point group, with the identity first.
  const std::vector<LinearMap>& symmetries() const { return symmetries_; }
  /// One cell from each class under translations, its coordinates in [0, step); increasing.
  const std::vector<Cell>& classes() const { return classes_; }

  bool has(Cell cell) const { return class_[residue(cell)] >= 0; }
  /// The place of a cell's class in `classes`; the cell must be on the board.
  std::size_t class_of(Cell cell) const { return static_cast<std::size_t>(class_[residue(cell)]); }
  /// The translation that takes the cell to its class's cell in `classes`.
  Cell to_class(Cell cell) const { return classes_[class_of(cell)] - cell; }
  /// Increasing.
  std::vector<Cell> neighbours(Cell cell) const;

  /// For pictures: the ends of an edge or the corners of a face in their order, in sixths of the units in which cells
  /// are written.
  std::vector<Cell> corners(Cell cell) const;
  bool slanted() const { return slanted_; }

 private:
  std::size_t residue(Cell cell) const;

  std::string name_;
  int step_;
  std::vector<LinearMap> symmetries_;
  std::vector<Cell> classes_;
  std::vector<int> class_;                  // of each residue; -1: no cell
  std::vector<std::vector<Cell>> offsets_;  // of each class: to its neighbours
  std::vector<std::vector<Cell>> corners_;  // of each class: its cell's corners
  bool slanted_;
};

/// The boards of RULES: square-edges, triangular-edges, hexagonal-edges, squares, triangles, hexagons.
std::span<const Tiling> tilings();
/// Throws InputError at `board` if there is none of this name.
const Tiling& tiling(std::string_view name);

}  // namespace arete::inline board
