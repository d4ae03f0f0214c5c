// Priority strategies of the breaker (paper E, Section 4, Proposition 4.4). Each cell has a list of responses; when the
// maker marks the cell, the breaker marks the first b of them that are unmarked.
//
// Law, for one mark of the maker a turn. Let the maker mark the cells of a placement in some order, other moves between
// them being anybody's guess. Know a growing set K of cells that are certainly marked: when she marks x, put x into K
// and go through the responses to x, leaving out those in K, until b of them are put into K as well. They are certainly
// marked then, since among the responses up to each of them at most b can have been unmarked. If a later cell of the
// placement is in K before she marks it, she cannot: it is marked, and not by her. If this happens in every order of
// the cells of every placement, the breaker wins. The paper's arrows are cases of this: unconditional ones lead to the
// first b responses, conditional and secondary ones to a later response when an earlier one is in K since the maker
// marked it, or since it is a response to a cell that she marked.
#pragma once

#include "achievement/proof/periodic_lists.hpp"
#include "board/tilings/achievement.hpp"
#include "proof/effort.hpp"

namespace arete::inline achievement {

/// The responses to each cell, the most urgent first.
using Priorities = PeriodicLists;
inline constexpr auto responses_key = "responses";  ///< of its lines

/// Throws Refused unless the responses win for the breaker.
void check_priorities(const Tiling& tiling, const Animal& animal, Bias bias, const Priorities& priorities,
                      const Effort& effort = Effort());

}  // namespace arete::inline achievement
