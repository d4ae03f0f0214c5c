// Playing achievement games by the strategies of paper E, Section 3, from nothing but the marks on the board. The maker
// looks for the earliest situation of her proof sequence that she can reach in this turn; the breaker marks the fixed
// answers to her last cells.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "achievement/proof/answers.hpp"
#include "board/tilings/proof_sequence.hpp"

namespace arete::inline achievement {

struct AchievementMarks {
  std::set<Cell> maker, breaker;
};

/// What the maker marks, at most so many cells, to be in a situation of the sequence.
struct MakerTurn {
  std::size_t situation = 0;
  Isometry by;              ///< takes the situation to where it lies on the board
  std::vector<Cell> marks;  ///< empty: she is there already, and any mark will do
};

/// The turn that leads to the earliest situation. There always is one: the last situation fits wherever nothing is
/// marked.
MakerTurn maker_turn(const Tiling& tiling, const ProofSequence& sequence, int maker, const AchievementMarks& marks);

/// The earliest situation in which she is already, if she is in one.
std::optional<MakerTurn> reached(const Tiling& tiling, const ProofSequence& sequence, const AchievementMarks& marks);

/// The answers to the maker's last cells that are still free; what is left of the breaker's turn does not matter.
std::vector<Cell> breaker_turn(const Tiling& tiling, const FixedAnswers& answers, const std::vector<Cell>& last,
                               const AchievementMarks& marks);

}  // namespace arete::inline achievement
