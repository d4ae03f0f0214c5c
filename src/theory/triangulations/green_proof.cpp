#include "theory/triangulations/green_proof.hpp"

#include <algorithm>

#include "proof/kinds.hpp"
#include "proof/kinds/face_corners.hpp"
#include "theory/triangulations/dual_tree.hpp"
#include "theory/triangulations/green_dual.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace arete::inline theory {
namespace {

/// In convex position all faces that can be flipped, leaves first; else those of the regions where something is lost.
std::vector<std::size_t> shown_faces(const GreenFaces& faces, Budget& budget) {
  constexpr double most_work = 2e7;  // a checker that goes by definitions takes seconds for it
  if (!in_convex_position(faces.board())) {
    auto plan = green_plan_by_regions(faces, false, &budget);
    if (plan.work > most_work) plan.shown.clear();
    return std::move(plan.shown);
  }
  const DualTree tree(faces.board(), &budget);
  std::vector<std::size_t> order;
  for (std::size_t i = tree.size(); i-- > 0;) {
    const auto face = static_cast<std::size_t>(tree.entry(i) / 3);
    const auto sides = sides_of(face);
    if (std::any_of(sides.begin(), sides.end(), [&](auto h) { return faces.free(h); })) order.push_back(face);
  }
  return order;
}

std::string face_line(const Triangulation& board, const std::vector<MoveText>& moves, Budget& budget) {
  std::string line;
  try {
    std::vector<std::int32_t> corners;
    for (const auto face : shown_faces(GreenFaces(board, moves, &budget), budget)) {
      for (const auto v : corners_of(board, face)) corners.push_back(v);
    }
    if (corners.size() <= most_proof_words) append_numbers(line, "faces", corners);
  } catch (const BudgetSpent&) {  // what the flips show is shown without it
  }
  return line;
}

}  // namespace

std::optional<std::string> green_proof_lines(const Triangulation& board, const std::vector<MoveText>& moves,
                                             const Finding& finding, Budget& budget) {
  if (!finding.line) return std::nullopt;
  std::vector<std::int32_t> ends;
  for (const auto& m : *finding.line) {
    for (const auto v : {m[0], m[1]}) ends.push_back(static_cast<std::int32_t>(v));
  }
  std::string lines;
  append_numbers(lines, "flips", ends);
  const bool all = static_cast<std::size_t>(finding.final().low) == board.edges().size();
  return all ? lines : lines + face_line(board, moves, budget);
}

}  // namespace arete::inline theory
