#include "view/cells/cell_scene.hpp"

#include <algorithm>
#include <set>

#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

/// Whether a shift is a sum of the two translations.
bool repeats(Cell shift, const std::array<Cell, 2>& period) {
  const auto& [p, q] = period;
  const int area = p.a * q.b - p.b * q.a;
  return (shift.a * q.b - shift.b * q.a) % area == 0 && (p.a * shift.b - p.b * shift.a) % area == 0;
}

class Painter {
 public:
  Painter(const Tiling& tiling, const CellPicture& picture)
      : tiling_(tiling), picture_(picture), shown_(picture.cells.begin(), picture.cells.end()) {
    constexpr double margin = 30;
    const Frame box = frame_around(tiling, picture.cells);
    unit_ = (scene_.width - 2 * margin) / (box.right - box.left);
    shift_ = Spot{margin - unit_ * box.left, margin - unit_ * box.low};
    scene_.top = unit_ * (box.high - box.low) + 2 * margin;
    weight_ = std::clamp(unit_ / 45, 0.3, 1.0);
  }

  Scene paint() {
    if (picture_.idea) draw_idea(*picture_.idea);
    for (const Cell c : picture_.goal) halo(c);
    for (const Mark mark : {Mark::absent, Mark::plain, Mark::first, Mark::second, Mark::marked}) {
      for (const Cell c : picture_.cells) {
        if (picture_.mark(c) == mark) draw(c, mark);
      }
    }
    for (const Cell c : picture_.best) draw_best(c);
    if (picture_.names) {
      for (const Cell c : picture_.cells) name(c);
    }
    return std::move(scene_);
  }

 private:
  Spot spot(std::array<double, 2> at) const { return unit_ * Spot{at[0], at[1]} + shift_; }
  Spot middle(Cell c) const { return spot(middle_of(tiling_, c)); }
  std::vector<Spot> corners(Cell c) const {
    std::vector<Spot> spots;
    for (const Cell corner : tiling_.corners(c)) spots.push_back(spot(place_of(tiling_, corner)));
    return spots;
  }
  void line(Spot a, Spot b, Mark mark) {
    Stroke stroke;
    stroke.path = straight(a, b);
    stroke.mark = mark;
    stroke.weight = weight_;
    scene_.strokes.push_back(stroke);
  }
  void draw(Cell c, Mark mark) {
    const auto ends = corners(c);
    if (ends.size() == 2) return line(ends[0], ends[1], mark);
    for (std::size_t i = 0; i < ends.size(); ++i) line(ends[i], ends[(i + 1) % ends.size()], Mark::absent);
    if (mark != Mark::absent) scene_.dots.push_back({middle(c), 0.2 * unit_, mark});
  }
  void halo(Cell c) {
    const auto ends = corners(c);
    const bool edge = ends.size() == 2;
    scene_.halos.push_back(
        {straight(edge ? ends[0] : middle(c), edge ? ends[1] : middle(c)), edge ? 16 * weight_ : 0.5 * unit_});
  }
  void draw_best(Cell c) {
    halo(c);
    scene_.diamonds.push_back({middle(c), 6.5 * weight_});
  }
  void draw_idea(const Idea& idea) {
    for (std::size_t i = 0; i < idea.groups.size(); ++i) {
      const auto& group = idea.groups[i];
      const auto* colour = veil_colours[i % veil_colours.size()];
      for (const Cell c : group.cells) {
        scene_.veils.push_back({straight(middle(c), middle(c)), 0.42 * unit_, colour});
        scene_.texts.push_back({middle(c), decode(mark_of(group, i)), std::max(9.0, 0.22 * unit_)});
      }
      for (const auto& link : group.links) draw_copies(link, group.period, colour);
    }
  }
  void draw_copies(const Idea::Link& link, const std::optional<std::array<Cell, 2>>& period, const char* colour) {
    for (const Cell c : picture_.cells) {
      const Cell shift = c - link.from, other = link.to + shift;
      if (period ? !repeats(shift, *period) : shift != Cell{}) continue;
      if (shown_.contains(other)) join(middle(c), middle(other), link.both_ways, colour);
    }
  }
  void join(Spot a, Spot b, bool both_ways, const char* colour) {
    if (both_ways) {
      scene_.veils.push_back({straight(a, b), 9 * weight_, colour});
      for (const Spot end : {a, b}) scene_.dots.push_back({end, 3.2 * weight_, Mark::plain});
      return;
    }
    const Spot way = unit(b - a), end = b - 8 * weight_ * way;
    line(a, end, Mark::plain);
    scene_.strokes.back().head = std::array{b, end + 4 * weight_ * left_of(way), end - 4 * weight_ * left_of(way)};
  }
  void name(Cell c) {
    if (picture_.mark(c) == Mark::absent)
      scene_.texts.push_back({middle(c), wide(std::to_string(c.a) + ',' + std::to_string(c.b)), 9});
  }

  const Tiling& tiling_;
  const CellPicture& picture_;
  std::set<Cell> shown_;
  Scene scene_;
  double unit_ = 1, weight_ = 1;
  Spot shift_;
};

}  // namespace

std::string groups_in_words(const Idea& idea) {
  std::string text = idea.name;
  for (std::size_t i = 0; i < idea.groups.size(); ++i) {
    const auto& group = idea.groups[i];
    const auto mark = mark_of(group, i);
    if (!group.cells.empty() && mark == group.name) continue;
    text += i == 0 ? ": " : "; ";
    if (!group.cells.empty()) text += mark + ' ';
    text += group.name;
  }
  return text;
}

Scene cell_scene(const Tiling& tiling, const CellPicture& picture, const std::string& caption) {
  Scene scene = Painter(tiling, picture).paint();
  scene.caption = decode(caption);
  scene.legend = scene.bottom;
  return scene;
}

}  // namespace arete::inline view
