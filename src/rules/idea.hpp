// The idea behind an answer, as it can be drawn on the board: a matching, an even kernel, the heaps that rooms stand for. Groups of
// vertices and of lines between them, each with a name of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/ends.hpp"

namespace arete {

struct Idea {
  struct Group {
    std::string name;
    std::vector<std::int32_t> vertices;
    std::vector<Ends> lines;
    std::optional<std::string> nimber = {};  ///< of a component: a number or `loony`
  };
  std::string name;
  std::vector<Group> groups;
};

}  // namespace arete
