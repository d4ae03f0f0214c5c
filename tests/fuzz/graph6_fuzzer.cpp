// Any bytes are a graph in graph6, sparse6 or digraph6, or bad input that says so. Every edge that is read lies
// between vertices that are there.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/input_error.hpp"
#include "board/graphs/graph.hpp"
#include "board/graphs/graph6.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    const auto graph = arete::read_graph6(text);
    for (const auto& e : graph.edges) {
      if (e.u < 0 || e.v < 0 || e.u >= graph.vertices || e.v >= graph.vertices) std::abort();
    }
    if (graph.directed) {
      const arete::Digraph checked(graph.vertices, graph.edges);
    } else {
      const arete::Multigraph checked(graph.vertices, graph.edges);
    }
  } catch (const arete::InputError& e) {
    if (e.at().empty() || *e.what() == '\0') std::abort();
  }
  return 0;
}
