// What to draw of a board without end, as the page gets it: the cells in a frame, each with its shape, and the animal
// that is at stake.
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/achievement/infinite_board.hpp"

namespace arete::inline playground {

/// Coordinates are sent to three places.
inline double rounded(double x) { return std::round(x * 1000) / 1000; }

/// The part of a board without end that is asked for: a frame, or the one around the marks, made wider or higher for a
/// ratio of its sides.
struct Sight {
  std::optional<Frame> view;
  std::optional<double> aspect;
};
/// Throws InputError at `view` for a frame that is empty, too large or too far away.
Frame frame_of(const InfiniteBoard& board, const Sight& sight);

/// Cells that only reach into the frame are there, too.
nlohmann::ordered_json cell_drawing(const InfiniteBoard& board, const Frame& frame);
/// The free cells that have their middles in a frame.
std::vector<MoveText> free_cells(const InfiniteBoard& board, const Frame& frame);
/// The ends of an edge or the corners of a face, y upwards.
nlohmann::ordered_json shape_of(const Tiling& tiling, Cell cell);

}  // namespace arete::inline playground
