// Sensible play of an achievement game by whoever knows no strategy: complete the animal if it can be done in this
// turn, keep the maker from completing it in her next one, and else mark what weighs most. A cell weighs the sum of
// (1+b)^-m over the copies through it that lack m cells and have no mark of the breaker's (Erdős and Selfridge, Beck).
// Who looks far also sees threats that cannot all be met.
#pragma once

#include <set>
#include <vector>

#include "board/tilings/achievement.hpp"
#include "rules/player.hpp"

namespace arete::inline achievement {

/// Where an achievement game stands.
struct AnimalStand {
  const Achievement& game;
  const std::set<Cell>&maker, &breaker;
  Player who;
  int left;  ///< marks of this turn
};

/// The marks of those offered, or of those at stake, that are sensible; none only if none is offered.
std::vector<Cell> sensible_marks(const AnimalStand& stand, const std::vector<Cell>& offered, bool far);

}  // namespace arete::inline achievement
