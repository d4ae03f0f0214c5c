// The breaker's fixed answers, found by satisfiability (paper E, Section 3): pavings, where answers are mutual, and
// directed ones. Period lattices are tried by increasing index, one from each class under symmetry, and between them
// larger and larger patches: until a period has answers, or a patch has none, which excludes all answers, periodic or
// not.
#pragma once

#include <optional>

#include "achievement/proof/patch.hpp"
#include "math/sat.hpp"

namespace arete::inline achievement {

struct PavingLimits {
  int index = 12;          ///< of the largest period
  int radius = 4;          ///< of the largest patch, in steps from a cell
  int conflicts = 200000;  ///< of the SAT solver, for each formula
  bool proof = true;       ///< keep the proof of impossibility
  Stop stop;
};

struct PavingAnswer {
  std::optional<FixedAnswers> answers;
  std::optional<EmptyPatch> impossible;  ///< neither: a limit was hit
};

PavingAnswer find_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, AnswerKind kind,
                                const PavingLimits& limits);

/// The cells at most so many steps from the first class's cell, increasing.
std::vector<Cell> disc(const Tiling& tiling, int radius);

}  // namespace arete::inline achievement
