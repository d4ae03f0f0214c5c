// LEMON's MaxMatching on a list of edges as it is. LEMON asks for a graph by its concept: nodes and arcs that are
// numbers, iterators that compare with INVALID, maps from nodes. Arc 2e leads to the second end of edge e, arc 2e + 1
// back to the first; an edge is either of its arcs. Nodes come in rising and the arcs of each in falling order: on
// boards numbered along the plane a vertex then meets one that is still free first. Compiled as C++17.
#include <lemon/core.h>
#include <lemon/matching.h>

#include <cstddef>
#include <numeric>

#include "math/matching.hpp"

namespace arete::inline math {
namespace {

struct Id {
  std::int32_t id = -1;
  Id() = default;
  explicit Id(std::int32_t number) : id(number) {}
  Id(lemon::Invalid) {}  // NOLINT: LEMON compares with INVALID
  bool operator==(const Id& other) const { return id == other.id; }
  bool operator!=(const Id& other) const { return id != other.id; }
  bool operator<(const Id& other) const { return id < other.id; }
};

class LemonGraph {
 public:
  struct Node : Id {
    using Id::Id;
  };
  struct Edge : Id {
    using Id::Id;
  };
  struct Arc : Edge {
    using Edge::Edge;
  };
  struct NodeIt : Node {
    explicit NodeIt(const LemonGraph& graph) : Node(graph.vertices_ == 0 ? -1 : 0), count(graph.vertices_) {}
    NodeIt& operator++() {
      if (++id == count) id = -1;
      return *this;
    }
    std::int32_t count;
  };
  struct OutArcIt : Arc {
    OutArcIt(const LemonGraph& graph, Node v)
        : next(graph.leaving_.data() + graph.first_[index(v)]),
          end(graph.leaving_.data() + graph.first_[index(v) + 1]) {
      ++*this;
    }
    OutArcIt& operator++() {
      id = next == end ? -1 : *next++;
      return *this;
    }
    const std::int32_t *next, *end;
  };
  struct EdgeIt : Edge {
    explicit EdgeIt(const LemonGraph& graph) : Edge(-2), end(static_cast<std::int32_t>(graph.ends_.size())) { ++*this; }
    EdgeIt& operator++() {
      id += 2;
      if (id >= end) id = -1;
      return *this;
    }
    std::int32_t end;
  };
  // Named by the concept and by nothing that we use.
  using ArcIt = EdgeIt;
  using InArcIt = OutArcIt;
  using IncEdgeIt = OutArcIt;

  template <class V>
  class NodeMap {
   public:
    using Key = Node;
    using Value = V;
    explicit NodeMap(const LemonGraph& graph) : values_(static_cast<std::size_t>(graph.vertices_)) {}
    typename std::vector<V>::reference operator[](Node v) { return values_[index(v)]; }
    typename std::vector<V>::const_reference operator[](Node v) const { return values_[index(v)]; }
    void set(Node v, const V& value) { values_[index(v)] = value; }

   private:
    std::vector<V> values_;
  };
  template <class V>
  using ArcMap = NodeMap<V>;
  template <class V>
  using EdgeMap = NodeMap<V>;

  LemonGraph(std::int32_t vertices, const std::vector<std::int32_t>& ends)
      : vertices_(vertices), ends_(ends), first_(static_cast<std::size_t>(vertices) + 1), leaving_(ends.size()) {
    for (const auto v : ends) ++first_[static_cast<std::size_t>(v) + 1];
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    auto next = first_;
    for (auto a = static_cast<std::int32_t>(ends.size()); a-- > 0;) {
      leaving_[static_cast<std::size_t>(next[index(source(Arc(a)))]++)] = a;
    }
  }

  Node target(Arc a) const { return Node(ends_[index(a) ^ 1]); }
  Node source(Arc a) const { return Node(ends_[index(a)]); }
  Node u(Edge e) const { return source(Arc(e.id)); }
  Node v(Edge e) const { return target(Arc(e.id)); }
  Arc oppositeArc(Arc a) const { return Arc(a.id ^ 1); }
  Arc direct(Edge e, bool forward) const { return Arc(forward ? e.id : e.id ^ 1); }

 private:
  static std::size_t index(Id id) { return static_cast<std::size_t>(id.id); }
  std::int32_t vertices_;
  const std::vector<std::int32_t>& ends_;
  std::vector<std::int32_t> first_, leaving_;  ///< of each vertex the arcs that leave it
};

/// The edges of a matching that is given by mates, as MaxMatching reads a start.
struct Start {
  const LemonGraph& graph;
  const std::vector<std::int32_t>& mates;
  bool operator[](LemonGraph::Edge e) const { return mates[static_cast<std::size_t>(graph.u(e).id)] == graph.v(e).id; }
};

}  // namespace

Matching maximum_matching(std::int32_t vertices, const std::vector<std::int32_t>& ends,
                          const std::vector<std::int32_t>& mates) {
  const LemonGraph graph(vertices, ends);
  lemon::MaxMatching<LemonGraph> edmonds(graph);
  const auto n = static_cast<std::size_t>(vertices);
  const bool dense = ends.size() >= 4 * n;  // as MaxMatching::run() decides
  if (!mates.empty()) {
    edmonds.matchingInit(Start{graph, mates});
  } else if (dense) {
    edmonds.init();
  } else {
    edmonds.greedyInit();
  }
  dense ? edmonds.startDense() : edmonds.startSparse();
  Matching result{std::vector<std::int32_t>(n), std::vector<Part>(n)};
  for (std::size_t v = 0; v < result.mate.size(); ++v) {
    const LemonGraph::Node node(static_cast<std::int32_t>(v));
    result.mate[v] = edmonds.mate(node).id;
    const auto status = edmonds.status(node);
    result.part[v] = status == edmonds.EVEN ? Part::D : status == edmonds.ODD ? Part::A : Part::C;
  }
  return result;
}

}  // namespace arete::inline math
