// Every graph with a few edges and without isolated vertices, up to isomorphism: the connected ones by adding an edge
// to those with one edge less, the others as their sums; and what Le Pic'arete is worth on each, by its rule alone.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "board/graphs/canonical_form.hpp"
#include "rules/step.hpp"

namespace arete::inline reproduce {

class SmallGraphs {
 public:
  using Sum = std::vector<std::size_t>;  ///< connected graphs by their numbers, increasing
  struct Step {
    Value points = 0;
    Sum next;
  };

  explicit SmallGraphs(std::size_t most_edges) : most_(most_edges) {
    number(Graph(2, {{0, 1}}));
    for (std::size_t i = 0; i < connected_.size(); ++i) {
      const Graph graph = connected_[i];
      if (graph.edges.size() == most_) break;
      const auto n = static_cast<std::int32_t>(graph.vertices);
      for (std::int32_t u = 0; u < n; ++u) {
        for (std::int32_t v = u + 1; v <= n; ++v) {
          if (std::binary_search(graph.edges.begin(), graph.edges.end(), Ends{u, v})) continue;
          auto edges = graph.edges;
          edges.push_back({u, v});
          number(Graph(std::max(n, v + 1), std::move(edges)));
        }
      }
    }
    for (std::size_t i = 0; i < connected_.size(); ++i) {
      auto& steps = steps_.emplace_back();
      for (std::size_t e = 0; e < connected_[i].edges.size(); ++e) steps.push_back(removed(connected_[i], e));
    }
  }

  const std::vector<Graph>& connected() const { return connected_; }
  /// Calls f with every sum, the empty one included.
  template <class F>
  void every_sum(F f) const {
    Sum sum;
    extend(sum, 0, most_, f);
  }
  /// All of them, those with fewer edges first.
  std::vector<Sum> sums() const {
    std::vector<Sum> all;
    every_sum([&](const Sum& sum) { all.push_back(sum); });
    std::stable_sort(all.begin(), all.end(), [&](const Sum& a, const Sum& b) { return edges(a) < edges(b); });
    return all;
  }
  /// The edges of each part come one after the other.
  Graph graph(const Sum& sum) const {
    std::int32_t offset = 0;
    std::vector<Ends> edges;
    for (const auto i : sum) {
      for (const auto& e : connected_[i].edges) edges.push_back({e.u + offset, e.v + offset});
      offset += static_cast<std::int32_t>(connected_[i].vertices);
    }
    return {offset, std::move(edges)};
  }
  std::size_t edges(const Sum& sum) const {
    std::size_t count = 0;
    for (const auto i : sum) count += connected_[i].edges.size();
    return count;
  }
  /// What the removal of an edge of graph(sum) does.
  Step remove(const Sum& sum, std::size_t edge) const {
    std::size_t part = 0;
    for (; edge >= steps_[sum[part]].size(); ++part) edge -= steps_[sum[part]].size();
    Step step = steps_[sum[part]][edge];
    for (std::size_t i = 0; i < sum.size(); ++i) {
      if (i != part) step.next.push_back(sum[i]);
    }
    std::sort(step.next.begin(), step.next.end());
    return step;
  }
  /// For the player to move.
  Value value(const Sum& sum) const {
    if (sum.empty()) return 0;
    const auto [it, fresh] = values_.try_emplace(sum);
    if (!fresh) return it->second;
    Value best = -1000;
    for (std::size_t e = 0; e < edges(sum); ++e) {
      const auto step = remove(sum, e);
      best = std::max(best, step.points - value(step.next));
    }
    return it->second = best;
  }

 private:
  std::size_t number(const Graph& graph) {
    const auto [it, fresh] = numbers_.try_emplace(canonical_form(graph), connected_.size());
    if (fresh) connected_.push_back(graph);
    return it->second;
  }
  Step removed(const Graph& graph, std::size_t edge) {
    auto edges = graph.edges;
    edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(edge));
    Step step;
    for (const auto end : {graph.edges[edge].u, graph.edges[edge].v}) {
      if (std::none_of(edges.begin(), edges.end(), [&](Ends e) { return e.u == end || e.v == end; })) ++step.points;
    }
    while (!edges.empty()) step.next.push_back(number(part_of(edges)));
    std::sort(step.next.begin(), step.next.end());
    return step;
  }
  /// Takes the component of the first edge away.
  static Graph part_of(std::vector<Ends>& edges) {
    std::map<std::int32_t, std::int32_t> names{{edges.front().u, 0}};
    std::vector<Ends> part;
    for (bool more = true; more;) {
      more = false;
      for (std::size_t i = edges.size(); i-- > 0;) {
        const Ends e = edges[i];
        if (!names.count(e.u) && !names.count(e.v)) continue;
        for (const auto end : {e.u, e.v}) names.try_emplace(end, static_cast<std::int32_t>(names.size()));
        part.push_back({names[e.u], names[e.v]});
        edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(i));
        more = true;
      }
    }
    return {static_cast<std::int64_t>(names.size()), std::move(part)};
  }
  template <class F>
  void extend(Sum& sum, std::size_t from, std::size_t left, F& f) const {
    f(static_cast<const Sum&>(sum));
    for (std::size_t i = from; i < connected_.size() && connected_[i].edges.size() <= left;
         ++i) {  // in the order of their edges
      sum.push_back(i);
      extend(sum, i, left - connected_[i].edges.size(), f);
      sum.pop_back();
    }
  }

  std::size_t most_;
  std::vector<Graph> connected_;
  std::map<std::vector<std::uint64_t>, std::size_t> numbers_;
  std::vector<std::vector<Step>> steps_;  ///< of each edge of each connected graph
  mutable std::map<Sum, Value> values_;
};

}  // namespace arete::inline reproduce
