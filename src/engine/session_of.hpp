// A position of one game behind the interface that front ends use: moves by their texts, past points, and the question
// which solver to ask.
#pragma once

#include <new>
#include <sstream>

#include "board/input_error.hpp"
#include "engine/checked.hpp"
#include "engine/game.hpp"
#include "engine/lent_search.hpp"
#include "engine/notation.hpp"
#include "engine/report.hpp"
#include "engine/search_idea.hpp"
#include "engine/starts.hpp"
#include "engine/theorems.hpp"
#include "rules/misere.hpp"
#include "solve/plain_solver.hpp"
#include "solve/solver.hpp"

namespace arete {

template <Rules R>
class SessionOf final : public Session {
 public:
  using Board = typename R::Board;
  using Position = typename R::Position;

  SessionOf(std::string_view id, const Board& board, bool misere)
      : id_(id), board_(std::make_shared<const Board>(board)), rules_(std::make_shared<R>(board)), position_(rules_->start()), misere_(misere) {}

  Player to_move() const override { return who_; }
  bool over() const override { return rules_->result(position_, who_).has_value(); }
  std::vector<MoveText> moves() const override {
    if (over() || too_large()) return {};
    return notation().written(notation().legal());
  }
  void play(const MoveText& move, const std::string& at) override {
    if (over()) throw InputError(at, to_json(move) + " cannot be played: the game is over");
    const auto found = notation().find(move, at);
    auto step = rules_->play(position_, who_, found);
    (who_ == Player::first ? lead_ : behind_) += step.gain;
    played_.push_back(write_move(*rules_, found));
    position_ = std::move(step.next);
    if (!step.again) who_ = opponent(who_);
  }
  Look look() const override { return rules_->look(position_); }
  Value lead() const override { return lead_ - behind_; }
  std::uint64_t perft(int depth) const override { return count(position_, who_, depth); }
  std::unique_ptr<Session> clone() const override { return std::make_unique<SessionOf>(*this); }

  Answer solve(const Question& question) const override {
    Budget budget(question.limits);
    Answer answer;
    answer.to_move = name(who_);
    answer.method = "search";
    if constexpr (!ChoosesRoot<R>) {
      if (question.all_starts) throw InputError("game", "--all-starts is for geography with one token");
    }
    const auto finding = by_theorem(question, budget);
    if (finding && (finding->value.exact() || !worth_searching(question))) {
      report<R>(*finding, standing().edges, answer);
    } else if (too_large()) {
      answer.outcome = "unknown";
      answer.source = "more than " + std::to_string(most_pins) + " pins";
    } else {
      const Verdict known = search(question, budget, answer);
      if (finding) keep<R>(*finding, known, standing(), answer);
      if (question.idea && !answer.idea) answer.idea = idea_of_theorem(budget);
    }
    answer.limited = answer.limited || answer.outcome == "unknown";
    if (answer.limited && answer.method == "search") answer.method += ", stopped by a limit";
    answer.nodes = budget.nodes();
    answer.ms = budget.seconds() * 1000;
    return answer;
  }
  Answer check(const Proof& proof, const Effort& effort) const override {
    require(!too_large(), "the heaps are too large for a search");
    Answer answer;
    if (proof.by == Proof::by_search) {
      std::istringstream lines(proof.lines);
      check_search(Strategy::read(lines), effort, answer);
    } else {
      if constexpr (has_theorems<Board>) {
        require(!misere_, "no theorem speaks of misère play");
        report<R>(arete::check(id_, *board_, played_, proof, effort), standing().edges, answer);
      } else {
        throw Refused("a proof by `" + proof.by.substr(0, 20) + "` says nothing about this game");
      }
    }
    return answer;
  }

 private:
  Notation<R> notation() const { return {*rules_, position_, who_}; }

  void check_search(const Strategy& strategy, const Effort& effort, Answer& answer) const {
    Proved proved;
    if (!misere_) {
      proved = checked(*rules_, position_, who_, strategy, effort);
    } else if constexpr (R::about.play == Play::normal) {
      proved = checked(Misere<R>(*rules_), position_, who_, strategy, effort);
    }
    Solution solution{.value = proved.value, .best = proved.best};
    if (proved.nimber) solution.nimber = Nimber(*proved.nimber);
    tell(solution, answer);
    if constexpr (Solitaire<R>) answer.line = in_order(proved.line);
    if constexpr (ChoosesRoot<R>) {
      if (rules_->unrooted(position_)) answer.starts = starts_of(*rules_, position_, who_, proved.best);
    }
  }

