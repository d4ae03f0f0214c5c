#include "theory/geography/kernel_geography.hpp"

#include "theory/geography/even_kernel_search.hpp"
#include "theory/geography/ideas.hpp"

namespace arete::inline theory {
namespace {

constexpr std::ptrdiff_t few_edges = 64;  ///< are searched at once
constexpr double patience = 2;            ///< seconds for a question

/// Whether the end of the way is in an even kernel of what the way leaves. Throws BudgetSpent.
bool in_kernel(const Graph& graph, const std::vector<std::int32_t>& way, Budget* budget) {
  const Budget own({});
  return find_even_kernel(
             graph, way, way.back(), [&] { return own.seconds() > patience; }, budget)
      .kernel.has_value();
}

std::optional<std::int32_t> move_into_kernel(const Graph& graph, std::vector<std::int32_t> way, Budget* budget) {
  const auto left = arcs(graph, used_edges(graph, way), budget);
  const auto token = way.back();
  way.emplace_back();
  for (const auto w : left.of(token)) {
    way.back() = w;
    if (in_kernel(graph, way, budget)) return w;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Finding> kernel_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                             const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(board, moves));
  const auto walk = walk_on_edges(board, moves, asked.budget);
  check_starts(asked, walk);
  if (walk.unrooted() || static_cast<std::ptrdiff_t>(board.graph.edges.size() - walk.way.size()) < few_edges)
    return std::nullopt;
  std::vector<std::int32_t> winning;
  if (!in_kernel(board.graph, walk.way, asked.budget)) {
    const auto move =
        asked.all_best || asked.nimber ? std::nullopt : move_into_kernel(board.graph, walk.way, asked.budget);
    if (!move) return std::nullopt;
    winning = {*move};
  }
  auto finding = rooted_finding(asked, walk, winning);
  finding.source = "lost if the root is in an even kernel (Undirected edge geography, Proposition 2.2)";
  if (asked.idea) finding.idea = kernel_idea(board.graph, walk, finding, asked.budget);
  return finding;
}

}  // namespace arete::inline theory
