#include "theory/triangulations/green_faces.hpp"

#include "theory/edge_moves.hpp"
#include "theory/triangulations/dual_tree.hpp"

namespace arete::inline theory {

GreenFaces::GreenFaces(const Triangulation& board, const std::vector<MoveText>& moves, Budget* budget)
    : board_(board), convex_(in_convex_position(board)) {
  if (moves.empty()) return;
  const auto halves = halves_of_moves(board, moves, budget);
  used_.resize(board.triangles());
  std::int64_t left = 0;  // edges that can be flipped
  for (std::size_t h = 0; h < 3 * board.triangles(); ++h) {
    look(budget);
    const auto half = static_cast<Half>(h);
    if (board.twin(half) > half) left += flippable(half);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (left == 0) refuse_move(moves, i, "the game is over");
    const Half half = halves[i];
    if (half == Triangulation::none || !free(half)) refuse(moves, i, halves);
    use(static_cast<std::size_t>(half / 3), left);
    use(static_cast<std::size_t>(board.twin(half) / 3), left);
  }
}

void GreenFaces::use(std::size_t face, std::int64_t& left) {
  used_[face] = true;
  for (auto h = static_cast<Half>(3 * face); h < static_cast<Half>(3 * face + 3); ++h) {
    const Half twin = board_.twin(h);
    const bool black = twin == Triangulation::none || !used_[static_cast<std::size_t>(twin / 3)];
    green_ += black;
    left -= black && flippable(h);
  }
}

void GreenFaces::refuse(const std::vector<MoveText>& moves, std::size_t i, const std::vector<Half>& halves) const {
  const Ends e = ends_of_move(moves, i);
  if (e.u == e.v || e.v >= static_cast<std::int64_t>(board_.points().size()))
    refuse_move(moves, i, "there is no such edge");
  for (std::size_t k = 0; k < i; ++k) {
    if (across(halves[k]) == e) refuse_move(moves, i, "already coloured");
    if (board_.ends(halves[k]) == e) refuse_move(moves, i, "not an edge of the triangulation now");
  }
  const Half half = halves[i];
  if (half == Triangulation::none) refuse_move(moves, i, "not an edge of the triangulation now");
  const Half twin = board_.twin(half);
  const bool green = used(static_cast<std::size_t>(half / 3)) ||
                     (twin != Triangulation::none && used(static_cast<std::size_t>(twin / 3)));
  refuse_move(moves, i, green ? "already coloured" : Triangulation::why_not_flippable(twin == Triangulation::none));
}

}  // namespace arete::inline theory
