#include "math/peeling.hpp"

namespace arete::inline math {

Peeling::Peeling(const Arcs& graph, const Flags& in, Budget* budget) : when(in.size(), never) {
  std::vector<std::int32_t> left(in.size()), open;
  for (std::int32_t v = 0; v < graph.vertices(); ++v) {
    if (!in[static_cast<std::size_t>(v)]) continue;
    left[static_cast<std::size_t>(v)] = graph.degree(v);
    if (graph.degree(v) <= 1) open.push_back(v);
  }
  const auto remove = [&](std::int32_t v) {
    when[static_cast<std::size_t>(v)] = static_cast<std::int32_t>(steps.size());
    for (const auto w : graph.of(v)) {
      if (--left[static_cast<std::size_t>(w)] <= 1 && core(w)) open.push_back(w);
    }
  };
  while (!open.empty()) {
    look(budget);
    const auto leaf = open.back();
    open.pop_back();
    if (!core(leaf)) continue;
    std::int32_t neighbour = nobody;
    for (const auto w : graph.of(leaf)) {
      if (core(w)) neighbour = w;
    }
    remove(leaf);
    if (neighbour != nobody) remove(neighbour);
    steps.push_back({leaf, neighbour});
  }
}

}  // namespace arete::inline math
