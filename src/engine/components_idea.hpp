// The idea behind a nimber: the components of a position, each with its own.
#pragma once

#include "engine/report.hpp"
#include "rules/idea.hpp"
#include "rules/rules.hpp"

namespace arete::inline engine {

/// What is still in play in a component, by its look.
template <class R>
Idea::Group group_of(const Look& look, std::string name) {
  Idea::Group group{.name = std::move(name)};
  const auto in_play = [&](std::int32_t v) { return v < 0 || look.vertices[static_cast<std::size_t>(v)] == Mark::plain; };
  for (const Line& line : look.lines) {
    if (line.mark == Mark::plain && (ChoosesEdges<R> || (in_play(line.ends.u) && in_play(line.ends.v)))) group.lines.push_back(line.ends);
  }
  if constexpr (!ChoosesEdges<R>) {
    for (std::size_t v = 0; v < look.vertices.size(); ++v) {
      if (in_play(static_cast<std::int32_t>(v))) group.vertices.push_back(static_cast<std::int32_t>(v));
    }
  }
  return group;
}

/// The solver is asked for the nimber of each component; it throws BudgetSpent.
template <class R, class S>
Idea components_idea(const R& rules, const typename R::Position& p, S& solver) {
  Idea idea{"components with their nimbers", {}};
  for (const auto& part : rules.components(p)) {
    const auto nimber = text(solver.nimber(part));
    idea.groups.push_back(group_of<R>(rules.look(part), nimber == "loony" ? nimber : "*" + nimber));
    idea.groups.back().nimber = nimber;
  }
  return idea;
}

}  // namespace arete::engine
