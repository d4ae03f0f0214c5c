// A small graph as sets: the neighbours of each vertex and, where a game asks for them, the edges at it.
// Of a digraph: what its arcs lead to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "board/graphs/graph.hpp"

namespace arete::inline board {

/// Sets of vertices.
template <class Set>
class Neighbours {
 public:
  explicit Neighbours(const Graph& graph) : Neighbours(graph, false) {}
  explicit Neighbours(const Digraph& graph) : Neighbours(graph, true) {}

  static std::size_t elements(const EdgeList& graph) { return static_cast<std::size_t>(graph.vertices); }

  std::size_t vertices() const { return out_.size(); }
  const std::vector<Ends>& edges() const { return edges_; }
  Ends ends(std::size_t edge) const { return edges_[edge]; }
  const Set& of(std::size_t vertex) const { return out_[vertex]; }
  /// The part of `alive` that is connected to `start` inside it.
  Set component(const Set& alive, std::size_t start) const {
    Set reached = Set::of(start);
    for (Set open = reached; !open.empty() && reached != alive;) {
      const std::size_t v = open.front();
      const Set fresh = (out_[v] & alive) - reached;
      reached |= fresh;
      open = (open | fresh).without(v);
    }
    return reached;
  }

 private:
  Neighbours(const EdgeList& graph, bool directed)
      : edges_(graph.edges), out_(static_cast<std::size_t>(graph.vertices)) {
    for (const auto& e : edges_) {
      const auto u = static_cast<std::size_t>(e.u), v = static_cast<std::size_t>(e.v);
      out_[u] = out_[u].with(v);
      if (!directed) out_[v] = out_[v].with(u);
    }
  }
  std::vector<Ends> edges_;
  std::vector<Set> out_;
};

/// Sets of edges as well.
template <class Set>
class Incidences : public Neighbours<Set> {
 public:
  explicit Incidences(const Graph& graph) : Neighbours<Set>(graph), edges_at_(this->vertices()) { add(false); }
  explicit Incidences(const Digraph& graph) : Neighbours<Set>(graph), edges_at_(this->vertices()) { add(true); }

  static std::size_t elements(const EdgeList& graph) {
    return std::max(static_cast<std::size_t>(graph.vertices), graph.edges.size());
  }

  const Set& edges_at(std::size_t vertex) const { return edges_at_[vertex]; }
  /// Where an edge at `vertex` leads to.
  std::size_t across(std::size_t vertex, std::size_t edge) const {
    const auto [u, v] = this->ends(edge);
    return static_cast<std::size_t>(static_cast<std::size_t>(u) == vertex ? v : u);
  }
  /// Of the edges that are left, those that can be reached from a vertex.
  Set reachable(const Set& left, std::size_t start) const {
    Set reached, vertices = Set::of(start), fresh = vertices;
    while (!fresh.empty()) {
      Set next;
      for (const std::size_t v : fresh) {
        for (const std::size_t e : (edges_at_[v] & left) - reached) {
          reached = reached.with(e);
          next = next.with(across(v, e));
        }
      }
      fresh = next - vertices;
      vertices |= fresh;
    }
    return reached;
  }
  /// The edge (or arc) from one vertex to another that is there.
  std::size_t edge(std::size_t from, std::size_t to) const {
    for (const std::size_t e : edges_at_[from]) {
      if (across(from, e) == to) return e;
    }
    return this->edges().size();
  }

 private:
  void add(bool directed) {
    for (std::size_t e = 0; e < this->edges().size(); ++e) {
      const auto u = static_cast<std::size_t>(this->ends(e).u), v = static_cast<std::size_t>(this->ends(e).v);
      edges_at_[u] = edges_at_[u].with(e);
      if (!directed) edges_at_[v] = edges_at_[v].with(e);
    }
  }
  std::vector<Set> edges_at_;
};

}  // namespace arete::inline board
