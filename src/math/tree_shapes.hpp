// Numbers for trees up to isomorphism, with nodes of two kinds and at most three neighbours each: leaves are peeled off
// in rounds down to the centre, a node or an edge, and every node gets the number of its kind with those of the nodes
// peeled around it. (The method of Aho, Hopcroft and Ullman, The Design and Analysis of Computer Algorithms, 1974,
// example 3.2.)
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace arete::inline math {

class TreeShapes {
 public:
  /// Equal for two trees iff they are isomorphic; nothing if there are too many numbers. `near(v)` are the neighbours
  /// in the whole graph as a set, of which those in the tree count; `marked` are the nodes of the second kind.
  template <class Set>
  std::optional<std::uint64_t> number(const Set& tree, const std::vector<Set>& near, const Set& marked) {
    number_.resize(std::max(number_.size(), near.size()));
    Set left = tree, edge;
    int size = left.size();
    for (const std::size_t v : left) {
      if ((near[v] & left).size() <= 1) edge = edge.with(v);
    }
    while (size > 2) {
      Set next;
      left -= edge;
      size -= edge.size();
      for (const std::size_t v : edge) {
        number_[v] = node(marked.has(v), (near[v] & tree) - left - edge);
        next |= near[v] & left;
      }
      edge = Set();
      for (const std::size_t v : next) {
        if ((near[v] & left).size() <= 1) edge = edge.with(v);
      }
    }
    std::array<std::uint64_t, 2> centre{};
    std::size_t count = 0;
    for (const std::size_t v : left) centre[count++] = node(marked.has(v), (near[v] & tree) - left);
    if (nodes_.size() >= most) return std::nullopt;
    std::sort(centre.begin(), centre.begin() + static_cast<std::ptrdiff_t>(count));
    return centre[0] << bits | centre[1];
  }

 private:
  static constexpr int bits = 21;
  static constexpr std::uint64_t most = (std::uint64_t{1} << bits) - 4;

  template <class Set>
  std::uint64_t node(bool marked, const Set& children) {
    std::array<std::uint64_t, 3> below{};
    std::size_t count = 0;
    for (const std::size_t v : children) below[count++] = number_[v];
    std::sort(below.begin(), below.end());
    const std::uint64_t key = ((below[0] << bits | below[1]) << bits | below[2]) << 1 | (marked ? 1 : 0);
    return nodes_.emplace(key, std::min<std::uint64_t>(nodes_.size() + 1, most)).first->second;
  }

  std::unordered_map<std::uint64_t, std::uint64_t> nodes_;  ///< the numbers begin with 1
  std::vector<std::uint64_t> number_;                       ///< of each node, while a tree is peeled
};

}  // namespace arete::inline math
