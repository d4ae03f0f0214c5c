// Any bytes are a graph in graph6, sparse6 or digraph6, or bad input that says so. Every edge that is read lies
// between vertices that are there.

#include "board/graphs/graph.hpp"
#include "board/graphs/graph6.hpp"
#include "law.hpp"

using namespace arete;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::reads(data, size, [](std::string_view text) {
    const auto graph = read_graph6(text);
    for (const auto& e : graph.edges)
      fuzz::require_law(std::min(e.u, e.v) >= 0 && std::max(e.u, e.v) < graph.vertices, "an edge joins vertices", text);
    if (graph.directed) {
      const Digraph checked(graph.vertices, graph.edges);
    } else {
      const Multigraph checked(graph.vertices, graph.edges);
    }
  });
}
