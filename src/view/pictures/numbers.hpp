// The numbers of the vertices, each where there is room for it.
#pragma once

#include "view/pictures/scene.hpp"
#include "view/pictures/sheet.hpp"

namespace arete::inline view {

/// After everything that they must keep clear of.
void add_numbers(Scene& scene, const Sheet& sheet);

}  // namespace arete::inline view
