#include "solve/solver.hpp"

#include <new>
#include <sstream>

#include "base/input_error.hpp"
#include "rules/notation.hpp"
#include "solve/helpers.hpp"
#include "solve/margin_solver.hpp"
#include "solve/nimber_solver.hpp"
#include "solve/plain_solver.hpp"

namespace arete::inline solve {
namespace {

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
void help(const GamePosition& position, const Question& question, Tables& tables,
          const std::function<std::unique_ptr<Solver>(Budget&, bool)>& make, const std::atomic<bool>& stop) {
  if (!tables.join(stop)) return;
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
  const bool kept = question.tables != nullptr && question.tables->is_of_stream() && !question.limits.nodes &&
                    game.shares_tables(game);
  const bool shared = question.helpers != nullptr && !question.limits.nodes && !kept;

  Tables own(budget);
  const bool lent = question.tables != nullptr && !shared && (kept || !question.tables->is_of_stream());
  Tables& tables = lent ? *question.tables : own;
  auto memory = question.limits.memory;
  if (memory && kept) *memory /= 2;  // the rest is for what comes between
  tables.open(position.rules, position.misere, memory, shared);
  const std::function make = [&](Budget& spent, bool reversed) -> std::unique_ptr<Solver> {
    if (question.plain) return std::make_unique<PlainSolver>(rules, question, nimber, spent);
    if (rules.impartial())
      return std::make_unique<NimberSolver>(game, question, nimber, tables.nimbers(), spent, reversed);
    return std::make_unique<MarginSolver>(game, rules, question, tables, spent, reversed);
  };
  const auto solver = make(budget, false);
  const Helpers::Offer offer(shared && !question.plain ? question.helpers : nullptr,
                             [&](const std::atomic<bool>& stop) { help(position, question, tables, make, stop); });

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
