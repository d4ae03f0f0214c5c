// A position of the Triangulation Coloring Game on a board of any size: one byte a face says which of its sides are
// green. Shared by the theorems about the game: reading the moves, and the positions that are decided at sight.
#pragma once

#include <vector>

#include "board/plane/triangulation.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

class ColoringFaces {
 public:
  using Half = Triangulation::Half;
  using Face = std::int32_t;

  /// Replays the moves; throws InputError.
  ColoringFaces(const Triangulation& board, const std::vector<MoveText>& moves, Budget* budget = nullptr);

  Player to_move() const { return to_move_; }
  /// Some face is green: the game is over.
  bool over() const { return over_; }
  /// The edges that complete a face now.
  const std::vector<Ends>& completing() const { return completing_; }

  std::size_t size() const { return green_.size(); }
  bool untaken(Face f) const { return green_[static_cast<std::size_t>(f)] == 0; }
  /// The untaken face behind a half-edge, or −1.
  Face behind(Half h) const {
    const Half twin = board_.twin(h);
    return twin == Triangulation::none || !untaken(twin / 3) ? -1 : twin / 3;
  }
  /// Whether a side of the face lies on the hull.
  bool at_hull(Face f) const {
    return board_.twin(3 * f) == Triangulation::none || board_.twin(3 * f + 1) == Triangulation::none ||
           board_.twin(3 * f + 2) == Triangulation::none;
  }

 private:
  const Triangulation& board_;
  std::vector<unsigned char> green_;  ///< by face, bit k for side k
  std::vector<Ends> completing_;
  Player to_move_ = Player::first;
  bool over_ = false;
};

/// The answer to a position that is over, or that the next move ends.
std::optional<Finding> decided_at_sight(const ColoringFaces& faces, const Question& asked);

}  // namespace arete::inline theory
