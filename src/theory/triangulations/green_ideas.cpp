#include "theory/triangulations/green_ideas.hpp"

#include <algorithm>

#include "theory/triangulations/all_green_recurrence.hpp"
#include "theory/triangulations/dual_tree.hpp"
#include "theory/triangulations/independent_flips.hpp"

namespace arete::inline theory {
namespace {

using Half = Triangulation::Half;

bool at_start(const GreenFaces& faces) { return faces.green() == 0; }

Idea of_plan(const GreenFaces& faces, const GreenPlan& plan) {
  const auto& board = faces.board();
  std::vector<bool> used(board.triangles());
  Idea idea{"flips in disjoint pairs of faces", {}, {}};
  auto& flips = idea.groups.emplace_back(Idea::Group{"flips of a best plan", {}, {}});
  for (const Half h : plan.flips) {
    flips.lines.push_back(board.ends(h));
    used[static_cast<std::size_t>(h / 3)] = used[static_cast<std::size_t>(board.twin(h) / 3)] = true;
  }
  auto& black = idea.groups.emplace_back(Idea::Group{"edges that stay black", {}, {}});
  const auto bare = [&](Half h) {
    const auto face = static_cast<std::size_t>(h / 3);
    return !used[face] && !faces.used(face);
  };
  for (Half h = 0; h < static_cast<Half>(3 * board.triangles()); ++h) {
    const Half twin = board.twin(h);
    if (twin < h && bare(h) && (twin == Triangulation::none || bare(twin))) black.lines.push_back(board.ends(h));
  }
  for (auto& group : idea.groups) std::sort(group.lines.begin(), group.lines.end());
  std::erase_if(idea.groups, [](const Idea::Group& group) { return group.lines.empty(); });
  return idea;
}

/// Each diagonal by what is true of the polygon behind it, as it is seen from the side of the hull at the root.
std::vector<Idea::Group> polygons(const Triangulation& board, const AllGreenRecurrence& known, Half root) {
  std::vector<Idea::Group> groups{{"b(S)", {}, {}}, {"g(S)", {}, {}}};
  const auto far = board.ends(root);
  std::vector<Half> waiting{root};
  while (!waiting.empty()) {
    const Half h = waiting.back();
    waiting.pop_back();
    if (board.ends(h) != far && known.g(h)) groups[known.b(h) ? 0 : 1].lines.push_back(board.ends(h));
    for (const Half side : {Triangulation::next(h), Triangulation::next(Triangulation::next(h))}) {
      if (board.twin(side) != Triangulation::none) waiting.push_back(board.twin(side));
    }
  }
  for (auto& group : groups) std::sort(group.lines.begin(), group.lines.end());
  std::erase_if(groups, [](const Idea::Group& group) { return group.lines.empty(); });
  return groups;
}

/// A row of numbers for each column of a table: the diagonals in the order in which the paper goes through them.
std::vector<Idea::Fact> table(const Triangulation& board, const AllGreenRecurrence& known) {
  std::vector<Idea::Fact> columns{{"diagonals from"}, {"to"}, {"jump"}, {"b(S) of each"}, {"g(S) of each"}};
  for (const Half h : known.by_jump()) {
    if (board.twin(h) == Triangulation::none) continue;
    const std::int64_t row[]{board.origin(Triangulation::next(h)), board.origin(h), known.jump(h), known.b(h),
                             known.g(h)};
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i].numbers.push_back(row[i]);
  }
  return columns;
}

}  // namespace

Idea all_green_idea(const GreenFaces& faces, const GreenPlan& plan, Budget* budget) {
  const auto& board = faces.board();
  if (!in_convex_position(board) || !at_start(faces)) return of_plan(faces, plan);
  const AllGreenRecurrence known(board, budget);
  const Half root = DualTree(board, budget).entry(0);
  return {"polygons S beyond diagonals, seen from " + text(board.ends(root)) +
              ": b(S), S can become all green; g(S), only if its diagonal is green already; of "
              "the others neither is true",
          polygons(board, known, root), table(board, known)};
}

Idea green_wins_idea(const GreenFaces& faces, const GreenPlan& plan, Budget* budget) {
  auto idea = of_plan(faces, plan);
  const auto n = static_cast<std::int64_t>(faces.board().points().size());
  const auto most = static_cast<std::int64_t>(independent_flips(faces, budget).size());
  idea.facts.push_back({"most independent flips", {most}});
  if (at_start(faces)) idea.facts.push_back({"at least (n - 4)/6, by Theorem 5", {(n + 1) / 6}});
  return idea;
}

}  // namespace arete::inline theory
