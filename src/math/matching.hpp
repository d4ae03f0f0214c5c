// A maximum matching of any graph with its Gallai–Edmonds decomposition: D, the vertices that some maximum matching
// leaves uncovered; A, their neighbours outside D; C, the rest. Every component of D has an odd number of vertices, C
// has a perfect matching, and A is a barrier: as many components of D as there are uncovered vertices are left over.
// LEMON's Edmonds does the work. This header is read as C++17 too, which LEMON needs.
#pragma once

#include <cstdint>
#include <vector>

namespace arete::inline math {

enum class Part : signed char { D, A, C };

struct Matching {
  static constexpr std::int32_t none = -1;
  std::vector<std::int32_t> mate;
  std::vector<Part> part;
};

/// Of the graph with these edges, each given by its two ends in turn. Enlarges a matching, given by mates; without
/// mates, from the start that LEMON thinks best.
Matching maximum_matching(std::int32_t vertices, const std::vector<std::int32_t>& ends,
                          const std::vector<std::int32_t>& mates = {});

}  // namespace arete::inline math
