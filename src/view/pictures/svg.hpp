// A scene as a standalone SVG: presentation attributes only, so that it can stand inside any page, and a title for
// those who cannot see it.
#pragma once

#include <string>

#include "view/pictures/scene.hpp"

namespace arete::inline view {

std::string to_svg(const Scene& scene);

}  // namespace arete::inline view
