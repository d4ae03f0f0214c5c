// Faces of a triangulation as boxes, and rows of neighbours as arrays of boxes: its dual graph.
#pragma once

#include "view/pictures/scene.hpp"

namespace arete::inline view {

/// Adds a box inside each face, on a band of the colour from neighbour to neighbour. `at` has the places of the
/// corners. Returns where the boxes are.
std::vector<Spot> add_boxes(Scene& scene, const std::vector<std::array<std::int32_t, 3>>& faces,
                            const std::vector<Spot>& at, double side, const char* colour);

}  // namespace arete::inline view
