// Le Pic'arete by the parities of its components ("Le Pic'arete", Theorem 2, and the other side of
// rules/parity_bounds.hpp): bounds of the value of any position in linear time, and a move that secures the lower one.
// If no component has two cycles the bounds meet and stay so whatever is played, and the types of what every move
// leaves tell all best moves: an edge outside the 2-core cuts off a tree whose size is known when it is peeled, and an
// edge on the one cycle leaves a tree.
#pragma once

#include <optional>

#include "board/graphs/graph.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

std::optional<Finding> picarete_bounds(const Graph& graph, const std::vector<MoveText>& moves, const Question& asked);

}  // namespace arete::inline theory
