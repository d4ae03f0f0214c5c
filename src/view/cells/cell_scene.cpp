#include "view/cells/cell_scene.hpp"

#include <algorithm>

#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

class Painter {
 public:
  Painter(const Tiling& tiling, const CellPicture& picture) : tiling_(tiling), picture_(picture) {
    constexpr double margin = 30;
    const Frame box = frame_around(tiling, picture.cells);
    unit_ = (scene_.width - 2 * margin) / (box.right - box.left);
    shift_ = Spot{margin - unit_ * box.left, margin - unit_ * box.low};
    scene_.top = unit_ * (box.high - box.low) + 2 * margin;
    weight_ = std::clamp(unit_ / 45, 0.3, 1.0);
  }

  Scene paint() {
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
  void draw_best(Cell c) {
    const auto ends = corners(c);
    const bool edge = ends.size() == 2;
    scene_.halos.push_back(
        {straight(edge ? ends[0] : middle(c), edge ? ends[1] : middle(c)), edge ? 16 * weight_ : 0.5 * unit_});
    scene_.diamonds.push_back({middle(c), 6.5 * weight_});
  }
  void name(Cell c) {
    if (picture_.mark(c) == Mark::absent)
      scene_.texts.push_back({middle(c), wide(std::to_string(c.a) + ',' + std::to_string(c.b)), 9});
  }

  const Tiling& tiling_;
  const CellPicture& picture_;
  Scene scene_;
  double unit_ = 1, weight_ = 1;
  Spot shift_;
};

}  // namespace

Scene cell_scene(const Tiling& tiling, const CellPicture& picture, const std::string& caption) {
  Scene scene = Painter(tiling, picture).paint();
  scene.caption = decode(caption);
  scene.legend = scene.bottom;
  return scene;
}

}  // namespace arete::inline view
