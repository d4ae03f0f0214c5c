// The flow chart of a proof sequence: situations from left to right as they come nearer to the animal, and an arrow for
// each pair that letters join. Letters stand on the arrow unless all of a situation's lead to the same.
#pragma once

#include <string>

#include "board/tilings/proof_sequence.hpp"
#include "view/pictures/plane.hpp"

namespace arete::inline view {

/// `s₁₂`
std::u32string situation_name(std::size_t i);
/// The letter of a number, `a` for 0; throws InputError if there are not so many.
char32_t small_letter(std::size_t i);
char32_t capital_letter(std::size_t i);

struct FlowChart {
  std::string svg;
  Spot size;
};

/// With its upper left corner there, y downwards, at most so wide.
FlowChart flow_chart(const ProofSequence& sequence, Spot corner, double most_wide);

}  // namespace arete::inline view
