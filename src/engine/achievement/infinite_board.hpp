// A session whose board has no end: its moves are cells of a periodic board, of which only a piece can be shown. Front
// ends ask for the cells of any frame; the one around what is marked grows with play.
#pragma once

#include <vector>

#include "board/tilings/animal.hpp"
#include "rules/look.hpp"
#include "view/cells/tiling_plane.hpp"
#include "view/documents/document.hpp"

namespace arete::inline engine {

class InfiniteBoard {
 public:
  virtual ~InfiniteBoard() = default;

  virtual const Tiling& tiling() const = 0;
  /// What the maker wants to own.
  virtual const Animal& goal() const = 0;
  virtual Mark mark(Cell cell) const = 0;
  /// The marks around which play goes on, and some room.
  virtual Frame frame() const = 0;
  /// How many cells the player to move still marks in this turn.
  virtual int left() const = 0;
  /// Moves that complete the goal or keep the other side from completing it, if that is at stake; `far`: those of them
  /// that weigh most, looking for threats that cannot all be met; else any that matter. Never empty while play goes on.
  virtual std::vector<MoveText> sensible(bool far) const = 0;
};

}  // namespace arete::inline engine
