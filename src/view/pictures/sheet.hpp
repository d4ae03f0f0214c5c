// How a board of vertices and lines lies in its picture: what the parts of a scene that are drawn one after the other
// have to know of each other.
#pragma once

#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

#include "view/pictures/plane.hpp"

namespace arete::inline view {

struct Sheet {
  std::vector<Spot> at;                         ///< of the vertices
  std::vector<double> radius, rim, clear;       ///< of their discs, with tokens, with diamonds
  std::vector<double> stub;                     ///< the lengths of lines to the ground
  std::vector<bool> best;                       ///< whether a vertex is a best move
  std::vector<std::vector<double>> directions;  ///< in which lines leave a vertex
  std::vector<std::pair<Spot, Spot>> segments;  ///< of all lines
  Spot centre;
  double extent = 1, weight = 1, font = 13;  ///< of the whole board: its size, that of pens, that of numbers
  std::size_t every = 1;                     ///< how many vertices share one number where they are dense

  bool is_vertex(std::int64_t v) const { return v >= 0 && static_cast<std::size_t>(v) < at.size(); }
  double outward(std::size_t v) const {
    return length(at[v] - centre) > 1e-6 ? angle(at[v] - centre) : std::numbers::pi / 2;
  }
};

}  // namespace arete::inline view
