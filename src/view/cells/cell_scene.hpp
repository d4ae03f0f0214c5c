// A piece of a periodic board with its marks as a picture: edges as lines, faces as outlines with a dot in each that is
// marked. Cells may carry their names, so that a player can read which one is [a, b]. The idea behind an answer lies
// below: bars between cells that answer each other, arrows where one answers the other, discs on cells of a group. What
// repeats for ever is drawn wherever both ends are in sight.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/idea.hpp"
#include "view/cells/tiling_plane.hpp"
#include "view/pictures/scene.hpp"

namespace arete::inline view {

struct CellPicture {
  std::vector<Cell> cells;
  std::function<Mark(Cell)> mark;
  std::vector<Cell> best;
  bool names = false;  ///< of cells that are not marked
  std::optional<Idea> idea = {};
  std::vector<Cell> goal = {};  ///< a copy of the animal to show, if any
};

/// What the groups of an idea mean, those of cells by the letters that they carry.
std::string groups_in_words(const Idea& idea);

Scene cell_scene(const Tiling& tiling, const CellPicture& picture, const std::string& caption);

}  // namespace arete::inline view
