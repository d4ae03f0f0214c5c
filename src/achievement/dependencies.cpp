#include "achievement/dependencies.hpp"

#include <algorithm>
#include <set>

namespace arete::inline achievement {
namespace {

/// What is certainly marked after the maker has marked x, some cells being marked before.
std::set<Cell> after(const Tiling& tiling, const Priorities& priorities, int breaker, Cell x, std::set<Cell> marked) {
  marked.insert(x);
  for (const Cell response : priorities.to(tiling, x)) {
    if (breaker > 0 && marked.insert(response).second) --breaker;
  }
  return marked;
}

}  // namespace

std::vector<Dependency> dependencies(const Tiling& tiling, const Animal& placement, const Priorities& priorities,
                                     int breaker) {
  const auto marked_after = [&](Cell x, std::set<Cell> before) {
    return after(tiling, priorities, breaker, x, std::move(before));
  };
  std::vector<Dependency> arrows;
  for (const Cell x : placement) {
    const auto certain = marked_after(x, {});
    for (const Cell y : placement) {
      if (y == x) continue;
      if (certain.contains(y)) {
        arrows.push_back({x, y, Dependency::Kind::unconditional, std::nullopt});
        continue;
      }
      for (const Cell c : placement) {
        if (c == x || c == y || marked_after(c, {}).contains(y)) continue;
        if (marked_after(x, {c}).contains(y)) {
          arrows.push_back({x, y, Dependency::Kind::conditional, c});
        } else if (marked_after(x, marked_after(c, {})).contains(y)) {
          arrows.push_back({x, y, Dependency::Kind::secondary, c});
        }
      }
    }
  }
  return arrows;
}

std::vector<Animal> placements_in_period(const Tiling& tiling, const Animal& animal, const Period& period) {
  std::vector<Animal> list;
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : period.cells(tiling)) {
      if (tiling.class_of(c) == tiling.class_of(o.front())) list.push_back(translated(o, c - o.front()));
    }
  }
  return list;
}

}  // namespace arete::inline achievement
