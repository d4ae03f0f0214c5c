#include "proof/kinds/geography.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace arete::inline proof {
namespace {

using Vertices = std::vector<std::int32_t>;
using Flags = std::vector<std::uint8_t>;

std::size_t at(std::int32_t v) { return static_cast<std::size_t>(v); }

void demand(bool holds, const std::string& otherwise) {
  if (!holds) throw Refused(otherwise);
}

void demand_vertex(const Graph& graph, std::int32_t v) {
  demand(0 <= v && v < graph.vertices, "no vertex " + std::to_string(v));
}

/// The vertices of a list as a set; they must be distinct.
Flags as_set(const Graph& graph, const Vertices& vertices) {
  Flags set(at(static_cast<std::int32_t>(graph.vertices)));
  for (const auto v : vertices) {
    demand_vertex(graph, v);
    demand(!set[at(v)], "vertex " + std::to_string(v) + " twice");
    set[at(v)] = 1;
  }
  return set;
}

void demand_increasing(const Vertices& vertices) {
  demand(std::is_sorted(vertices.begin(), vertices.end()), "the vertices are not in increasing order");
}

/// The index of an edge; throws if it is not there.
std::size_t edge_between(const Graph& graph, std::int32_t u, std::int32_t v) {
  const auto found = std::lower_bound(graph.edges.begin(), graph.edges.end(), ordered({u, v}));
  demand(found != graph.edges.end() && *found == ordered({u, v}),
         "no edge between " + std::to_string(u) + " and " + std::to_string(v));
  return static_cast<std::size_t>(found - graph.edges.begin());
}

/// The edges of a way that uses none twice.
Flags edges_of(const Graph& graph, const Vertices& way) {
  Flags used(graph.edges.size());
  for (const auto v : way) demand_vertex(graph, v);
  for (std::size_t i = 1; i < way.size(); ++i) {
    auto& edge = used[edge_between(graph, way[i - 1], way[i])];
    // What is used is gone, and only once: the kernel is one of what is left.
    demand(!edge, "the way uses an edge twice");
    edge = 1;
  }
  return used;
}

/// Components, by union and find.
class Components {
 public:
  explicit Components(std::int64_t vertices) : parent_(static_cast<std::size_t>(vertices)), size_(parent_.size(), 1) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }
  std::int32_t of(std::int32_t v) {
    while (parent_[at(v)] != v) v = parent_[at(v)] = parent_[at(parent_[at(v)])];
    return v;
  }
  void join(std::int32_t u, std::int32_t v) {
    u = of(u), v = of(v);
    if (u == v) return;
    if (size_[at(u)] < size_[at(v)]) std::swap(u, v);
    parent_[at(v)] = u;
    size_[at(u)] += size_[at(v)];
  }
  bool odd(std::int32_t v) { return size_[at(of(v))] % 2 == 1; }

 private:
  Vertices parent_, size_;
};

void check_matching(const Graph& graph, const Flags& gone, const Vertices& mate) {
  demand(mate.size() == gone.size(), "a mate, or -1, is needed for each vertex");
  for (std::int32_t v = 0; v < graph.vertices; ++v) {
    const auto w = mate[at(v)];
    if (w == -1) continue;
    demand_vertex(graph, w);
    // Pairs of vertices that are left, joined by edges (the way is gone, and mates are mutual).
    demand(!gone[at(v)] && !gone[at(w)] && mate[at(w)] == v,
           "the mates of " + std::to_string(v) + " and " + std::to_string(w) + " do not fit");
    edge_between(graph, v, w);
  }
}

bool distinct(Vertices vertices) {
  std::sort(vertices.begin(), vertices.end());
  return std::adjacent_find(vertices.begin(), vertices.end()) == vertices.end();
}

/// From a vertex without mate, along an edge outside and one inside the matching in turn, to its end.
void check_alternating(const Graph& graph, const Flags& gone, const Vertices& mate, const Vertices& path) {
  // Exchanging the edges of the path inside and outside the matching leaves its end uncovered instead of its start, and
  // as many edges.
  demand(path.size() % 2 == 1, "an alternating path has an odd number of vertices");
  for (const auto v : path) demand_vertex(graph, v);
  demand(distinct(path), "an alternating path has a vertex twice");
  demand(!gone[at(path[0])] && mate[at(path[0])] == -1, "an alternating path starts at an uncovered vertex");
  for (std::size_t i = 1; i < path.size(); i += 2) {
    edge_between(graph, path[i - 1], path[i]);
    demand(mate[at(path[i])] == path[i + 1], "the path does not follow the matching at " + std::to_string(path[i]));
  }
}

/// The moves in a position of vertex geography.
Vertices vertex_moves(const Graph& graph, const Vertices& way, const Flags& gone) {
  Vertices moves;
  if (way.empty()) {
    moves.resize(gone.size());
    std::iota(moves.begin(), moves.end(), 0);
    return moves;
  }
  for (const auto& [u, v] : graph.edges) {
    if (u == way.back() && !gone[at(v)]) moves.push_back(v);
    if (v == way.back() && !gone[at(u)]) moves.push_back(u);
  }
  return moves;
}

}  // namespace

