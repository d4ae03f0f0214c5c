#include "theory/used_part.hpp"

#include <algorithm>

namespace arete::inline theory {
namespace {

/// The vertices that edges, roots and moves name, increasing; nothing if a move names what is no vertex.
std::optional<std::vector<std::int32_t>> named(const Graph& graph, const std::vector<std::int32_t>& roots,
                                               const std::vector<MoveText>& moves, Budget* budget) {
  auto names = roots;
  for (const auto& [u, v] : graph.edges) {
    look(budget);
    names.insert(names.end(), {u, v});
  }
  for (const auto& move : moves) {
    for (const auto v : move) {
      if (v < 0 || v >= graph.vertices) return std::nullopt;
      names.push_back(static_cast<std::int32_t>(v));
    }
  }
  std::sort(names.begin(), names.end(), [&](std::int32_t a, std::int32_t b) {
    look(budget);
    return a < b;
  });
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

/// Adds the first vertices that are not there.
void add_first(std::vector<std::int32_t>& names, std::size_t count) {
  std::vector<std::int32_t> others;
  auto name = names.begin();
  for (std::int32_t v = 0; others.size() < count; ++v) {
    if (name != names.end() && *name == v) {
      ++name;
    } else {
      others.push_back(v);
    }
  }
  const auto middle = static_cast<std::ptrdiff_t>(names.size());
  names.insert(names.end(), others.begin(), others.end());
  std::inplace_merge(names.begin(), names.begin() + middle, names.end());
}

}  // namespace

std::optional<UsedPart> UsedPart::of(const Graph& graph, const std::vector<std::int32_t>& roots,
                                     const std::vector<MoveText>& moves, std::size_t isolated, Budget* budget) {
  constexpr std::int64_t few = 1024;
  const auto at_most = static_cast<std::int64_t>(2 * graph.edges.size() + 2 * moves.size() + roots.size() + isolated);
  if (graph.vertices <= at_most + few) return std::nullopt;
  constexpr double each = 6;  // a list of names that has grown to twice its size, and the edges once more
  const MemoryShare memory(budget, each * sizeof(std::int32_t) * static_cast<double>(graph.edges.size()));
  auto names = named(graph, roots, moves, budget);
  if (!names) return std::nullopt;
  const auto others = static_cast<std::size_t>(graph.vertices) - names->size();
  if (isolated > 0) add_first(*names, isolated + (others - isolated) % 2);
  UsedPart part(*std::move(names));
  std::vector<Ends> edges;
  edges.reserve(graph.edges.size());
  for (const auto& [u, v] : graph.edges) {
    look(budget);
    edges.push_back({part.number(u), part.number(v)});
  }
  part.graph_ = Graph(static_cast<std::int64_t>(part.names_.size()), std::move(edges), budget);
  for (auto move : moves) {
    for (auto& v : move) v = part.number(v);
    part.moves_.push_back(std::move(move));
  }
  return part;
}

std::int32_t UsedPart::number(std::int64_t vertex) const {
  return static_cast<std::int32_t>(std::lower_bound(names_.begin(), names_.end(), vertex) - names_.begin());
}

void UsedPart::rename(Finding& finding) const {
  const auto name = [&](auto number) { return names_[static_cast<std::size_t>(number)]; };
  for (auto& move : finding.best) {
    for (auto& v : move) v = name(v);
  }
  if (!finding.idea) return;
  for (auto& group : finding.idea->groups) {
    for (auto& v : group.vertices) v = name(v);
    for (auto& [u, v] : group.lines) u = name(u), v = name(v);
    for (auto& way : group.ways) {
      for (auto& [vertex, from] : way) vertex = name(vertex), from = name(from);
    }
  }
}

}  // namespace arete::inline theory
