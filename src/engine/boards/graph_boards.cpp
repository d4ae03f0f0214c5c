#include "engine/boards/graph_boards.hpp"

namespace arete::inline engine {

std::vector<Ends> path_edges(std::int64_t n) {
  std::vector<Ends> edges;
  for (std::int32_t v = 0; v + 1 < n; ++v) edges.push_back({v, v + 1});
  return edges;
}

std::vector<Ends> cycle_edges(std::int64_t n) {
  auto edges = path_edges(n);
  edges.push_back({0, static_cast<std::int32_t>(n - 1)});
  return edges;
}

std::vector<Ends> complete_edges(std::int64_t n) {
  std::vector<Ends> edges;
  for (std::int32_t u = 0; u < n; ++u) {
    for (std::int32_t v = u + 1; v < n; ++v) edges.push_back({u, v});
  }
  return edges;
}

std::vector<Ends> grid_edges(const std::vector<std::int64_t>& sizes) {
  std::int64_t count = 1;
  for (const auto size : sizes) count *= size;
  std::vector<Ends> edges;
  for (std::int64_t v = 0; v < count; ++v) {
    std::int64_t step = 1;  // to the next vertex in a direction; the last direction first
    for (auto size = sizes.rbegin(); size != sizes.rend(); step *= *size++) {
      if (v / step % *size + 1 < *size)
        edges.push_back({static_cast<std::int32_t>(v), static_cast<std::int32_t>(v + step)});
    }
  }
  return edges;
}

std::vector<Ends> torus_edges(std::int64_t rows, std::int64_t columns) {
  auto edges = grid_edges({rows, columns});
  const auto at = [&](std::int64_t i, std::int64_t j) { return static_cast<std::int32_t>(i * columns + j); };
  for (std::int64_t i = 0; i < rows; ++i) edges.push_back({at(i, 0), at(i, columns - 1)});
  for (std::int64_t j = 0; j < columns; ++j) edges.push_back({at(0, j), at(rows - 1, j)});
  return edges;
}

std::vector<Ends> bipartite_edges(std::int64_t m, std::int64_t n) {
  std::vector<Ends> edges;
  for (std::int32_t u = 0; u < m; ++u) {
    for (auto v = static_cast<std::int32_t>(m); v < m + n; ++v) edges.push_back({u, v});
  }
  return edges;
}

std::vector<Ends> box_edges(std::int64_t rows, std::int64_t columns) {
  auto edges = grid_edges({rows, columns});
  const auto tie = [&](std::int64_t i, std::int64_t j) {
    edges.push_back({static_cast<std::int32_t>(i * columns + j), ground});
  };
  for (std::int64_t j = 0; j < columns; ++j) {
    tie(0, j);
    tie(rows - 1, j);
  }
  for (std::int64_t i = 0; i < rows; ++i) {
    tie(i, 0);
    tie(i, columns - 1);
  }
  return edges;
}

std::vector<Ends> cube_edges(std::int64_t dimension) {
  std::vector<Ends> edges;
  for (std::int32_t v = 0; v < std::int32_t{1} << dimension; ++v) {
    for (std::int64_t bit = 0; bit < dimension; ++bit) {
      if (!(v >> bit & 1)) edges.push_back({v, v | std::int32_t{1} << bit});
    }
  }
  return edges;
}

}  // namespace arete::inline engine
