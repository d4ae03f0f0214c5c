#include "solve/solver.hpp"

#include <algorithm>
#include <new>
#include <sstream>

#include "base/input_error.hpp"
#include "rules/notation.hpp"
#include "solve/helpers.hpp"
#include "solve/margin_proof.hpp"
#include "solve/nimber_proof.hpp"
#include "solve/plain.hpp"

namespace arete::inline solve {
namespace {

/// The answers of one search, as far as the budget went.
struct Solution {
  Verdict value;
  std::optional<Nimber> nimber;
  std::vector<Move> best;  ///< every best move if complete, else some that secure the lower bound
  bool complete = true;
};

/// A way to solve positions of one game. Members other than `solve` throw BudgetSpent.
class Solver {
 public:
  Solver(const RulesView& rules, const Question& question, bool nimber)
      : rules_(rules), question_(question), nimber_wanted_(nimber) {}
  virtual ~Solver() = default;
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  virtual Solution solve(const Words& p, Player who) = 0;
  virtual Value value(const Words& p, Player who) = 0;
  /// Of impartial normal play.
  virtual Nimber nimber(const Words& p) = 0;
  /// Of an exact value and every best move, and of the nimber if it is wanted; nothing if this solver leaves none.
  virtual std::optional<Strategy> certificate(const Words& p, Player who, const Solution& solution) = 0;

  /// A sequence of best moves to the end of a solitaire.
  std::vector<Move> best_line(Words p) {
    std::vector<Move> line;
    while (!rules_.result(p, Player::first)) {
      const Value goal = value(p, Player::first);
      for (const Move m : rules_.moves(p, Player::first)) {
        const auto step = rules_.play(p, Player::first, m);
        if (step.worth(value(step.next, Player::first)) != goal) continue;
        line.push_back(m);
        p = step.next;
        break;
      }
    }
    return line;
  }

 protected:
  const RulesView& rules_;
  const Question& question_;
  bool nimber_wanted_;
};

class NimberSolver final : public Solver {
 public:
  NimberSolver(const SearchableRules& rules, const Question& question, bool nimber, AnyTable& table, Budget& budget,
               bool reversed)
      : Solver(rules, question, nimber),
        budget_(budget),
        search_(rules.nimbers(table, budget, {.reversed = reversed, .split = question.components})) {}

  Solution solve(const Words& p, Player) override {
    Solution solution{.value = {-1, 1}};
    try {
      if (nimber_wanted_) solution.nimber = search_->nimber(p);
      const bool lost = search_->is(p, 0);
      solution.value = Verdict::of(lost ? -1 : 1);
      if (!lost) search_->winning_moves(p, question_.all_best, solution.best);
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    std::sort(solution.best.begin(), solution.best.end());
    return solution;
  }
  Value value(const Words& p, Player) override { return search_->is(p, 0) ? -1 : 1; }
  Nimber nimber(const Words& p) override { return search_->nimber(p); }
  std::optional<Strategy> certificate(const Words& p, Player, const Solution& solution) override {
    return NimberProof(rules_, *search_, budget_).write(p, solution.nimber.has_value());
  }

 private:
  Budget& budget_;
  std::unique_ptr<AnyNimberSearch> search_;
};

class MarginSolver final : public Solver {
 public:
  MarginSolver(const SearchableRules& rules, const RulesView& view, const Question& question, Tables& tables,
               Budget& budget, bool reversed)
      : Solver(view, question, question.nimber),
        game_(rules),
        budget_(budget),
        search_(rules.margins(tables.margins(), budget, {.misere = view.misere(), .reversed = reversed})) {
    if (rules.nim_game() != nullptr)
      nim_search_ = rules.nim_game()->nimbers(tables.nimbers(), budget, {.reversed = reversed});
  }

