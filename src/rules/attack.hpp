// The race of one player alone. Who first owns a whole line wins the game; in the attack of a player the opponent only
// prevents that: his own lines are forgotten, and of what he has taken it only matters what it has stopped. Whoever
// wins the game from a position wins her attack from there, so that a lost attack bounds the value of the position. The
// proof, and that independent parts of an attack can be told one by one, is in docs/theory/relaxed_race.md.
#pragma once

#include <vector>

#include "board/plane/symmetry.hpp"

namespace arete::inline rules {

/// What all attacks on a board have in common.
template <class Set>
struct AttackBoard {
  std::vector<Set> lines;  ///< the sets of three elements that win, of which none stops another
  std::vector<Set> stops;  ///< of each element: those that nobody can take any more once it is taken, itself included
  Symmetry<Set> symmetry = {};  ///< permutations of the elements that keep lines and stops
};

/// Where the attack of a player stands.
template <class Set>
struct Attack {
  Set own, free;  ///< what the attacker has taken, and what both may still take
  bool operator==(const Attack&) const = default;
};

}  // namespace arete::inline rules
