#include "theory/geography/proofs.hpp"

#include <algorithm>

#include "math/matching.hpp"
#include "theory/geography/cube_geography.hpp"
#include "theory/geography/even_kernel_search.hpp"
#include "theory/geography/even_kernels.hpp"
#include "theory/geography/grids.hpp"
#include "theory/geography/token_walk.hpp"
#include "theory/geography/twins.hpp"

namespace arete::inline theory {
namespace {

/// From a vertex without mate to w.
std::vector<std::int32_t> path_to(std::int32_t w, const Arcs& graph, Flags gone, const std::vector<std::int32_t>& mate,
                                  Budget* budget) {
  std::vector<std::int32_t> path{w};
  if (mate[at(w)] == Matching::none) return path;
  gone[at(w)] = 1;
  auto start = mate;
  start[at(mate[at(w)])] = start[at(w)] = Matching::none;
  const auto other = maximum_matching(graph, gone, std::move(start), budget).mate;
  for (auto v = w; v != Matching::none && mate[at(v)] != Matching::none;) {
    path.push_back(mate[at(v)]);
    v = other[at(path.back())];
    path.push_back(v);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

using Kernel = std::optional<std::vector<std::int32_t>>;

/// Of a way of one vertex, or of the corner and the move of the ball.
Kernel kernel_of_grid(const Grid& grid, const std::vector<std::int32_t>& way, Budget* budget) {
  if (way.size() == 1) return diagonal_kernel(grid, way[0] / grid.n + 1, way[0] % grid.n + 1);
  const auto ball = way[0] == 0 ? billiard(grid, budget) : std::nullopt;
  return ball && ball->move == way[1] ? Kernel(ball->kernel) : std::nullopt;
}

/// Of a way of one vertex, or of a move from it.
Kernel kernel_of_cube(int dimension, const std::vector<std::int32_t>& way) {
  if (cube_lost(dimension)) return way.size() == 1 ? Kernel(cube_kernel(dimension, way[0])) : std::nullopt;
  return way.size() == 2 ? Kernel(cube_answer(dimension, way[0])) : std::nullopt;
}

/// One that is known without an elimination.
Kernel kernel_at_once(const Graph& graph, const Arcs& left, const std::vector<std::int32_t>& way, Budget* budget) {
  if (const auto twin = twin_of(left, way.back()))
    return std::vector<std::int32_t>{std::min(way.back(), *twin), std::max(way.back(), *twin)};
  if (way.size() > 2) return std::nullopt;
  if (const auto cube = cube_of(graph, budget)) return kernel_of_cube(*cube, way);
  if (const auto grid = grid_of(graph, budget)) return kernel_of_grid(*grid, way, budget);
  return std::nullopt;
}

}  // namespace

VertexGeographyProof prove_vertex_geography(const Graph& graph, const std::vector<std::int32_t>& way,
                                            const std::vector<std::int32_t>& winning, Budget* budget) {
  constexpr double bytes = 24;  // of a vertex or an edge: lists of neighbours, mates and marks
  const MemoryShare memory(budget,
                           bytes * (static_cast<double>(graph.vertices) + static_cast<double>(graph.edges.size())));
  const auto gone = used_vertices(graph, way);
  const auto neighbours = arcs(graph, {}, budget);
  auto [mate, part] = maximum_matching(neighbours, gone, {}, budget);
  VertexGeographyProof proof;
  for (std::size_t v = 0; v < part.size(); ++v) {
    if (part[v] == Part::A) proof.matching.barrier.push_back(static_cast<std::int32_t>(v));
  }
  for (const auto w : winning) proof.lost.push_back(path_to(w, neighbours, gone, mate, budget));
  proof.matching.mate = std::move(mate);
  return proof;
}

std::optional<std::vector<std::int32_t>> prove_edge_geography(const Graph& graph, const std::vector<std::int32_t>& way,
                                                              Budget* budget) {
  const auto left = arcs(graph, used_edges(graph, way), budget);
  if (auto known = kernel_at_once(graph, left, way, budget)) return known;
  auto colour = two_colouring(left, component_of(left, way.back(), budget), budget);
  if (!colour) return find_even_kernel(graph, way, way.back(), {}, budget).kernel;
  EvenKernels kernels(left, *std::move(colour), budget);
  if (kernels.too_large()) return std::nullopt;
  return kernels.containing(way.back());
}

}  // namespace arete::inline theory
