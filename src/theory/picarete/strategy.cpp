#include "theory/picarete/strategy.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

namespace arete::inline theory {
namespace {

using Type = PicareteType;
using Edge = PicaretePlan::Edge;
using Vertex = PicareteComponents::Vertex;

/// A chain of vertices of degree two behind the edge from `from` to `to`: its last edge and the number of its edges.
struct Chain {
  Vertex before, end;
  std::int64_t edges = 1;

  Chain(const PicareteComponents& components, Vertex from, Vertex to) : before(from), end(to) {
    while (components.degree(end) == 2) {
      const auto next = components.links()[static_cast<std::size_t>(end)].others ^ before;
      before = end;
      end = next;
      ++edges;
    }
  }
  bool odd() const { return edges % 2 != 0; }
};

std::size_t find(const PicareteComponents& components, std::span<const std::int32_t> edges, Ends wanted) {
  for (const auto e : edges) {
    if (components.graph().edges[static_cast<std::size_t>(e)] == wanted) return static_cast<std::size_t>(e);
  }
  assert(false);
  return components.graph().edges.size();
}

/// An edge of a component O_{e,∅} that does not leave a single E_{e,o}.
std::size_t edge_of_chain(const PicareteComponents& components, std::span<const std::int32_t> edges) {
  for (const auto e : edges) {
    const Ends ends = components.graph().edges[static_cast<std::size_t>(e)];
    for (const auto [from, to] : {ends, Ends{ends.v, ends.u}}) {
      if (components.degree(from) < 3) continue;
      const Chain chain(components, from, to);
      if (!chain.odd()) continue;
      if (chain.end != from || components.degree(from) > 3) return static_cast<std::size_t>(e);
      const auto beyond = components.links()[static_cast<std::size_t>(from)].others ^ to ^ chain.before;
      return Chain(components, from, beyond).odd() ? find(components, edges, ordered({from, beyond}))
                                                   : static_cast<std::size_t>(e);
    }
  }
  assert(false);
  return components.graph().edges.size();
}

/// The first edge that joins what the edges before it have joined already.
std::size_t edge_on_cycle(const PicareteComponents& components, std::span<const std::int32_t> edges,
                          std::vector<std::int32_t>& up) {
  const auto root = [&](Vertex v) {
    while (up[static_cast<std::size_t>(v)] >= 0) {
      auto& parent = up[static_cast<std::size_t>(v)];
      if (const auto further = up[static_cast<std::size_t>(parent)]; further >= 0) parent = further;
      v = parent;
    }
    return v;
  };
  std::size_t found = components.graph().edges.size();
  for (const auto e : edges) {
    const Ends ends = components.graph().edges[static_cast<std::size_t>(e)];
    const auto [low, high] = std::minmax({root(ends.u), root(ends.v)});
    if (low == high) {
      found = static_cast<std::size_t>(e);
      break;
    }
    up[static_cast<std::size_t>(high)] = low;
  }
  for (const auto e : edges) {
    const Ends ends = components.graph().edges[static_cast<std::size_t>(e)];
    up[static_cast<std::size_t>(ends.u)] = up[static_cast<std::size_t>(ends.v)] = -1;
  }
  return found;
}

std::size_t leaf_edge(const PicareteComponents& components, std::span<const std::int32_t> edges) {
  for (const auto e : edges) {
    const Ends ends = components.graph().edges[static_cast<std::size_t>(e)];
    if (components.degree(ends.u) == 1 || components.degree(ends.v) == 1) return static_cast<std::size_t>(e);
  }
  assert(false);
  return components.graph().edges.size();
}

/// The plan in the first of these types of which there is a component.
std::optional<PicaretePlan> somewhere(const PicareteComponents& components, std::initializer_list<Type> types,
                                      Edge edge, std::initializer_list<bool> several = {false, true}) {
  for (const auto type : types) {
    for (const bool s : several) {
      if (components.count(type, s) > 0) return PicaretePlan{type, edge, s};
    }
  }
  return std::nullopt;
}

PicaretePlan when_even(const PicareteComponents& components) {
  if (components.parities().spare()) {
    const auto plan =
        somewhere(components, {Type::E_even_none, Type::E_even_even, Type::O_odd_odd}, Edge::on_cycle, {true});
    return plan
               ? *plan
               : *somewhere(components, {Type::E_even_odd, Type::O_odd_none, Type::O_odd_even}, Edge::on_cycle, {true});
  }
  const auto leaf =
      somewhere(components,
                {Type::isolated_edge, Type::O_odd_even, Type::O_odd_odd, Type::O_even_even, Type::O_even_odd,
                 Type::E_odd_even, Type::E_odd_odd, Type::E_even_even, Type::E_even_odd},
                Edge::leaf);
  return leaf ? *leaf
              : *somewhere(components, {Type::E_even_none, Type::E_odd_none, Type::O_even_none, Type::O_odd_none},
                           Edge::on_cycle);
}

}  // namespace

PicaretePlan PicaretePlan::of(const PicareteComponents& components) {
  const auto& parities = components.parities();
  if (parities.p1) return {Type::isolated_edge, Edge::leaf};
  if (!parities.odd()) return when_even(components);
  if (parities.eeo % 2 != 0) return *somewhere(components, {Type::E_even_odd}, Edge::leaf);
  if (parities.p2) {
    const auto plan = somewhere(components, {Type::O_odd_none}, Edge::on_cycle);
    return plan ? *plan : *somewhere(components, {Type::O_odd_even}, Edge::leaf);
  }
  const auto plan = somewhere(components, {Type::O_odd_odd, Type::O_even_even, Type::O_even_odd}, Edge::leaf);
  return plan ? *plan : *somewhere(components, {Type::O_even_none}, Edge::of_chain);
}

std::size_t chosen_edge(const PicareteComponents& components, PicaretePlan::Edge wanted,
                        std::span<const std::int32_t> edges, std::vector<std::int32_t>& scratch) {
  switch (wanted) {
    case Edge::leaf: return leaf_edge(components, edges);
    case Edge::on_cycle: return edge_on_cycle(components, edges, scratch);
    case Edge::of_chain: break;
  }
  return edge_of_chain(components, edges);
}

std::size_t securing_edge(const PicareteComponents& components) {
  const auto plan = PicaretePlan::of(components);
  PicareteComponents::Id chosen = 0;
  while (components.type(chosen) != plan.in || components.tally(chosen).several() != plan.several) ++chosen;
  std::vector<std::int32_t> edges, scratch(components.links().size(), -1);
  edges.reserve(static_cast<std::size_t>(components.tally(chosen).edges));
  for (std::size_t e = 0; e < components.graph().edges.size(); ++e) {
    if (components.left(e) && components.component(components.graph().edges[e].u) == chosen)
      edges.push_back(static_cast<std::int32_t>(e));
  }
  return chosen_edge(components, plan.edge, edges, scratch);
}

}  // namespace arete::inline theory
