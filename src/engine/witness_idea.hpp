// The idea behind an answer that a witness shows: the elements that make the position lost, or the one after a winning move.
#pragma once

#include "rules/idea.hpp"
#include "rules/rules.hpp"

namespace arete::inline engine {

template <class R>
std::optional<Idea> witness_idea(const R& rules, const typename R::Position& p, const std::vector<Move>& best) {
  const auto shown = best.empty() ? p : rules.play(p, Player::first, best.front()).next;
  const auto elements = rules.witness(shown);
  if (!elements) return std::nullopt;
  Idea::Group group{.name = best.empty() ? "shows that it is lost" : "after the move to " + std::to_string(best.front().element)};
  for (const std::size_t e : *elements) group.vertices.push_back(static_cast<std::int32_t>(e));
  return Idea{"witness", {std::move(group)}};
}

}  // namespace arete::engine
