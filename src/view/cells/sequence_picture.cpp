#include "view/cells/sequence_picture.hpp"

#include <algorithm>
#include <map>

#include "view/cells/cell_shapes.hpp"
#include "view/cells/flow_chart.hpp"
#include "view/pictures/letters.hpp"
#include "view/pictures/svg_text.hpp"

namespace arete::inline view {
namespace {

constexpr double cell_area = 900, page = 960, margin = 20, gap = 26, heading = 24;
constexpr const char *core_fill = "#0072B2", *free_fill = "#EAF2FA", *ink_colour = "#222222";

/// Letters by the cells that show them: a small one where a cell must be free, a capital where it is to be marked.
std::map<Cell, std::u32string> letters_in(const ProofSequence& sequence, std::size_t i) {
  std::map<Cell, std::u32string> shown;
  const auto& [situation, letters] = sequence[i];
  for (std::size_t k = 0; k < letters.size(); ++k) {
    const auto cells = letter_cells(situation, sequence[letters[k].to].situation, letters[k].by);
    for (const Cell c : cells.needs) {
      const bool mark = std::find(cells.marks.begin(), cells.marks.end(), c) != cells.marks.end();
      shown[c] += mark ? capital_letter(k) : small_letter(k);
    }
  }
  return shown;
}

/// One situation, its lower left corner at the origin.
class Panel {
 public:
  Panel(const CellShapes& shapes, const ProofSequence& sequence, std::size_t i) : number_(i) {
    const auto& situation = sequence[i].situation;
    for (const Cell c : situation.core) add(shapes, c, true, {});
    const auto shown = letters_in(sequence, i);
    for (const Cell c : situation.neighbourhood) {
      const auto it = shown.find(c);
      add(shapes, c, false, it == shown.end() ? std::u32string() : it->second);
    }
  }
  double width() const { return std::max(high_.x - low_.x, 40.0); }
  double height() const { return high_.y - low_.y + heading; }

  /// With its upper left corner there, y downwards.
  std::string svg(Spot corner) const {
    std::string out;
    const auto place = [&](Spot s) {
      return Spot{corner.x + (width() - high_.x + low_.x) / 2 + s.x - low_.x, corner.y + heading + high_.y - s.y};
    };
    out += svg_text({corner.x + width() / 2, corner.y + heading / 2 - 2}, situation_name(number_), 15, true);
    for (const auto& face : faces_) {
      std::string points;
      for (const Spot s : face.corners) points += number(place(s).x) + ',' + number(place(s).y) + ' ';
      points.pop_back();
      out += "<polygon points=\"" + points + "\" fill=\"" + (face.core ? core_fill : free_fill) + "\" stroke=\"" +
             ink_colour + "\" stroke-width=\"1.2\"/>\n";
    }
    for (const auto& face : faces_) out += letters(place(face.middle), face.letters);
    return out;
  }

 private:
  struct Face {
    std::vector<Spot> corners;
    Spot middle;
    bool core;
    std::u32string letters;
  };

  void add(const CellShapes& shapes, Cell cell, bool core, std::u32string letters) {
    faces_.push_back({shapes.corners(cell), shapes.middle(cell), core, std::move(letters)});
    for (const Spot s : faces_.back().corners) {
      low_ = {std::min(low_.x, s.x), std::min(low_.y, s.y)};
      high_ = {std::max(high_.x, s.x), std::max(high_.y, s.y)};
    }
  }
  /// In lines of equal length.
  static std::string letters(Spot middle, const std::u32string& all) {
    if (all.empty()) return "";
    const std::size_t lines = all.size() <= 2 ? 1 : all.size() <= 6 ? 2 : 3;
    const std::size_t length = (all.size() + lines - 1) / lines;
    const double size = lines == 1 ? 13.0 : lines == 2 ? 10.0 : 8.0;
    std::string out;
    for (std::size_t line = 0; line < lines; ++line) {
      const double y = middle.y + (static_cast<double>(line) - static_cast<double>(lines - 1) / 2) * size * 0.95;
      out += svg_text({middle.x, y}, all.substr(line * length, length), size);
    }
    return out;
  }

  std::size_t number_;
  std::vector<Face> faces_;
  Spot low_{1e9, 1e9}, high_{-1e9, -1e9};
};

/// The upper left corners of panels set in rows of at most this width, and below them where the next row would begin.
std::vector<Spot> in_rows(const std::vector<Panel>& panels, double width) {
  std::vector<Spot> corners;
  Spot corner{margin, margin};
  double row = 0;
  for (const auto& panel : panels) {
    if (corner.x > margin && corner.x + panel.width() > margin + width) {
      corner = {margin, corner.y + row + gap};
      row = 0;
    }
    corners.push_back(corner);
    corner.x += panel.width() + gap;
    row = std::max(row, panel.height());
  }
  corners.push_back({margin, corner.y + row + gap});
  return corners;
}

/// As few rows as there must be, of about equal width.
std::vector<Spot> balanced(const std::vector<Panel>& panels) {
  const auto rows = [](const std::vector<Spot>& corners) {
    return std::count_if(corners.begin(), corners.end(), [](Spot s) { return s.x == margin; });
  };
  double width = page - 2 * margin;
  auto best = in_rows(panels, width);
  while (width > gap) {
    auto narrower = in_rows(panels, width -= gap);
    if (rows(narrower) > rows(best)) break;
    best = std::move(narrower);
  }
  return best;
}

}  // namespace

std::string proof_sequence_svg(const Tiling& tiling, const ProofSequence& sequence, const std::string& title) {
  const CellShapes shapes(tiling, cell_area);
  std::vector<Panel> panels;
  for (auto i = sequence.size(); i-- > 0;) panels.emplace_back(shapes, sequence, i);
  const auto corners = balanced(panels);
  std::string body;
  double width = 0;
  for (std::size_t i = 0; i < panels.size(); ++i) {
    body += panels[i].svg(corners[i]);
    width = std::max(width, corners[i].x + panels[i].width());
  }
  const auto chart = flow_chart(sequence, corners.back(), page - 2 * margin);
  width = std::max(width, margin + chart.size.x) + margin;
  return svg_page(width, corners.back().y + chart.size.y + margin, decode(title), body + chart.svg);
}

}  // namespace arete::inline view
