// A position of any other game solved (scores, races, partizan games, solitaires, misère play): its value, every best move, the
// certificate. A game that is won like a normal-play game is asked as that one where it can be.
#pragma once

#include "solve/margin_proof.hpp"
#include "solve/nimber_proof.hpp"
#include "solve/solution.hpp"

namespace arete::inline solve {

/// The search of the normal-play game that a game is won like, if there is one.
template <class R>
struct AsNim {
  AsNim(const R&, Budget&, bool) {}
  AsNim(const AsNim&, Budget&, bool) {}
};
template <ActsAsNim R>
struct AsNim<R> {
  AsNim(const R& rules, Budget& budget, bool shared) : search(rules.nim_game(), budget, true, shared) {}
  AsNim(const AsNim& other, Budget& budget, bool reversed) : search(other.search, budget, reversed) {}
  NimberSearch<typename R::NimGame> search;
};

/// A sequence of best moves to the end of a solitaire.
template <class S, Rules R>
std::vector<Move> best_line(S& solver, const R& rules, typename R::Position p) {
  std::vector<Move> line;
  while (!rules.result(p, Player::first)) {
    const Value goal = solver.value(p, Player::first);
    for (const Move m : rules.moves(p, Player::first)) {
      const auto step = rules.play(p, Player::first, m);
      if (step.worth(solver.value(step.next, Player::first)) != goal) continue;
      line.push_back(m);
      p = step.next;
      break;
    }
  }
  return line;
}

template <Rules R>
class MarginSolver {
 public:
  using Position = typename R::Position;

  MarginSolver(const R& rules, Budget& budget, const Wanted& wanted)
      : rules_(rules), budget_(budget), search_(rules, budget, wanted.shared), nim_(rules, budget, wanted.shared), wanted_(wanted) {}
  /// Helps another thread's solver through their common table.
  MarginSolver(const MarginSolver& leader, Budget& budget)
      : rules_(leader.rules_), budget_(budget), search_(leader.search_, budget, true), nim_(leader.nim_, budget, true), wanted_(leader.wanted_) {}
  /// Goes on with the table of an earlier solver.
  MarginSolver(const MarginSolver& earlier, Budget& budget, const Wanted& wanted)
      : rules_(earlier.rules_), budget_(budget), search_(earlier.search_, budget, false), nim_(earlier.nim_, budget, false), wanted_(wanted) {}

  Solution solve(const Position& p, Player who) {
    if (const auto over = rules_.result(p, who)) return {.value = Verdict::of(*over)};
    Solution solution{.value = bounds(rules_, p)};
    try {
      close_in(p, who, solution.value);
      constexpr bool scored = R::about.play == Play::score || R::about.play == Play::solitaire;
      if (!scored && solution.value.low == -1) return solution;
      for (const Move m : rules_.moves(p, who)) {
        if (!reaches(p, who, m, solution.value.low)) continue;
        solution.best.push_back(m);
        if (!wanted_.all_best) break;
      }
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    return solution;
  }
  Value value(const Position& p, Player who) {
    if (const auto over = rules_.result(p, who)) return *over;
    Verdict known = bounds(rules_, p);
    close_in(p, who, known);
    return known.low;
  }
  /// Of an exact value and every best move, and of the nimber of a game that is won like one with nimbers; throws BudgetSpent.
  Strategy certificate(const Position& p, Player who, const Solution& solution, [[maybe_unused]] bool nimber) {
    if constexpr (ActsAsNim<R>) {
      if (acts_as_nim(p, who)) return as_nim(p, who, nimber);
    }
    Strategy strategy = MarginProof<R>(rules_, search_, budget_).write(p, who, solution.value.low);
    if constexpr (Solitaire<R>) strategy.line = places(best_line(*this, rules_, p), p);
    return strategy;
  }

 private:
  bool acts_as_nim(const Position& p, Player who) const requires ActsAsNim<R> { return !rules_.result(p, who) && rules_.nim_position(p); }
  Strategy as_nim(const Position& p, Player who, bool nimber) requires ActsAsNim<R> {
    NimberProof<typename R::NimGame> proof(rules_.nim_game(), nim_search(), budget_);
    Strategy start;
    if (nimber) start.nimber = proof.value(*rules_.nim_position(p));
    for (const Move m : rules_.moves(p, who)) {
      const auto next = rules_.play(p, who, m).next;
      if (acts_as_nim(next, opponent(who))) proof.against_zero(*rules_.nim_position(next), start.moves);
    }
    return proof.finish(std::move(start));
  }
  /// The place of each move of a solitaire's line among the legal ones.
  std::vector<Strategy::Ref> places(const std::vector<Move>& line, Position p) const {
    std::vector<Strategy::Ref> result;
    for (const Move m : line) {
      result.push_back(place_of(rules_, p, m));
      p = rules_.play(p, Player::first, m).next;
    }
    return result;
  }
  void close_in(const Position& p, Player who, Verdict& known) {
    if constexpr (ActsAsNim<R>) {
      if (const auto nim = rules_.nim_position(p)) {
        known = Verdict::of(nim_search().is(*nim, 0) ? -1 : 1);
        return;
      }
    }
    search_.close_in(p, who, known);
  }
  bool reaches(const Position& p, Player who, Move m, Value least) {
    if constexpr (ActsAsNim<R>) {
      const auto step = rules_.play(p, who, m);
      const auto nim = rules_.nim_position(step.next);
      if (nim && !rules_.result(step.next, opponent(who))) return (nim_search().is(*nim, 0) ? 1 : -1) >= least;
    }
    return search_.reaches(p, who, m, least);
  }
  auto& nim_search() requires ActsAsNim<R> { return nim_.search; }

  const R& rules_;
  Budget& budget_;
  MarginSearch<R> search_;
  AsNim<R> nim_;
  Wanted wanted_;
};

}  // namespace arete::solve
