// Pictures of achievement games (paper E): an animal with the answers that kill it on a piece of the board, cells that
// are answers to each other joined by lines (Figures 4.2, 4.5, 5.2); and the tree of winners and losers
// (Figures 4.1, 5.1).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "board/tilings/animal.hpp"
#include "view/pictures/scene.hpp"

namespace arete::inline view {

/// A line for each answer, an arrow where it is not mutual; the animal lies in the middle.
Scene answers_scene(const Tiling& tiling, const Animal& animal, const std::function<std::vector<Cell>(Cell)>& answers,
                    const std::string& caption);

/// An animal in the tree, in the level of its size. Marks are the winner's, the loser's and the undecided one's way of
/// drawing.
struct TreeAnimal {
  Animal animal;
  std::string name, second_name;
  Mark mark = Mark::plain;
  std::vector<std::size_t> parents;  ///< places in the list
};
Scene tree_scene(const Tiling& tiling, const std::vector<TreeAnimal>& animals, const std::string& caption);

}  // namespace arete::inline view
