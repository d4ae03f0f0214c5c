#include "lemon_reference.hpp"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

LemonRun lemon_run(std::int32_t vertices, const std::vector<std::pair<std::int32_t, std::int32_t>>& edges) {
  const double start = cpu_seconds();
  lemon::SmartGraph graph;
  graph.reserveNode(vertices);
  graph.reserveEdge(static_cast<int>(edges.size()));
  for (std::int32_t v = 0; v < vertices; ++v) graph.addNode();
  for (const auto& [u, v] : edges) graph.addEdge(graph.nodeFromId(u), graph.nodeFromId(v));
  const double built = cpu_seconds();
  lemon::MaxMatching<lemon::SmartGraph> matching(graph);
  matching.run();
  return {built - start, cpu_seconds() - built, matching.matchingSize()};
}
