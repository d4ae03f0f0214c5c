// The achievement game behind the interface that front ends use. The board is infinite: moves are offered from a window
// that grows with what is marked, but any cell of the board may be played.
#pragma once

#include "engine/game.hpp"

namespace arete::inline engine {

const Game& achievement_game();

}  // namespace arete::inline engine
