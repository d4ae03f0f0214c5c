// Graphs as documents give them: a number of vertices and a list of edges, kept in the order in which
// moves are sorted. The three types differ only in what they admit. Checking and sorting looks at the clock of a
// budget, if there is one, and throws BudgetSpent.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/memory_share.hpp"
#include "board/ends.hpp"

namespace arete::inline board {

struct EdgeList {
  std::int64_t vertices = 0;
  std::vector<Ends> edges;

  static constexpr std::int64_t most_vertices = std::int64_t{1} << 27;
};

/// Simple and undirected; u < v in each edge, edges increasing.
struct Graph : EdgeList {
  Graph() = default;
  Graph(std::int64_t vertices, std::vector<Ends> edges, Budget* budget = nullptr);
};

/// Simple and directed, an edge being an arc from u to v; arcs increasing.
struct Digraph : EdgeList {
  Digraph() = default;
  Digraph(std::int64_t vertices, std::vector<Ends> arcs, Budget* budget = nullptr);
};

/// Parallel edges and edges to the ground are allowed; u < v in each edge, edges not decreasing.
struct Multigraph : EdgeList {
  Multigraph() = default;
  Multigraph(std::int64_t vertices, std::vector<Ends> edges, Budget* budget = nullptr);
  explicit Multigraph(const Graph& graph) : EdgeList(graph) {}
};

/// A graph with the places where tokens stand at first; no roots: the first move of each token chooses.
template <class G, std::size_t tokens>
struct Rooted {
  using Base = G;
  static constexpr std::size_t token_count = tokens;
  G graph;
  std::optional<std::array<std::int32_t, tokens>> roots;
};

}  // namespace arete::inline board
