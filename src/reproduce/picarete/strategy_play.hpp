// The strategy of Le Pic'arete against every opponent, on small graphs.
#pragma once

#include "reproduce/picarete/small_graphs.hpp"
#include "theory/picarete/strategy.hpp"

namespace arete::inline reproduce {

/// The worst that the strategy can come to from a sum of graphs when she who follows it is to move, whatever the
/// opponent does.
inline Value worst(const SmallGraphs& graphs, const SmallGraphs::Sum& sum, std::map<SmallGraphs::Sum, Value>& known) {
  if (sum.empty()) return 0;
  if (const auto it = known.find(sum); it != known.end()) return it->second;
  const Graph graph = graphs.graph(sum);
  const auto mine = graphs.remove(sum, securing_edge(PicareteComponents(graph)));
  Value least = mine.next.empty() ? 0 : 1000;
  for (std::size_t e = 0; e < graphs.edges(mine.next); ++e) {
    const auto theirs = graphs.remove(mine.next, e);
    least = std::min(least, worst(graphs, theirs.next, known) - theirs.points);
  }
  return known[sum] = mine.points + least;
}

}  // namespace arete::inline reproduce
