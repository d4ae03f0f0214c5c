// Edge boards beside the face boards that play alike (paper E, Figures 2.1, 2.2, 6.1 to 6.3), and pictures on these
// faces: pavings (Figures 4.5, 5.2), what happens to the children of an animal (Figure 4.7), and priority strategies
// (Figure 4.6).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "board/tilings/animal.hpp"

namespace arete::inline view {

/// A piece of the board, as it is and as faces.
std::string board_svg(const Tiling& tiling, const std::string& title);

struct NamedAnimal {
  Animal animal;
  std::string name;
};
/// Each animal beside its face animal; on a face board only once.
std::string faces_svg(const Tiling& tiling, const std::vector<NamedAnimal>& animals, const std::string& title);

/// An animal with what the breaker answers to each cell.
struct PavedAnimal {
  NamedAnimal named;
  std::function<std::vector<Cell>(Cell)> answers;
};
/// Pieces of the board, as faces, with the animal and lines between cells that answer each other.
std::string pavings_svg(const Tiling& tiling, const std::vector<PavedAnimal>& animals, const std::string& title);

/// An animal with the cells around it: what is said of the animal that each of them would make it.
std::string children_svg(const Tiling& tiling, const NamedAnimal& animal,
                         const std::function<std::string(const Animal& child)>& said, const std::string& title);

/// That the maker cannot mark `to` after `from`. A plain arrow holds in any case; a dashed one if the cell that is
/// given is marked, a dotted one if the maker has marked it.
struct DependencyArrow {
  enum class Line { plain, dashed, dotted };
  Cell from, to;
  Line line = Line::plain;
  std::optional<Cell> given;
};
struct DependencyGraph {
  Animal placement;
  std::vector<DependencyArrow> arrows;
};
/// The responses to each cell by their priorities, and each placement with its arrows.
std::string priorities_svg(const Tiling& tiling, const std::vector<Cell>& cells,
                           const std::function<std::vector<Cell>(Cell)>& responses,
                           const std::vector<DependencyGraph>& graphs, const std::string& title);

}  // namespace arete::inline view
