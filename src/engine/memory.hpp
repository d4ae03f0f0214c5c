// What a question leaves for the next one about the same board: the table of its search. Positions that a search has settled are
// settled for all moves of a position, and for all positions of a game.
#pragma once

#include <memory>

namespace arete::inline engine {

/// Whoever asks keeps it; sessions that are clones of one another fill and use it. A session of another board begins anew.
struct Memory {
  std::shared_ptr<const void> rules;  ///< that the search knows
  std::shared_ptr<void> search;       ///< a LentSearch
};

}  // namespace arete::engine
