// The finite games behind the interface that front ends use: a session plays by the rules of its game.
#pragma once

#include "engine/game.hpp"
#include "engine/game_entry.hpp"

namespace arete::inline engine {

/// Of every file in `games/`; the build writes it.
const std::vector<GameEntry>& game_entries();

}  // namespace arete::inline engine
