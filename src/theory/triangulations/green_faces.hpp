// A position of the green solitaires on a board of any size. After a flip every edge of its two faces is green, so no
// later flip touches these faces: an edge is green iff one of its faces, as they were at the start, has been used, and
// an edge can be flipped iff it could be at the start and neither face has been used. A play is a matching of faces,
// and the order of its flips does not matter.
#pragma once

#include <vector>

#include "board/plane/triangulation.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

class GreenFaces {
 public:
  using Half = Triangulation::Half;

  /// Replays the flips; throws InputError.
  GreenFaces(const Triangulation& board, const std::vector<MoveText>& moves, Budget* budget = nullptr);

  const Triangulation& board() const { return board_; }
  bool used(std::size_t face) const { return !used_.empty() && used_[face]; }
  /// The edges that are green, and those that are not.
  Value green() const { return green_; }
  Value black() const { return static_cast<Value>(board_.edges().size()) - green_; }
  /// Whether the edge can be flipped now.
  bool free(Half h) const {
    return flippable(h) && !used(static_cast<std::size_t>(h / 3)) &&
           !used(static_cast<std::size_t>(board_.twin(h) / 3));
  }
  /// Whether the edge could be flipped at the start.
  bool flippable(Half h) const {
    const Half twin = board_.twin(h);
    return twin != Triangulation::none && (convex_ || board_.points().cross(board_.ends(h), across(h)));
  }

 private:
  /// The other diagonal of the two faces at an edge.
  Ends across(Half h) const {
    const auto tip = [&](Half side) { return board_.origin(Triangulation::next(Triangulation::next(side))); };
    return ordered({tip(h), tip(board_.twin(h))});
  }
  void use(std::size_t face, std::int64_t& left);
  [[noreturn]] void refuse(const std::vector<MoveText>& moves, std::size_t i, const std::vector<Half>& halves) const;

  const Triangulation& board_;
  bool convex_;
  std::vector<bool> used_;
  Value green_ = 0;
};

}  // namespace arete::inline theory
