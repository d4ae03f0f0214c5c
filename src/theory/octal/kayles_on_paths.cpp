#include "theory/octal/kayles_on_paths.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/geography/token_walk.hpp"
#include "theory/octal/heap_values.hpp"

namespace arete::inline theory {
namespace {

using Vertex = std::int32_t;
std::size_t at(Vertex v) { return static_cast<std::size_t>(v); }

enum class Chosen { vertices, edges };

/// A component: the vertices of a path or a cycle in order, or the centre of a star and its leaves.
struct Row {
  enum class Shape { path, cycle, star } shape;
  std::vector<Vertex> vertices;
  int nimber = 0;

  std::size_t size() const { return vertices.size(); }
};

class Kayles {
 public:
  Kayles(const Graph& graph, Chosen chosen, const std::vector<MoveText>& moves, Budget* budget)
      : graph_(graph), chosen_(chosen), budget_(budget), memory_(budget, bytes(graph)), arcs_(arcs(graph, {}, budget)) {
    alive_.assign(static_cast<std::size_t>(graph.vertices), 1);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      look(budget);
      chosen == Chosen::vertices ? choose_vertex(moves, i) : choose_edge(moves, i);
    }
  }

  /// False if there is another component than paths, cycles and stars.
  bool find_rows() {
    degree_.resize(alive_.size());
    for (Vertex v = 0; v < vertices(); ++v) {
      look(budget_);
      each_neighbour(v, [&](Vertex) { ++degree_[at(v)]; });
    }
    for (Vertex v = 0; v < vertices(); ++v) {
      if (degree_[at(v)] > 2 && !star(v)) return false;
    }
    for (const int most : {1, 2}) {  // the ends of paths first; what is left then are cycles
      for (Vertex v = 0; v < vertices(); ++v) {
        if (alive_[at(v)] != 0 && degree_[at(v)] <= most) row(v);
      }
    }
    value_rows();
    return true;
  }

  Finding finding(const std::vector<MoveText>& moves, const Question& asked) const {
    Finding finding;
    finding.to_move = moves.size() % 2 == 0 ? Player::first : Player::second;
    finding.nimber = Nimber(nimber_);
    finding.value = Verdict::of(nimber_ == 0 ? -1 : 1);
    finding.source = "paths, cycles and stars as heaps of Dawson's Kayles, period 34 (Guy and Smith 1956)";
    std::vector<Ends> best;
    if (nimber_ != 0) {
      for (const auto& r : rows_) add_best(r, best);
    }
    tell_best(finding, std::move(best), asked);
    if (chosen_ == Chosen::vertices) {
      for (auto& move : finding.best) move.resize(1);
    }
    if (asked.idea) finding.idea = idea();
    return finding;
  }

 private:
  /// Every vertex may be a row of its own.
  static double bytes(const Graph& graph) {
    constexpr double vertex = 112, edge = 8;
    return vertex * static_cast<double>(graph.vertices) + edge * static_cast<double>(graph.edges.size());
  }
  Vertex vertices() const { return static_cast<Vertex>(alive_.size()); }
  template <class F>
  void each_neighbour(Vertex v, F f) const {
    if (alive_[at(v)] == 0) return;
    for (const auto w : arcs_.of(v)) {
      if (alive_[at(w)] != 0) f(w);
    }
  }

  bool over() const {
    if (chosen_ == Chosen::vertices) return std::find(alive_.begin(), alive_.end(), 1) == alive_.end();
    return std::none_of(graph_.edges.begin(), graph_.edges.end(),
                        [&](Ends e) { return alive_[at(e.u)] != 0 && alive_[at(e.v)] != 0; });
  }
  [[noreturn]] void refuse(const std::vector<MoveText>& moves, std::size_t i, const std::string& reason) const {
    refuse_move(moves, i, over() ? "the game is over" : reason);
  }
  void choose_vertex(const std::vector<MoveText>& moves, std::size_t i) {
    const auto v = vertex_of_move(moves, i, graph_.vertices);
    if (alive_[at(v)] == 0) refuse(moves, i, "this vertex has been deleted");
    for (const auto w : arcs_.of(v)) alive_[at(w)] = 0;
    alive_[at(v)] = 0;
  }
  void choose_edge(const std::vector<MoveText>& moves, std::size_t i) {
    const Ends ends = ends_of_move(moves, i);
    if (!std::binary_search(graph_.edges.begin(), graph_.edges.end(), ends))
      refuse_move(moves, i, "there is no such edge");
    for (const auto v : {ends.u, ends.v}) {
      if (alive_[at(v)] == 0) refuse(moves, i, "vertex " + std::to_string(v) + " has been deleted");
    }
    alive_[at(ends.u)] = alive_[at(ends.v)] = 0;
  }

