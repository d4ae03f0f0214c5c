// A game that the second player begins: the game that the first player begins, with the players' names exchanged, on a
// board whose given edges or roots are exchanged too. Every theorem, search and certificate then speaks of it as of any
// other.
#pragma once

#include "engine/game.hpp"

namespace arete::inline engine {

/// The board with what is the first player's given to the second, and the other way round.
AnyBoard with_players_exchanged(const AnyBoard& board);
std::unique_ptr<Session> with_players_exchanged(std::unique_ptr<Session> session);

}  // namespace arete::inline engine
