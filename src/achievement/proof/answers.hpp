// Fixed answers: the breaker's simplest strategies (paper E, Section 3). Each cell has a few answers, and the breaker
// marks those of each cell that the maker has just marked. If answers are mutual this is a paving, of degree two a
// double paving.
//
// Law. In the (a, b) game let every cell have at most b/a answers, and let every placement of the animal have a set S
// of more than a cells that is strongly connected by answers within the placement. Then the breaker wins. For consider
// the first turn in which the maker marks a cell of S: she marks some, at most a, so not all of S; some marked cell has
// an unmarked one of S for its answer, and the breaker, who can mark all answers of the turn, takes it before she does,
// if he has not already.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "achievement/proof/periodic_lists.hpp"
#include "board/tilings/achievement.hpp"
#include "proof/effort.hpp"

namespace arete::inline achievement {

/// The answers to each cell.
using FixedAnswers = PeriodicLists;

/// Each answer has its cell for an answer.
bool mutual(const Tiling& tiling, const FixedAnswers& answers);

/// Throws Refused unless the answers win for the breaker.
void check_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers,
                         const Effort& effort = Effort());

/// In the middle of a game, the maker being about to begin a turn: whether every placement without a mark of the
/// breaker has such a set S without a mark of the maker. If so, answers that win on the empty board win here.
bool answers_hold(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers,
                  const std::set<Cell>& maker, const std::set<Cell>& breaker);

std::string fixed_answers_lines(const FixedAnswers& answers);
FixedAnswers read_fixed_answers(const Tiling& tiling, const std::string& lines);

}  // namespace arete::inline achievement
