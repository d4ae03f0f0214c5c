#include "board/tilings/animal.hpp"

#include <algorithm>
#include <set>

#include "base/input_error.hpp"

namespace arete::inline board {

Animal animal_of(const Tiling& tiling, const std::vector<Cell>& cells, const std::string& at, Budget* budget) {
  constexpr double each = 64;  // bytes of a cell in a set
  const MemoryShare memory(budget, each * static_cast<double>(cells.size()));
  if (cells.empty()) throw InputError(at, "an animal has at least one cell");
  std::set<Cell> seen;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    look(budget);
    const auto [a, b] = cells[i];
    if (std::max({a, b, -a, -b}) > farthest_cell)
      throw InputError(place(at, i), "too far away: coordinates are at most 2^20 in size");
    if (!tiling.has(cells[i])) throw InputError(place(at, i), "not a cell of the board " + tiling.name());
    if (!seen.insert(cells[i]).second) throw InputError(place(at, i), "this cell is given twice");
  }
  return {seen.begin(), seen.end()};
}

bool connected(const Tiling& tiling, const Animal& animal) {
  std::set<Cell> missing(animal.begin() + 1, animal.end());
  std::vector<Cell> reached{animal.front()};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Cell c : tiling.neighbours(reached[i])) {
      if (missing.erase(c) > 0) reached.push_back(c);
    }
  }
  return missing.empty();
}

Animal translated(const Animal& animal, Cell by) {
  Animal moved = animal;
  for (auto& c : moved) c = c + by;
  return moved;
}

Animal at_origin(const Tiling& tiling, const Animal& animal) {
  return translated(animal, tiling.to_class(animal.front()));
}

std::vector<Animal> orientations(const Tiling& tiling, const Animal& animal) {
  std::set<Animal> found;
  for (const auto& s : tiling.symmetries()) {
    Animal image;
    for (const Cell c : animal) image.push_back(s(c));
    std::sort(image.begin(), image.end());
    found.insert(at_origin(tiling, image));
  }
  return {found.begin(), found.end()};
}

Animal canonical(const Tiling& tiling, const Animal& animal) { return orientations(tiling, animal).front(); }

std::vector<Animal> placements_through(const Tiling& tiling, const Animal& animal, Cell cell) {
  std::vector<Animal> found;
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : o) {
      if (tiling.class_of(c) == tiling.class_of(cell)) found.push_back(translated(o, cell - c));
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<Animal> children(const Tiling& tiling, const Animal& animal) {
  std::set<Animal> found;
  for (const Cell c : animal) {
    for (const Cell added : tiling.neighbours(c)) {
      const auto place = std::lower_bound(animal.begin(), animal.end(), added);
      if (place != animal.end() && *place == added) continue;
      Animal child = animal;
      child.insert(child.begin() + (place - animal.begin()), added);
      found.insert(canonical(tiling, child));
    }
  }
  return {found.begin(), found.end()};
}

bool contains(const Tiling& tiling, const Animal& big, const Animal& small) {
  const auto inside = [&](const Animal& copy) {
    return std::includes(big.begin(), big.end(), copy.begin(), copy.end());
  };
  for (const auto& o : orientations(tiling, small)) {
    for (const Cell c : big) {
      if (tiling.class_of(c) == tiling.class_of(o.front()) && inside(translated(o, c - o.front()))) return true;
    }
  }
  return false;
}

std::vector<Animal> animals_of_size(const Tiling& tiling, std::size_t size) {
  std::set<Animal> found;
  if (size == 0) return {};
  for (const Cell c : tiling.classes()) found.insert(canonical(tiling, {c}));
  for (std::size_t n = 1; n < size; ++n) {
    std::set<Animal> next;
    for (const auto& parent : found) {
      for (auto& child : children(tiling, parent)) next.insert(std::move(child));
    }
    found = std::move(next);
  }
  return {found.begin(), found.end()};
}

}  // namespace arete::inline board
