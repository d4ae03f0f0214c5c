#include "theory/matching.hpp"

namespace arete {

std::vector<std::int32_t> greedy_matching(const Arcs& graph) {
  const auto n = static_cast<std::size_t>(graph.vertices());
  std::vector<std::int32_t> mate(n, Matching::none), left(n), leaves;
  for (std::size_t v = 0; v < n; ++v) {
    left[v] = graph.degree(static_cast<std::int32_t>(v));
    if (left[v] == 1) leaves.push_back(static_cast<std::int32_t>(v));
  }
  const auto match_at = [&](std::int32_t v) {
    for (const auto w : graph.of(v)) {
      if (mate[static_cast<std::size_t>(w)] != Matching::none) continue;
      mate[static_cast<std::size_t>(v)] = w;
      mate[static_cast<std::size_t>(w)] = v;
      for (const auto gone : {v, w}) {
        for (const auto other : graph.of(gone)) {
          if (--left[static_cast<std::size_t>(other)] == 1 && mate[static_cast<std::size_t>(other)] == Matching::none) leaves.push_back(other);
        }
      }
      return;
    }
  };
  for (std::int32_t v = 0; v < graph.vertices(); ++v) {
    while (!leaves.empty()) {
      const auto leaf = leaves.back();
      leaves.pop_back();
      if (mate[static_cast<std::size_t>(leaf)] == Matching::none) match_at(leaf);
    }
    if (mate[static_cast<std::size_t>(v)] == Matching::none) match_at(v);
  }
  return mate;
}

}  // namespace arete
