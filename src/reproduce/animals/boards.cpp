// Section 2: edge boards and the face boards that play alike.

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "achievement/paper_names.hpp"
#include "reproduce/animals/checks.hpp"
#include "reproduce/animals/literal.hpp"
#include "view/cells/cell_shapes.hpp"

namespace arete::inline reproduce::animals {
namespace {

using Points = std::set<Cell>;

/// The six steps of the triangular tiling.
constexpr std::array<Cell, 6> around{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

/// The edges of a tiling of the plane as pairs of their ends, near the origin. Ends of hexagon edges are the triangles,
/// each written as the sum of its corners, of the triangular tiling: an edge joins the two that share a side.
std::vector<std::pair<Cell, Points>> edges(const std::string& board, int radius) {
  const bool square = board == "square-edges", hexagonal = board == "hexagonal-edges";
  const std::vector<Cell> steps =
      square ? std::vector<Cell>{{1, 0}, {0, 1}} : std::vector<Cell>{{1, 0}, {0, 1}, {-1, 1}};
  std::vector<std::pair<Cell, Points>> list;
  for (int a = -radius; a <= radius; ++a) {
    for (int b = -radius; b <= radius; ++b) {
      for (const Cell step : steps) {
        const Cell p{a, b}, q = p + step;
        if (!hexagonal) {
          list.push_back({p + q, {p, q}});
          continue;
        }
        Points triangles;  // those with the corners p and q: the third is one step from both
        for (const Cell r : around) {
          if (std::find(around.begin(), around.end(), p + r - q) != around.end()) triangles.insert(p + q + p + r);
        }
        list.push_back({p + q, triangles});
      }
    }
  }
  return list;
}

bool share(const Points& one, const Points& other) {
  return std::any_of(one.begin(), one.end(), [&](Cell p) { return other.contains(p); });
}

constexpr const char* edge_board_names[] = {"square-edges", "triangular-edges", "hexagonal-edges"};

/// The corners of a cell's face, rounded so that equal places are equal.
std::set<std::pair<long, long>> corners_of(const CellShapes& shapes, Cell cell) {
  std::set<std::pair<long, long>> list;
  for (const Spot s : shapes.corners(cell)) list.insert({std::lround(s.x * 1000), std::lround(s.y * 1000)});
  return list;
}

}  // namespace

Ruling edge_boards(Check& check) {
  const int radius = check.size(3, 6, 40);
  for (const std::string name : edge_board_names) {
    const auto& board = tiling(name);
    const auto all = edges(name, radius);
    for (const auto& [cell, ends] : all) {
      check.expect(board.has(cell), "edges", [&] { return name + " lacks a cell"; });
      const auto next = board.neighbours(cell);
      for (const auto& [other, its] : all) {
        const bool adjacent = std::find(next.begin(), next.end(), other) != next.end();
        check.expect(other == cell || adjacent == share(ends, its), "pairs of edges", [&, other = other, cell = cell] {
          return document_of(board, cell < other ? Animal{cell, other} : Animal{other, cell});
        });
      }
    }
  }
  return confirmed("edges " + std::to_string(radius) + " steps from a point");
}

Ruling face_boards(Check& check) {
  const int radius = check.size(4, 8, 30);
  for (const std::string name : edge_board_names) {
    const auto& board = tiling(name);
    const CellShapes shapes(board, 900);
    const auto cells = truth::near(board, radius);
    for (const Cell c : cells) {
      const auto next = board.neighbours(c);
      const auto corners = corners_of(shapes, c);
      for (const Cell d : cells) {
        if (c == d) continue;
        auto common = corners_of(shapes, d);
        std::erase_if(common, [&](const auto& s) { return !corners.contains(s); });
        // Two faces across a hole, which is the middle of a square, have only that corner in common.
        const Cell gap = d - c;
        const bool across = name == std::string("square-edges") && (c.a + d.a) % 4 != 0 && (c.b + d.b) % 4 != 0 &&
                            (gap.a == 0 || gap.b == 0);
        const bool together = name == std::string("hexagonal-edges") ? common.size() == 2 : !common.empty() && !across;
        const bool adjacent = std::find(next.begin(), next.end(), d) != next.end();
        check.expect(adjacent == together, "pairs of cells", [&] {
          return document_of(board, c < d ? Animal{c, d} : Animal{d, c});
        });
      }
    }
  }
  return confirmed("cells " + std::to_string(radius) + " from a point");
}

Ruling small_animals(Check& check) {
  // Pairs that share an end are told apart by the angle between them; its cosine comes from the middles.
  for (const auto& [name, pairs] :
       {std::pair<std::string, std::size_t>{"triangular-edges", 3}, {"square-edges", 2}, {"hexagonal-edges", 1}}) {
    const auto& board = tiling(name);
    const CellShapes shapes(board, 900);
    std::set<long> distances;
    for (const auto& [cell, ends] : edges(name, 2)) {
      for (const auto& [other, its] : edges(name, 2)) {
        if (cell != other && share(ends, its))
          distances.insert(std::lround(length(shapes.middle(cell) - shapes.middle(other))));
      }
    }
    const auto& board_name = name;
    check.expect(
        animals_of_size(board, 1).size() == 1 && distances.size() == pairs && animals_of_size(board, 2).size() == pairs,
        "boards", [&] { return board_name; });
  }
  const auto& hexagonal = tiling("hexagonal-edges");
  check.expect(paper_name(hexagonal, {{0, 1}, {1, 0}}) == "F4", "names",
               [] { return std::string("the hexagonal pair"); });
  return confirmed("two cells");
}

}  // namespace arete::inline reproduce::animals
