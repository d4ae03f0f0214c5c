// One number for small graphs that are alike, cheaper than a canonical labelling. Vertices are coloured by their
// degrees and again and again by their own colour and those of their neighbours; while two have the same colour, one of
// the least pair gets another one. The order of the colours numbers the vertices, and the edges between the numbers are
// the form. So graphs with equal forms are isomorphic whatever the colours are; isomorphic graphs have equal forms as
// long as vertices of one colour can be exchanged, which nearly all graphs of this size obey. Where they do not, a
// table that is looked up by forms has an entry more, and nothing else happens.
#pragma once

#include <array>
#include <cstdint>

namespace arete::inline board {

/// A simple graph: the neighbours of each vertex, as bits.
struct SmallGraph {
  static constexpr std::size_t most_vertices = 9;  ///< more make more forms than a table holds
  std::array<std::uint16_t, most_vertices> neighbours{};

  void join(std::size_t u, std::size_t v) {
    neighbours[u] = static_cast<std::uint16_t>(neighbours[u] | 1u << v);
    neighbours[v] = static_cast<std::uint16_t>(neighbours[v] | 1u << u);
  }
};

/// The edges of an isomorphic graph: bit v (v − 1) / 2 + u stands for the edge between u < v. Isolated vertices are not
/// in it.
std::uint64_t form(const SmallGraph& graph);

}  // namespace arete::inline board
