#include "view/pictures/turns.hpp"

#include <algorithm>
#include <cmath>

namespace arete::inline view {
namespace {

constexpr std::size_t most_vertices = 40, most_symmetries = 2000, most_turns = 4;

std::vector<std::vector<std::size_t>> cycles_of(const Permutation& images) {
  std::vector<std::vector<std::size_t>> cycles;
  std::vector<bool> seen(images.size());
  for (std::size_t v = 0; v < images.size(); ++v) {
    if (seen[v]) continue;
    auto& cycle = cycles.emplace_back();
    for (std::size_t w = v; !seen[w]; w = images[w]) seen[w] = true, cycle.push_back(w);
  }
  return cycles;
}

/// The length of all cycles but at most one, which is a single vertex; 0 if there is none such.
std::size_t turn_order(const Permutation& images) {
  std::size_t order = 0, alone = 0;
  for (const auto& cycle : cycles_of(images)) {
    if (cycle.size() == 1) {
      if (++alone > 1) return 0;
    } else if (order != 0 && order != cycle.size()) {
      return 0;
    } else {
      order = cycle.size();
    }
  }
  return order;
}

bool shows(const Permutation& images, const Places& spots) {
  for (std::size_t v = 0; v < spots.size(); ++v) {
    for (std::size_t w = 0; w < v; ++w) {
      const double here = std::abs(spots[v] - spots[w]), there = std::abs(spots[images[v]] - spots[images[w]]);
      if (std::abs(here - there) > 0.06) return false;
    }
  }
  return true;
}

}  // namespace

std::vector<Permutation> symmetries_of(const DrawnPart& part) {
  if (part.size() > most_vertices) return {};
  Graph graph;
  graph.vertices = static_cast<std::int64_t>(part.size());
  for (const auto& [a, b] : part.edges)
    graph.edges.push_back({static_cast<std::int32_t>(a), static_cast<std::int32_t>(b)});
  return automorphisms(graph, {}, most_symmetries);
}

std::vector<Turn> turns(const std::vector<Permutation>& symmetries) {
  std::vector<Turn> found;
  for (const auto& images : symmetries) {
    if (const std::size_t order = turn_order(images); order >= 3) found.push_back({images, order});
  }
  std::stable_sort(found.begin(), found.end(), [](const Turn& a, const Turn& b) { return a.order > b.order; });
  if (found.size() > most_turns) found.resize(most_turns);
  return found;
}

Places on_circles(const Turn& turn, bool inside_out) {
  auto cycles = cycles_of(turn.images);
  std::stable_sort(cycles.begin(), cycles.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
  Places spots(turn.images.size());
  const double least = 0.5 / std::sin(std::numbers::pi / static_cast<double>(turn.order));
  const std::size_t circles = cycles.back().size() == 1 ? cycles.size() - 1 : cycles.size();
  for (std::size_t c = 0; c < circles; ++c) {
    const double radius = least + static_cast<double>(inside_out ? c : circles - 1 - c);
    for (std::size_t i = 0; i < turn.order; ++i) {
      const double part = static_cast<double>(i) / static_cast<double>(turn.order);
      spots[cycles[c][i]] = std::polar(radius, std::numbers::pi * (0.5 + 2 * part));
    }
  }
  return spots;
}

std::size_t shown_symmetries(const std::vector<Permutation>& symmetries, const Places& spots) {
  return static_cast<std::size_t>(
      std::count_if(symmetries.begin(), symmetries.end(), [&](const auto& s) { return shows(s, spots); }));
}

}  // namespace arete::inline view
