#include "engine/answer.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include "base/input_error.hpp"
#include "base/limits.hpp"
#include "engine/theorems.hpp"
#include "proof/check_strategy.hpp"
#include "proof/kinds.hpp"
#include "proof/kinds/plans.hpp"
#include "proof/refused.hpp"
#include "theory/points/bi_plans.hpp"

namespace arete::inline engine {
namespace {

constexpr std::size_t soon_searched = 32, small = 64;  ///< elements
/// Of a search for a proof after a theorem has answered, without other limits. A node costs as
/// much as the moves of its position.
constexpr std::uint64_t most_nodes_for_proof = 20'000, most_moves_for_proof = 4'000'000;
/// Of a search for plans.
constexpr std::uint64_t most_nodes_for_plans = 10'000'000;

bool nimber_asked(const Position& position, const Question& question) {
  const auto& about = *position.game->about;
  const bool has_one = about.play == Play::normal || !position.result();  // a race that is over is no sum any more
  return about.nimbers == Nimbers::always || (about.nimbers == Nimbers::asked && question.nimber && has_one);
}

/// What a theorem knows; open where the question asks for what it does not give and a search can.
std::optional<Finding> by_theorem(const Position& position, const Question& question, Budget& budget) {
  if (position.now.misere || ((question.plain || !question.theorems) && position.searchable())) return std::nullopt;
  if (!position.fits_search() && (question.plain || !question.theorems)) return std::nullopt;
  Question asked = question;
  asked.nimber = nimber_asked(position, question);
  asked.budget = &budget;
  auto finding = ask_theorems(position, asked);
  if (finding && asked.nimber && !finding->nimber && position.searchable()) finding->open = true;
  return finding;
}

/// A search goes beyond the bounds of a theorem on a small board, and on a larger one within a limit.
bool worth_searching(const Position& position, const Question& question) {
  return position.searchable() &&
         (position.game->elements(position.board) <= small || question.limits.time || question.limits.nodes);
}

/// What a theorem knows remains where a search was stopped, and what can be drawn of it remains in any case. A bound
/// with the move that secures it is worth more than a better one without.
void keep(const Finding& theorem, Finding& searched) {
  if (!searched.idea) searched.idea = theorem.idea;
  if (searched.value.exact() && (searched.complete || !searched.best.empty())) return;
  if (theorem.value.low >= searched.value.low || searched.best.empty()) {
    searched.best = theorem.best;
    searched.line = theorem.line;
    searched.value.low = theorem.value.low;
  }
  searched.value.high = std::min(theorem.value.high, searched.value.high);
  searched.source += "; " + theorem.source;
}

/// The theorem's own proof; those that show moves show all of the best. `stopped` is set where a limit was hit.
std::optional<Proof> own_proof(const Position& position, const Question& question, const Finding& theorem,
                               Budget& budget, bool& stopped) {
  try {
    if (question.all_best || !proves_moves(position)) return prove(position, theorem, budget);
    Question asked = question;
    asked.all_best = true;
    const auto every = by_theorem(position, asked, budget);
    return every ? prove(position, *every, budget) : std::nullopt;
  } catch (const BudgetSpent&) {
    stopped = true;
    return std::nullopt;
  }
}

/// The proof of what a theorem has found: its own, or else one that a search leaves, with all that it says.
Finding proved(const Position& position, const Question& question, Finding theorem, Budget& budget, bool& stopped) {
  const bool solitaire = position.game->about->play == Play::solitaire;
  const bool moves_too = !proves_moves(position) && position.game->elements(position.board) <= soon_searched;
  const bool rather_search = position.searchable() && (nimber_asked(position, question) || solitaire || moves_too);
  if (!rather_search) theorem.proof = own_proof(position, question, theorem, budget, stopped);
  if (theorem.proof || !position.searchable()) return theorem;
  Question asked = question;
  if (asked.limits.time) *asked.limits.time -= std::chrono::duration<double>(budget.seconds());
  if (!asked.limits.time && !asked.limits.nodes) {
    const auto moves = position.now.rules->moves(position.now.at, position.now.to_move).size();
    asked.limits.nodes = std::min(most_nodes_for_proof, most_moves_for_proof / (moves + 1));
  }
  Budget own(asked.limits);
  auto searched = search(position.now, asked, own);
  budget.add_nodes(own.nodes());
  if (!searched.proof) {
    stopped = question.limits.time || question.limits.nodes;  // else the search was to be short
    theorem.proof = own_proof(position, question, theorem, budget, stopped);
    return theorem;
  }
  if (!question.all_best) searched.best = theorem.best;  // the answer is the same whether or not a proof is wanted
  return searched;
}

Finding unknown(const Position& position, std::string method, std::string source) {
  Finding finding{
      .to_move = position.now.to_move, .lead = position.now.lead, .value = Verdict::unknown(), .complete = false};
  finding.method = std::move(method);
  finding.source = std::move(source);
  return finding;
}

/// A game that is over needs no search.
Finding ended(const Position& position, Value value) {
  Finding finding{.to_move = position.now.to_move, .lead = position.now.lead, .value = Verdict::of(value)};
  finding.method = "rules";
  return finding;
}

/// The empty triangles that are drawn, in whatever colours: faces of which nobody makes a point any more.
Value closed_faces(const PointSet& points, const Look& look) {
  std::set<Ends> drawn;
  for (const auto& [ends, mark] : look.lines) drawn.insert(ordered(ends));
  Value count = 0;
  for (const Ends e : drawn) {
    for (auto w = e.v + 1; w < static_cast<PointSet::Index>(points.size()); ++w)
      count += drawn.contains({e.u, w}) && drawn.contains({e.v, w}) && points.empty(e.u, e.v, w);
  }
  return count;
}

/// No player makes more points than a triangulation of the points has faces that are still open, and no move loses
/// more.
void count_faces(const Position& position, Finding& finding) {
  if (position.game->board != BoardKind::points || position.game->about->play != Play::score) return;
  const auto& points = position.board.as<PointSet>();
  if (finding.value.exact() || points.size() < 3) return;
  const auto open = static_cast<Value>(2 * points.size() - points.hull().size() - 2) -
                    closed_faces(points, position.now.rules->look(position.now.at));
  finding.value = {std::max(finding.value.low, -open), std::min(finding.value.high, open)};
}

/// Where a strategy for each side would be far too long, a win is proved by plans, which show one move that wins.
bool rather_plans(const Position& position) {
  const auto kind = std::ranges::find(proof_kinds(), by_plans, &ProofKind::name);
  if (std::ranges::find(kind->games, position.game->id) == kind->games.end() || position.now.misere) return false;
  const auto& points = position.board.as<PointSet>();
  return position.game->elements(position.board) > soon_searched && points.size() <= TriangleRace::most_points &&
         points.given().empty();
}
std::optional<Proof> plans_for(const Position& position, const Question& question, const Finding& finding,
                               Budget& budget) {
  if (!finding.value.exact() || finding.value.low == 0 || position.result()) return std::nullopt;
  const Player winner = finding.value.low > 0 ? finding.to_move : opponent(finding.to_move);
  Limits limits = question.limits;
  if (limits.time) *limits.time -= std::chrono::duration<double>(budget.seconds());
  if (limits.memory) *limits.memory -= std::min(*limits.memory, budget.memory());
  limits.nodes = std::min(limits.nodes.value_or(most_nodes_for_plans), most_nodes_for_plans);
  Budget own(limits);
  std::optional<Proof> proof;
  try {
    const auto plans =
        winning_plans(position.board.as<PointSet>(), edges_of(position.moves), winner, edges_of(finding.best), own);
    proof = Proof{std::string(by_plans), plan_lines(winner, plans)};
  } catch (const BudgetSpent&) {
    // a strategy may still be found
  }
  budget.add_nodes(own.nodes());
  return proof;
}

/// What a search finds, with its proof.
Finding searched(const Position& position, const Question& question, Budget& budget) {
  if (!question.proof || !rather_plans(position)) return search(position.now, question, budget);
  Question asked = question;
  Tables tables(budget);
  if (asked.tables == nullptr) asked.tables = &tables;
  asked.proof = false;
  auto finding = search(position.now, asked, budget);
  if (finding.limited || (finding.proof = plans_for(position, question, finding, budget))) return finding;
  asked.proof = true;  // what has been found is in the tables
  return search(position.now, asked, budget);
}

Finding find(const Position& position, const Question& question, Budget& budget, bool& proof_stopped) {
  std::optional<Finding> theorem;
  try {
    theorem = by_theorem(position, question, budget);
  } catch (const BudgetSpent&) {
    if (!position.fits_search()) return unknown(position, "theorem, stopped by a limit", "");
  }
  if (theorem && !theorem->open && (theorem->value.exact() || !worth_searching(position, question))) {
    theorem->method = "theorem";
    theorem->limited = !theorem->value.exact();
    return question.proof && theorem->value.exact()
               ? proved(position, question, *std::move(theorem), budget, proof_stopped)
               : *std::move(theorem);
  }
  if (!position.fits_search()) {
    if (const auto value = position.result()) return ended(position, *value);
    return unknown(position,
                   "none: " + std::to_string(position.game->elements(position.board)) +
                       " elements, the search takes boards of at most " +
                       std::to_string(position.game->widths.back().elements),
                   "");
  }
  if (!position.searchable()) return unknown(position, "search", "more than " + std::to_string(most_pins) + " pins");
  auto finding = searched(position, question, budget);
  count_faces(position, finding);
  if (!theorem) return finding;
  keep(*theorem, finding);
  if (question.proof && !finding.proof && theorem->value.exact())
    finding.proof = own_proof(position, question, *theorem, budget, proof_stopped);
  return finding;
}

/// What can be drawn of a theorem that knows less than a search.
std::optional<Idea> idea_of_theorem(const Position& position, Budget& budget) {
  if (position.now.misere) return std::nullopt;
  Question asked{.all_best = false, .idea = true};
  asked.budget = &budget;
  try {
    if (auto finding = ask_theorems(position, asked)) return std::move(finding->idea);
  } catch (const BudgetSpent&) {
  }
  return std::nullopt;
}

Answer report(const Position& position, Finding finding) {
  const bool nobody_knows = !position.playable() && !position.moves.empty() && finding.value == Verdict::unknown();
  const auto play = position.game->about->play;
  Answer answer;
  if (play == Play::solitaire) {
    const auto edges = position.playable() ? position.rules->edges()
                                           : static_cast<Value>(position.board.as<Triangulation>().edges().size());
    answer = to_answer(std::move(finding), edges, position.game->won);
  } else {
    answer = to_answer(std::move(finding), play);
  }
  if (nobody_knows) answer.to_move.reset();  // moves were not replayed
  return answer;
}

}  // namespace

Answer answer(const Position& position, const Question& question) {
  Budget budget(question.limits);
  if (question.all_starts && !position.game->chooses_root)
    throw InputError("game", "--all-starts is for geography with one token");
  bool proof_stopped = false;
  Finding finding = find(position, question, budget, proof_stopped);
  if (question.idea && !finding.idea && finding.method == "search" && position.searchable())
    finding.idea = idea_of_theorem(position, budget);
  Answer answer = report(position, std::move(finding));
  answer.one_best = !question.all_best;
  answer.proof_stopped = proof_stopped && !answer.proof;
  answer.limited = answer.limited || answer.outcome == Outcome::unknown;
  if (answer.limited && answer.method == "search") answer.method += ", stopped by a limit";
  answer.nodes = budget.nodes();
  answer.ms = budget.seconds() * 1000;
  return answer;
}

Answer checked(const Position& position, const Proof& proof, const Effort& effort) {
  if (proof.by == Proof::by_search) {
    require(position.fits_search(), "the board is too large for a search");
    require(position.searchable(), "the heaps are too large for a search");
    std::istringstream lines(proof.lines);
    const auto strategy = Strategy::read(lines);
    const MisereView misere(*position.now.rules);
    const RulesView& rules = position.now.misere ? static_cast<const RulesView&>(misere) : *position.now.rules;
    auto finding = check_strategy(rules, position.now.at, position.now.to_move, strategy,
                                  bounds_to_believe(position.game->id), effort);
    finding.to_move = position.now.to_move;
    finding.lead = position.now.lead;
    return report(position, std::move(finding));
  }
  require(!position.now.misere, "no theorem speaks of misère play");
  auto finding = check_kind(proof, {position.game->id, position.board, position.moves}, effort);
  const bool one_best = !finding.complete && !finding.best.empty();
  auto answer = report(position, std::move(finding));
  answer.one_best = one_best;
  return answer;
}

}  // namespace arete::inline engine
