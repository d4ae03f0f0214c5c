// The text formats of nauty: graph6, sparse6 and digraph6, one graph a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/memory_share.hpp"
#include "board/ends.hpp"

namespace arete::inline board {

struct Graph6 {
  std::int64_t vertices = 0;
  std::vector<Ends> edges;
  bool directed = false;
};

/// Reads one line of any of the three formats, with or without its `>>graph6<<` header. Throws InputError
/// at `graph6`. Both look at the clock of the budget, if there is one, and throw BudgetSpent.
Graph6 read_graph6(std::string_view line, Budget* budget = nullptr);
/// How many edges a line has, without room for them.
std::size_t count_graph6_edges(std::string_view line, Budget* budget = nullptr);

}  // namespace arete::inline board
