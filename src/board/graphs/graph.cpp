#include "board/graphs/graph.hpp"

#include <algorithm>
#include <numeric>
#include <string>

#include "base/input_error.hpp"

namespace arete::inline board {
namespace {

struct Admits {
  bool directed = false, parallel = false, grounded = false;
};

EdgeList checked(std::int64_t vertices, std::vector<Ends> edges, Admits admits) {
  if (vertices < 0) throw InputError("vertices", "a number of vertices is not negative");
  if (vertices > EdgeList::most_vertices) throw InputError("vertices", "at most 2^27 vertices");
  const std::int64_t least = admits.grounded ? ground : 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
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

  std::vector<std::size_t> order(edges.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (!admits.directed) {
    for (auto& e : edges) e = ordered(e);
  }
  if (!std::is_sorted(edges.begin(), edges.end())) {
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return edges[a] < edges[b]; });
  }
  EdgeList list{vertices, {}};
  list.edges.reserve(edges.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (!admits.parallel && i > 0 && edges[order[i]] == edges[order[i - 1]]) {
      throw InputError(place("edges", order[i]),
                       text(edges[order[i]]) + " again, after " + place("edges", order[i - 1]));
    }
    list.edges.push_back(edges[order[i]]);
  }
  return list;
}

}  // namespace

Graph::Graph(std::int64_t vertices, std::vector<Ends> edges) : EdgeList(checked(vertices, std::move(edges), {})) {}

Digraph::Digraph(std::int64_t vertices, std::vector<Ends> arcs)
    : EdgeList(checked(vertices, std::move(arcs), {.directed = true})) {}

Multigraph::Multigraph(std::int64_t vertices, std::vector<Ends> edges)
    : EdgeList(checked(vertices, std::move(edges), {.parallel = true, .grounded = true})) {}

}  // namespace arete::inline board
