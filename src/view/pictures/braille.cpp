#include "view/pictures/braille.hpp"

#include <algorithm>
#include <cmath>

#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

/// How a mark looks: so many dots on, so many off, its colour in a terminal, and how wide it is.
struct Style {
  int on, off;
  const char* colour;
  bool wide = false;
};
constexpr std::array<Style, 5> styles{
    {{1, 5, "\x1b[90m"}, {1, 0, ""}, {1, 0, "\x1b[34m", true}, {3, 2, "\x1b[33m", true}, {1, 0, "\x1b[32m", true}}};
constexpr Style style(Mark mark) { return styles[static_cast<std::size_t>(mark)]; }

class Canvas {
 public:
  Canvas(const Scene& scene, std::size_t columns)
      : scene_(scene),
        unit_(scene.width / (2 * static_cast<double>(columns))),
        columns_(columns),
        rows_(static_cast<std::size_t>(std::ceil(std::max(0.0, scene.top - scene.legend) / (4 * unit_)))),
        cells_(columns_ * rows_) {}

  void stroke(const Stroke& s) {
    const auto [on, off, colour, broad] = style(s.mark);
    const double steps = 2 * length(s.path[3] - s.path[0]) / unit_ + 8;
    int run = 0;
    Spot last{-1e9, -1e9};
    for (double t = 0; t <= steps; ++t) {
      const Spot at = along(s.path, t / steps);
      if (length(at - last) < unit_) continue;
      last = at;
      if (run++ % (on + off) >= on) continue;
      dot(at, s.mark);
      if (broad) dot(at + Spot{0, unit_}, s.mark);
    }
  }
  /// Letters around a place, or, if others stand there, so far beside it.
  void text(Spot at, const std::u32string& letters, Mark mark, std::ptrdiff_t farthest) {
    const double row = std::floor((scene_.top - at.y) / (4 * unit_)), middle = std::floor(at.x / (2 * unit_));
    if (row < 0 || row >= static_cast<double>(rows_)) return;
    const auto half = static_cast<std::ptrdiff_t>(letters.size() / 2),
               wide = static_cast<std::ptrdiff_t>(letters.size());
    const auto line = cells_.begin() + static_cast<std::ptrdiff_t>(row) * static_cast<std::ptrdiff_t>(columns_);
    for (const std::ptrdiff_t aside : {0, 1, -1, 2, -2}) {
      if (std::abs(aside) > farthest) break;
      const auto start = static_cast<std::ptrdiff_t>(middle) - half + aside;
      if (start < 0 || start + wide > static_cast<std::ptrdiff_t>(columns_)) continue;
      if (std::any_of(line + start, line + start + wide, [](const Cell& cell) { return cell.letter != 0; })) continue;
      for (std::ptrdiff_t i = 0; i < wide; ++i) {
        line[start + i].letter = letters[static_cast<std::size_t>(i)];
        line[start + i].mark = mark;
      }
      return;
    }
  }

  std::string write(bool colours) const {
    std::string out;
    for (std::size_t row = 0; row < rows_; ++row) {
      std::string line, colour;
      for (std::size_t column = 0; column < columns_; ++column) {
        const Cell& cell = cells_[row * columns_ + column];
        if (const std::string wanted = colours && (cell.dots != 0 || cell.letter != 0) ? style(cell.mark).colour : "";
            wanted != colour) {
          line += (colour.empty() ? "" : "\x1b[0m") + wanted;
          colour = wanted;
        }
        line += cell.letter != 0 ? encode(cell.letter) : cell.dots != 0 ? encode(U'\u2800' + cell.dots) : " ";
      }
      if (!colour.empty()) line += "\x1b[0m";
      out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return out;
  }

 private:
  struct Cell {
    unsigned dots = 0;
    char32_t letter = 0;
    Mark mark = Mark::absent;
  };

  Cell* find(Spot at) {
    const double column = std::floor(at.x / (2 * unit_)), row = std::floor((scene_.top - at.y) / (4 * unit_));
    if (column < 0 || row < 0 || column >= static_cast<double>(columns_) || row >= static_cast<double>(rows_))
      return nullptr;
    return &cells_[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)];
  }
  void dot(Spot at, Mark mark) {
    constexpr std::array<std::array<unsigned, 2>, 4> bits{{{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};
    Cell* cell = find(at);
    if (cell == nullptr) return;
    const auto x = static_cast<std::size_t>(std::floor(at.x / unit_)) % 2,
               y = static_cast<std::size_t>(std::floor((scene_.top - at.y) / unit_)) % 4;
    cell->dots |= bits[y][x];
    cell->mark = std::max(cell->mark, mark);
  }

  const Scene& scene_;
  double unit_;  ///< of a dot
  std::size_t columns_, rows_;
  std::vector<Cell> cells_;
};

char32_t letter(Mark mark) {
  switch (mark) {
    case Mark::absent: return U'○';
    case Mark::second: return U'■';
    default: return U'●';
  }
}

}  // namespace

std::string to_braille(const Scene& scene, std::size_t columns, bool colours) {
  Canvas canvas(scene, columns);
  for (const Stroke& s : scene.strokes) canvas.stroke(s);
  for (const Token& t : scene.tokens)
    canvas.text(t.at, t.second ? U"[2]" : t.digit ? U"(1)" : U"(•)", t.second ? Mark::second : Mark::first, 2);
  for (const Dot& d : scene.dots) canvas.text(d.at, {letter(d.mark)}, d.mark, 0);
  for (const Text& t : scene.texts) canvas.text(t.at, t.text, Mark::plain, 2);
  return canvas.write(colours);
}

}  // namespace arete::inline view
