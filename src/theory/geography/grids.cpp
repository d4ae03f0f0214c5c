#include "theory/geography/grids.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "base/input_error.hpp"

namespace arete::inline theory {
namespace {

std::int32_t residue(std::int32_t x, std::int32_t modulus) { return (x % modulus + modulus) % modulus; }

struct Ball {
  std::int32_t x, y, dx, dy;

  bool at(std::int32_t i, std::int32_t j) const { return x == i && y == j; }
  /// One step on the table from (0, 0) to (width, height).
  void roll(std::int32_t width, std::int32_t height) {
    if (x + dx < 0 || x + dx > width) dx = -dx;
    if (y + dy < 0 || y + dy > height) dy = -dy;
    x += dx;
    y += dy;
  }
};

/// Rolls from one corner until the ball, on its way to (1, 0) or (0, 1), leaves a neighbour of (1, 1); empty if it has
/// been at both neighbours before.
std::vector<std::pair<std::int32_t, std::int32_t>> way_from(Ball ball, const Grid& grid, Budget* budget) {
  std::vector<std::pair<std::int32_t, std::int32_t>> way{{ball.x, ball.y}};
  bool passed = false;
  for (;;) {
    look(budget);
    ball.roll(grid.m + 1, grid.n + 1);
    if ((ball.at(0, 1) || ball.at(1, 0)) && !passed) return way;
    const bool corner = (ball.x == 0 || ball.x == grid.m + 1) && (ball.y == 0 || ball.y == grid.n + 1);
    if (corner) return {};
    passed = passed || ((ball.at(1, 2) || ball.at(2, 1)) && ball.dx != ball.dy);
    way.emplace_back(ball.x, ball.y);
  }
}

}  // namespace

Graph Grid::graph() const {
  std::vector<Ends> edges;
  for (std::int32_t i = 1; i <= m; ++i) {
    for (std::int32_t j = 1; j <= n; ++j) {
      if (j < n) edges.push_back({vertex(i, j), vertex(i, j + 1)});
      if (i < m) edges.push_back({vertex(i, j), vertex(i + 1, j)});
    }
  }
  return {std::int64_t{m} * n, std::move(edges)};
}

std::optional<Grid> grid_of(const Graph& graph, Budget* budget) {
  const auto around =
      2 * graph.vertices - static_cast<std::int64_t>(graph.edges.size());  // m + n, for 2mn − m − n edges
  for (std::int64_t m = 1; m * m <= graph.vertices; ++m) {
    look(budget);
    if (graph.vertices % m != 0 || m + graph.vertices / m != around) continue;
    for (const auto rows : {m, graph.vertices / m}) {
      const Grid grid{static_cast<std::int32_t>(rows), static_cast<std::int32_t>(graph.vertices / rows)};
      if (grid.graph().edges == graph.edges) return grid;
    }
  }
  return std::nullopt;
}

bool lost(const Grid& grid, std::int32_t i, std::int32_t j) {
  const auto d = std::gcd(grid.m + 1, grid.n + 1);
  return d > 1 && i % d != 0 && j % d != 0;
}

std::string starts(const Grid& grid) {
  std::string starts;
  for (std::int32_t i = 1; i <= grid.m; ++i) {
    for (std::int32_t j = 1; j <= grid.n; ++j) starts += lost(grid, i, j) ? 'P' : 'N';
  }
  return starts;
}

std::optional<std::vector<std::int32_t>> diagonal_kernel(const Grid& grid, std::int32_t i, std::int32_t j) {
  if (!lost(grid, i, j)) return std::nullopt;
  const auto d = std::gcd(grid.m + 1, grid.n + 1);
  const auto k = residue(i - j, 2 * d);
  const auto on = [&](std::int32_t x) { return residue(x, 2 * d) == k || residue(-x, 2 * d) == k; };
  std::vector<std::int32_t> kernel;
  for (std::int32_t x = 1; x <= grid.m; ++x) {
    for (std::int32_t y = 1; y <= grid.n; ++y) {
      if (on(x - y) != on(x + y)) kernel.push_back(grid.vertex(x, y));
    }
  }
  return kernel;
}

std::optional<Billiard> billiard(const Grid& grid, Budget* budget) {
  if (grid.m < 2 || grid.n < 2 || std::gcd(grid.m + 1, grid.n + 1) != 1) return std::nullopt;
  // The ball visits the points with odd x + y: from (m + 1, 0) if m is even, from (0, n + 1) if n is. Of the ways that
  // end in front of (1, 0) or (0, 1), the one from the other corner is the other half of the same orbit.
  std::vector<Ball> corners;
  if (grid.m % 2 == 0) corners.push_back({grid.m + 1, 0, -1, 1});
  if (grid.n % 2 == 0) corners.push_back({0, grid.n + 1, 1, -1});
  if ((grid.m + grid.n) % 2 == 1) corners.push_back({grid.m + 1, grid.n + 1, -1, -1});
  for (const auto& corner : corners) {
    Billiard result;
    result.way = way_from(corner, grid, budget);
    if (result.way.empty()) continue;
    std::vector<std::uint8_t> odd(static_cast<std::size_t>(grid.m) * static_cast<std::size_t>(grid.n));
    for (const auto& [x, y] : result.way) {
      if (grid.inside(x, y)) odd[static_cast<std::size_t>(grid.vertex(x, y))] ^= 1;
    }
    for (std::size_t v = 0; v < odd.size(); ++v) {
      if (odd[v]) result.kernel.push_back(static_cast<std::int32_t>(v));
    }
    result.move = grid.vertex(result.way.back().first, result.way.back().second);
    return result;
  }
  return std::nullopt;
}

std::vector<std::int32_t> cube_kernel(int dimension, std::int32_t v) {
  std::vector<std::int32_t> kernel;
  for (std::int32_t u = 0; u < std::int32_t{1} << dimension; ++u) {
    if (std::popcount(static_cast<std::uint32_t>(u ^ v)) % 2 == 0) kernel.push_back(u);
  }
  return kernel;
}

std::vector<std::int32_t> cube_answer(int dimension, std::int32_t v) {
  std::vector<std::int32_t> kernel;
  kernel.reserve(static_cast<std::size_t>(dimension));
  for (int bit = 0; bit < dimension; ++bit) kernel.push_back(v ^ std::int32_t{1} << bit);
  std::sort(kernel.begin(), kernel.end());
  return kernel;
}

Graph with_pseudoarcs(const Digraph& digraph) {
  constexpr std::int32_t inner = 5;
  if (digraph.vertices + inner * static_cast<std::int64_t>(digraph.edges.size()) > EdgeList::most_vertices) {
    throw InputError("edges", "each arc needs five new vertices, and these are more than 2^27");
  }
  std::vector<Ends> edges;
  auto base = static_cast<std::int32_t>(digraph.vertices);
  for (const auto& [from, to] : digraph.edges) {
    for (const auto& [a, b] : {Ends{0, 1}, Ends{1, 2}, Ends{2, 3}, Ends{0, 3}, Ends{0, 4}, Ends{3, 4}})
      edges.push_back({base + a, base + b});
    edges.push_back({from, base + 1});
    edges.push_back({base + 4, to});
    base += inner;
  }
  return {base, std::move(edges)};
}

}  // namespace arete::inline theory
