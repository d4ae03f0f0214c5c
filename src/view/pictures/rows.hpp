// What stands in rows below the board, set like words: heaps with their pins, and the legend.
#pragma once

#include <cstdint>
#include <vector>

#include "view/pictures/scene.hpp"

namespace arete::inline view {

/// Pins that can be counted, or a bar for a large heap; best moves are written behind the heap they begin with, and
/// below it what its moves are worth.
void add_heaps(Scene& scene, const std::vector<std::int64_t>& heaps, const std::vector<MoveText>& best,
               const std::vector<ValuedMoves>& values);

/// A sample of each style that occurs so far. `ground` and `arrows` say what strokes alone do not show.
void add_legend(Scene& scene, bool ground, bool arrows);

/// The two bars at the end of a line to the ground, across the direction `out`.
void add_ground(Scene& scene, Spot end, Spot out, Mark mark, double weight);

}  // namespace arete::inline view
