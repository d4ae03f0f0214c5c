// Fixed answers: the breaker's simplest strategies (paper E, Section 3). Each cell has a few answers, and the breaker marks those of
// each cell that the maker has just marked. If answers are mutual this is a paving, of degree two a double paving.
//
// Law. In the (a, b) game let every cell have at most b/a answers, and let every placement of the animal have a set S of more than a
// cells that is strongly connected by answers within the placement. Then the breaker wins. For consider the first turn in which the
// maker marks a cell of S: she marks some, at most a, so not all of S; some marked cell has an unmarked one of S for its answer, and
// the breaker, who can mark all answers of the turn, takes it before she does, if he has not already.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "board/animal.hpp"
#include "board/period.hpp"

namespace arete {

struct Bias {
  int maker = 1, breaker = 2;
  auto operator<=>(const Bias&) const = default;
};

/// Answers that repeat under a period.
struct FixedAnswers {
  Period period;
  std::map<Cell, std::vector<Cell>> answers;  ///< of each cell of the fundamental domain

  std::vector<Cell> to(const Tiling& tiling, Cell cell) const;
  bool mutual(const Tiling& tiling) const;
};

/// Throws Refused unless the answers win for the breaker.
void check_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers);

/// `period WIDTH HEIGHT SHIFT` and for each cell of the fundamental domain `answers A B A B …`, the cell first.
std::string fixed_answers_lines(const FixedAnswers& answers);
FixedAnswers read_fixed_answers(const Tiling& tiling, const std::string& lines);

}  // namespace arete
