#include "board/tilings/tiling.hpp"

#include <algorithm>
#include <set>

#include "base/input_error.hpp"

namespace arete::inline board {
namespace {

constexpr LinearMap quarter_turn{{0, 1}, {-1, 0}};
constexpr LinearMap sixth_turn{{0, 1}, {-1, 1}};  // in the basis of two unit vectors at 60 degrees
constexpr LinearMap swap{{0, 1}, {1, 0}};

int modulo(int value, int step) { return ((value % step) + step) % step; }

Cell sixfold(Cell c) { return {6 * c.a, 6 * c.b}; }

std::vector<LinearMap> generated(const std::vector<LinearMap>& generators) {
  const LinearMap identity{{1, 0}, {0, 1}};
  std::vector<LinearMap> group{identity};
  std::set<LinearMap> seen{identity};
  for (std::size_t i = 0; i < group.size(); ++i) {
    for (const auto& g : generators) {
      const LinearMap product{g(group[i].x), g(group[i].y)};
      if (seen.insert(product).second) group.push_back(product);
    }
  }
  return group;
}

}  // namespace

Tiling::Tiling(const Description& description)
    : name_(description.name),
      step_(description.step),
      symmetries_(generated(description.generators)),
      class_(static_cast<std::size_t>(step_ * step_), -1),
      slanted_(description.slanted) {
  std::set<std::pair<Cell, Cell>> arcs;  // from the cell of a class, by an offset
  for (const auto& [one, other] : description.neighbours) {
    for (const auto& s : symmetries_) {
      for (const auto& [from, to] : {std::pair{s(one), s(other)}, std::pair{s(other), s(one)}}) {
        arcs.insert({{modulo(from.a, step_), modulo(from.b, step_)}, to - from});
      }
    }
  }
  for (const auto& [cell, offset] : arcs) {
    if (classes_.empty() || classes_.back() != cell) {
      class_[residue(cell)] = static_cast<int>(classes_.size());
      classes_.push_back(cell);
      offsets_.emplace_back();
    }
    offsets_.back().push_back(offset);
  }
  corners_.resize(classes_.size());
  for (const auto& s : symmetries_) {
    const Cell image = s(description.neighbours.front().first);
    auto& corners = corners_[class_of(image)];
    if (!corners.empty()) continue;
    for (const Cell c : description.corners) corners.push_back(s(c) + sixfold(to_class(image)));
  }
}

std::size_t Tiling::residue(Cell cell) const {
  return static_cast<std::size_t>(modulo(cell.a, step_) * step_ + modulo(cell.b, step_));
}

std::vector<Cell> Tiling::neighbours(Cell cell) const {
  auto list = offsets_[class_of(cell)];
  for (auto& c : list) c = c + cell;
  return list;
}

std::vector<Cell> Tiling::corners(Cell cell) const {
  auto list = corners_[class_of(cell)];
  for (auto& c : list) c = c - sixfold(to_class(cell));
  return list;
}

std::span<const Tiling> tilings() {
  static const std::vector<Tiling> all = {
      Tiling(
          {"square-edges", 2, {quarter_turn, swap}, {{{1, 0}, {0, 1}}, {{1, 0}, {-1, 0}}}, {{0, 0}, {12, 0}}, false}),
      Tiling({"triangular-edges",
              2,
              {sixth_turn, swap},
              {{{1, 0}, {0, 1}}, {{1, 0}, {-1, 1}}, {{1, 0}, {-1, 0}}},
              {{0, 0}, {12, 0}},
              true}),
      Tiling({"hexagonal-edges", 2, {sixth_turn, swap}, {{{1, 0}, {0, 1}}}, {{4, 4}, {8, -4}}, true}),
      Tiling({"squares", 1, {quarter_turn, swap}, {{{0, 0}, {1, 0}}}, {{3, 3}, {-3, 3}, {-3, -3}, {3, -3}}, false}),
      Tiling({"triangles", 3, {sixth_turn, swap}, {{{1, 1}, {2, 2}}}, {{0, 0}, {18, 0}, {0, 18}}, true}),
      Tiling({"hexagons",
              1,
              {sixth_turn, swap},
              {{{0, 0}, {1, 0}}},
              {{2, 2}, {-2, 4}, {-4, 2}, {-2, -2}, {2, -4}, {4, -2}},
              true}),
  };
  return all;
}

const Tiling& tiling(std::string_view name) {
  const auto all = tilings();
  const auto it = std::find_if(all.begin(), all.end(), [&](const Tiling& t) { return t.name() == name; });
  if (it != all.end()) return *it;
  std::string known;
  for (const auto& t : all) known += (known.empty() ? "" : ", ") + t.name();
  throw InputError("board", "no board `" + std::string(name.substr(0, 64)) + "`; there are " + known);
}

}  // namespace arete::inline board
