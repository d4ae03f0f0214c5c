// Node Kayles and Arc Kayles where nothing but paths, cycles and stars is left, of any size and from any position.
//   Arc Kayles on a path of n vertices takes two neighbours: it is Dawson's Kayles on a heap of n.
//   Node Kayles on it takes three in a row, or two at an end: with one more vertex, the move at place i leaves heaps of
//   i and n − 1 − i of Dawson's Kayles, so that it is a heap of n + 1 (.137 and .07 are cousins: Winning Ways, chapter
//   4). A cycle has one option up to symmetry, in both games a heap of n − 2. A star with m leaves loses its centre in
//   Arc Kayles, and so in Node Kayles, where the choice of a leaf leaves m − 1 vertices.
#pragma once

#include <optional>

#include "board/graphs/graph.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// Nothing where another component is left.
std::optional<Finding> node_kayles_on_paths(const Graph& graph, const std::vector<MoveText>& moves,
                                            const Question& asked);
std::optional<Finding> arc_kayles_on_paths(const Graph& graph, const std::vector<MoveText>& moves,
                                           const Question& asked);

}  // namespace arete::inline theory
