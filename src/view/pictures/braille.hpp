// A scene in letters, for terminals: strokes in Braille dots, two by four a letter, vertices and their numbers above
// them. Marks differ in their dashes, and in colour where colours are wanted.
#pragma once

#include <string>

#include "view/pictures/scene.hpp"

namespace arete::inline view {

/// Lines of at most so many letters, without legend and caption.
std::string to_braille(const Scene& scene, std::size_t columns, bool colours);

}  // namespace arete::inline view
