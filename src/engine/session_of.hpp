// A position of one game behind the interface that front ends use: moves by their texts, past points, and the question
// which solver to ask.
#pragma once

#include "board/input_error.hpp"
#include "engine/game.hpp"
#include "proof/margin_checker.hpp"
#include "proof/nimber_checker.hpp"
#include "rules/misere.hpp"
#include "solve/plain_solver.hpp"
#include "solve/solver.hpp"
#include "theory/octal_heaps.hpp"

namespace arete {

/// A move as documents write it.
template <class R>
MoveText write_move(const R& rules, Move m) {
  if constexpr (ChoosesEdges<R>) {
    const Ends e = ordered(rules.ends(m.at()));
    return {e.u, e.v};
  } else if constexpr (std::is_same_v<typename R::Board, Heaps>) {
    return {m.element, m.low, m.high};
  } else {
    return {m.element};
  }
}

template <Rules R>
class SessionOf final : public Session {
 public:
  using Position = typename R::Position;

  SessionOf(const typename R::Board& board, bool misere) : rules_(std::make_shared<R>(board)), position_(rules_->start()), misere_(misere) {}

  Player to_move() const override { return who_; }
  bool over() const override { return rules_->result(position_, who_).has_value(); }
  std::vector<MoveText> moves() const override {
    if (over() || too_large()) return {};
    return written(legal());
  }
  void play(const MoveText& move, const std::string& at) override {
    if (over()) throw InputError(at, to_json(move) + " cannot be played: the game is over");
    const auto found = find(move, at);
    auto step = rules_->play(position_, who_, found);
    (who_ == Player::first ? lead_ : behind_) += step.gain;
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
    const Wanted wanted{.nimber = nimber_wanted(question), .all_best = question.all_best, .components = question.components};
    if constexpr (!ChoosesRoot<R>) {
      if (question.all_starts) throw InputError("game", "--all-starts is for geography with one token");
    }
    if (by_theorem(question, answer)) {
      // nothing is left to search
    } else if (too_large()) {
      answer.outcome = "unknown";
      answer.source = "more than " + std::to_string(most_pins) + " pins";
    } else if (!misere_) {
      solve_by<Solver<R>>(*rules_, wanted, question, budget, answer);
    } else if constexpr (R::about.play == Play::normal) {
      solve_by<Solver<Misere<R>>>(Misere<R>(*rules_), wanted, question, budget, answer);
    }
    answer.limited = answer.limited || answer.outcome == "unknown";
    if (answer.limited) answer.method = "search, stopped by a limit";
    answer.nodes = budget.nodes();
    answer.ms = budget.seconds() * 1000;
    return answer;
  }
  Answer check(const Strategy& strategy) const override {
    require(!too_large(), "the heaps are too large for a search");
    Proved proved;
    if (!misere_) {
      proved = checked(*rules_, strategy);
    } else if constexpr (R::about.play == Play::normal) {
      proved = checked(Misere<R>(*rules_), strategy);
    }
    Answer answer;
    answer.to_move = name(who_);
    Solution solution{.value = proved.value, .best = proved.best};
    if (proved.nimber) solution.nimber = Nimber(*proved.nimber);
    report(solution, answer);
    if constexpr (Solitaire<R>) answer.line = in_order(proved.line);
    if constexpr (ChoosesRoot<R>) {
      if (rules_->unrooted(position_)) answer.starts = starts_of(proved.best);
    }
    return answer;
  }