  /// Takes the star around v from what is alive, if it is one.
  bool star(Vertex v) {
    Row row{Row::Shape::star, {v}};
    each_neighbour(v, [&](Vertex w) { row.vertices.push_back(w); });
    if (std::any_of(row.vertices.begin() + 1, row.vertices.end(), [&](Vertex w) { return degree_[at(w)] != 1; }))
      return false;
    for (const auto w : row.vertices) alive_[at(w)] = 0;
    rows_.push_back(std::move(row));
    return true;
  }
  /// Takes the path that begins at v, or the cycle through it.
  void row(Vertex v) {
    Row row{degree_[at(v)] < 2 ? Row::Shape::path : Row::Shape::cycle, {}};
    for (bool more = true; more;) {
      look(budget_);
      row.vertices.push_back(v);
      more = false;
      Vertex next = v;
      each_neighbour(v, [&](Vertex w) { next = w, more = true; });
      alive_[at(v)] = 0;
      v = next;
    }
    rows_.push_back(std::move(row));
  }

  /// Paths are heaps of Dawson's Kayles.
  std::size_t heap(const Row& r) const { return r.size() + (chosen_ == Chosen::vertices ? 1 : 0); }
  void value_rows() {
    std::size_t most = 0;
    for (const auto& r : rows_) most = std::max(most, heap(r));
    dawson_ = dawson_values(most);
    for (auto& r : rows_) {
      switch (r.shape) {
        case Row::Shape::path: r.nimber = dawson_[heap(r)]; break;
        case Row::Shape::cycle: r.nimber = dawson_[r.size() - 2] == 0 ? 1 : 0; break;
        case Row::Shape::star: r.nimber = chosen_ == Chosen::vertices && after_leaf(r) == 1 ? 2 : 1; break;
      }
      nimber_ ^= r.nimber;
    }
  }
  /// Of a star: single vertices are left, one fewer than leaves.
  static int after_leaf(const Row& r) { return r.size() % 2 == 0 ? 0 : 1; }

  /// The moves that leave the nimber 0; a vertex is written as both ends.
  void add_best(const Row& r, std::vector<Ends>& best) const {
    const int goal = nimber_ ^ r.nimber;
    const auto add = [&](std::size_t i, std::size_t j) {
      best.push_back(chosen_ == Chosen::vertices ? Ends{r.vertices[i], r.vertices[i]}
                                                 : ordered({r.vertices[i], r.vertices[j]}));
    };
    if (r.shape == Row::Shape::star) {
      if (chosen_ == Chosen::vertices && goal == 0) add(0, 0);
      const int left = chosen_ == Chosen::vertices ? after_leaf(r) : 0;
      for (std::size_t i = 1; i < r.size() && left == goal; ++i) add(i, 0);
    } else if (r.shape == Row::Shape::cycle) {
      for (std::size_t i = 0; i < r.size() && dawson_[r.size() - 2] == goal; ++i) add(i, (i + 1) % r.size());
    } else {
      for (std::size_t i = 0; i + 2 <= heap(r); ++i) {
        if ((dawson_[i] ^ dawson_[heap(r) - 2 - i]) == goal) add(i, i + 1);
      }
    }
  }

  Idea idea() const {
    Idea idea{"components with their nimbers", {}};
    for (const auto& r : rows_) {
      Idea::Group group{"*" + std::to_string(r.nimber), r.vertices, {}, Nimber(r.nimber)};
      for (std::size_t i = 1; i < r.size(); ++i)
        group.lines.push_back({r.vertices[r.shape == Row::Shape::star ? 0 : i - 1], r.vertices[i]});
      if (r.shape == Row::Shape::cycle) group.lines.push_back({r.vertices.front(), r.vertices.back()});
      idea.groups.push_back(std::move(group));
    }
    return idea;
  }

  const Graph& graph_;
  Chosen chosen_;
  Budget* budget_;
  MemoryShare memory_;
  Arcs arcs_;
  Flags alive_;
  std::vector<std::int32_t> degree_;
  std::vector<Row> rows_;
  HeapValues dawson_;
  int nimber_ = 0;
};

std::optional<Finding> on_paths(const Graph& graph, Chosen chosen, const std::vector<MoveText>& moves,
                                const Question& asked) {
  Kayles kayles(graph, chosen, moves, asked.budget);
  if (!kayles.find_rows()) return std::nullopt;
  return kayles.finding(moves, asked);
}

}  // namespace

std::optional<Finding> node_kayles_on_paths(const Graph& graph, const std::vector<MoveText>& moves,
                                            const Question& asked) {
  return on_paths(graph, Chosen::vertices, moves, asked);
}
std::optional<Finding> arc_kayles_on_paths(const Graph& graph, const std::vector<MoveText>& moves,
                                           const Question& asked) {
  return on_paths(graph, Chosen::edges, moves, asked);
}

}  // namespace arete::inline theory
