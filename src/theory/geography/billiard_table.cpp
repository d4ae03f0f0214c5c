#include "theory/geography/billiard_table.hpp"

#include <algorithm>
#include <numeric>

namespace arete::inline theory {
namespace {

/// A place of the rim is as far beyond a vertex as another one is before it.
Idea::Place place_of(const Grid& grid, std::int32_t x, std::int32_t y) {
  const auto near_x = std::clamp(x, 1, grid.m), near_y = std::clamp(y, 1, grid.n);
  return {grid.vertex(near_x, near_y), grid.vertex(2 * near_x - x, 2 * near_y - y)};
}

}  // namespace

Idea::Group way_group(const Grid& grid, const std::string& name, const std::vector<TableWay>& ways) {
  Idea::Group group{name, {}, {}};
  for (const auto& way : ways) {
    auto& drawn = group.ways.emplace_back();
    for (std::size_t i = 0; i < way.size(); ++i) {
      const bool between = i > 0 && i + 1 < way.size() && 2 * way[i].first == way[i - 1].first + way[i + 1].first &&
                           2 * way[i].second == way[i - 1].second + way[i + 1].second;
      if (!between) drawn.push_back(place_of(grid, way[i].first, way[i].second));
    }
  }
  return group;
}

TableWay rim_of(const Grid& grid) {
  const auto m = grid.m + 1, n = grid.n + 1;
  return {{0, 0}, {m, 0}, {m, n}, {0, n}, {0, 0}};
}

std::optional<Idea::Group> squares_of(const Grid& grid) {
  const auto m = grid.m + 1, n = grid.n + 1, d = std::gcd(m, n);
  if (d == 1 || grid.m < 2 || grid.n < 2) return std::nullopt;
  std::vector<TableWay> lines;
  for (std::int32_t x = 0; x <= m; x += d) lines.push_back({{x, 0}, {x, n}});
  for (std::int32_t y = 0; y <= n; y += d) lines.push_back({{0, y}, {m, y}});
  return way_group(grid, "squares of side " + std::to_string(d), lines);
}

std::vector<Idea::Group> portions_at_corner(const Grid& grid) {
  return {way_group(grid, "a", {{{1, 2}, {0, 3}}}), way_group(grid, "b", {{{1, 2}, {2, 3}}}),
          way_group(grid, "c", {{{2, 1}, {3, 2}}}), way_group(grid, "d", {{{2, 1}, {3, 0}}})};
}

}  // namespace arete::inline theory
