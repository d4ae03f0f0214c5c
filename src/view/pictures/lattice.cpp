#include "view/pictures/lattice.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace arete::inline view {
namespace {

using GridPlace = std::array<int, 2>;
using Neighbours = std::vector<std::vector<std::size_t>>;

GridPlace operator+(GridPlace p, GridPlace q) { return {p[0] + q[0], p[1] + q[1]}; }
GridPlace operator-(GridPlace p, GridPlace q) { return {p[0] - q[0], p[1] - q[1]}; }
int length(GridPlace p) { return std::abs(p[0]) + std::abs(p[1]); }

/// Vertices in the order of a breadth-first search, each with its neighbours one step nearer to the first.
struct Layers {
  std::vector<std::size_t> order, steps;
  Neighbours nearer;

  Layers(const Neighbours& neighbours, std::size_t start)
      : order{start}, steps(neighbours.size()), nearer(neighbours.size()) {
    std::vector<bool> seen(neighbours.size());
    seen[start] = true;
    for (std::size_t head = 0; head < order.size(); ++head) {
      const auto v = order[head];
      for (const auto w : neighbours[v]) {
        if (!seen[w]) {
          seen[w] = true;
          steps[w] = steps[v] + 1;
          order.push_back(w);
        }
        if (steps[w] == steps[v] + 1) nearer[w].push_back(v);
      }
    }
  }
};

/// Where v goes if it goes anywhere; neighbours of the corner have their places.
std::optional<GridPlace> place_of(std::size_t v, const Layers& layers, const std::vector<GridPlace>& places) {
  const auto& nearer = layers.nearer[v];
  if (nearer.size() > 2) return std::nullopt;
  const auto& before = layers.nearer[nearer[0]];
  if (nearer.size() == 1) return places[nearer[0]] + (places[nearer[0]] - places[before[0]]);
  for (const auto common : before) {
    const auto& others = layers.nearer[nearer[1]];
    if (std::find(others.begin(), others.end(), common) != others.end())
      return places[nearer[0]] + (places[nearer[1]] - places[common]);
  }
  return std::nullopt;
}

bool meet_elsewhere(const Neighbours& neighbours, std::size_t v, std::size_t w, std::size_t here) {
  return std::any_of(neighbours[v].begin(), neighbours[v].end(), [&](std::size_t x) {
    return x != here && std::find(neighbours[w].begin(), neighbours[w].end(), x) != neighbours[w].end();
  });
}
/// A vertex of a square and of nothing else, if there is one.
std::optional<std::size_t> corner_of(const Neighbours& neighbours) {
  for (std::size_t v = 0; v < neighbours.size(); ++v) {
    if (neighbours[v].size() == 2 && meet_elsewhere(neighbours, neighbours[v][0], neighbours[v][1], v)) return v;
  }
  return std::nullopt;
}

bool holds(const Neighbours& neighbours, const std::vector<GridPlace>& places) {
  for (std::size_t v = 0; v < neighbours.size(); ++v) {
    for (const auto w : neighbours[v]) {
      if (length(places[v] - places[w]) != 1) return false;
    }
  }
  return std::set<GridPlace>(places.begin(), places.end()).size() == places.size();
}

}  // namespace

std::optional<std::vector<GridPlace>> lattice_places(const Neighbours& neighbours) {
  const auto corner = corner_of(neighbours);
  if (!corner) return std::nullopt;
  const Layers layers(neighbours, *corner);
  std::vector<GridPlace> places(neighbours.size());
  places[neighbours[*corner][0]] = {1, 0};
  places[neighbours[*corner][1]] = {0, 1};
  for (const auto v : layers.order) {
    if (layers.steps[v] < 2) continue;
    const auto place = place_of(v, layers, places);
    if (!place) return std::nullopt;
    places[v] = *place;
  }
  if (!holds(neighbours, places)) return std::nullopt;
  return places;
}

}  // namespace arete::inline view
