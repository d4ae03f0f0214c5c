// Paper E's definitions once more, written out from its text and the symmetries alone, to hold what the program finds
// against: nothing here knows of the searches and checkers of `achievement/`.
#pragma once

#include <functional>
#include <optional>

#include "achievement/proof/periodic_lists.hpp"
#include "achievement/truth.hpp"
#include "board/tilings/proof_sequence.hpp"

namespace arete::inline reproduce::literal {

using truth::Cells;

/// Every copy of the animal inside a set of cells.
std::vector<Cells> copies_inside(const Tiling& board, const Animal& animal, const std::vector<Cell>& cells);

/// The game itself, on a few cells only, at most 64: whether the maker, who marks one cell a turn, wins on an empty
/// board within so many turns against every answer of b cells among them.
bool maker_wins(const Tiling& board, const Animal& animal, int breaker, const std::vector<Cell>& cells, int turns);

/// What the breaker marks when the maker has just marked a cell, given all that is marked.
using Response = std::function<std::vector<Cell>(Cell, const Cells& maker, const Cells& breaker)>;
/// Whether the response keeps the maker from the animal in every play of so many marks among the cells.
bool holds(const Tiling& board, const Animal& animal, const Response& response, const std::vector<Cell>& cells,
           int turns);

/// "A symmetric and irreflexive relation where each cell is related to at most two others", such that "every
/// translation, reflection and rotation of the animal contains a pair of related cells".
bool kills(const Tiling& board, const Animal& animal, const PeriodicLists& relation);
/// Whether there is such a relation on a finite set of cells, for the copies inside it.
bool double_paving_exists(const Tiling& board, const Animal& animal, const std::vector<Cell>& cells);
/// The paving strategy: mark the unmarked cells that are related to it.
Response by_paving(const Tiling& board, const PeriodicLists& relation);

/// The condition of Section 3 on a sequence of situations: as it is printed, with the index i on both sides; or with
/// the earlier situation j on the left, moved by a symmetry, the breaker being free to mark one cell only, and the last
/// core a single cell.
enum class Condition { as_printed, put_right };
bool is_proof_sequence(const Tiling& board, const Animal& animal, const std::vector<Situation>& situations,
                       Condition condition);

/// The priority strategy: the first two unmarked cells of a list.
Response by_priorities(const Tiling& board, const PeriodicLists& lists);

}  // namespace arete::inline reproduce::literal
