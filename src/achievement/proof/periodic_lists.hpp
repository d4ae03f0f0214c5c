// Cells that belong to each cell of a periodic board, in a way that repeats under a period: answers, responses. In
// certificates they are a line `period WIDTH HEIGHT SHIFT` and for each cell of the fundamental domain `KEY A B A B …`,
// the cell first.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "board/tilings/period.hpp"

namespace arete::inline achievement {

struct PeriodicLists {
  Period period;
  std::map<Cell, std::vector<Cell>> lists;  ///< of each cell of the fundamental domain

  std::vector<Cell> to(const Tiling& tiling, Cell cell) const;

  std::string lines(std::string_view key) const;
  static PeriodicLists read(const Tiling& tiling, const std::string& lines, std::string_view key);
};

}  // namespace arete::inline achievement
