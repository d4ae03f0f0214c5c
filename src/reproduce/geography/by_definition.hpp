// Geography and even kernels by their definitions, on graphs so small that sets are bits of a word: what the claims of
// the paper are held against. Nothing here knows the rules, boards or theorems of the program.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline reproduce {

/// Of each vertex its neighbours.
inline std::vector<unsigned> neighbour_sets(std::int32_t n, const std::vector<Ends>& edges) {
  std::vector<unsigned> sets(static_cast<std::size_t>(n));
  for (const auto& e : edges) {
    sets[static_cast<std::size_t>(e.u)] |= 1u << e.v;
    sets[static_cast<std::size_t>(e.v)] |= 1u << e.u;
  }
  return sets;
}

/// A nonempty set of vertices, bit v for vertex v: no two adjacent, every other one adjacent to an even number of them.
inline bool even_kernel(unsigned set, std::int32_t n, const std::vector<Ends>& edges) {
  const auto neighbours = neighbour_sets(n, edges);
  for (std::int32_t v = 0; v < n; ++v) {
    const int inside = std::popcount(neighbours[static_cast<std::size_t>(v)] & set);
    if (set >> v & 1 ? inside > 0 : inside % 2 == 1) return false;
  }
  return set != 0;
}

/// The vertices that are in some even kernel.
inline unsigned in_even_kernels(std::int32_t n, const std::vector<Ends>& edges) {
  unsigned all = 0;
  for (unsigned set = 1; set < 1u << n; ++set) {
    if (even_kernel(set, n, edges)) all |= set;
  }
  return all;
}

/// The size of a maximum matching of the graph without the vertices in `gone`.
inline int matching_number(const std::vector<Ends>& edges, unsigned gone, std::size_t from = 0) {
  int best = 0;
  for (std::size_t i = from; i < edges.size(); ++i) {
    const unsigned both = 1u << edges[i].u | 1u << edges[i].v;
    if (!(gone & both)) best = std::max(best, 1 + matching_number(edges, gone | both, i + 1));
  }
  return best;
}

/// One side of the vertices, if every edge joins it to the other; nothing if there is an odd cycle.
inline bool has_two_sides(std::int32_t n, const std::vector<Ends>& edges, unsigned* one_side = nullptr) {
  for (unsigned side = 0; side < 1u << n; ++side) {
    if (!std::all_of(edges.begin(), edges.end(), [&](Ends e) { return (side >> e.u & 1) != (side >> e.v & 1); }))
      continue;
    if (one_side != nullptr) *one_side = side;
    return true;
  }
  return false;
}

/// One token on a graph or a digraph; vertices or edges are not used twice.
struct TokenRule {
  bool directed, vertices;
};

class TokenPlay {
 public:
  TokenPlay(TokenRule rule, const std::vector<Ends>& edges) : rule_(rule), edges_(edges) {}

  /// Whether the player wins who has to move from a root.
  bool wins_from(std::int32_t root) const { return wins(root, 1u << root, 0); }
  /// N or P for each vertex.
  std::string starts(std::int32_t n) const {
    std::string text;
    for (std::int32_t v = 0; v < n; ++v) text += wins_from(v) ? 'N' : 'P';
    return text;
  }

 private:
  bool wins(std::int32_t token, unsigned vertices, unsigned edges) const {
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      if (edges >> e & 1) continue;
      for (const auto& [from, to] : {edges_[e], Ends{edges_[e].v, edges_[e].u}}) {
        if (from == token && !(rule_.vertices && vertices >> to & 1) && !wins(to, vertices | 1u << to, edges | 1u << e))
          return true;
        if (rule_.directed) break;
      }
    }
    return false;
  }

  TokenRule rule_;
  const std::vector<Ends>& edges_;
};

/// Bits below n as vertices.
inline std::vector<std::int32_t> members(unsigned set) {
  std::vector<std::int32_t> list;
  for (; set != 0; set &= set - 1) list.push_back(std::countr_zero(set));
  return list;
}

}  // namespace arete::inline reproduce
