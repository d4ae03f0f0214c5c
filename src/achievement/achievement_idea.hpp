// What can be drawn and told of a strategy in an achievement game: the breaker's answers or responses as links between
// cells, which repeat for ever, or the situation of the maker's proof sequence that she is in or steps into; and what
// is known to be impossible where nobody's strategy is known.
#pragma once

#include "achievement/animals.hpp"
#include "achievement/play.hpp"
#include "rules/idea.hpp"

namespace arete::inline achievement {

Idea answers_idea(const Tiling& tiling, const Animal& animal, const FixedAnswers& answers);
Idea sequence_idea(const ProofSequence& sequence, const MakerTurn& turn);
/// Of the empty board where the maker has no sequence: by answers, priorities, an invariant, or what is excluded.
std::optional<Idea> breaker_idea(const Achievement& game, const AnimalFinding& found);

/// The longest way through a proof sequence to the animal, in turns of the maker, her first one included.
std::size_t longest_way(const ProofSequence& sequence);

}  // namespace arete::inline achievement
