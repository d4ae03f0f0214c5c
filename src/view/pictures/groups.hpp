// The groups of an idea: coloured veils below the board, and their names.
#pragma once

#include "view/pictures/scene.hpp"
#include "view/pictures/sheet.hpp"

namespace arete::inline view {

/// After the lines, so that no name stands on the mark of a best one.
void add_groups(Scene& scene, const Sheet& sheet, const std::vector<Idea::Group>& groups);

/// Where a way of a group leads: the other side of a vertex, seen from another one.
Spot spot_of(const Sheet& sheet, Idea::Place p);

}  // namespace arete::inline view
