// Colours by which the vertices of a small graph are numbered: they begin with degrees and are refined, again and
// again, by the colours of the neighbours. Nothing is concluded from a colour: keys that are made of the edges between
// such numbers are of isomorphic graphs whatever the colours are.
#pragma once

#include <cstdint>

namespace arete::inline board {

using VertexColour = std::uint64_t;

inline constexpr VertexColour colour_scatter = 0x9E3779B97F4A7C15ull;

/// Spreads what differs over the whole word, so that sums of colours differ as well.
constexpr VertexColour mixed(VertexColour c) {
  c *= colour_scatter;
  return (c ^ c >> 29) * 0xBF58476D1CE4E5B9ull;
}

}  // namespace arete::inline board
