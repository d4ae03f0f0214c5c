// Who wins an achievement game, where that is certain by brute force on the symmetries alone. For one mark of the maker
// a turn: a single cell is won; of a pair let k be the most cells that are a copy together with one given cell: it is
// won iff k > b, for she marks the cell and then one of the k, or he marks all of them after each of her marks. A
// larger animal that contains a lost pair is lost, and one that is won on a small piece of the board is won.
#pragma once

#include <set>
#include <vector>

#include "board/tilings/achievement.hpp"
#include "rules/verdict.hpp"

namespace arete::inline achievement::truth {

using Cells = std::set<Cell>;

/// The cells with both coordinates at most so large.
std::vector<Cell> near(const Tiling& board, int radius);
/// Every copy of a set of cells that has the given cell, by the definition of a symmetry.
std::set<Cells> copies_with(const Tiling& board, const Animal& animal, Cell cell);
/// Who wins, where that is certain; else `for_nobody`.
Verdict true_verdict(const Achievement& game);
/// Whether the breaker has fixed answers, mutual ones, for certain: a pair has them iff it is lost.
bool has_answers(const Achievement& game);

}  // namespace arete::inline achievement::truth
