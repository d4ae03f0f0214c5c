// What no opponent should do.
#pragma once

#include <algorithm>

#include "engine/game.hpp"

namespace arete::tests {

inline bool leaves_a_win(const Session& session, const MoveText& move) {
  const auto next = session.clone();
  next->play(move, "move");
  return next->to_move() != session.to_move() && !next->winning_now(Session::HowMany::one).empty();
}

/// Whether a move leaves a win on the move and another one would have left none.
inline bool blunders(const Session& session, const MoveText& move) {
  if (!leaves_a_win(session, move)) return false;
  const auto moves = session.moves();
  return std::ranges::any_of(moves, [&](const MoveText& other) { return !leaves_a_win(session, other); });
}

}  // namespace arete::tests
