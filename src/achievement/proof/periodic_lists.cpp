#include "achievement/proof/periodic_lists.hpp"

#include "achievement/proof/cell_lines.hpp"
#include "board/tilings/animal.hpp"

namespace arete::inline achievement {

std::vector<Cell> PeriodicLists::to(const Tiling& tiling, Cell cell) const {
  const Cell home = period.reduce(tiling, cell);
  return translated(lists.at(home), cell - home);
}

std::string PeriodicLists::lines(std::string_view key) const {
  std::string text = period_line(period);
  for (const auto& [cell, list] : lists) {
    text += key;
    append_cell(text, cell);
    for (const Cell c : list) append_cell(text, c);
    text += '\n';
  }
  return text;
}

PeriodicLists PeriodicLists::read(const Tiling& tiling, const std::string& lines, std::string_view key) {
  CertificateLines in(lines);
  PeriodicLists found{read_period(in.next("period")), {}};
  for (const Cell c : found.period.cells(tiling)) {
    auto words = in.next(key);
    require(read_cell(tiling, words) == c, words.at() + "the line of " + to_text(c) + " is expected");
    auto& list = found.lists[c];
    while (!words.done()) list.push_back(read_cell(tiling, words));
  }
  in.end();
  return found;
}

}  // namespace arete::inline achievement
