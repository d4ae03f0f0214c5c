// Edge geography on grids and cubes (paper U, section 4), and the reduction of directed edge geography to it (section
// 2). Vertex (i, j) of the m×n grid, 1 ≤ i ≤ m and 1 ≤ j ≤ n, has the number (i − 1)·n + j − 1; a vertex of a cube is
// its bits.
//
// Theorem (open problem 4 of the paper). With d = gcd(m + 1, n + 1), the start (i, j) is lost iff d divides neither i
// nor j. The points on exactly one of the diagonals x − y ≡ ±k and x + y ≡ ±k (mod 2d), k = i − j, are then an even
// kernel with (i, j) in it; k = 0 gives the one in the proof of Theorem 4.2. Proof: docs/theory/grids.md.
#pragma once

#include <optional>
#include <string>

#include "base/memory_share.hpp"
#include "board/graphs/graph.hpp"

namespace arete::inline theory {

struct Grid {
  std::int32_t m = 0, n = 0;
  std::int32_t vertex(std::int32_t i, std::int32_t j) const { return (i - 1) * n + j - 1; }
  bool inside(std::int32_t i, std::int32_t j) const { return 1 <= i && i <= m && 1 <= j && j <= n; }
  Graph graph() const;
};

/// The grid that a graph is with this numbering; nothing if it is none.
std::optional<Grid> grid_of(const Graph& graph, Budget* budget = nullptr);

/// Whether the player to move from (i, j) loses.
bool lost(const Grid& grid, std::int32_t i, std::int32_t j);
/// N or P for each vertex.
std::string starts(const Grid& grid);
/// The even kernel of diagonals that contains (i, j), increasing; nothing if the start is won.
std::optional<std::vector<std::int32_t>> diagonal_kernel(const Grid& grid, std::int32_t i, std::int32_t j);

/// The other half of Theorem 4.2: m, n ≥ 2 with gcd(m + 1, n + 1) = 1, so that (1, 1) is won.
struct Billiard {
  std::int32_t move = 0;                                   ///< wins from (1, 1)
  std::vector<std::int32_t> kernel;                        ///< of the grid without that edge, with the move in it
  std::vector<std::pair<std::int32_t, std::int32_t>> way;  ///< of the ball, from a corner of the table to the move
};
std::optional<Billiard> billiard(const Grid& grid, Budget* budget = nullptr);

/// Theorem 4.1: lost iff the dimension is even.
constexpr bool cube_lost(int dimension) { return dimension % 2 == 0; }
/// Even dimension: an even kernel with v in it.
std::vector<std::int32_t> cube_kernel(int dimension, std::int32_t v);
/// Odd dimension: every move from v wins; an even kernel of the cube without the edge of any one of them, with all
/// moves in it.
std::vector<std::int32_t> cube_answer(int dimension, std::int32_t v);

/// Theorem 2.1: each arc becomes a pseudoarc of five new vertices with a single way through it; the old vertices keep
/// their numbers and their outcomes.
Graph with_pseudoarcs(const Digraph& digraph);

}  // namespace arete::inline theory
