// How several boards are answered: each by itself, with its nimber, by a theorem or a search; then their sum.
#pragma once

#include <span>

#include "engine/finite_session.hpp"

namespace arete::inline engine {

/// Several boards of one game, each with what has been played on it.
struct SumPosition {
  const GameEntry* game;
  std::vector<FiniteSession> boards;
  Player to_move = Player::first;
  bool completed = false;  ///< a face, and with it the game

  bool race() const { return game->about->play == Play::race; }
  bool searchable() const;
};

/// Whether a race has been won on a board that can be replayed.
bool is_won(const FiniteSession& board);

Answer answer(const SumPosition& position, const Question& question);
/// What a proof shows of the boards; throws Refused, or BudgetSpent where a limit stops it.
Answer checked(const SumPosition& position, const Proof& proof, const Effort& effort);

}  // namespace arete::inline engine
