// Rows: coins on two strings each, one after the other, between two ends that are the ground or coins on more strings;
// or a loop of such coins. Wherever a row is cut, all its coins can be taken, so that games need look at few of its
// strings.
#pragma once

#include "board/graphs/coins.hpp"

namespace arete::inline board {

template <class Set>
struct Row {
  Set strings;         ///< all of them, those to the ends too
  std::size_t middle;  ///< one of them, between two coins if there are just two
  int coins = 1;       ///< how many
  bool loop = false;   ///< they have no ends
  bool grows = false;  ///< both ends are the same coin on three strings: after a cut it belongs to the row
};

/// Calls f with each row of a position in which no coin is on its last string.
template <class Set, class F>
void each_row(const Coins<Set>& coins, const Set& left, F f) {
  Set seen;
  for (std::size_t coin = 0; coin < coins.count(); ++coin) {
    const Set held = coins.holding(left, coin);
    if (held.size() != 2 || held.meets(seen)) continue;
    Row<Set> row{held, held.front()};
    std::array<std::int32_t, 2> ends{ground, ground};
    for (std::size_t side = 0; side < 2 && !row.loop; ++side) {
      std::size_t at = coin, string = side == 0 ? held.front() : held.without(held.front()).front();
      for (;;) {
        ends[side] = coins.across(string, at);
        row.loop = ends[side] == static_cast<std::int32_t>(coin);
        if (row.loop || ends[side] == ground) break;
        const Set here = coins.holding(left, static_cast<std::size_t>(ends[side]));
        if (here.size() != 2) break;
        row.middle = string;
        ++row.coins;
        at = static_cast<std::size_t>(ends[side]);
        string = here.without(string).front();
        row.strings = row.strings.with(string);
      }
    }
    row.grows = !row.loop && ends[0] == ends[1] && ends[0] != ground &&
                coins.holding(left, static_cast<std::size_t>(ends[0])).size() == 3;
    seen |= row.strings;
    f(row);
  }
}

}  // namespace arete::inline board
