#include "view/cells/animal_pictures.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "view/cells/tiling_plane.hpp"
#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

Spot spot(std::array<double, 2> place) { return {place[0], place[1]}; }

/// Draws cells with a scale and a shift.
class Plane {
 public:
  Plane(const Tiling& tiling, double scale, Spot shift) : tiling_(tiling), scale_(scale), shift_(shift) {}

  Spot middle(Cell c) const { return scale_ * spot(middle_of(tiling_, c)) + shift_; }
  /// An edge, or the sides of a face.
  std::vector<Curve> outline(Cell c) const {
    std::vector<Spot> corners;
    for (const Cell corner : tiling_.corners(c)) corners.push_back(scale_ * spot(place_of(tiling_, corner)) + shift_);
    std::vector<Curve> sides;
    for (std::size_t i = 0; i < (corners.size() == 2 ? 1 : corners.size()); ++i) {
      sides.push_back(straight(corners[i], corners[(i + 1) % corners.size()]));
    }
    return sides;
  }
  bool on_edges(Cell c) const { return tiling_.corners(c).size() == 2; }

 private:
  const Tiling& tiling_;
  double scale_;
  Spot shift_;
};

Stroke line(const Curve& path, Mark mark, double weight) {
  Stroke stroke;
  stroke.path = path;
  stroke.mark = mark;
  stroke.weight = weight;
  return stroke;
}

/// From a to b, a little short of both, with a head at b.
Stroke arrow(Spot a, Spot b) {
  const Spot way = unit(b - a), end = b - 8 * way;
  auto stroke = line(straight(a + 5 * way, end), Mark::first, 0.6);
  stroke.head = std::array{end + 6 * way, end + 4 * left_of(way), end - 4 * left_of(way)};
  return stroke;
}

/// The box around the middles and corners of some cells.
struct Extent {
  Spot low{1e9, 1e9}, high{-1e9, -1e9};
  void add(Spot s) {
    low = {std::min(low.x, s.x), std::min(low.y, s.y)};
    high = {std::max(high.x, s.x), std::max(high.y, s.y)};
  }
};
Extent extent(const Tiling& tiling, const std::vector<Cell>& cells) {
  Extent box;
  for (const Cell c : cells) {
    for (const Cell corner : tiling.corners(c)) box.add(spot(place_of(tiling, corner)));
  }
  return box;
}

/// Every cell whose middle is in a rectangle around that of the animal.
std::vector<Cell> window(const Tiling& tiling, const Animal& animal, Spot half) {
  const auto box = extent(tiling, animal);
  const Spot centre = 0.5 * (box.low + box.high);
  const auto within = [&](Cell c) {
    const Spot s = spot(middle_of(tiling, c)) - centre;
    return std::abs(s.x) <= half.x && std::abs(s.y) <= half.y;
  };
  std::set<Cell> seen(animal.begin(), animal.end());
  std::vector<Cell> list(animal.begin(), animal.end());
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Cell n : tiling.neighbours(list[i])) {
      if (within(n) && seen.insert(n).second) list.push_back(n);
    }
  }
  return list;
}

}  // namespace

Scene answers_scene(const Tiling& tiling, const Animal& animal, const std::function<std::vector<Cell>(Cell)>& answers,
                    const std::string& caption) {
  constexpr double margin = 30;
  const auto cells = window(tiling, animal, {4.2, 2.6});
  const auto box = extent(tiling, cells);
  Scene scene;
  const double scale = (scene.width - 2 * margin) / (box.high.x - box.low.x);
  scene.top = scale * (box.high.y - box.low.y) + 2 * margin;
  const Plane plane(tiling, scale, Spot{margin, margin} - scale * box.low);
  for (const Cell c : animal) {
    for (const auto& side :
         plane.on_edges(c) ? plane.outline(c) : std::vector<Curve>{straight(plane.middle(c), plane.middle(c))}) {
      scene.halos.push_back({side, plane.on_edges(c) ? 16.0 : scale * 0.5});
    }
  }
  const std::set<Cell> shown(cells.begin(), cells.end());
  for (const Cell c : cells) {
    for (const auto& side : plane.outline(c)) scene.strokes.push_back(line(side, Mark::plain, 0.45));
  }
  for (const Cell c : cells) {
    scene.dots.push_back({plane.middle(c), 3.2, Mark::plain});
    for (const Cell d : answers(c)) {
      const auto back = answers(d);
      const bool both = std::find(back.begin(), back.end(), c) != back.end();
      if (!shown.contains(d)) continue;
      if (!both) scene.strokes.push_back(arrow(plane.middle(c), plane.middle(d)));
      if (both && c < d) scene.strokes.push_back(line(straight(plane.middle(c), plane.middle(d)), Mark::first, 0.8));
    }
  }
  scene.caption = decode(caption);
  return scene;
}

Scene tree_scene(const Tiling& tiling, const std::vector<TreeAnimal>& animals, const std::string& caption) {
  constexpr double level = 140, gap = 12, unit_length = 26;
  std::map<std::size_t, std::vector<std::size_t>> levels;
  for (std::size_t i = 0; i < animals.size(); ++i) levels[animals[i].animal.size()].push_back(i);
  std::size_t widest = 1;
  for (const auto& [size, list] : levels) widest = std::max(widest, list.size());
  Scene scene;
  scene.width = std::max(scene.width, 90.0 * static_cast<double>(widest) + 2 * gap);
  scene.top = level * static_cast<double>(levels.size()) + gap;
  std::vector<Spot> centres(animals.size());
  double y = scene.top - level / 2;
  for (const auto& [size, list] : levels) {
    for (std::size_t k = 0; k < list.size(); ++k) {
      centres[list[k]] = {scene.width * (static_cast<double>(k) + 0.5) / static_cast<double>(list.size()), y};
    }
    y -= level;
  }
  for (std::size_t i = 0; i < animals.size(); ++i) {
    const auto& item = animals[i];
    for (const auto p : item.parents) {
      scene.strokes.push_back(line(straight(centres[p] - Spot{0, 68}, centres[i] + Spot{0, 42}), Mark::absent, 1.2));
    }
    const auto box = extent(tiling, item.animal);
    const Plane plane(tiling, unit_length, centres[i] - 0.5 * unit_length * (box.low + box.high));
    for (const Cell c : item.animal) {
      for (const auto& side : plane.outline(c))
        scene.strokes.push_back(line(side, plane.on_edges(c) ? item.mark : Mark::plain, 1));
      if (!plane.on_edges(c)) scene.dots.push_back({plane.middle(c), 4, item.mark});
    }
    scene.texts.push_back({centres[i] - Spot{0, 44}, decode(item.name), 13, false, false});
    scene.texts.push_back({centres[i] - Spot{0, 58}, decode(item.second_name), 11, false, true});
  }
  scene.caption = decode(caption);
  return scene;
}

}  // namespace arete::inline view
