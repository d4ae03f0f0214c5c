#include "theory/triangulations/green_proof.hpp"

#include "proof/kinds.hpp"
#include "proof/kinds/face_corners.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace arete::inline theory {
namespace {

std::string face_line(const Triangulation& board, const std::vector<MoveText>& moves, Budget& budget) {
  constexpr double most_work = 2e7;  // a checker that goes by definitions takes seconds for it
  if (3 * board.triangles() > most_proof_words) return "";
  std::string line;
  try {
    const auto order = green_elimination_order(GreenFaces(board, moves, &budget), most_work, &budget);
    if (!order) return "";
    std::vector<std::int32_t> corners;
    for (const auto face : *order) {
      for (const auto v : corners_of(board, face)) corners.push_back(v);
    }
    append_numbers(line, "faces", corners);
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
