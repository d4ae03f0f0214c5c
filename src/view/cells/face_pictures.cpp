#include "view/cells/face_pictures.hpp"

#include <algorithm>
#include <set>

#include "view/cells/cell_panel.hpp"
#include "view/cells/flow_chart.hpp"
#include "view/cells/tiling_plane.hpp"
#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

bool on_edges(const Tiling& tiling) { return tiling.corners(tiling.classes().front()).size() == 2; }

/// Cells as edges, a step of the tiling having the same length as between faces.
class EdgeLines {
 public:
  EdgeLines(const Tiling& tiling, const CellShapes& shapes) : tiling_(tiling) {
    const Cell one = tiling.classes().front(), other = one + Cell{tiling.step(), 0};
    scale_ = length(shapes.middle(other) - shapes.middle(one));
  }
  void draw(CellPanel& panel, Cell cell, const char* colour, double width) const {
    const auto ends = tiling_.corners(cell);
    panel.add_line(spot(ends[0]), spot(ends[1]), colour, width);
  }

 private:
  Spot spot(Cell sixths) const {
    const auto [x, y] = place_of(tiling_, sixths);
    return {scale_ * x, scale_ * y};
  }

  const Tiling& tiling_;
  double scale_ = 1;
};

std::vector<Cell> around(const Tiling& tiling, const Animal& animal) {
  std::set<Cell> cells;
  for (const Cell c : animal) {
    for (const Cell d : tiling.neighbours(c)) {
      if (!has(animal, d)) cells.insert(d);
    }
  }
  return {cells.begin(), cells.end()};
}

void add_face(CellPanel& panel, const CellShapes& shapes, Cell c, const char* fill, const std::string& letters = "") {
  panel.add_face(shapes.corners(c), shapes.middle(c), fill, decode(letters));
}

/// Across the middles of squares the edges of the square tiling are not adjacent though their faces meet there.
void add_holes(CellPanel& panel, const Tiling& tiling, const CellShapes& shapes, const std::vector<Cell>& cells) {
  if (tiling.name() != "square-edges") return;
  for (const Cell c : cells) {
    const Cell above = c + Cell{0, 2};
    if (c.a % 2 == 0 || std::find(cells.begin(), cells.end(), above) == cells.end()) continue;
    const Spot middle = 0.5 * (shapes.middle(c) + shapes.middle(above));
    panel.add_face({middle + Spot{-5, -5}, middle + Spot{5, -5}, middle + Spot{5, 5}, middle + Spot{-5, 5}}, middle,
                   hole_fill);
  }
}

}  // namespace

std::string board_svg(const Tiling& tiling, const std::string& title) {
  const CellShapes shapes(tiling, panel_area);
  const auto cells = cells_within(tiling, {-2.6, -2.3, 2.6, 2.3});
  CellPanel edges(U"edges"), faces(U"faces");
  const EdgeLines lines(tiling, shapes);
  for (const Cell c : cells) {
    if (on_edges(tiling)) lines.draw(edges, c, core_fill, 4);
    add_face(faces, shapes, c, free_fill);
  }
  // One cell in both, and what is adjacent to it.
  const Cell one = tiling.classes().front();
  if (on_edges(tiling)) lines.draw(edges, one, "#D55E00", 7);
  add_face(faces, shapes, one, "#D55E00");
  for (const Cell c : tiling.neighbours(one)) {
    if (on_edges(tiling)) lines.draw(edges, c, "#E69F00", 7);
    add_face(faces, shapes, c, "#F5D58A");
  }
  add_holes(faces, tiling, shapes, cells);
  return panels_svg(on_edges(tiling) ? std::vector{edges, faces} : std::vector{faces}, title);
}

std::string faces_svg(const Tiling& tiling, const std::vector<NamedAnimal>& animals, const std::string& title) {
  const CellShapes shapes(tiling, panel_area);
  const EdgeLines lines(tiling, shapes);
  std::vector<CellPanel> panels;
  for (const auto& [animal, name] : animals) {
    CellPanel faces(decode(name)), edges(decode(name));
    for (const Cell c : animal) {
      add_face(faces, shapes, c, core_fill);
      if (on_edges(tiling)) lines.draw(edges, c, core_fill, 5);
    }
    if (on_edges(tiling)) edges.add_beside(faces);
    panels.push_back(on_edges(tiling) ? std::move(edges) : std::move(faces));
  }
  return panels_svg(panels, title);
}

