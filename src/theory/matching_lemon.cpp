// LEMON's MaxMatching on our lists of neighbours. LEMON asks for a graph by its concept: nodes and arcs that are numbers,
// iterators that compare with INVALID, maps from nodes. An edge is either of its two arcs. Compiled as C++17.
#include <lemon/core.h>
#include <lemon/matching.h>

#include "theory/matching.hpp"

namespace arete {
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
    explicit NodeIt(const LemonGraph& graph) : Node(0), count(graph.arcs_.vertices()) { settle(); }
    NodeIt& operator++() {
      ++id;
      settle();
      return *this;
    }
    void settle() {
      if (id >= count) id = -1;
    }
    std::int32_t count;
  };
  struct OutArcIt : Arc {
    OutArcIt(const LemonGraph& graph, Node v) : Arc(graph.arcs_.first[index(v)]), end(graph.arcs_.first[index(v) + 1]) { settle(); }
    OutArcIt& operator++() {
      ++id;
      settle();
      return *this;
    }
    void settle() {
      if (id >= end) id = -1;
    }
    std::int32_t end;
  };
  struct EdgeIt : Edge {  // the arcs to greater vertices
    explicit EdgeIt(const LemonGraph& of) : Edge(-1), graph(&of) { ++*this; }
    EdgeIt& operator++() {
      const auto arcs = static_cast<std::int32_t>(graph->arcs_.target.size());
      do ++id;
      while (id < arcs && graph->source(Arc(id)).id > graph->target(Arc(id)).id);
      if (id == arcs) id = -1;
      return *this;
    }
    const LemonGraph* graph;
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
    explicit NodeMap(const LemonGraph& graph) : values_(static_cast<std::size_t>(graph.arcs_.vertices())) {}
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

  explicit LemonGraph(const Arcs& arcs) : arcs_(arcs), back_(arcs.target.size()) {
    auto next = arcs.first;
    for (std::int32_t u = 0; u < arcs.vertices(); ++u) {  // lesser neighbours come first in each list, and in order
      for (auto a = next[static_cast<std::size_t>(u)]; a < arcs.first[static_cast<std::size_t>(u) + 1]; ++a) {
        const auto b = next[static_cast<std::size_t>(arcs.target[static_cast<std::size_t>(a)])]++;
        back_[static_cast<std::size_t>(a)] = b;
        back_[static_cast<std::size_t>(b)] = a;
      }
    }
  }

  Node target(Arc a) const { return Node(arcs_.target[index(a)]); }
  Node source(Arc a) const { return Node(arcs_.target[index(oppositeArc(a))]); }
  Node u(Edge e) const { return source(Arc(e.id)); }
  Node v(Edge e) const { return target(Arc(e.id)); }
  Arc oppositeArc(Arc a) const { return Arc(back_[index(a)]); }
  Arc direct(Edge e, bool forward) const { return forward ? Arc(e.id) : oppositeArc(Arc(e.id)); }

 private:
  static std::size_t index(Id id) { return static_cast<std::size_t>(id.id); }
  const Arcs& arcs_;
  std::vector<std::int32_t> back_;  ///< of each arc the one that leads back
};

/// The edges of a matching that is given by mates, as MaxMatching reads a start.
struct Start {
  const LemonGraph& graph;
  const std::vector<std::int32_t>& mates;
  bool operator[](LemonGraph::Edge e) const { return mates[static_cast<std::size_t>(graph.u(e).id)] == graph.v(e).id; }
};

}  // namespace

Matching maximum_matching(const Arcs& arcs, std::vector<std::int32_t> mates) {
  const LemonGraph graph(arcs);
  lemon::MaxMatching<LemonGraph> edmonds(graph);
  edmonds.matchingInit(Start{graph, mates});
  const bool dense = arcs.target.size() >= 4 * mates.size();  // as MaxMatching::run() decides
  dense ? edmonds.startDense() : edmonds.startSparse();
  Matching result{std::move(mates), std::vector<Part>(static_cast<std::size_t>(arcs.vertices()))};
  for (std::size_t v = 0; v < result.mate.size(); ++v) {
    const LemonGraph::Node node(static_cast<std::int32_t>(v));
    result.mate[v] = edmonds.mate(node).id;
    const auto status = edmonds.status(node);
    result.part[v] = status == edmonds.EVEN ? Part::D : status == edmonds.ODD ? Part::A : Part::C;
  }
  return result;
}

}  // namespace arete
