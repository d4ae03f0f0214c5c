#include "theory/triangulations/green_matching.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/triangulations/dual_tree.hpp"
#include "theory/triangulations/green_ideas.hpp"

namespace arete::inline theory {
namespace {

using OfPlan = Idea (*)(const GreenFaces& faces, const GreenPlan& plan, Budget* budget);

std::optional<Finding> find(const Triangulation& board, const std::vector<MoveText>& moves, const Question& asked,
                            OfPlan idea) {
  if (board.triangles() == 0) return std::nullopt;
  const MemoryShare memory(asked.budget, bytes_for(board));
  const GreenFaces faces(board, moves, asked.budget);
  const bool convex = in_convex_position(board);
  const auto plan = convex ? green_plan_on_tree(faces, asked.all_best, asked.budget)
                           : green_plan_by_regions(faces, asked.all_best, asked.budget);
  const auto ends = [&](const std::vector<Triangulation::Half>& halves) {
    std::vector<Ends> list;
    list.reserve(halves.size());
    for (const auto h : halves) list.push_back(board.ends(h));
    std::sort(list.begin(), list.end());
    return list;
  };
  Finding finding;
  finding.lead = faces.green();
  finding.value = {faces.black() - plan.black, faces.black() - plan.least};
  finding.complete = plan.complete;
  finding.source = convex ? "a best matching of the dual tree: linear, after Playing with Triangulations, Theorem 4"
                          : "a best matching of the dual graph, by regions: after Playing with Triangulations, 6.1";
  if (asked.idea && finding.value.exact()) finding.idea = idea(faces, plan, asked.budget);
  auto flips = ends(plan.flips);
  finding.line.emplace();
  for (const Ends e : flips) finding.line->push_back({e.u, e.v});
  tell_best(finding, asked.all_best ? ends(plan.best) : std::move(flips), asked);
  return finding;
}

}  // namespace

std::optional<Finding> all_green_solitaire(const Triangulation& board, const std::vector<MoveText>& moves,
                                           const Question& asked) {
  return find(board, moves, asked, all_green_idea);
}
std::optional<Finding> green_wins_solitaire(const Triangulation& board, const std::vector<MoveText>& moves,
                                            const Question& asked) {
  return find(board, moves, asked, green_wins_idea);
}

}  // namespace arete::inline theory
