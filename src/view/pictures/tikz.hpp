// A scene as a tikzpicture for papers: the same shapes and styles as in SVG, 12.8 cm wide.
#pragma once

#include <string>

#include "view/pictures/scene.hpp"

namespace arete::inline view {

/// Needs \usepackage{tikz} and no libraries.
std::string to_tikz(const Scene& scene);

}  // namespace arete::inline view
