// A graph of any size as lists of neighbours: the arcs that leave v are first[v] … first[v + 1] − 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arete::inline math {

/// Of each vertex or edge, 0 or 1.
using Flags = std::vector<std::uint8_t>;

/// A vertex as an index.
constexpr std::size_t at(std::int32_t v) { return static_cast<std::size_t>(v); }

struct Arcs {
  std::vector<std::int32_t> first;  ///< one more than vertices
  std::vector<std::int32_t> target;

  std::int32_t vertices() const { return static_cast<std::int32_t>(first.size()) - 1; }
  std::int32_t degree(std::int32_t v) const { return first[at(v) + 1] - first[at(v)]; }
  const std::int32_t* begin(std::int32_t v) const { return target.data() + first[at(v)]; }
  const std::int32_t* end(std::int32_t v) const { return target.data() + first[at(v) + 1]; }

  struct Neighbours {
    const std::int32_t *first, *last;
    const std::int32_t* begin() const { return first; }
    const std::int32_t* end() const { return last; }
  };
  /// In increasing order.
  Neighbours of(std::int32_t v) const { return {begin(v), end(v)}; }
};

}  // namespace arete::inline math
