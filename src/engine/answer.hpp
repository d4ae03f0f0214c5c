// How a position is answered: a theorem if one applies, else a search; then the proof, if one is wanted; then the
// words.
#pragma once

#include "engine/position.hpp"
#include "proof/effort.hpp"
#include "rules/question.hpp"
#include "view/documents/answer.hpp"

namespace arete::inline engine {

Answer answer(const Position& position, const Question& question);
/// What a proof shows of the position; throws Refused, or BudgetSpent where a limit stops it.
Answer checked(const Position& position, const Proof& proof, const Effort& effort = Effort());

}  // namespace arete::inline engine
