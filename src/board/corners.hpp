// What lies within edges that go round, by the vertices at its corners: a triangle, a cycle of four edges.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline board {

/// In their order around it, from the least on towards the lesser of its neighbours; a single vertex stands for itself.
using Corners = std::vector<std::int32_t>;

/// Of edges each of which shares an end with the next one, and the last with the first; `ends` gives those of an edge.
template <class Edges, class EndsOf>
Corners corners_of(const Edges& edges, EndsOf ends) {
  std::vector<Ends> around;
  for (const auto edge : edges) around.push_back(ends(edge));
  Corners corners;
  for (std::size_t i = 0; i < around.size(); ++i) {
    const Ends next = around[(i + 1) % around.size()];
    corners.push_back(around[i].u == next.u || around[i].u == next.v ? around[i].u : around[i].v);
  }
  std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
  if (corners.size() > 2 && corners[1] > corners.back()) std::reverse(std::next(corners.begin()), corners.end());
  return corners;
}

}  // namespace arete::inline board
