// How a drawing is turned and mirrored before it is shown.
#pragma once

#include "view/pictures/drawn_part.hpp"

namespace arete::inline view {

/// Turns the drawing so that edges follow the axes or a triangular grid where they can, otherwise so that it lies on
/// its long side, or, if it is round, so that vertex 0 is on top; and mirrors it to read well.
Places upright(const DrawnPart& part, Places spots);

}  // namespace arete::inline view
