// Which theorem answers which game: each takes the board as it was read and the moves played on it, of any size, and
// says nothing where it does not apply.
#pragma once

#include "engine/position.hpp"
#include "rules/question.hpp"

namespace arete::inline engine {

/// What the first theorem that applies says. Throws BudgetSpent.
std::optional<Finding> ask_theorems(const Position& position, const Question& asked);
/// The proof of what a theorem has found, if there is a short one. Throws BudgetSpent.
std::optional<Proof> prove(const Position& position, const Finding& finding, Budget& budget);
/// Whether such proofs show every best move, and not only the outcome.
bool proves_moves(const Position& position);

}  // namespace arete::inline engine
