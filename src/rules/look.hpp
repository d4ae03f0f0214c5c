// How a position looks, without colours or coordinates: marks on vertices and on lines between them,
// tokens, or heaps. Pictures of every kind are made from this.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline rules {

enum class Mark : unsigned char { absent, plain, first, second, marked };

struct Line {
  Ends ends;
  Mark mark = Mark::plain;
};

struct Look {
  std::vector<Line> lines;
  std::vector<Mark> vertices;  ///< one for each vertex
  std::array<std::optional<std::int32_t>, 2> tokens;
  bool arrows = false;  ///< lines are arcs from u to v
  std::vector<std::int64_t> heaps;
};

}  // namespace arete::inline rules
