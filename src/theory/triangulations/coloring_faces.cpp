#include "theory/triangulations/coloring_faces.hpp"

#include <bit>

#include "theory/edge_moves.hpp"

namespace arete::inline theory {

ColoringFaces::ColoringFaces(const Triangulation& board, const std::vector<MoveText>& moves, Budget* budget)
    : board_(board), green_(board.triangles()) {
  const auto halves = halves_of_moves(board, moves, budget);
  const auto is_green = [&](Half h) { return green_[static_cast<std::size_t>(h / 3)] >> h % 3 & 1; };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Half half = halves[i];
    if (over_) refuse_move(moves, i, "the game is over");
    if (half == Triangulation::none) {
      ends_of_move(moves, i);
      refuse_move(moves, i, "there is no such edge");
    }
    if (is_green(half)) refuse_move(moves, i, "already coloured");
    for (const Half side : {half, board.twin(half)}) {
      if (side == Triangulation::none) continue;
      auto& face = green_[static_cast<std::size_t>(side / 3)];
      face = static_cast<unsigned char>(face | 1 << side % 3);
      over_ = over_ || face == 7;
    }
    to_move_ = opponent(to_move_);
  }
  if (over_ || moves.empty()) return;
  for (const Half half : halves) {  // every face with two green sides has one that was coloured
    for (const Half side : {half, board.twin(half)}) {
      if (side == Triangulation::none || std::popcount(green_[static_cast<std::size_t>(side / 3)]) != 2) continue;
      Half black = side;
      while (is_green(black)) black = Triangulation::next(black);
      completing_.push_back(board.ends(black));
    }
  }
}

std::optional<Finding> decided_at_sight(const ColoringFaces& faces, const Question& asked) {
  if (!faces.over() && faces.completing().empty()) return std::nullopt;
  Finding finding;
  finding.to_move = faces.to_move();
  finding.value = Verdict::of(faces.over() ? -1 : 1);
  finding.source = faces.over() ? "a face is green: Playing with Triangulations, 3.3.1"
                                : "a face has two green edges: Playing with Triangulations, 4.1";
  tell_best(finding, faces.completing(), asked);
  return finding;
}

}  // namespace arete::inline theory