  Solution solve(const Words& p, Player who) override {
    if (const auto over = rules_.result(p, who)) return {.value = Verdict::of(*over)};
    Solution solution{.value = rules_.bounds(p)};
    try {
      close_in(p, who, solution.value);
      if (rules_.scored() || solution.value.low != -1) add_best(p, who, solution);
      if (nimber_wanted_ && nim_search_ != nullptr) {
        if (const auto nim = rules_.nim_position(p)) solution.nimber = alone(*nim);
      }
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    return solution;
  }
  Value value(const Words& p, Player who) override {
    if (const auto over = rules_.result(p, who)) return *over;
    Verdict known = rules_.bounds(p);
    close_in(p, who, known);
    return known.low;
  }
  Nimber nimber(const Words& p) override { return nim_search_->nimber(p); }
  std::optional<Strategy> certificate(const Words& p, Player who, const Solution& solution) override {
    if (acts_as_nim(p, who)) return as_nim(p, who);
    Strategy strategy = MarginProof(rules_, *search_, budget_).write(p, who, solution.value.low);
    if (rules_.solitaire()) strategy.line = places(best_line(p), p);
    return strategy;
  }

 private:
  void add_best(const Words& p, Player who, Solution& solution) {
    for (const Move m : rules_.moves(p, who)) {
      if (!reaches(p, who, m, solution.value.low)) continue;
      solution.best.push_back(m);
      if (!question_.all_best) break;
    }
  }
  /// With a table of its own, as if nothing else had been asked: the work is then the same whatever was.
  Nimber alone(const Words& nim) {
    const auto table = game_.nim_game()->nimber_table(budget_, false);
    return game_.nim_game()->nimbers(*table, budget_, {})->nimber(nim);
  }
  bool acts_as_nim(const Words& p, Player who) const {
    return nim_search_ != nullptr && !rules_.result(p, who) && rules_.nim_position(p);
  }
  Strategy as_nim(const Words& p, Player who) {
    NimberProof proof(*rules_.nim_game(), *nim_search_, budget_);
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
  void close_in(const Words& p, Player who, Verdict& known) {
    const auto nim = nim_search_ != nullptr ? rules_.nim_position(p) : std::nullopt;
    if (nim) {
      known = Verdict::of(nim_search_->is(*nim, 0) ? -1 : 1);
    } else {
      search_->close_in(p, who, known);
    }
  }
  bool reaches(const Words& p, Player who, Move m, Value least) {
    if (nim_search_ != nullptr) {
      const auto next = rules_.play(p, who, m).next;
      if (acts_as_nim(next, opponent(who))) return (nim_search_->is(*rules_.nim_position(next), 0) ? 1 : -1) >= least;
    }
    return search_->reaches(p, who, m, least);
  }

  const SearchableRules& game_;
  Budget& budget_;
  std::unique_ptr<AnyMarginSearch> search_;
  std::unique_ptr<AnyNimberSearch> nim_search_;
};

class PlainSolver final : public Solver {
 public:
  PlainSolver(const RulesView& rules, const Question& question, bool nimber, Budget& budget)
      : Solver(rules, question, nimber), budget_(budget), search_(rules, budget, question.components) {}

  Solution solve(const Words& p, Player who) override {
    if (nimber_wanted_) return by_nimbers(p);
    if (const auto over = rules_.result(p, who)) return {.value = Verdict::of(*over)};
    auto solution = by_values(p, who);
    const auto nim = question_.nimber && solution.complete ? rules_.nim_position(p) : std::nullopt;
    if (nim) solution.nimber = Plain(*rules_.nim_game(), budget_).nimber(*nim);
    return solution;
  }
  Value value(const Words& p, Player who) override { return search_.value(p, who); }
  Nimber nimber(const Words& p) override { return search_.nimber(p); }
  std::optional<Strategy> certificate(const Words&, Player, const Solution&) override { return std::nullopt; }

 private:
  Solution by_nimbers(const Words& p) {
    Solution solution{.value = {-1, 1}};
    try {
      solution.nimber = search_.nimber(p);
      solution.value = Verdict::of(solution.nimber->wins() ? 1 : -1);
      if (!solution.nimber->wins()) return solution;
      for (const Move m : rules_.moves(p, Player::first)) {
        if (!search_.wins(p, m)) continue;
        solution.best.push_back(m);
        if (!question_.all_best) break;
      }
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    return solution;
  }
  Solution by_values(const Words& p, Player who) {
    Solution solution{.value = rules_.bounds(p)};
    try {
      for (const Move m : rules_.moves(p, who)) {
        const Value worth = search_.worth(p, who, m);
        if (solution.best.empty() || worth > solution.value.low) {
          solution.value.low = worth;
          solution.best = {m};
        } else if (worth == solution.value.low && question_.all_best) {
          solution.best.push_back(m);
        }
        if (!question_.all_best && solution.value.exact()) break;
      }
      solution.value = Verdict::of(solution.value.low);
    } catch (const BudgetSpent&) {
      solution.complete = false;
    }
    if (!rules_.scored() && solution.value.low == -1) solution.best.clear();
    return solution;
  }

  Budget& budget_;
  Plain search_;
};

/// What is still in play in a component, by its look.
Idea::Group group_of(const Look& look, bool chooses_edges, std::string name) {
  Idea::Group group{.name = std::move(name)};
  const auto in_play = [&](std::int32_t v) {
    return v < 0 || look.vertices[static_cast<std::size_t>(v)] == Mark::plain;
  };
  for (const Line& line : look.lines) {
    if (line.mark == Mark::plain && (chooses_edges || (in_play(line.ends.u) && in_play(line.ends.v))))
      group.lines.push_back(line.ends);
  }
  if (!chooses_edges) {
    for (std::size_t v = 0; v < look.vertices.size(); ++v) {
      if (in_play(static_cast<std::int32_t>(v))) group.vertices.push_back(static_cast<std::int32_t>(v));
    }
  }
  return group;
}

/// The idea behind a nimber: the components of a position, each with its own.
Idea components_idea(const RulesView& rules, const Words& p, Solver& solver) {
  Idea idea{"components with their nimbers", {}};
  for (const auto& part : rules.components(p)) {
    const Nimber nimber = solver.nimber(part);
    idea.groups.push_back(group_of(rules.look(part), rules.choice() == RulesView::Choice::edge,
                                   nimber.is_loony() ? "loony" : "*" + to_text(nimber)));
    idea.groups.back().nimber = nimber;
  }
  return idea;
}

/// The elements that make the position lost, or the one after a winning move.
std::optional<Idea> witness_idea(const RulesView& rules, const Words& p, const std::vector<Move>& best) {
  const auto elements = rules.witness(best.empty() ? p : rules.play(p, Player::first, best.front()).next);
  if (!elements) return std::nullopt;
  Idea::Group group{.name = best.empty() ? "shows that it is lost"
                                         : "after the move to " + std::to_string(best.front().element)};
  for (const std::size_t e : *elements) group.vertices.push_back(static_cast<std::int32_t>(e));
  return Idea{"witness", {std::move(group)}};
}

/// What can be drawn of an answer that a search has found.
std::optional<Idea> search_idea(const RulesView& rules, const Words& p, const Solution& solution, Solver& solver) {
  if (!rules.impartial()) return std::nullopt;
  if (rules.has_witnesses() && solution.value.exact()) return witness_idea(rules, p, solution.best);
  return rules.splits() ? std::optional(components_idea(rules, p, solver)) : std::nullopt;
}

/// The winning moves from a root; throws BudgetSpent.
std::vector<std::int32_t> winning_moves(Solver& solver, const Words& rooted, Player who) {
  const auto solution = solver.solve(rooted, who);
  if (!solution.complete) throw BudgetSpent{};
  std::vector<std::int32_t> list;
  if (solution.value.low < 0) return list;
  for (const Move m : solution.best) list.push_back(static_cast<std::int32_t>(m.element));
  return list;
}

/// Geography whose root is not chosen yet: what every vertex is as the root.
void add_starts(Solver& solver, const RulesView& rules, const GamePosition& position, bool with_moves,
                Finding& finding) {
  if (!rules.unrooted(position.at)) throw InputError("root", "all starts are asked for, but the root is given");
  std::string starts;
  StartMoves wins;
  const Player next = opponent(position.to_move);
  for (const Move m : rules.moves(position.at, position.to_move)) {
    const auto rooted = rules.play(position.at, position.to_move, m).next;
    starts += solver.value(rooted, next) > 0 ? 'N' : 'P';
    if (with_moves) wins.push_back(winning_moves(solver, rooted, next));
  }
  finding.starts = std::move(starts);
  if (with_moves) finding.wins = std::move(wins);
}

/// What is asked for beside the value and the best moves; throws BudgetSpent.
void add_rest(Solver& solver, const RulesView& rules, const GamePosition& position, const Question& question,
              const Solution& solution, Finding& finding) {
  const Words& p = position.at;
  if (question.idea) finding.idea = search_idea(rules, p, solution, solver);
  if (rules.solitaire() && solution.value.exact()) {
    finding.line.emplace();
    for (const Move m : solver.best_line(p)) finding.line->push_back(written(rules, m));
  }
  if (question.all_starts) add_starts(solver, rules, position, question.start_moves, finding);
  if (!question.proof || !solution.complete || !solution.value.exact()) return;
  if (const auto strategy = solver.certificate(p, position.to_move, solution)) {
    std::ostringstream lines;
    strategy->write(lines);
    finding.proof = Proof{Proof::by_search, std::move(lines).str()};
  }
}

/// Another thread's part in a search: the same position in another order, through the common tables.
void help(const GamePosition& position, const Question& question,
          const std::function<std::unique_ptr<Solver>(Budget&, bool)>& make, const std::atomic<bool>& stop) {
  Limits limits = question.limits;
  limits.cancelled = &stop;
  limits.memory.reset();  // the tables keep to the leader's
  Budget budget(limits);
  try {
    make(budget, true)->solve(position.at, position.to_move);
  } catch (const std::bad_alloc&) {
    // the leader goes on alone
  }
}

}  // namespace

Finding search(const GamePosition& position, const Question& question, Budget& budget) {
  const SearchableRules& game = *position.rules;
  const MisereView misere(game);
  const RulesView& rules = position.misere ? static_cast<const RulesView&>(misere) : game;
  const Nimbers nimbers = rules.about().nimbers;
  const bool nimber = rules.impartial() && (nimbers == Nimbers::always || question.nimber);
  const bool shared = question.helpers != nullptr && !question.limits.nodes;

  Tables own(budget);
  Tables& tables = question.tables != nullptr && !shared ? *question.tables : own;
  tables.open(position.rules, position.misere, question.limits.memory, shared);
  const std::function make = [&](Budget& spent, bool reversed) -> std::unique_ptr<Solver> {
    if (question.plain) return std::make_unique<PlainSolver>(rules, question, nimber, spent);
    if (rules.impartial())
      return std::make_unique<NimberSolver>(game, question, nimber, tables.nimbers(), spent, reversed);
    return std::make_unique<MarginSolver>(game, rules, question, tables, spent, reversed);
  };
  const auto solver = make(budget, false);
  const Helpers::Offer offer(shared && !question.plain ? question.helpers : nullptr,
                             [&](const std::atomic<bool>& stop) { help(position, question, make, stop); });

  Finding finding{.to_move = position.to_move, .lead = position.lead, .method = "search"};
  finding.source = question.plain      ? "plain: exhaustive, with memory"
                   : rules.impartial() ? "nimbers of components"
                                       : "alpha-beta with memory";
  const Solution solution = solver->solve(position.at, position.to_move);
  finding.value = solution.value;
  finding.nimber = solution.nimber;
  finding.best = written_sorted(rules, solution.best);
  finding.complete = solution.complete;
  finding.limited = !solution.complete;
  try {
    add_rest(*solver, rules, position, question, solution, finding);
  } catch (const BudgetSpent&) {
    finding.limited = true;
  }
  return finding;
}

}  // namespace arete::inline solve