std::vector<std::uint8_t> check_maximum(const Graph& graph, const Vertices& gone_list, const MatchingProof& proof) {
  const auto gone = as_set(graph, gone_list), barrier = as_set(graph, proof.barrier);
  check_matching(graph, gone, proof.mate);
  demand_increasing(proof.barrier);
  Components components(graph.vertices);
  for (const auto& [u, v] : graph.edges) {
    if (!gone[at(u)] && !gone[at(v)] && !barrier[at(u)] && !barrier[at(v)]) components.join(u, v);
  }
  std::int64_t uncovered = 0, surplus = 0;
  Flags covered(gone.size());
  for (std::int32_t v = 0; v < graph.vertices; ++v) {
    // The barrier is one of the graph that is left.
    demand(!gone[at(v)] || !barrier[at(v)], "vertex " + std::to_string(v) + " of the barrier is gone");
    if (gone[at(v)]) continue;
    uncovered += proof.mate[at(v)] == -1;
    surplus += barrier[at(v)] ? -1 : components.of(v) == v && components.odd(v);
    covered[at(v)] = barrier[at(v)] || !components.odd(v);
  }
  // Berge: no matching leaves fewer uncovered than the barrier's surplus of odd components, so this one is maximum.
  demand(uncovered == surplus, "the barrier leaves " + std::to_string(surplus) + " vertices uncovered, the matching " +
                                   std::to_string(uncovered));
  return covered;
}

void check_vertex_geography(const Graph& graph, const Vertices& way, const Vertices& winning,
                            const VertexGeographyProof& proof, Others others) {
  const auto gone = as_set(graph, way);
  for (std::size_t i = 1; i < way.size(); ++i) edge_between(graph, way[i - 1], way[i]);
  const auto covered = check_maximum(graph, way, proof.matching);
  // A move wins if some maximum matching leaves the new vertex uncovered: each has its path.
  demand(proof.lost.size() == winning.size(), "a path is needed for each winning move");
  for (std::size_t i = 0; i < winning.size(); ++i) {
    demand(!proof.lost[i].empty() && proof.lost[i].back() == winning[i],
           "path " + std::to_string(i) + " does not lead to its move");
    check_alternating(graph, gone, proof.matching.mate, proof.lost[i]);
  }
  auto claimed = winning.begin();
  for (const auto move : vertex_moves(graph, way, gone)) {
    if (claimed != winning.end() && *claimed == move) {
      ++claimed;
    } else {
      // A move loses if every maximum matching covers the new vertex.
      demand(others == Others::unclaimed || covered[at(move)],
             "move " + std::to_string(move) + " is not shown to lose");
    }
  }
  demand(claimed == winning.end(), "the winning moves are not moves in increasing order");
}

std::vector<Ends> unused_edges(const Graph& graph, const Vertices& way) {
  const auto used = edges_of(graph, way);
  std::vector<Ends> left;
  for (std::size_t e = 0; e < used.size(); ++e) {
    if (!used[e]) left.push_back(graph.edges[e]);
  }
  return left;
}

void check_even_kernel(const Graph& graph, const Vertices& way, const Vertices& kernel) {
  const auto inside = as_set(graph, kernel);
  demand(!kernel.empty(), "an even kernel is not empty");
  demand_increasing(kernel);
  Flags odd(inside.size());
  for (const auto& e : unused_edges(graph, way)) {
    // Whoever moves from a vertex of the kernel leaves it. (Words are made only where they are needed: a large board
    // has hundreds of kernels.)
    if (inside[at(e.u)] && inside[at(e.v)]) throw Refused("the edge " + text(e) + " lies within the kernel");
    odd[at(e.u)] ^= inside[at(e.v)];
    odd[at(e.v)] ^= inside[at(e.u)];
  }
  // She arrives by one edge, and there is another one back.
  for (std::size_t v = 0; v < odd.size(); ++v) {
    if (odd[v]) throw Refused("vertex " + std::to_string(v) + " has an odd number of neighbours in the kernel");
  }
}

void check_edge_geography_lost(const Graph& graph, const Vertices& way, const Vertices& kernel) {
  demand(!way.empty(), "there is no root");
  check_even_kernel(graph, way, kernel);
  // The kernel speaks of those who have to move from a vertex of it.
  demand(std::binary_search(kernel.begin(), kernel.end(), way.back()), "the root is not in the kernel");
}

void check_edge_geography_won(const Graph& graph, const Vertices& way, std::int32_t move, const Vertices& kernel) {
  auto longer = way;
  longer.push_back(move);
  check_edge_geography_lost(graph, longer, kernel);
}

}  // namespace arete::inline proof
