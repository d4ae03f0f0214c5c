#include "theory/geography/cube_geography.hpp"

#include <algorithm>
#include <bit>

#include "theory/geography/grids.hpp"
#include "theory/geography/span.hpp"

namespace arete::inline theory {
namespace {

Idea cube_idea(int dimension, const Finding& finding, std::int32_t start) {
  if (cube_lost(dimension)) return {"Theorem 4.1", {{"one side, an even kernel", cube_kernel(dimension, start), {}}}};
  return {"Theorem 4.1",
          {{"even kernel after the move to " + std::to_string(finding.best.front()[0]),
            cube_answer(dimension, start),
            {}}}};
}

}  // namespace

std::optional<int> cube_of(const Graph& graph, Budget* budget) {
  const auto n = static_cast<std::uint64_t>(graph.vertices);
  if (!std::has_single_bit(n)) return std::nullopt;
  const int dimension = std::countr_zero(n);
  // As many edges as the cube has, no two alike, and each of the cube.
  if (2 * graph.edges.size() != n * static_cast<std::uint64_t>(dimension)) return std::nullopt;
  const bool cube = std::all_of(graph.edges.begin(), graph.edges.end(), [&](Ends e) {
    look(budget);
    return std::has_single_bit(static_cast<std::uint32_t>(e.u ^ e.v));
  });
  return cube ? std::optional(dimension) : std::nullopt;
}

std::optional<Finding> cube_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                           const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(board, moves));
  const auto walk = walk_on_edges(board, moves, asked.budget);
  check_starts(asked, walk);
  if (walk.way.size() > 1) return std::nullopt;
  const auto dimension = cube_of(board.graph, asked.budget);
  if (!dimension) return std::nullopt;
  const auto n = static_cast<std::size_t>(board.graph.vertices);
  const auto winning = [&](std::int32_t v) {
    return cube_lost(*dimension) ? std::vector<std::int32_t>{} : cube_answer(*dimension, v);
  };
  auto finding = walk.unrooted() ? unrooted_finding(asked, walk, Flags(n, cube_lost(*dimension) ? 1 : 0))
                                 : rooted_finding(asked, walk, winning(walk.token()));
  if (asked.nimber && !finding.nimber) return std::nullopt;
  if (asked.all_starts && asked.start_moves) {
    finding.wins.emplace();
    for (std::size_t v = 0; v < n; ++v) finding.wins->push_back(winning(static_cast<std::int32_t>(v)));
  }
  if (asked.idea) {
    if (!walk.unrooted() || cube_lost(*dimension))
      finding.idea = cube_idea(*dimension, finding, walk.unrooted() ? 0 : walk.token());
    tell_span(finding, board.graph, walk, asked.budget);
  }
  finding.source = "a vertex of the n-cube is lost iff n is even (Undirected edge geography, Theorem 4.1)";
  return finding;
}

}  // namespace arete::inline theory
