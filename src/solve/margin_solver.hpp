// Scores, races, partizan games and misère play: the value is closed in on by questions whether it is at least so much.
// Games that are won as an impartial one is are left to its nimbers, where they can be.
#pragma once

#include "solve/any_solver.hpp"
#include "solve/margin_proof.hpp"
#include "solve/nimber_proof.hpp"
#include "solve/tables.hpp"

namespace arete::inline solve {

class MarginSolver final : public Solver {
 public:
  MarginSolver(const SearchableRules& rules, const RulesView& view, const Question& question, Tables& tables,
               Budget& budget, bool reversed)
      : Solver(view, question, question.nimber, budget),
        game_(rules),
        search_(searches(tables, budget, {.misere = view.misere(), .reversed = reversed})),
        known_(searches(tables, nothing_, {.misere = view.misere()})) {}

  Solution solve(const Words& p, Player who) override {
    if (const auto over = rules_.result(p, who)) return {.value = Verdict::of(*over)};
    Solution solution{.value = trivial(p, who)};
    Secured secured;
    try {
      close_in(p, who, solution.value, &secured);
      if (rules_.scored() || solution.value.low != -1) add_best(p, who, solution);
      if (nimber_wanted_ && search_.nimbers != nullptr) {
        if (const auto nim = rules_.nim_position(p)) solution.nimber = alone(*nim);
      }
    } catch (const BudgetSpent&) {
      solution.complete = false;
      if (solution.best.empty()) name_securing(p, who, secured, solution);
    }
    return solution;
  }
  Value value(const Words& p, Player who) override {
    if (const auto over = rules_.result(p, who)) return *over;
    Verdict known = trivial(p, who);
    close_in(p, who, known);
    return known.low;
  }
  Nimber nimber(const Words& p) override { return search_.nimbers->nimber(p); }
  std::optional<Strategy> certificate(const Words& p, Player who, const Solution& solution) override {
    if (acts_as_nim(p, who)) return as_nim(p, who);
    Strategy strategy = MarginProof(rules_, *search_.margins, budget_).write(p, who, solution.value.low);
    if (rules_.solitaire()) strategy.line = places(best_line(p), p);
    return strategy;
  }

 private:
  /// Of margins, and of nimbers where the game has them.
  struct Searches {
    std::unique_ptr<AnyMarginSearch> margins;
    std::unique_ptr<AnyNimberSearch> nimbers;
  };
  /// The best lower bound that a move is known to secure, and the move.
  struct Secured {
    Value low = 0;
    std::optional<Move> move;
  };

  Searches searches(Tables& tables, Budget& budget, SearchMode mode) const {
    const auto* nim = game_.nim_game();
    return {game_.margins(tables.margins(), budget, mode),
            nim == nullptr ? nullptr : nim->nimbers(tables.nimbers(), budget, {.reversed = mode.reversed})};
  }
  Verdict trivial(const Words& p, Player who) const { return rules_.bounds(rules_.facing(p, who)); }
  std::optional<Move> securing(const Words& p, Player who, Value low) const {
    return looked_up(p, who, [&](Move m) { return reaches(known_, p, who, m, low); });
  }
  /// For a search that was stopped: a bound is told with a move that secures it, or it is given up for one that is.
  void name_securing(const Words& p, Player who, const Secured& secured, Solution& solution) {
    const auto tell = [&](const Secured& bound) {
      solution.value.low = bound.low;
      if (bound.move && (rules_.scored() || bound.low > -1)) solution.best = {*bound.move};
    };
    if (!rules_.scored() && solution.value.low == -1) return;
    const Value least = trivial(p, who).low;
    if (auto move = securing(p, who, solution.value.low)) return tell({solution.value.low, move});
    tell(secured.move ? secured : Secured{least, securing(p, who, least)});
  }
  /// In the order of the moves: which one is named does not depend on what the tables have kept.
  void add_best(const Words& p, Player who, Solution& solution) {
    for (const Move m : rules_.moves(p, who)) {
      if (!reaches(search_, p, who, m, solution.value.low)) continue;
      solution.best.push_back(m);
      if (!question_.all_best) break;
    }
  }
  /// With a table of its own, as if nothing else had been asked: the work is then the same whatever was.
  Nimber alone(const Words& nim) {
    const auto table = game_.nim_game()->nimber_table(budget_, nullptr);
    return game_.nim_game()->nimbers(*table, budget_, {})->nimber(nim);
  }
  bool acts_as_nim(const Words& p, Player who) const {
    return search_.nimbers != nullptr && !rules_.result(p, who) && rules_.nim_position(p);
  }
  Strategy as_nim(const Words& p, Player who) {
    NimberProof proof(*rules_.nim_game(), *search_.nimbers, budget_);
    Strategy start;
    if (nimber_wanted_) start.nimber = proof.value(*rules_.nim_position(p));
    for (const Move m : rules_.moves(p, who)) {
      const auto next = rules_.play(p, who, m).next;
      if (acts_as_nim(next, opponent(who))) proof.against_zero(*rules_.nim_position(next), start.moves);
    }
    return proof.finish(std::move(start));
  }
  /// The place of each move of a solitaire's line among the legal ones.
  std::vector<Strategy::Ref> places(const std::vector<Move>& line, Words p) const {
    std::vector<Strategy::Ref> result;
    for (const Move m : line) {
      result.push_back(place_of(rules_, p, m));
      p = rules_.play(p, Player::first, m).next;
    }
    return result;
  }
  /// The lower bound that a table has kept from an earlier question.
  void recall(const Words& p, Player who, Verdict& known, Secured& secured) {
    try {
      known_.margins->narrow(p, who, known, known.low);
    } catch (const BudgetSpent&) {
      return;
    }
    if (const auto move = securing(p, who, known.low)) secured = {known.low, move};
  }
  /// Narrows what is known of a value until it is exact or the budget is spent, and keeps the moves that raise it.
  void close_in(const Words& p, Player who, Verdict& known, Secured* secured = nullptr) {
    if (const auto nim = search_.nimbers != nullptr ? rules_.nim_position(p) : std::nullopt) {
      known = Verdict::of(search_.nimbers->is(*nim, 0) ? -1 : 1);
      return;
    }
    known = search_.margins->rounded(p, known);
    if (secured != nullptr) recall(p, who, known, *secured);
    Value guess = std::clamp(Value{0}, known.low, known.high);
    while (!known.exact()) {
      const Value before = known.low;
      guess = search_.margins->narrow(p, who, known, guess);
      if (secured == nullptr || known.low == before) continue;
      if (const auto move = securing(p, who, known.low)) *secured = {known.low, move};
    }
  }
  bool reaches(const Searches& search, const Words& p, Player who, Move m, Value least) const {
    if (search.nimbers != nullptr) {
      const auto next = rules_.play(p, who, m).next;
      if (acts_as_nim(next, opponent(who)))
        return (search.nimbers->is(*rules_.nim_position(next), 0) ? 1 : -1) >= least;
    }
    return search.margins->reaches(p, who, m, least);
  }

  const SearchableRules& game_;
  Searches search_, known_;  ///< `known_` only looks up
};

}  // namespace arete::inline solve
