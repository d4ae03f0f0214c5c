// The game of "Le Pic'arete", section 1, by its rule: segments inside a darkened rectangle are darkened in turn, and
// the fourth side of a square is a point.
#pragma once

#include <map>

#include "rules/verdict.hpp"

namespace arete::inline reproduce {

/// What it is worth to the player to move: `dark` has a bit for each segment inside the outline, first those between
/// neighbours in a row.
inline Value on_squared_paper(int rows, int columns, unsigned dark, std::map<unsigned, Value>& known) {
  const int upright = rows * (columns - 1), segments = upright + (rows - 1) * columns;
  if (dark == (1u << segments) - 1) return 0;
  if (const auto it = known.find(dark); it != known.end()) return it->second;
  const auto complete = [&](unsigned after) {
    const auto side = [&](bool border, int segment) { return border || (after >> segment & 1) != 0; };
    int count = 0;
    for (int i = 0; i < rows; ++i) {
      for (int j = 0; j < columns; ++j) {
        const int left = i * (columns - 1) + j - 1, above = upright + (i - 1) * columns + j;
        count += side(j == 0, left) && side(j == columns - 1, left + 1) && side(i == 0, above) &&
                         side(i == rows - 1, above + columns)
                     ? 1
                     : 0;
      }
    }
    return count;
  };
  Value best = -1000;
  for (int s = 0; s < segments; ++s) {
    const unsigned after = dark | 1u << s;
    if (after != dark)
      best = std::max(best, complete(after) - complete(dark) - on_squared_paper(rows, columns, after, known));
  }
  return known[dark] = best;
}

}  // namespace arete::inline reproduce
