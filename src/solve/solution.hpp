// A position solved by the plain search: its value, its nimber if wanted, every best move.
#pragma once

#include <vector>

#include "solve/plain.hpp"

namespace arete {

struct Wanted {
  bool nimber = false;     ///< of a game that can give one
  bool all_best = true;    ///< every best move, or one
  bool components = true;  ///< split sums; off only to test that nothing changes
};

struct Solution {
  Verdict value;
  std::optional<Nimber> nimber;
  std::vector<Move> best;  ///< every best move if complete, else at most one that secures the lower bound
  bool complete = true;
};

namespace plain {

template <Rules R>
Solution by_nimbers(Plain<R>& search, const R& rules, const typename R::Position& p, const Wanted& wanted) {
  Solution solution{.value = {-1, 1}};
  try {
    solution.nimber = search.nimber(p);
    solution.value = Verdict::of(solution.nimber->wins() ? 1 : -1);
    if (!solution.nimber->wins()) return solution;
    for (const Move m : rules.moves(p, Player::first)) {
      if (!search.wins(p, m)) continue;
      solution.best.push_back(m);
      if (!wanted.all_best) break;
    }
  } catch (const Spent&) {
    solution.complete = false;
  }
  return solution;
}

template <Rules R>
Solution by_values(Plain<R>& search, const R& rules, const typename R::Position& p, Player who, const Wanted& wanted) {
  constexpr bool scored = R::about.play == Play::score || R::about.play == Play::solitaire;
  const Verdict limits = bounds(rules, p);
  Solution solution{.value = limits};
  try {
    for (const Move m : rules.moves(p, who)) {
      const Value worth = search.worth(p, who, m);
      if (solution.best.empty() || worth > solution.value.low) {
        solution.value.low = worth;
        solution.best = {m};
      } else if (worth == solution.value.low && wanted.all_best) {
        solution.best.push_back(m);
      }
      if (!wanted.all_best && solution.value.exact()) break;
    }
    solution.value = Verdict::of(solution.value.low);
  } catch (const Spent&) {
    solution.complete = false;
    if (solution.best.size() > 1) solution.best.resize(1);
  }
  if (!scored && solution.value.low == -1) solution.best.clear();
  return solution;
}

}  // namespace plain

template <Rules R>
Solution solve_plainly(const R& rules, const typename R::Position& p, Player who, const Wanted& wanted, Budget& budget) {
  if (const auto over = rules.result(p, who); over && !wanted.nimber) return {.value = Verdict::of(*over)};
  Plain<R> search(rules, budget, wanted.components);
  if (wanted.nimber) return plain::by_nimbers(search, rules, p, wanted);
  return plain::by_values(search, rules, p, who, wanted);
}

/// A sequence of best moves to the end of a solitaire.
template <Rules R>
std::vector<Move> best_line(const R& rules, typename R::Position p, Budget& budget) {
  Plain<R> search(rules, budget);
  std::vector<Move> line;
  while (!rules.result(p, Player::first)) {
    const Value goal = search.value(p, Player::first);
    for (const Move m : rules.moves(p, Player::first)) {
      if (search.worth(p, Player::first, m) != goal) continue;
      line.push_back(m);
      p = rules.play(p, Player::first, m).next;
      break;
    }
  }
  return line;
}

}  // namespace arete
