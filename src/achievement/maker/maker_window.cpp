#include "achievement/maker/maker_window.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

#include "board/tilings/proof_sequence.hpp"

namespace arete::inline achievement {
namespace {

/// The square of the length of a vector, up to a factor: the sum over the point group is invariant under it.
std::int64_t square(const Tiling& tiling, Cell vector) {
  std::int64_t sum = 0;
  for (const auto& turn : tiling.symmetries()) {
    const Cell c = turn(vector);
    sum += std::int64_t{c.a} * c.a + std::int64_t{c.b} * c.b;
  }
  return sum;
}

std::vector<Cell> disc(const Tiling& tiling, Cell first, std::size_t most) {
  int reach = tiling.step();
  while (static_cast<std::size_t>(reach) * static_cast<std::size_t>(reach) <
         4 * most * static_cast<std::size_t>(tiling.step() * tiling.step()))
    ++reach;
  std::vector<std::pair<std::int64_t, Cell>> near;
  for (int a = -reach; a <= reach; ++a) {
    for (int b = -reach; b <= reach; ++b) {
      const Cell c = first + Cell{a, b};
      if (tiling.has(c)) near.emplace_back(square(tiling, {a, b}), c);
    }
  }
  std::sort(near.begin(), near.end());
  auto size = std::min(most, near.size() - 1);
  while (size > 1 && near[size].first == near[size - 1].first) --size;
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < size; ++i) cells.push_back(near[i].second);
  return cells;
}

}  // namespace

Window::Window(const Tiling& tiling, const Animal& animal, Cell first, std::size_t most)
    : cells(disc(tiling, first, std::min(most, CellSet::capacity))) {
  std::map<Cell, std::size_t> place;
  for (std::size_t i = 0; i < cells.size(); ++i) place[cells[i]] = i;
  for (const auto& orientation : orientations(tiling, animal)) {
    for (const Cell c : cells) {
      if (tiling.class_of(c) != tiling.class_of(orientation.front())) continue;
      CellSet placement;
      for (const Cell d : translated(orientation, c - orientation.front())) {
        if (const auto it = place.find(d); it != place.end()) placement = placement.with(it->second);
      }
      if (static_cast<std::size_t>(placement.size()) == animal.size()) placements.push_back(placement);
    }
  }
  for (const auto& turn : tiling.symmetries()) {
    const Isometry symmetry{turn, first - turn(first)};
    if (!is_symmetry(tiling, symmetry) || symmetry == Isometry{}) continue;
    auto& places = symmetries.emplace_back();
    for (const Cell c : cells) places.push_back(place.at(symmetry(c)));
  }
}

}  // namespace arete::inline achievement
