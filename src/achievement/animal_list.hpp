// Every small animal of a board to choose from, with who wins where that is soon found out.
#pragma once

#include <vector>

#include "base/budget.hpp"
#include "board/tilings/achievement.hpp"
#include "rules/verdict.hpp"

namespace arete::inline achievement {

struct ListedAnimal {
  Animal animal;
  Verdict value;  ///< for the maker, who begins; open if it is not found out within a moment
};

/// All connected animals with at most so many cells, the small ones first.
std::vector<ListedAnimal> list_animals(const Tiling& tiling, Bias bias, std::size_t size, const Limits& limits);

}  // namespace arete::inline achievement