std::string pavings_svg(const Tiling& tiling, const std::vector<PavedAnimal>& animals, const std::string& title) {
  const CellShapes shapes(tiling, panel_area / 2);
  std::vector<CellPanel> panels;
  for (const auto& [named, answers] : animals) {
    const auto [left, low, right, high] = frame_around(tiling, named.animal);
    const Spot middle{(left + right) / 2, (low + high) / 2};
    const auto cells = cells_within(tiling, {middle.x - 2.1, middle.y - 1.6, middle.x + 2.1, middle.y + 1.6});
    CellPanel panel(decode(named.name));
    for (const Cell c : cells) add_face(panel, shapes, c, has(named.animal, c) ? "#FFD23F" : "#fff");
    for (const Cell c : cells) {
      for (const Cell d : answers(c)) {
        if (!has(cells, d)) continue;
        const auto back = answers(d);
        const bool both = std::find(back.begin(), back.end(), c) != back.end();
        if (both && c < d) panel.add_line(shapes.middle(c), shapes.middle(d), core_fill, 3);
        if (!both) panel.add_arrow(shapes.middle(c), shapes.middle(d), 0, U"");
      }
    }
    panels.push_back(std::move(panel));
  }
  return panels_svg(panels, title);
}

std::string children_svg(const Tiling& tiling, const NamedAnimal& animal,
                         const std::function<std::string(const Animal& child)>& said, const std::string& title) {
  const CellShapes shapes(tiling, 2 * panel_area);
  CellPanel panel(decode(animal.name));
  for (const Cell c : animal.animal) add_face(panel, shapes, c, core_fill);
  for (const Cell c : around(tiling, animal.animal)) {
    Animal child = animal.animal;
    child.insert(std::lower_bound(child.begin(), child.end(), c), c);
    add_face(panel, shapes, c, free_fill);
    panel.add_text(shapes.middle(c), decode(said(child)), 12);
  }
  return panels_svg({panel}, title);
}

std::string priorities_svg(const Tiling& tiling, const std::vector<Cell>& cells,
                           const std::function<std::vector<Cell>(Cell)>& responses,
                           const std::vector<DependencyGraph>& graphs, const std::string& title) {
  const CellShapes shapes(tiling, panel_area), large(tiling, 3 * panel_area);
  std::vector<CellPanel> panels;
  for (const Cell c : cells) {
    CellPanel panel(U"(a)");
    add_face(panel, shapes, c, core_fill);
    const auto list = responses(c);
    for (std::size_t i = 0; i < list.size(); ++i) add_face(panel, shapes, list[i], free_fill, std::to_string(i + 1));
    panels.push_back(std::move(panel));
  }
  for (const auto& [placement, arrows] : graphs) {
    CellPanel panel(U"(b)");
    const auto letter = [&, at = placement](Cell c) {
      return std::u32string(1, small_letter(static_cast<std::size_t>(std::find(at.begin(), at.end(), c) - at.begin())));
    };
    for (const Cell c : placement) {
      panel.add_face(large.corners(c), large.middle(c), free_fill);
      panel.add_text(large.middle(c), letter(c), 13);
    }
    for (const auto& arrow : arrows) {
      const Spot from = large.middle(arrow.from), to = large.middle(arrow.to), way = 9 * unit(to - from);
      using Line = DependencyArrow::Line;
      panel.add_arrow(from + way, to - way,
                      arrow.line == Line::plain    ? 0
                      : arrow.line == Line::dashed ? 5
                                                   : 2,
                      arrow.given ? U"if " + letter(*arrow.given) : U"");
    }
    panels.push_back(std::move(panel));
  }
  return panels_svg(panels, title);
}

}  // namespace arete::inline view
