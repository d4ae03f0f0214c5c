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

std::vector<Ends> grid_edges(std::int64_t rows, std::int64_t columns) {
  std::vector<Ends> edges;
  const auto at = [&](std::int64_t i, std::int64_t j) { return static_cast<std::int32_t>(i * columns + j); };
  for (std::int64_t i = 0; i < rows; ++i) {
    for (std::int64_t j = 0; j < columns; ++j) {
      if (j + 1 < columns) edges.push_back({at(i, j), at(i, j + 1)});
      if (i + 1 < rows) edges.push_back({at(i, j), at(i + 1, j)});
    }
  }
  return edges;
}

std::vector<Ends> box_edges(std::int64_t rows, std::int64_t columns) {
  auto edges = grid_edges(rows, columns);
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
