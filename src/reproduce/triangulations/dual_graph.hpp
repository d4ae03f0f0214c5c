// The dual graph of a triangulation as T, Section 4.1, has it, by definition, and the game of boxes on it.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline reproduce {

/// G_T: a vertex for each face, joined where they share a diagonal.
struct DualGraph {
  using Corners = std::array<std::int32_t, 3>;
  std::vector<Corners> faces;
  std::vector<std::vector<int>> neighbours;

  /// Of points in convex position, where any three edges are a face.
  explicit DualGraph(const std::vector<Ends>& edges);

  bool inner(int face) const { return neighbours[static_cast<std::size_t>(face)].size() == 3; }
  bool adjacent_inner() const;
  /// Sizes of the components without inner faces, increasing; empty if one of them is no path.
  std::vector<std::int64_t> arrays() const;
};

/// Mark one box that has a side on the hull, or two neighbours; whoever marks the last one wins. Nim values of the
/// boxes that are not marked yet.
class BoxGame {
 public:
  explicit BoxGame(const DualGraph& graph) : graph_(graph) {}
  int nimber() { return nimber((1u << graph_.faces.size()) - 1); }

 private:
  int nimber(unsigned free);

  const DualGraph& graph_;
  std::map<unsigned, int> known_;
};

/// Nim values of taking `least` to `most` beans and splitting the rest, by the mex rule.
std::vector<int> heap_values(std::int64_t least, std::int64_t most, std::int64_t up_to);

inline bool shares_side(const DualGraph::Corners& a, const DualGraph::Corners& b) {
  return std::ranges::count_if(a, [&](auto v) { return std::ranges::find(b, v) != b.end(); }) == 2;
}

}  // namespace arete::inline reproduce
