#include "theory/geography/vertex_geography.hpp"

#include "theory/geography/ideas.hpp"
#include "theory/geography/matchable_edges.hpp"

namespace arete::inline theory {

std::optional<Finding> vertex_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                        const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(board, moves));
  const auto walk = walk_on_vertices(board, moves, asked.budget);
  check_starts(asked, walk);
  const auto used = used_vertices(board.graph, walk.way);
  const auto graph = arcs(board.graph, {}, asked.budget);
  const auto matching = maximum_matching(graph, used, {}, asked.budget);
  const auto& parts = matching.part;
  const auto lost = [&](std::int32_t v) {
    return parts[static_cast<std::size_t>(v)] == Part::D && !used[static_cast<std::size_t>(v)];
  };

  Finding finding;
  if (walk.unrooted()) {
    Flags all(parts.size());
    for (std::size_t v = 0; v < all.size(); ++v) all[v] = parts[v] == Part::D;
    finding = unrooted_finding(asked, walk, all);
    if (asked.all_starts && asked.start_moves) finding.wins = possible_mates(graph, matching, asked.budget);
  } else {
    std::vector<std::int32_t> winning;
    for (const auto& [u, v] : board.graph.edges) {  // sorted, so that the neighbours come sorted
      if (u == walk.token() && lost(v)) winning.push_back(v);
      if (v == walk.token() && lost(u)) winning.push_back(u);
    }
    finding = rooted_finding(asked, walk, winning);
  }
  if (asked.nimber && !finding.nimber) return std::nullopt;
  if (asked.idea) finding.idea = matching_idea(board.graph, walk, asked.budget);
  finding.source = "lost iff some maximum matching leaves the root uncovered (Undirected edge geography, Theorem 1.1)";
  return finding;
}

}  // namespace arete::inline theory
