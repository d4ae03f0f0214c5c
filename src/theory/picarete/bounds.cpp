#include "theory/picarete/bounds.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/picarete/idea.hpp"
#include "theory/picarete/strategy.hpp"

namespace arete::inline theory {
namespace {

using Vertex = PicareteComponents::Vertex;

/// Which edges the moves have removed; throws InputError.
Flags removed_by(const Graph& graph, const std::vector<MoveText>& moves) {
  if (moves.empty()) return {};
  Flags removed(graph.edges.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i == graph.edges.size()) refuse_move(moves, i, "the game is over");
    const Ends ends = ends_of_move(moves, i);
    const auto it = std::lower_bound(graph.edges.begin(), graph.edges.end(), ends);
    if (it == graph.edges.end() || *it != ends) refuse_move(moves, i, "there is no such edge");
    auto& gone = removed[static_cast<std::size_t>(it - graph.edges.begin())];
    if (gone != 0) refuse_move(moves, i, "already taken");
    gone = 1;
  }
  return removed;
}

/// The first player's points minus the second's: seen backwards, a move made a point where it brings a vertex its first
/// edge.
Value lead_after(const PicareteComponents& components, const std::vector<MoveText>& moves) {
  if (moves.empty()) return 0;
  auto links = components.links();
  Value lead = 0;
  for (std::size_t i = moves.size(); i-- > 0;) {
    for (const auto v : moves[i]) {
      if (links[static_cast<std::size_t>(v)].degree++ == 0) lead += i % 2 == 0 ? 1 : -1;
    }
  }
  return lead;
}

/// Of a position without two cycles in a component, the edges that keep the value.
class BestEdges {
 public:
  BestEdges(const PicareteComponents& components, Budget* budget)
      : components_(components), links_(components.links()), hanging_(links_.size()) {
    for (Vertex v = 0; v < static_cast<Vertex>(links_.size()); ++v) {
      look(budget);
      peel(links_, v, [&](Vertex leaf, Vertex next) { outside(leaf, next); });
    }
    for (std::size_t e = 0; e < components.graph().edges.size(); ++e) {
      if (components.left(e)) on_cycle(components.graph().edges[e]);
    }
  }

  std::vector<Ends> list;

 private:
  void outside(Vertex leaf, Vertex next) {
    const auto size = hanging_[static_cast<std::size_t>(leaf)];
    hanging_[static_cast<std::size_t>(next)] += size + 1;
    const auto& whole = components_.tally(components_.component(leaf));
    keep_if_best({leaf, next}, whole, {size, size + 1, size},
                 {whole.edges - 1 - size, whole.vertices - 1 - size, whole.outside - 1 - size});
  }
  void on_cycle(Ends e) {
    if (links_[static_cast<std::size_t>(e.u)].degree == 0 || links_[static_cast<std::size_t>(e.v)].degree == 0) return;
    const auto& whole = components_.tally(components_.component(e.u));
    keep_if_best(e, whole, {whole.edges - 1, whole.vertices, whole.edges - 1}, {});
  }
  /// A part without edges is a point, or there is no such part.
  void keep_if_best(Ends e, const PicareteTally& whole, const PicareteTally& one, const PicareteTally& two) {
    auto after = components_.parities();
    after.add(whole.edges, whole.vertices, whole.outside, -1);
    Value points = 0;
    for (const auto& part : {one, two}) {
      if (part.edges > 0) {
        after.add(part.edges, part.vertices, part.outside);
      } else {
        points += part.vertices;
      }
    }
    if (points - after.bound() == components_.parities().bound()) list.push_back(ordered(e));
  }

  const PicareteComponents& components_;
  PicareteLinks links_;                ///< in the end, of the cycles
  std::vector<std::int32_t> hanging_;  ///< how many edges of a tree hang on each vertex
};

}  // namespace

std::optional<Finding> picarete_bounds(const Graph& graph, const std::vector<MoveText>& moves, const Question& asked) {
  constexpr double vertex = 56, edge = 18;  // links, labels and what hangs on each; marks and lists
  const MemoryShare memory(
      asked.budget, vertex * static_cast<double>(graph.vertices) + edge * static_cast<double>(graph.edges.size()));
  const PicareteComponents components(graph, removed_by(graph, moves), asked.budget);
  Finding finding;
  finding.to_move = moves.size() % 2 == 0 ? Player::first : Player::second;
  finding.lead = lead_after(components, moves);
  finding.value = components.parities().bounds();
  const bool few_cycles = components.parities().cycles == 0;
  finding.source = few_cycles
                       ? "parities of the components, none of which has two cycles: after Le Pic'arete, Theorem 2"
                       : "parities of the components: Le Pic'arete, Theorem 2";
  if (asked.idea) finding.idea = picarete_idea(components);
  if (components.count() == 0) return finding;
  if (few_cycles && asked.all_best) {
    tell_best(finding, std::move(BestEdges(components, asked.budget).list), asked);
  } else {
    finding.complete = few_cycles;
    tell_best(finding, {graph.edges[securing_edge(components)]}, asked);
  }
  return finding;
}

}  // namespace arete::inline theory
