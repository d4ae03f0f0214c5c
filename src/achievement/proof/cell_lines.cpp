#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {

std::string to_text(Cell cell) { return '(' + std::to_string(cell.a) + ", " + std::to_string(cell.b) + ')'; }

void append_cell(std::string& line, Cell cell) { line += ' ' + std::to_string(cell.a) + ' ' + std::to_string(cell.b); }

Cell read_cell(const Tiling& tiling, WordReader& words) {
  const auto coordinate = [&] {
    const int value = words.number<int>();
    require(-farthest_cell <= value && value <= farthest_cell, words.at() + "a cell is too far away");
    return value;
  };
  const int a = coordinate();
  const Cell cell{a, coordinate()};
  require(tiling.has(cell), words.at() + to_text(cell) + " is no cell of the board");
  return cell;
}

std::vector<Cell> read_cells(const Tiling& tiling, WordReader& words) {
  std::vector<Cell> cells;
  while (!words.done()) {
    const Cell c = read_cell(tiling, words);
    require(cells.empty() || cells.back() < c, words.at() + "cells are not in increasing order");
    cells.push_back(c);
  }
  return cells;
}

std::string period_line(const Period& period) {
  return "period " + std::to_string(period.width) + ' ' + std::to_string(period.height) + ' ' +
         std::to_string(period.shift) + '\n';
}

Period read_period(WordReader words) {
  constexpr int most = 1000;
  const int width = words.number<int>(), height = words.number<int>(), shift = words.number<int>();
  require(0 < width && width <= most && 0 < height && height <= most && 0 <= shift && shift < width && words.done(),
          words.at() + "no period");
  return {width, height, shift};
}

std::size_t only_number(WordReader words) {
  const auto number = words.number<std::size_t>();
  require(words.done(), words.at() + "there is more than a number");
  return number;
}

WordReader CertificateLines::next(std::string_view key) {
  ++number_;
  const auto end = rest_.find('\n');
  require(end != std::string_view::npos, "line " + std::to_string(number_) + " of the proof is missing");
  WordReader words(rest_.substr(0, end), number_);
  require(words.next() == key, words.at() + "`" + std::string(key) + "` is expected");
  rest_.remove_prefix(end + 1);
  return words;
}

std::string CertificateLines::take(std::size_t count) {
  std::size_t size = 0;
  for (; count > 0; --count, ++number_) {
    const auto end = rest_.find('\n', size);
    require(end != std::string_view::npos, "line " + std::to_string(number_ + 1) + " of the proof is missing");
    size = end + 1;
  }
  std::string taken(rest_.substr(0, size));
  rest_.remove_prefix(size);
  return taken;
}

void CertificateLines::end() const { require(rest_.empty(), "there is something behind the proof"); }

}  // namespace arete::inline achievement
