// A finite patch of the board on which no fixed answers keep the maker from every placement inside: then there are none
// on the whole board. The formula is made anew from the patch, and its DRAT proof is checked.
#pragma once

#include <string>
#include <vector>

#include "achievement/proof/paving_formula.hpp"
#include "proof/effort.hpp"

namespace arete::inline achievement {

struct EmptyPatch {
  AnswerKind kind = AnswerKind::mutual;
  std::vector<Cell> cells;  ///< increasing
  std::string drat;
};

/// Throws Refused unless the proof holds.
void check_empty_patch(const Tiling& tiling, const Animal& animal, Bias bias, const EmptyPatch& patch,
                       const Effort& effort = Effort());

/// `patch mutual|directed A B A B …`, and then the lines of the proof.
std::string empty_patch_lines(const EmptyPatch& patch);
EmptyPatch read_empty_patch(const Tiling& tiling, const std::string& lines);

}  // namespace arete::inline achievement
