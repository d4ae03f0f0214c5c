// What can be drawn of a strategy in an achievement game: the breaker's answers as links between cells, which repeat
// for ever, or the situation of the maker's proof sequence that she is in or steps into.
#pragma once

#include "achievement/play.hpp"
#include "achievement/proof/answers.hpp"
#include "rules/idea.hpp"

namespace arete::inline achievement {

Idea answers_idea(const Tiling& tiling, const FixedAnswers& answers);
Idea sequence_idea(const ProofSequence& sequence, const MakerTurn& turn);

}  // namespace arete::inline achievement
