// The idea behind an answer, as it can be drawn on the board: a matching, an even kernel, the heaps that rooms stand
// for. Groups of vertices and of lines between them, each with a name of its own; on a periodic board groups of cells
// and of links between cells, which may repeat for ever. Beside them facts: what is counted or said, not drawn.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/ends.hpp"
#include "board/tilings/tiling.hpp"
#include "rules/nimber.hpp"

namespace arete::inline rules {

struct Idea {
  struct Link {
    Cell from, to;
    bool both_ways = true;
  };
  /// A place that need not be a vertex: as far beyond `vertex` as `from` is before it. The vertex itself if both are
  /// one.
  struct Place {
    std::int32_t vertex, from;
  };
  struct Group {
    std::string name;
    std::vector<std::int32_t> vertices;
    std::vector<Ends> lines;
    std::optional<Nimber> nimber = {};  ///< of a component
    std::vector<Cell> cells = {};
    std::vector<Link> links = {};
    std::optional<std::array<Cell, 2>> period = {};       ///< translations under which the links repeat
    std::vector<std::vector<Place>> ways = {};            ///< each is drawn by straight lines from place to place
    std::vector<std::array<std::int32_t, 3>> faces = {};  ///< by their corners: drawn as boxes, neighbours joined
    bool each = false;                                    ///< the name stands at every member, not once
  };
  struct Fact {
    std::string name;  ///< "heap sizes", "i-edges"
    std::vector<std::int64_t> numbers = {};
    std::string words = {};  ///< in place of numbers
  };
  std::string name;
  std::vector<Group> groups;
  std::vector<Fact> facts = {};
};

}  // namespace arete::inline rules
