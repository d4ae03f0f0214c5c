#include "theory/geography/edge_geography.hpp"

#include "theory/geography/edge_game.hpp"
#include "theory/geography/even_kernels.hpp"
#include "theory/geography/ideas.hpp"
#include "theory/geography/span.hpp"

namespace arete::inline theory {
namespace {

std::vector<std::int32_t> winning_moves(const Arcs& left, EvenKernels& kernels, std::int32_t token) {
  std::vector<std::int32_t> winning;
  const auto solution = kernels.solve(token);
  if (!solution) return winning;
  for (const auto w : left.of(token)) {
    if (solution->x[static_cast<std::size_t>(w)] || solution->support[static_cast<std::size_t>(w)])
      winning.push_back(w);
  }
  return winning;
}

std::optional<StartMoves> winning_moves_of_all(const Arcs& graph, const std::vector<std::int32_t>& colour,
                                               Budget* budget) {
  StartMoves wins(colour.size());
  if (wins.empty()) return wins;
  const auto game = EdgeGame::start(graph, colour, 0, budget);
  if (!game) return std::nullopt;
  for (std::int32_t v = 0; v < graph.vertices(); ++v) {
    look(budget);
    wins[static_cast<std::size_t>(v)] = game->winning_moves_from(v);
  }
  return wins;
}

}  // namespace

std::optional<Finding> bipartite_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                                const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(board, moves));
  const auto walk = walk_on_edges(board, moves, asked.budget);
  check_starts(asked, walk);
  const auto left = arcs(board.graph, used_edges(board.graph, walk.way), asked.budget);
  const auto in = walk.unrooted() ? Flags(at(left.vertices()), 1) : component_of(left, walk.token(), asked.budget);
  auto colour = two_colouring(left, in, asked.budget);
  if (!colour) return std::nullopt;
  std::optional<StartMoves> wins;
  if (asked.all_starts && asked.start_moves) {
    wins = winning_moves_of_all(left, *colour, asked.budget);
    if (!wins) return std::nullopt;
  }
  EvenKernels kernels(left, *std::move(colour), asked.budget);
  if (kernels.too_large()) return std::nullopt;
  auto finding = walk.unrooted() ? unrooted_finding(asked, walk, kernels.support())
                                 : rooted_finding(asked, walk, winning_moves(left, kernels, walk.token()));
  if (asked.nimber && !finding.nimber) return std::nullopt;
  finding.wins = std::move(wins);
  if (asked.idea) {
    finding.idea = kernel_idea(board.graph, walk, finding, asked.budget);
    tell_span(finding, board.graph, walk, asked.budget);
  }
  finding.source = "lost iff the root is in an even kernel (Undirected edge geography, Corollary 3.2)";
  return finding;
}

}  // namespace arete::inline theory
