#include "view/pictures/groups.hpp"

#include <algorithm>

#include "view/pictures/boxes.hpp"
#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

/// A name and the mark of a best move are not put on one another.
Spot beside_diamonds(const Scene& scene, const Sheet& sheet, Spot s) {
  const bool taken = std::ranges::any_of(scene.diamonds, [&](const Diamond& d) { return length(d.at - s) < d.radius; });
  return taken ? s + Spot{0, -1.7 * sheet.font} : s;
}

Spot middle_one(const std::vector<Spot>& places) {
  Spot mean;
  for (const Spot s : places) mean = mean + (1 / static_cast<double>(places.size())) * s;
  return *std::ranges::min_element(places, [&](Spot a, Spot b) { return length(a - mean) < length(b - mean); });
}

/// The name stands at the one of the faces, lines or vertices that is nearest to their middle, or at each. Of a group
/// of faces the lines are not painted: they are the sides of its boxes.
void add_group(Scene& scene, const Sheet& sheet, const Idea::Group& group, std::size_t index) {
  const double heavy = std::max(0.5, sheet.weight);
  const auto* colour = veil_colours[index % veil_colours.size()];
  auto places = add_boxes(scene, group.faces, sheet.at, 15 * heavy, colour);
  const auto veil = [&](Spot from, Spot to, double width) {
    scene.veils.push_back({straight(from, to), width * heavy, colour});
    places.push_back(0.5 * (from + to));
  };
  const auto at = [&](std::int32_t v) { return sheet.at[static_cast<std::size_t>(v)]; };
  for (const Ends e : group.faces.empty() ? group.lines : std::vector<Ends>{}) {
    if (e.u != e.v && sheet.is_vertex(e.u) && sheet.is_vertex(e.v)) veil(at(e.u), at(e.v), 22);
  }
  for (const auto& way : group.ways) {
    for (std::size_t i = 1; i < way.size(); ++i) veil(spot_of(sheet, way[i - 1]), spot_of(sheet, way[i]), 7);
  }
  for (const std::int32_t v : group.vertices) {
    if (sheet.is_vertex(v)) veil(at(v), at(v), 34);
  }
  if (!places.empty() && !group.each) places = {beside_diamonds(scene, sheet, middle_one(places))};
  for (const Spot place : places) scene.texts.push_back({place, wide(mark_of(group, index)), 1.25 * sheet.font});
}

}  // namespace

Spot spot_of(const Sheet& sheet, Idea::Place p) {
  if (!sheet.is_vertex(p.vertex) || !sheet.is_vertex(p.from)) return sheet.at[0];
  return 2 * sheet.at[static_cast<std::size_t>(p.vertex)] - sheet.at[static_cast<std::size_t>(p.from)];
}

void add_groups(Scene& scene, const Sheet& sheet, const std::vector<Idea::Group>& groups) {
  for (std::size_t i = 0; i < groups.size(); ++i) add_group(scene, sheet, groups[i], i);
}

}  // namespace arete::inline view
