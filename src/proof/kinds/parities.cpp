#include "proof/kinds/parities.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "proof/kinds/parity_induction.hpp"
#include "proof/refused.hpp"

namespace arete::inline proof {
namespace {

/// Edges with their ends numbered from 0 on, so that nothing is kept of vertices without edges.
class NumberedEdges {
 public:
  NumberedEdges(std::span<const Ends> left, const Effort& effort) {
    for (const auto& e : left) names_.insert(names_.end(), {e.u, e.v});
    std::sort(names_.begin(), names_.end());
    names_.erase(std::unique(names_.begin(), names_.end()), names_.end());
    for (const auto& e : left) {
      effort.look();
      edges.push_back({number(e.u), number(e.v)});
    }
  }
  std::size_t vertices() const { return names_.size(); }

  std::vector<std::array<std::size_t, 2>> edges;

 private:
  std::size_t number(std::int32_t v) const {
    return static_cast<std::size_t>(std::lower_bound(names_.begin(), names_.end(), v) - names_.begin());
  }
  std::vector<std::int32_t> names_;
};

struct PeeledComponent {
  std::int64_t edges = 0, vertices = 0, core = 0;

  PicareteShape shape() const {
    // Beyond a few, all that matters of the number of cycles is its parity; it is kept as it is.
    return {static_cast<int>(edges - vertices + 1), core % 2 != 0, edges == 1};
  }
};

/// The components, and what is peeled off to find their 2-cores.
class PeeledGraph {
 public:
  PeeledGraph(std::span<const Ends> left, const Effort& effort)
      : graph_(left, effort), parent_(graph_.vertices()), hanging_(graph_.edges.size()), cut_(graph_.edges.size()) {
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    for (const auto& [u, v] : graph_.edges) parent_[std::max(root(u), root(v))] = std::min(root(u), root(v));
    of_root_.resize(graph_.vertices());
    for (std::size_t v = 0; v < graph_.vertices(); ++v) ++of_root_[root(v)].vertices;
    for (const auto& [u, v] : graph_.edges) {
      auto& component = of_root_[root(u)];
      ++component.edges;
      ++component.core;
    }
    peel(effort);
    for (std::size_t v = 0; v < graph_.vertices(); ++v) {
      if (root(v) == v) totals_.add(of_root_[v].shape());
    }
    totals_.odd = graph_.edges.size() % 2 != 0;
  }

  const PicareteTotals& totals() const { return totals_; }
  std::size_t vertices() const { return graph_.vertices(); }
  /// Of the sorts I, N, T, S.
  std::array<std::int64_t, 4> sorts() const {
    std::array<std::int64_t, 4> count{};
    for (std::size_t v = 0; v < graph_.vertices(); ++v) {
      if (root(v) != v) continue;
      const auto shape = of_root_[v].shape();
      ++count[shape.single ? 0 : shape.even_cycles() ? 1 : shape.odd_core ? 3 : 2];
    }
    return count;
  }
  bool one_cycle_at_most() const { return totals_.spare_cycles == 0; }
  /// What the removal of an edge is worth; no component has two cycles.
  Value worth(std::size_t edge) const {
    const auto& whole = of_root_[root(graph_.edges[edge][0])];
    PicareteTotals after = totals_;
    after.add(whole.shape(), -1);
    after.odd = !after.odd;
    Value gain = 0;
    const auto leave = [&](std::int64_t edges, PicareteShape shape) {
      if (edges == 0) {
        ++gain;
        return;
      }
      shape.single = edges == 1;
      after.add(shape);
    };
    if (cut_[edge]) {
      leave(hanging_[edge], {});
      leave(whole.edges - 1 - hanging_[edge], whole.shape());
    } else {
      leave(whole.edges - 1, {});
    }
    const auto next = picarete_theorem(after);
    require(next.exact(), "a component has two cycles after a move");
    return gain - next.low;
  }

 private:
  std::size_t root(std::size_t v) const {
    while (parent_[v] != v) v = parent_[v] = parent_[parent_[v]];
    return v;
  }
  /// Deletes leaves as long as there are any. Each goes with one edge, behind which a tree hangs.
  void peel(const Effort& effort) {
    std::vector<std::size_t> degree(graph_.vertices()),
        way(graph_.vertices());  // `way`: the exclusive or of the edges left
    std::vector<std::int64_t> behind(graph_.vertices());
    for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
      for (const auto v : graph_.edges[e]) ++degree[v], way[v] ^= e;
    }
    for (std::size_t from = 0; from < graph_.vertices(); ++from) {
      effort.look();
      for (std::size_t leaf = from; degree[leaf] == 1;) {
        const std::size_t e = way[leaf], next = graph_.edges[e][0] ^ graph_.edges[e][1] ^ leaf;
        cut_[e] = true;
        hanging_[e] = behind[leaf];
        behind[next] += behind[leaf] + 1;
        --of_root_[root(leaf)].core;
        degree[leaf] = 0;
        --degree[next];
        way[next] ^= e;
        leaf = next;
      }
    }
  }