  std::uint64_t count(const Position& p, Player who, int depth) const {
    if (depth == 0) return 1;
    if (rules_->result(p, who)) return 0;
    std::uint64_t total = 0;
    for (const Move m : rules_->moves(p, who)) {
      const auto step = rules_->play(p, who, m);
      total += count(step.next, step.again ? who : opponent(who), depth - 1);
    }
    return total;
  }

  static constexpr std::size_t most_pins = 16384;  ///< that a search takes on
  bool too_large() const {
    if constexpr (Octal<R>) {
      return R::elements(position_) > most_pins;
    } else {
      return false;
    }
  }

  static constexpr std::size_t soon_searched = 32;  ///< elements
  /// A search goes beyond the bounds of a theorem on a small board, and on a larger one within a limit.
  bool worth_searching(const Question& question) const {
    constexpr std::size_t small = 64;
    return !too_large() && (R::elements(*board_) <= small || question.limits.time || question.limits.nodes);
  }

  /// A theorem, unless the question asks for what it does not give and a search can.
  std::optional<Finding> by_theorem(const Question& question, Budget& budget) const {
    if constexpr (has_theorems<Board>) {
      if (misere_ || ((question.plain || !question.theorems) && !too_large())) return std::nullopt;
      const Asked asked{nimber_asked(question), question.all_best, question.all_starts, question.idea, &budget, question.start_moves};
      auto finding = ask_about(asked);
      if (finding && asked.nimber && !finding->nimber) return std::nullopt;
      if (finding && finding->value.exact() && question.certificate != nullptr && !too_large()) {
        const bool rather_search = question.all_best && !proves_moves<Board> && R::elements(*board_) <= soon_searched;
        if (!asked.nimber && !Solitaire<R> && !rather_search) *question.certificate = prove(id_, *board_, played_, *finding);
        if (!*question.certificate) return std::nullopt;  // a search leaves one
      }
      return finding;
    } else {
      return std::nullopt;
    }
  }
  /// What can be drawn of a theorem that knows less than a search.
  std::optional<Idea> idea_of_theorem(Budget& budget) const {
    if constexpr (has_theorems<Board>) {
      if (misere_) return std::nullopt;
      if (auto finding = ask_about({.all_best = false, .idea = true, .budget = &budget})) return std::move(finding->idea);
    }
    return std::nullopt;
  }
  /// A theorem that has spent its budget says nothing.
  std::optional<Finding> ask_about(const Asked& asked) const requires has_theorems<Board> {
    try {
      return ask_within(asked);
    } catch (const Spent&) {
      return std::nullopt;
    }
  }
  std::optional<Finding> ask_within(const Asked& asked) const requires has_theorems<Board> {
    if constexpr (std::is_same_v<Position, Board>) {
      auto finding = ask_theorems(id_, position_, {}, asked);
      if (finding) finding->to_move = who_;
      return finding;
    } else {
      return ask_theorems(id_, *board_, played_, asked);
    }
  }
  bool nimber_asked(const Question& question) const {
    const bool has_one = R::about.play == Play::normal || !over();  // a race that is over is no sum any more
    return R::about.nimbers == Nimbers::always || (R::about.nimbers == Nimbers::asked && question.nimber && has_one);
  }

