// The engine as an opponent: perfect, or weaker in three steps, which play the exact values where these are known at
// once and err at a rate of their own. Whatever the strength, a win on the move is taken and one of the other side's
// that can be prevented is prevented.
#pragma once

#include "engine/game.hpp"

namespace arete::inline engine {

enum class Strength { easy, medium, strong, perfect };

/// Throws InputError at `strength`.
Strength read_strength(const std::string& text);
std::string name(Strength strength);

struct Choice {
  MoveText move;
  std::string outcome = "unknown";  ///< of the position, for the player who moves, in a word
  std::string how;
  bool exact = false;
};

/// A move in a game that is not over; `seed` chooses among equals.
Choice choose(const Session& session, Strength strength, const Limits& limits, std::uint64_t seed);

}  // namespace arete::inline engine
