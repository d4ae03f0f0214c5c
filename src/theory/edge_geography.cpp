#include "theory/edge_geography.hpp"

#include "theory/even_kernels.hpp"

namespace arete {
namespace {

std::vector<std::int32_t> winning_moves(const Arcs& left, EvenKernels& kernels, std::int32_t token) {
  std::vector<std::int32_t> winning;
  const auto solution = kernels.solve(token);
  if (!solution) return winning;
  for (const auto w : left.of(token)) {
    if (solution->x[static_cast<std::size_t>(w)] || solution->support[static_cast<std::size_t>(w)]) winning.push_back(w);
  }
  return winning;
}

}  // namespace

std::optional<Finding> bipartite_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves, const Asked& asked) {
  const auto walk = walk_on_edges(board, moves);
  check_starts(asked, walk);
  const auto left = arcs(board.graph, used_edges(board.graph, walk.way));
  const auto in = walk.unrooted() ? Flags(static_cast<std::size_t>(left.vertices()), 1) : component_of(left, walk.token());
  auto colour = two_colouring(left, in);
  if (!colour) return std::nullopt;
  EvenKernels kernels(left, *std::move(colour), asked.budget);
  if (kernels.too_large()) return std::nullopt;
  auto finding =
      walk.unrooted() ? unrooted_finding(asked, walk, kernels.support()) : rooted_finding(asked, walk, winning_moves(left, kernels, walk.token()));
  if (asked.nimber && !finding.nimber) return std::nullopt;
  finding.source = "lost iff the root is in an even kernel (Undirected edge geography, Corollary 3.2)";
  return finding;
}

}  // namespace arete
