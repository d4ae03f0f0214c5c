#include "theory/geography/ideas.hpp"

#include "math/matching.hpp"
#include "theory/geography/proofs.hpp"

namespace arete::inline theory {

Idea matching_idea(const Graph& graph, const TokenWalk& walk, Budget* budget) {
  auto gone = used_vertices(graph, walk.way);
  if (!walk.unrooted()) gone[static_cast<std::size_t>(walk.token())] = 0;
  const auto [mate, part] = maximum_matching(arcs(graph, {}, budget), gone, {}, budget);
  Idea::Group matching{"maximum matching", {}, {}}, uncovered{"left uncovered by some maximum matching", {}, {}};
  for (std::int32_t v = 0; v < static_cast<std::int32_t>(mate.size()); ++v) {
    const auto i = static_cast<std::size_t>(v);
    if (gone[i]) continue;
    if (v < mate[i]) matching.lines.push_back({v, mate[i]});
    if (part[i] == Part::D) uncovered.vertices.push_back(v);
  }
  return {"Theorem 1.1", {std::move(matching), std::move(uncovered)}};
}

std::optional<Idea> kernel_idea(const Graph& graph, const TokenWalk& walk, const Finding& finding, Budget* budget) {
  auto way = walk.way;
  if (!finding.best.empty()) way.push_back(static_cast<std::int32_t>(finding.best.front()[0]));
  if (way.empty()) return std::nullopt;
  const auto kernel = prove_edge_geography(graph, way, budget);
  if (!kernel) return std::nullopt;
  const auto name = finding.best.empty() || walk.unrooted()
                        ? "even kernel"
                        : "even kernel after the move to " + std::to_string(way.back());
  return Idea{"Proposition 2.2", {{name, *kernel, {}}}};
}

}  // namespace arete::inline theory
