#include "achievement/achievement_idea.hpp"

#include <algorithm>

namespace arete::inline achievement {

Idea answers_idea(const Tiling& tiling, const FixedAnswers& answers) {
  Idea::Group pairs{"when the maker marks one of two joined cells, the breaker marks the other", {}, {}};
  Idea::Group arrows{"when the maker marks a cell, the breaker marks where its arrow points", {}, {}};
  for (const auto& [cell, list] : answers.lists) {
    for (const Cell d : list) {
      const auto back = answers.to(tiling, d);
      const bool both = std::find(back.begin(), back.end(), cell) != back.end();
      if (!both) arrows.links.push_back({cell, d, false});
      if (both && (cell < d || answers.period.reduce(tiling, d) != d)) pairs.links.push_back({cell, d, true});
    }
  }
  Idea idea{arrows.links.empty() ? "a paving" : "fixed answers", {}};
  const auto& [width, height, shift] = answers.period;
  for (auto* group : {&pairs, &arrows}) {
    if (group->links.empty()) continue;
    group->period = {Cell{tiling.step() * width, 0}, Cell{tiling.step() * shift, tiling.step() * height}};
    idea.groups.push_back(std::move(*group));
  }
  return idea;
}

Idea sequence_idea(const ProofSequence& sequence, const MakerTurn& turn) {
  const auto there = image(turn.by, sequence[turn.situation].situation);
  Idea idea{"the maker's way to win", {}};
  Idea::Group now{"mark this now", {}, {}}, hers{"marked already", {}, {}},
      free{"the breaker must not have these yet", {}, {}};
  now.cells = turn.marks;
  for (const Cell c : there.core) {
    if (std::find(now.cells.begin(), now.cells.end(), c) == now.cells.end()) hers.cells.push_back(c);
  }
  free.cells = there.neighbourhood;
  for (auto* group : {&now, &free, &hers}) {
    if (!group->cells.empty()) idea.groups.push_back(std::move(*group));
  }
  return idea;
}

}  // namespace arete::inline achievement
