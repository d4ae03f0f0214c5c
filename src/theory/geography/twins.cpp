#include "theory/geography/twins.hpp"

#include <algorithm>

#include "theory/geography/span.hpp"

namespace arete::inline theory {
namespace {

constexpr auto of_twins = "lost: another vertex has the same neighbours (Undirected edge geography, Corollary 2.3)",
               of_complete_graphs = "on a complete graph every move wins (Undirected edge geography, Corollary 2.4)";

std::vector<std::int32_t> neighbours(const Arcs& graph, std::int32_t v) { return {graph.begin(v), graph.end(v)}; }

/// Whether any two vertices among v and its neighbours are adjacent, and these have no others.
bool component_is_complete(const Arcs& graph, std::int32_t v, Budget* budget) {
  auto all = neighbours(graph, v);
  all.insert(std::lower_bound(all.begin(), all.end(), v), v);
  return std::all_of(graph.begin(v), graph.end(v), [&](std::int32_t w) {
    look(budget);
    if (graph.degree(w) != graph.degree(v)) return false;
    auto closed = neighbours(graph, w);
    closed.insert(std::lower_bound(closed.begin(), closed.end(), w), w);
    return closed == all;
  });
}

Idea twins_idea(const std::string& corollary, const std::string& name, std::int32_t v, std::int32_t w) {
  return {corollary, {{name, {std::min(v, w), std::max(v, w)}, {}}}};
}

std::optional<Finding> with_root(const Arcs& left, const TokenWalk& walk, const Question& asked) {
  const auto token = walk.token();
  if (const auto twin = twin_of(left, token)) {
    auto finding = rooted_finding(asked, walk, {});
    finding.source = of_twins;
    if (asked.idea) finding.idea = twins_idea("Corollary 2.3", "twins, an even kernel", token, *twin);
    return finding;
  }
  if (left.degree(token) == 0 || !component_is_complete(left, token, asked.budget)) return std::nullopt;
  const auto moves = neighbours(left, token);
  auto finding = rooted_finding(asked, walk, moves);
  finding.source = of_complete_graphs;
  if (asked.idea) {
    finding.idea =
        twins_idea("Corollary 2.4", "twins after the move to " + std::to_string(moves.front()), token, moves.front());
  }
  return finding;
}

/// Every start of a complete graph is won.
Finding without_root(const Arcs& graph, const TokenWalk& walk, const Question& asked) {
  auto finding = unrooted_finding(asked, walk, Flags(at(graph.vertices()), 0));
  finding.source = of_complete_graphs;
  if (asked.all_starts && asked.start_moves) {
    finding.wins.emplace();
    for (std::int32_t v = 0; v < graph.vertices(); ++v) finding.wins->push_back(neighbours(graph, v));
  }
  return finding;
}

}  // namespace

std::optional<std::int32_t> twin_of(const Arcs& graph, std::int32_t v) {
  if (graph.degree(v) == 0) return std::nullopt;
  for (const auto w : graph.of(*graph.begin(v))) {
    if (w != v && std::equal(graph.begin(v), graph.end(v), graph.begin(w), graph.end(w))) return w;
  }
  return std::nullopt;
}

std::optional<Finding> twin_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                           const Question& asked) {
  const auto n = board.graph.vertices;
  const MemoryShare memory(asked.budget, bytes_for(board, moves));
  const auto walk = walk_on_edges(board, moves, asked.budget);
  check_starts(asked, walk);
  const bool complete = 2 * static_cast<std::int64_t>(board.graph.edges.size()) == n * (n - 1);
  if (walk.unrooted() && (n < 2 || !complete)) return std::nullopt;
  const auto left = arcs(board.graph, used_edges(board.graph, walk.way), asked.budget);
  auto finding = walk.unrooted() ? without_root(left, walk, asked) : with_root(left, walk, asked);
  if (finding && asked.idea) tell_span(*finding, board.graph, walk, asked.budget);
  if (finding && asked.nimber && !finding->nimber) return std::nullopt;
  return finding;
}

}  // namespace arete::inline theory
