// Geography whose root is not chosen yet: what every vertex is as the root, from one search.
#pragma once

#include <algorithm>

#include "base/input_error.hpp"
#include "rules/rules.hpp"
#include "view/documents/answer.hpp"

namespace arete::inline engine {

/// A root is a good choice if whoever moves from it loses.
template <ChoosesRoot R>
std::string starts_of(const R& rules, const typename R::Position& p, Player who, const std::vector<Move>& best) {
  std::string starts;
  for (const Move m : rules.moves(p, who)) starts += std::find(best.begin(), best.end(), m) == best.end() ? 'N' : 'P';
  return starts;
}

/// The winning moves from a root; throws BudgetSpent.
template <class S, class Position>
std::vector<std::int32_t> winning_moves(S& solver, const Position& rooted, Player who) {
  const auto solution = solver.solve(rooted, who);
  if (!solution.complete) throw BudgetSpent{};
  std::vector<std::int32_t> list;
  if (solution.value.low < 0) return list;
  for (const Move m : solution.best) list.push_back(static_cast<std::int32_t>(m.element));
  return list;
}

/// Throws BudgetSpent. `rules` may be those of misère play.
template <class S, class Game>
void add_starts(S& solver, const Game& rules, const typename Game::Position& p, Player who, bool with_moves, Answer& answer) {
  std::string starts;
  std::vector<std::vector<std::int32_t>> wins;
  for (const Move m : rules.moves(p, who)) {
    const auto rooted = rules.play(p, who, m).next;
    starts += solver.value(rooted, opponent(who)) > 0 ? 'N' : 'P';
    if (with_moves) wins.push_back(winning_moves(solver, rooted, opponent(who)));
  }
  answer.starts = std::move(starts);
  if (with_moves) answer.wins = std::move(wins);
}

}  // namespace arete::engine
