#include "view/cells/cell_panel.hpp"

#include <algorithm>

#include "view/pictures/letters.hpp"
#include "view/pictures/svg_text.hpp"

namespace arete::inline view {
namespace {

constexpr double gap = 26, heading_height = 24;

std::string at(Spot s) { return number(s.x) + ' ' + number(s.y); }
std::string dashes(double dash) {
  return dash > 0 ? " stroke-dasharray=\"" + number(dash) + ' ' + number(0.7 * dash) + '"' : "";
}

/// In lines of equal length.
std::string letters_svg(Spot middle, const std::u32string& all) {
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

std::string arrow_svg(Spot from, Spot to, double dash, const std::u32string& label) {
  constexpr double head = 7, short_of = 6;
  const Spot way = unit(to - from), aside = left_of(way);
  const Spot control = 0.5 * (from + to) - 0.22 * length(to - from) * aside;
  const Spot start = from + short_of * unit(control - from), end = to - short_of * unit(to - control);
  const Spot back = end - head * unit(to - control), side = (head / 2.2) * left_of(unit(to - control));
  std::string out = "<path d=\"M" + at(start) + " Q" + at(control) + ' ' + at(back) + "\" fill=\"none\" stroke=\"" +
                    ink_colour + "\" stroke-width=\"1.4\"" + dashes(dash) + "/>\n<path d=\"M" + at(end) + " L" +
                    at(back + side) + " L" + at(back - side) + " Z\" fill=\"" + ink_colour + "\"/>\n";
  if (!label.empty()) out += svg_text(0.5 * control + 0.25 * (from + to), label, 11);
  return out;
}

/// The upper left corners of panels set in rows of at most this width, and below them where the next row would begin.
std::vector<Spot> corners_in_rows(const std::vector<CellPanel>& panels, double width) {
  std::vector<Spot> corners;
  Spot corner{page_margin, page_margin};
  double row = 0;
  for (const auto& panel : panels) {
    if (corner.x > page_margin && corner.x + panel.width() > page_margin + width) {
      corner = {page_margin, corner.y + row + gap};
      row = 0;
    }
    corners.push_back(corner);
    corner.x += panel.width() + gap;
    row = std::max(row, panel.height());
  }
  corners.push_back({page_margin, corner.y + row + gap});
  return corners;
}

std::vector<Spot> balanced(const std::vector<CellPanel>& panels) {
  const auto rows = [](const std::vector<Spot>& corners) {
    return std::count_if(corners.begin(), corners.end(), [](Spot s) { return s.x == page_margin; });
  };
  double width = page_width - 2 * page_margin;
  auto best = corners_in_rows(panels, width);
  while (width > gap) {
    auto narrower = corners_in_rows(panels, width -= gap);
    if (rows(narrower) > rows(best)) break;
    best = std::move(narrower);
  }
  return best;
}

}  // namespace

void CellPanel::reach(Spot s) {
  low_ = {std::min(low_.x, s.x), std::min(low_.y, s.y)};
  high_ = {std::max(high_.x, s.x), std::max(high_.y, s.y)};
}

void CellPanel::add_face(const std::vector<Spot>& corners, Spot middle, const char* fill,
                         const std::u32string& letters) {
  faces_.push_back({corners, middle, fill, letters});
  for (const Spot s : corners) reach(s);
}

void CellPanel::add_line(Spot from, Spot to, const char* colour, double width, double dash) {
  lines_.push_back({from, to, colour, width, dash});
  reach(from);
  reach(to);
}

void CellPanel::add_arrow(Spot from, Spot to, double dash, const std::u32string& label) {
  arrows_.push_back({from, to, dash, label});
}

void CellPanel::add_text(Spot middle, const std::u32string& text, double size) {
  words_.push_back({middle, text, size});
}

void CellPanel::add_beside(const CellPanel& other) {
  constexpr double apart = 14;
  const Spot by{high_.x + apart - other.low_.x, (low_.y + high_.y - other.low_.y - other.high_.y) / 2};
  for (auto face : other.faces_) {
    for (auto& s : face.corners) s = s + by;
    add_face(face.corners, face.middle + by, face.fill, face.letters);
  }
  for (const auto& line : other.lines_) add_line(line.from + by, line.to + by, line.colour, line.width, line.dash);
  for (const auto& arrow : other.arrows_) add_arrow(arrow.from + by, arrow.to + by, arrow.dash, arrow.label);
  for (const auto& words : other.words_) add_text(words.middle + by, words.text, words.size);
}

double CellPanel::width() const {
  const double words = 8.5 * static_cast<double>(heading_.size());
  return std::max({high_.x - low_.x, words, 40.0});
}
double CellPanel::height() const { return high_.y - low_.y + heading_height; }

std::string CellPanel::svg(Spot corner) const {
  const auto place = [&](Spot s) {
    return Spot{corner.x + (width() - high_.x + low_.x) / 2 + s.x - low_.x, corner.y + heading_height + high_.y - s.y};
  };
  std::string out = svg_text({corner.x + width() / 2, corner.y + heading_height / 2 - 2}, heading_, 15, true);
  for (const auto& face : faces_) {
    std::string points;
    for (const Spot s : face.corners) points += number(place(s).x) + ',' + number(place(s).y) + ' ';
    points.pop_back();
    out += "<polygon points=\"" + points + "\" fill=\"" + face.fill + "\" stroke=\"" + ink_colour +
           "\" stroke-width=\"1.2\"/>\n";
  }
  for (const auto& line : lines_) {
    out += "<path d=\"M" + at(place(line.from)) + " L" + at(place(line.to)) + "\" stroke=\"" + line.colour +
           "\" stroke-width=\"" + number(line.width) + "\" stroke-linecap=\"round\"" + dashes(line.dash) + "/>\n";
  }
  for (const auto& face : faces_) out += letters_svg(place(face.middle), face.letters);
  for (const auto& arrow : arrows_) out += arrow_svg(place(arrow.from), place(arrow.to), arrow.dash, arrow.label);
  for (const auto& words : words_) out += svg_text(place(words.middle), words.text, words.size);
  return out;
}

PanelPage in_rows(const std::vector<CellPanel>& panels) {
  const auto corners = balanced(panels);
  PanelPage page;
  for (std::size_t i = 0; i < panels.size(); ++i) {
    page.svg += panels[i].svg(corners[i]);
    page.width = std::max(page.width, corners[i].x + panels[i].width() + page_margin);
  }
  page.below = corners.back();
  return page;
}

std::string panels_svg(const std::vector<CellPanel>& panels, const std::string& title) {
  const auto page = in_rows(panels);
  return svg_page(page.width, page.below.y, decode(title), page.svg);
}

}  // namespace arete::inline view
