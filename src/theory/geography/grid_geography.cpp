#include "theory/geography/grid_geography.hpp"

#include "theory/geography/grids.hpp"

namespace arete::inline theory {
namespace {

/// Of a start on a grid.
struct Start {
  const Grid& grid;
  std::int32_t i, j;

  Start(const Grid& on, std::int32_t v) : grid(on), i(v / on.n + 1), j(v % on.n + 1) {}
  bool corner() const { return i == 1 && j == 1; }
};

Idea diagonals(const Start& start) {
  return {start.corner() ? "Theorem 4.2" : "every start of a grid",
          {{"diagonals, an even kernel", *diagonal_kernel(start.grid, start.i, start.j), {}}}};
}

/// The way of the ball over the grid, cut short at the cushions.
Idea ball(const Grid& grid, const Billiard& billiard) {
  Idea::Group way{"way of the ball", {}, {}};
  std::optional<std::int32_t> before;
  for (const auto& [x, y] : billiard.way) {
    if (!grid.inside(x, y)) continue;
    const auto here = grid.vertex(x, y);
    if (before) way.lines.push_back({*before, here});
    before = here;
  }
  return {"Theorem 4.2",
          {std::move(way), {"even kernel after the move to " + std::to_string(billiard.move), billiard.kernel, {}}}};
}

Finding every_start(const Grid& grid, const TokenWalk& walk, const Question& asked) {
  const auto texts = starts(grid);
  Flags lost(texts.size());
  for (std::size_t v = 0; v < lost.size(); ++v) {
    look(asked.budget);
    lost[v] = texts[v] == 'P';
  }
  auto finding = unrooted_finding(asked, walk, lost);
  if (asked.idea && !finding.best.empty())
    finding.idea = diagonals({grid, static_cast<std::int32_t>(finding.best.front()[0])});
  return finding;
}

std::optional<Finding> one_start(const Start& start, const TokenWalk& walk, const Question& asked) {
  if (lost(start.grid, start.i, start.j)) {
    auto finding = rooted_finding(asked, walk, {});
    if (asked.idea) finding.idea = diagonals(start);
    return finding;
  }
  const auto found = start.corner() ? billiard(start.grid, asked.budget) : std::nullopt;
  if (!found) return std::nullopt;
  auto finding = rooted_finding(asked, walk, {found->move});
  if (asked.idea) finding.idea = ball(start.grid, *found);
  return finding;
}

}  // namespace

std::optional<Finding> grid_edge_geography(const TokenBoard& board, const std::vector<MoveText>& moves,
                                           const Question& asked) {
  constexpr double bytes = 64;  // of a vertex of a grid: its edges, and the way of the ball
  const MemoryShare memory(asked.budget,
                           bytes_for(board, moves) + bytes * static_cast<double>(board.graph.edges.size()));
  const auto walk = walk_on_edges(board, moves, asked.budget);
  check_starts(asked, walk);
  if (walk.way.size() > 1 || (asked.all_starts && asked.start_moves)) return std::nullopt;
  const auto grid = grid_of(board.graph, asked.budget);
  if (!grid) return std::nullopt;
  auto finding = walk.unrooted() ? every_start(*grid, walk, asked) : one_start({*grid, walk.token()}, walk, asked);
  if (!finding || (asked.nimber && !finding->nimber)) return std::nullopt;
  const bool corner = !walk.unrooted() && Start{*grid, walk.token()}.corner();
  finding->source = corner ? "the corner (1, 1) of an m x n grid is lost iff gcd(m + 1, n + 1) > 1 (Undirected edge "
                             "geography, Theorem 4.2)"
                           : "a start (i, j) of an m x n grid is lost iff d = gcd(m + 1, n + 1) > 1 divides neither i "
                             "nor j (our result on open problem 4 of Undirected edge geography)";
  return finding;
}

}  // namespace arete::inline theory
