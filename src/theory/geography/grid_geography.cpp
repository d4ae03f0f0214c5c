#include "theory/geography/grid_geography.hpp"

#include "theory/geography/billiard_table.hpp"
#include "theory/geography/edge_geography.hpp"
#include "theory/geography/grids.hpp"
#include "theory/geography/span.hpp"

namespace arete::inline theory {
namespace {

/// Of a start on a grid.
struct Start {
  const Grid& grid;
  std::int32_t i, j;

  Start(const Grid& on, std::int32_t v) : grid(on), i(v / on.n + 1), j(v % on.n + 1) {}
  bool corner() const { return i == 1 && j == 1 && grid.m >= 2 && grid.n >= 2; }
};

Idea diagonals(const Start& start) {
  Idea idea{start.corner() ? "Theorem 4.2" : "every start of a grid",
            {{"diagonals, an even kernel", *diagonal_kernel(start.grid, start.i, start.j), {}}}};
  if (auto squares = squares_of(start.grid)) idea.groups.push_back(*std::move(squares));
  return idea;
}

/// The way of the ball from its corner to the move, and where it leaves the neighbours of (1, 1).
Idea ball(const Grid& grid, const Billiard& billiard) {
  Idea idea{"Theorem 4.2",
            {{"even kernel after the move to " + std::to_string(billiard.move), billiard.kernel, {}},
             way_group(grid, "way of the ball", {billiard.way}),
             way_group(grid, "table", {rim_of(grid)})}};
  for (auto& portion : portions_at_corner(grid)) idea.groups.push_back(std::move(portion));
  return idea;
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

/// Nothing where the start is won and not the corner.
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
  if (walk.way.size() > 1) return std::nullopt;
  const auto grid = grid_of(board.graph, asked.budget);
  if (!grid) return std::nullopt;
  std::optional<Finding> finding;
  if (!walk.unrooted()) finding = one_start({*grid, walk.token()}, walk, asked);
  if (walk.unrooted() && !(asked.all_starts && asked.start_moves)) finding = every_start(*grid, walk, asked);
  if (!finding) finding = bipartite_edge_geography(board, moves, asked);  // the moves into kernels that win
  if (!finding || (asked.nimber && !finding->nimber)) return std::nullopt;
  if (asked.idea) tell_span(*finding, board.graph, walk, asked.budget);
  const bool corner = !walk.unrooted() && Start{*grid, walk.token()}.corner();
  finding->source = corner ? "the corner (1, 1) of an m x n grid is lost iff gcd(m + 1, n + 1) > 1 (Undirected edge "
                             "geography, Theorem 4.2)"
                           : "a start (i, j) of an m x n grid is lost iff d = gcd(m + 1, n + 1) > 1 divides neither i "
                             "nor j (our result on open problem 4 of Undirected edge geography)";
  return finding;
}

}  // namespace arete::inline theory