  NumberedEdges graph_;
  mutable std::vector<std::size_t> parent_;  // ways to roots are shortened as they are gone
  std::vector<PeeledComponent> of_root_;
  std::vector<std::int64_t> hanging_;  // of each edge that is cut: how many edges hang behind it
  std::vector<bool> cut_;
  PicareteTotals totals_;
};

Verdict proved_bounds(const PeeledGraph& components) {
  static const bool proved = proved_by_induction(picarete_theorem);
  require(proved, "the bounds do not follow");
  const auto coins = static_cast<Value>(components.vertices());  // each vertex is somebody's point
  const auto bounds = picarete_theorem(components.totals());
  return {std::max(bounds.low, -coins), std::min(bounds.high, coins)};
}

/// The edges that are left, and the first player's points minus the second's.
struct Played {
  std::vector<Ends> left;
  Value lead = 0;
};
Played played(const Graph& graph, std::span<const Ends> removed) {
  std::vector<Ends> gone(removed.begin(), removed.end());
  std::sort(gone.begin(), gone.end());
  require(std::adjacent_find(gone.begin(), gone.end()) == gone.end(), "an edge is removed twice");
  require(std::includes(graph.edges.begin(), graph.edges.end(), gone.begin(), gone.end()), "a move names no edge");
  Played result;
  std::set_difference(graph.edges.begin(), graph.edges.end(), gone.begin(), gone.end(),
                      std::back_inserter(result.left));
  std::vector<std::int32_t> held;  // vertices that an edge still holds, seen backwards
  for (const auto& e : result.left) held.insert(held.end(), {e.u, e.v});
  for (const auto& e : gone) held.insert(held.end(), {e.u, e.v});
  std::sort(held.begin(), held.end());
  held.erase(std::unique(held.begin(), held.end()), held.end());
  const auto at = [&](std::int32_t v) {
    return static_cast<std::size_t>(std::lower_bound(held.begin(), held.end(), v) - held.begin());
  };
  std::vector<bool> holds(held.size());
  for (const auto& e : result.left) holds[at(e.u)] = holds[at(e.v)] = true;
  for (std::size_t i = removed.size(); i-- > 0;) {
    for (const auto v : {removed[i].u, removed[i].v}) {
      if (!holds[at(v)]) result.lead += i % 2 == 0 ? 1 : -1;
      holds[at(v)] = true;
    }
  }
  return result;
}

std::string lines_of(const PeeledGraph& components) {
  std::string lines = "sorts";
  for (const auto count : components.sorts()) lines += ' ' + std::to_string(count);
  return lines + '\n';
}

}  // namespace

Verdict proved_parity_bounds(std::span<const Ends> left, const Effort& effort) {
  return proved_bounds(PeeledGraph(left, effort));
}

Verdict parity_bounds_of(const RulesView& rules, const Words& p, const Effort& effort) {
  std::vector<Ends> left;
  for (const Move m : rules.moves(p, Player::first)) left.push_back(rules.ends(m.at()));
  return proved_parity_bounds(left, effort);
}

std::optional<std::string> parity_lines(const Graph& graph, std::span<const Ends> removed) {
  const PeeledGraph components(played(graph, removed).left, Effort());
  return components.one_cycle_at_most() ? std::optional(lines_of(components)) : std::nullopt;
}

Finding check_parities(const Graph& graph, std::span<const Ends> removed, const std::string& lines,
                       const Effort& effort) {
  constexpr std::size_t most_listed = 100'000;
  constexpr std::uint64_t each = 160;  // bytes: names, numbers, components, and what hangs on each edge
  effort.hold(each * graph.edges.size());
  const auto position = played(graph, removed);
  const PeeledGraph components(position.left, effort);
  require(lines == lines_of(components), "the components are of other sorts");
  Finding finding{.lead = position.lead, .value = proved_bounds(components), .complete = false};
  if (!components.one_cycle_at_most()) return finding;
  for (std::size_t e = 0; e < position.left.size() && finding.best.size() <= most_listed; ++e) {
    effort.look();
    if (components.worth(e) == finding.value.low) finding.best.push_back({position.left[e].u, position.left[e].v});
  }
  finding.complete = finding.best.size() <= most_listed;
  if (!finding.complete) finding.best.clear();
  return finding;
}

}  // namespace arete::inline proof
