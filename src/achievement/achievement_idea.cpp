#include "achievement/achievement_idea.hpp"

#include <algorithm>
#include <utility>

#include "achievement/dependencies.hpp"
#include "achievement/proof/achievement.hpp"
#include "achievement/proof/invariant.hpp"
#include "achievement/proof/patch.hpp"

namespace arete::inline achievement {
namespace {

std::array<Cell, 2> translations(const Tiling& tiling, const Period& period) {
  const int step = tiling.step();
  return {Cell{step * period.width, 0}, Cell{step * period.shift, step * period.height}};
}

Idea::Fact period_fact(const Tiling& tiling, const Period& period) {
  const auto& [p, q] = translations(tiling, period);
  return {"period", {p.a, p.b, q.a, q.b}};
}

std::int64_t count(std::size_t n) { return static_cast<std::int64_t>(n); }

/// Of the lists of all cells of a period: how they repeat, and how long they are.
std::vector<Idea::Fact> facts_of(const Tiling& tiling, const PeriodicLists& lists, const std::string& of_lists) {
  std::size_t longest = 0;
  for (const auto& [cell, list] : lists.lists) longest = std::max(longest, list.size());
  return {period_fact(tiling, lists.period),
          {"cells in a period", {count(lists.lists.size())}},
          {of_lists, {count(longest)}}};
}

Idea priorities_idea(const Tiling& tiling, const Priorities& priorities) {
  Idea idea{"priorities", {}, facts_of(tiling, priorities, "responses to a cell, at most")};
  for (std::size_t place = 0;; ++place) {
    Idea::Group group{
        "when the maker marks a cell, the breaker marks where its arrow points, unless that is marked: "
        "priority " +
            std::to_string(place + 1),
        {},
        {}};
    for (const auto& [cell, list] : priorities.lists) {
      if (place < list.size()) group.links.push_back({cell, list[place], false});
    }
    if (group.links.empty()) return idea;
    group.period = translations(tiling, priorities.period);
    idea.groups.push_back(std::move(group));
  }
}

Idea invariant_idea(const Tiling& tiling, const Invariant& invariant) {
  return {"a local invariant",
          {},
          {period_fact(tiling, invariant.period), {"situations kept away", {count(invariant.situations.size())}}}};
}

Idea exclusion_idea(const Tiling& tiling, const std::vector<Proof>& impossible) {
  Idea idea{"there is no paving", {}, {}};
  for (const auto& proof : impossible) {
    const auto patch = read_empty_patch(tiling, proof.lines);
    const bool mutual = patch.kind == AnswerKind::mutual;
    if (!mutual) idea.name = "there are no fixed answers";
    idea.facts.push_back(
        {mutual ? "cells without a paving" : "cells without fixed answers", {count(patch.cells.size())}});
  }
  return idea;
}

}  // namespace

Idea answers_idea(const Tiling& tiling, const Animal& animal, const FixedAnswers& answers) {
  Idea::Group pairs{"when the maker marks one of two joined cells, the breaker marks the other", {}, {}};
  Idea::Group arrows{"when the maker marks a cell, the breaker marks where its arrow points", {}, {}};
  for (const auto& [cell, list] : answers.lists) {
    for (const Cell d : list) {
      const auto back = answers.to(tiling, d);
      const bool both = std::find(back.begin(), back.end(), cell) != back.end();
      if (!both) arrows.links.push_back({cell, d, false});
      // The same line seen from its other end, moved to where that is listed: one of the two is enough.
      const Cell home = answers.period.reduce(tiling, d), back_home = cell + home - d;
      if (both && std::pair(cell, d) < std::pair(home, back_home)) pairs.links.push_back({cell, d, true});
    }
  }
  Idea idea{
      arrows.links.empty() ? "a paving" : "fixed answers", {}, facts_of(tiling, answers, "answers to a cell, at most")};
  idea.facts.push_back(
      {"placements in a period, all hit", {count(placements_in_period(tiling, animal, answers.period).size())}});
  for (auto* group : {&pairs, &arrows}) {
    if (group->links.empty()) continue;
    group->period = translations(tiling, answers.period);
    idea.groups.push_back(std::move(*group));
  }
  return idea;
}

std::size_t longest_way(const ProofSequence& sequence) {
  std::vector<std::size_t> turns(sequence.size(), 0);
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    for (const auto& letter : sequence[i].letters) turns[i] = std::max(turns[i], turns[letter.to] + 1);
  }
  return turns.back() + 1;
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
  idea.facts = {{"situations of the proof sequence", {count(sequence.size())}},
                {"situation here", {count(turn.situation)}},
                {"turns of the maker from an empty board, at most", {count(longest_way(sequence))}}};
  return idea;
}

std::optional<Idea> breaker_idea(const Achievement& game, const AnimalFinding& found) {
  if (found.answers) return answers_idea(*game.tiling, game.animal, *found.answers);
  if (found.priorities) return priorities_idea(*game.tiling, *found.priorities);
  if (found.proof && found.proof->by == by_invariant)
    return invariant_idea(*game.tiling, read_invariant(*game.tiling, found.proof->lines));
  if (found.value.exact() || found.impossible.empty()) return std::nullopt;
  return exclusion_idea(*game.tiling, found.impossible);
}

}  // namespace arete::inline achievement