  /// Returns what is known then.
  Verdict search(const Question& question, Budget& budget, Answer& answer) const {
    const Wanted wanted{.nimber = R::about.play == Play::normal && !misere_ && nimber_asked(question),
                        .all_best = question.all_best,
                        .components = question.components,
                        .shared = question.crew != nullptr && !question.limits.nodes};
    if constexpr (R::about.play == Play::normal) {
      if (misere_) return solve_by<Solver<Misere<R>>>(Misere<R>(*rules_), wanted, question, budget, answer);
    }
    return solve_by<Solver<R>>(*rules_, wanted, question, budget, answer);
  }
  /// Solves with the fast searches, or with the plain one when it is asked for.
  template <class Fast, class Game>
  Verdict solve_by(const Game& rules, const Wanted& wanted, const Question& question, Budget& budget, Answer& answer) const {
    if (question.plain) {
      answer.source = "plain: exhaustive, with memory";
      PlainSolver<Game> solver(rules, budget, wanted);
      return fill(solver, rules, question, budget, answer);
    }
    answer.source = Impartial<Game> ? "nimbers of components" : "alpha-beta with memory";
    if (question.memory != nullptr && !wanted.shared) {
      Fast solver(lent<Fast>(*question.memory, rules, wanted, question.limits), budget, wanted);
      return fill(solver, rules, question, budget, answer);
    } else {
      Fast solver(rules, budget, wanted);
      const Crew::Offer offer(wanted.shared ? question.crew : nullptr, [&](const std::atomic<bool>& stop) { help(solver, question.limits, stop); });
      return fill(solver, rules, question, budget, answer);
    }
  }
  template <class Fast, class Game>
  const Fast& lent(Memory& memory, const Game& rules, const Wanted& wanted, const Limits& limits) const {
    using Lent = LentSearch<std::conditional_t<std::is_same_v<Game, R>, const R&, Game>, Fast>;
    if (memory.rules != rules_) memory = {rules_, std::make_shared<Lent>(rules, limits, wanted)};
    return static_cast<const Lent*>(memory.search.get())->solver;
  }
  /// Another thread's part in a search: the same position in another order, through the common table.
  template <class S>
  void help(const S& leader, Limits limits, const std::atomic<bool>& stop) const {
    limits.cancelled = &stop;
    limits.memory.reset();  // the table keeps to the leader's
    Budget budget(limits);
    try {
      S(leader, budget).solve(position_, who_);
    } catch (const std::bad_alloc&) {
      // the leader goes on alone
    }
  }
  template <class S, class Game>
  Verdict fill(S& solver, const Game& rules, const Question& question, Budget& budget, Answer& answer) const {
    const Solution solution = solver.solve(position_, who_);
    tell(solution, answer);
    try {
      if constexpr (ActsAsNim<Game>) {
        if (question.nimber) add_nim(answer, budget);
      }
      if (question.idea) answer.idea = search_idea(rules, position_, solution, solver);
      if constexpr (Solitaire<Game>) {
        if (solution.value.exact()) answer.line = in_order(best_line(solver, rules, position_));
      }
      if constexpr (ChoosesRoot<R>) {
        if (question.all_starts) {
          if (!rules_->unrooted(position_)) throw InputError("root", "all starts are asked for, but the root is given");
          add_starts(solver, rules, position_, who_, question.start_moves, answer);
        }
      }
      if constexpr (!std::is_same_v<S, PlainSolver<Game>>) {
        const bool exact = solution.complete && solution.value.exact();
        if (exact && question.certificate != nullptr) {
          std::ostringstream lines;
          solver.certificate(position_, who_, solution, question.nimber).write(lines);
          *question.certificate = Proof{Proof::by_search, std::move(lines).str()};
        }
      }
    } catch (const Spent&) {
      answer.limited = true;
    }
    return solution.value;
  }

  Standing standing() const {
    Standing standing{who_, lead(), 0};
    if constexpr (Solitaire<R>) standing.edges = rules_->edges();
    return standing;
  }
  void tell(const Solution& solution, Answer& answer) const {
    report<R>(solution.value, standing(), answer);
    if (solution.nimber) answer.nimber = text(*solution.nimber);
    if (solution.complete || !solution.best.empty()) answer.best = notation().written(solution.best);
    answer.limited = !solution.complete;
  }

  void add_nim(Answer& answer, Budget& budget) const requires ActsAsNim<R> {
    const auto p = rules_->nim_position(position_);
    if (p && !over()) answer.nimber = text(NimberSearch(rules_->nim_game(), budget).nimber(*p));
  }
  std::vector<MoveText> in_order(const std::vector<Move>& line) const {
    std::vector<MoveText> texts;
    for (const Move m : line) texts.push_back(write_move(*rules_, m));
    return texts;
  }

  std::string_view id_;
  std::shared_ptr<const Board> board_;
  std::shared_ptr<const R> rules_;
  Position position_;
  std::vector<MoveText> played_;
  Player who_ = Player::first;
  Value lead_ = 0, behind_ = 0;
  bool misere_;
};

}  // namespace arete
