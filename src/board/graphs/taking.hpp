// Taking every coin that can be taken, one after the other. The taken coins hang together in trees: a coin is taken
// when all but one of its strings have gone to coins taken before it. The taker may give the last of them away instead,
// and with it the turn: of a tree of two coins or more that is tied to what is left or to the ground, two coins on one
// string; of any other tree with four coins in a row, two such pairs. Nothing else is as good: a coin that is not taken
// is taken by the opponent, who is then where the taker could have been. (E. Berlekamp, The Dots and Boxes Game, 2000.)
#pragma once

#include "board/graphs/coins.hpp"

namespace arete::inline board {

template <class Set>
struct Taking {
  Set rest;       ///< the strings that are left: no coin is on its last one
  int coins = 0;  ///< how many are taken
  int given = 0;  ///< how many of them can be given away with the turn: 2, or else 4, or else none
};

template <class Set>
Taking<Set> take_all(const Coins<Set>& coins, const Set& left) {
  const auto [rest, count] = coins.strip(left);
  Taking<Set> taking{rest, count};
  if (count == 0) return taking;
  const auto taken = [&](std::int32_t coin) {
    return coin != ground && coins.holding(taking.rest, static_cast<std::size_t>(coin)).empty();
  };
  const auto joint = [&](std::int32_t coin) { return !coins.holding(left, static_cast<std::size_t>(coin)).single(); };
  for (const std::size_t string : left - rest) {
    const auto& [a, b] = coins.coins_of(string);
    const bool take_a = taken(a), take_b = taken(b);
    if (take_a != take_b) {
      if (joint(take_a ? a : b)) taking.given = 2;
    } else if (taking.given == 0 && joint(a) && joint(b)) {
      taking.given = 4;
    }
  }
  return taking;
}

}  // namespace arete::inline board
