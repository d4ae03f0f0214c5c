#include "board/graphs/graph.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "base/input_error.hpp"

namespace arete::inline board {
namespace {

struct Admits {
  bool directed = false, parallel = false, grounded = false;
};

/// Sorts edges; gives the place where each stood, or nothing if they were in order.
std::vector<std::size_t> sort(std::vector<Ends>& edges, Budget* budget) {
  const auto less = [&](const auto& a, const auto& b) {
    look(budget);
    return a < b;
  };
  if (std::is_sorted(edges.begin(), edges.end(), less)) return {};
  using Placed = std::pair<Ends, std::size_t>;
  const MemoryShare memory(budget, static_cast<double>(edges.size() * (sizeof(Placed) + sizeof(std::size_t))));
  std::vector<Placed> placed;
  placed.reserve(edges.size());
  for (const auto& e : edges) placed.emplace_back(e, placed.size());
  std::sort(placed.begin(), placed.end(), less);
  std::vector<std::size_t> order;
  order.reserve(placed.size());
  for (std::size_t i = 0; i < placed.size(); ++i) {
    look(budget);
    edges[i] = placed[i].first;
    order.push_back(placed[i].second);
  }
  return order;
}

EdgeList checked(std::int64_t vertices, std::vector<Ends> edges, Admits admits, Budget* budget) {
  constexpr std::size_t few = 1024;  // they are read at once: whoever has no time can still have a bound
  if (edges.size() <= few) budget = nullptr;
  if (vertices < 0) throw InputError("vertices", "a number of vertices is not negative");
  if (vertices > EdgeList::most_vertices) throw InputError("vertices", "at most 2^27 vertices");
  const std::int64_t least = admits.grounded ? ground : 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    look(budget);
    for (const auto end : {edges[i].u, edges[i].v}) {
      if (end >= least && end < vertices) continue;
      const auto range = vertices == 0 ? std::string("there are no vertices")
                                       : "the vertices are 0 to " + std::to_string(vertices - 1);
      throw InputError(place("edges", i), "no vertex " + std::to_string(end) + ": " + range);
    }
    if (edges[i].u == edges[i].v)
      throw InputError(place("edges", i), edges[i].u == ground ? std::string("both ends at the ground")
                                                               : "a loop at vertex " + std::to_string(edges[i].u));
  }

  if (!admits.directed) {
    for (auto& e : edges) e = ordered(e);
  }
  const auto order = sort(edges, budget);
  const auto written = [&](std::size_t i) { return place("edges", order.empty() ? i : order[i]); };
  for (std::size_t i = 1; i < edges.size() && !admits.parallel; ++i) {
    look(budget);
    if (edges[i] == edges[i - 1]) throw InputError(written(i), text(edges[i]) + " again, after " + written(i - 1));
  }
  return {vertices, std::move(edges)};
}

}  // namespace

Graph::Graph(std::int64_t vertices, std::vector<Ends> edges, Budget* budget)
    : EdgeList(checked(vertices, std::move(edges), {}, budget)) {}

Digraph::Digraph(std::int64_t vertices, std::vector<Ends> arcs, Budget* budget)
    : EdgeList(checked(vertices, std::move(arcs), {.directed = true}, budget)) {}

Multigraph::Multigraph(std::int64_t vertices, std::vector<Ends> edges, Budget* budget)
    : EdgeList(checked(vertices, std::move(edges), {.parallel = true, .grounded = true}, budget)) {}

}  // namespace arete::inline board