 private:
  std::vector<Move> legal() const {
    std::vector<Move> list;
    for (const Move m : rules_->moves(position_, who_)) list.push_back(m);
    std::sort(list.begin(), list.end());
    return list;
  }
  std::vector<MoveText> written(const std::vector<Move>& list) const {
    std::vector<MoveText> texts;
    for (const Move m : list) texts.push_back(write_move(*rules_, m));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  /// The legal move that a text names; the reason if there is none.
  Move find(MoveText text, const std::string& at) const {
    constexpr std::size_t length = ChoosesEdges<R> ? 2 : std::is_same_v<typename R::Board, Heaps> ? 3 : 1;
    if (text.size() != length) {
      constexpr auto shape = length == 1   ? "a move is a vertex"
                             : length == 2 ? "a move is an edge [u, v]"
                                           : "a move is [h, a, b]: a heap of h becomes heaps of a and b";
      throw InputError(at, to_json(text) + " is no move of this game: " + shape);
    }
    const MoveText as_given = text;
    if (length == 2 && text[0] > text[1]) std::swap(text[0], text[1]);
    if constexpr (Octal<R>) {
      const Move m(text[0], text[1], text[2]);
      if (rules_->legal(position_, m)) return m;
    } else {
      for (const Move m : legal()) {
        if (write_move(*rules_, m) == text) return m;
      }
    }
    throw InputError(at, to_json(as_given) + " cannot be played: " + reason(text));
  }
  std::string reason(const MoveText& text) const {
    if constexpr (ChoosesEdges<R>) {
      for (std::size_t e = 0; e < rules_->edge_count(); ++e) {
        if (write_move(*rules_, Move(e)) == text) return rules_->why_not(position_, who_, Move(e));
      }
      return "there is no such edge";
    } else if constexpr (std::is_same_v<typename R::Board, Heaps>) {
      return rules_->why_not(position_, who_, Move(text[0], text[1], text[2]));
    } else {
      const auto vertices = rules_->look(position_).vertices.size();
      if (text[0] < 0 || text[0] >= static_cast<std::int64_t>(vertices)) return "there is no such vertex";
      return rules_->why_not(position_, who_, Move(static_cast<std::size_t>(text[0])));
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

  /// Heaps have their nimbers by a proved period, whatever their sizes.
  bool by_theorem(const Question& question, Answer& answer) const {
    if constexpr (Octal<R>) {
      static const auto nimbers = PeriodicNimbers::proved(OctalCode(R::octal_code()));
      const bool search = misere_ || question.plain || (question.certificate != nullptr && !too_large());
      if (search || !nimbers) return false;
      const int nim = nimber(*nimbers, position_);
      answer.outcome = nim == 0 ? "loss" : "win";
      answer.nimber = std::to_string(nim);
      constexpr std::size_t most_listed = 100'000;
      const auto winning = winning_moves(*nimbers, position_, question.all_best ? most_listed : 1);
      answer.best = written(winning.moves);
      answer.method = "theorem";
      answer.source = "nimbers of " + R::octal_code() + " have period " + std::to_string(nimbers->period().period) + " (Guy and Smith 1956)";
      if (!winning.complete && question.all_best) answer.source += "; best has the first " + std::to_string(most_listed) + " moves of more";
      return true;
    } else {
      return false;
    }
  }

  template <class Game>
  Proved checked(const Game& rules, const Strategy& strategy) const {
    if constexpr (Impartial<Game>) {
      return NimberChecker<Game>(rules, strategy).check(position_);
    } else {
      if constexpr (ActsAsNim<Game>) {
        if (!over() && rules.nim_position(position_)) return ActingChecker<Game>(rules, strategy).check(position_, who_);
      }
      return MarginChecker<Game>(rules, strategy).check(position_, who_);
    }
  }
  /// A root is a good choice if whoever moves from it loses.
  std::string starts_of(const std::vector<Move>& best) const requires ChoosesRoot<R> {
    std::string starts;
    for (const Move m : rules_->moves(position_, who_)) starts += std::find(best.begin(), best.end(), m) == best.end() ? 'N' : 'P';
    return starts;
  }

  bool nimber_wanted(const Question& question) const {
    if constexpr (R::about.play != Play::normal) return false;
    if (misere_) return false;
    return R::about.nimbers == Nimbers::always || (R::about.nimbers == Nimbers::asked && question.nimber);
  }
  /// Solves with the fast searches, or with the plain one when it is asked for.
  template <class Fast, class Game>
  void solve_by(const Game& rules, const Wanted& wanted, const Question& question, Budget& budget, Answer& answer) const {
    if (question.plain) {
      answer.source = "plain: exhaustive, with memory";
      PlainSolver<Game> solver(rules, budget, wanted);
      fill(solver, rules, question, budget, answer);
    } else {
      answer.source = Impartial<Game> ? "nimbers of components" : "alpha-beta with memory";
      Fast solver(rules, budget, wanted);
      fill(solver, rules, question, budget, answer);
    }
  }
  template <class S, class Game>
  void fill(S& solver, const Game& rules, const Question& question, Budget& budget, Answer& answer) const {
    const Solution solution = solver.solve(position_, who_);
    report(solution, answer);
    try {
      if constexpr (ActsAsNim<Game>) {
        if (question.nimber) add_nim(answer, budget);
      }
      if constexpr (Solitaire<Game>) {
        if (solution.value.exact()) answer.line = in_order(best_line(solver, rules, position_));
      }
      if constexpr (ChoosesRoot<R>) {
        if (question.all_starts) add_starts(solver, rules, answer);
      }
      if constexpr (!std::is_same_v<S, PlainSolver<Game>>) {
        const bool exact = solution.complete && solution.value.exact();
        if (exact && question.certificate != nullptr) *question.certificate = solver.certificate(position_, who_, solution, question.nimber);
      }
    } catch (const Spent&) {
      answer.limited = true;
    }
  }

  /// The outcome for the player to move, with the points made so far.
  void report(const Solution& solution, Answer& answer) const {
    const Value ahead = who_ == Player::first ? lead() : -lead();
    const Verdict final = solution.value.shifted(ahead);
    if constexpr (Solitaire<R>) {
      const bool least = rules_->won(final.low), most = rules_->won(final.high);
      answer.outcome = least == most ? (least ? "win" : "loss") : "unknown";
      answer.edges = rules_->edges();
      if (solution.value.exact()) answer.green = final.low;
    } else {
      answer.outcome = final.low > 0 ? "win" : final.high < 0 ? "loss" : final.low == 0 && final.high == 0 ? "tie" : "unknown";
    }
    if constexpr (R::about.play == Play::score) {
      if (solution.value.exact()) {
        answer.score = solution.value.low;
      } else {
        answer.bounds = solution.value;
      }
    }
    if (solution.nimber) answer.nimber = text(*solution.nimber);
    if (solution.complete || !solution.best.empty()) answer.best = written(solution.best);
    answer.limited = !solution.complete;
  }
  static std::string text(Nimber n) { return n.is_loony() ? "loony" : std::to_string(n.value()); }

  void add_nim(Answer& answer, Budget& budget) const requires ActsAsNim<R> {
    const auto p = rules_->nim_position(position_);
    if (p && !over()) answer.nimber = text(NimberSearch(rules_->nim_game(), budget).nimber(*p));
  }
  std::vector<MoveText> in_order(const std::vector<Move>& line) const {
    std::vector<MoveText> texts;
    for (const Move m : line) texts.push_back(write_move(*rules_, m));
    return texts;
  }
  template <class S, class Game>
  void add_starts(S& solver, const Game& rules, Answer& answer) const {
    if (!rules_->unrooted(position_)) throw InputError("root", "all starts are asked for, but the root is given");
    std::string starts;
    for (const Move m : rules.moves(position_, who_)) starts += solver.value(rules.play(position_, who_, m).next, opponent(who_)) > 0 ? 'N' : 'P';
    answer.starts = std::move(starts);
  }

  std::shared_ptr<const R> rules_;
  Position position_;
  Player who_ = Player::first;
  Value lead_ = 0, behind_ = 0;
  bool misere_;
};

}  // namespace arete
