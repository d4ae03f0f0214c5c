// Several boards of one game at once: a move is made on one of them. Under normal play of an impartial game the sum of
// their nimbers decides (Sprague and Grundy). `coloring` and `mono-triangle` are won by whoever first completes a face
// on any board. As long as nobody can do so at once, they are won like the normal-play game of the moves that give no
// face away, whose boards add up in the same way (Playing with Triangulations, 4.1 and 4.2): the last to make such a
// move wins, since the next one gives a face away. A board on which there is nothing to complete offers its moves as
// they are.
#pragma once

#include "engine/game.hpp"
#include "engine/game_entry.hpp"

namespace arete::inline engine {

/// A session for the document's `boards`; throws InputError, also where the game has no such sums, and BudgetSpent.
std::unique_ptr<Session> open_sum(const GameEntry& game, const Document& document, Budget* budget);

}  // namespace arete::inline engine
