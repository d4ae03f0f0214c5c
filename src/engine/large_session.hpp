// A board that is too large for any search. Its moves are kept as they are written; a theorem replays them and answers, or the
// answer says why there is none.
#pragma once

#include "engine/game.hpp"
#include "engine/report.hpp"
#include "engine/theorems.hpp"
#include "proof/refused.hpp"

namespace arete {

template <Rules R>
class LargeSession final : public Session {
 public:
  using Board = typename R::Board;

  LargeSession(std::string_view id, Board board, bool misere, std::size_t most)
      : id_(id), board_(std::make_shared<const Board>(std::move(board))), misere_(misere), most_(most) {}

  Player to_move() const override { return Player::first; }
  bool over() const override { return false; }
  std::vector<MoveText> moves() const override { return {}; }
  void play(const MoveText& move, const std::string&) override { moves_.push_back(move); }
  Look look() const override { return {}; }
  Value lead() const override { return 0; }
  std::uint64_t perft(int) const override { return 0; }
  std::unique_ptr<Session> clone() const override { return std::make_unique<LargeSession>(*this); }
  Answer check(const Proof& proof, const Effort& effort) const override {
    if constexpr (has_theorems<Board>) {
      require(!misere_, "no theorem speaks of misère play");
      Answer answer;
      report<R>(arete::check(id_, *board_, moves_, proof, effort), edges(), answer);
      return answer;
    } else {
      throw Refused("the board is too large for a search");
    }
  }

  Answer solve(const Question& question) const override {
    Budget budget(question.limits);
    Answer answer;
    try {
      if (const auto finding = by_theorem(question, budget)) {
        report<R>(*finding, edges(), answer);
        if (question.certificate != nullptr) *question.certificate = proof_of(*finding);
      } else {
        leave_open("none: " + std::to_string(R::elements(*board_)) + " elements, the search takes boards of at most " + std::to_string(most_),
                   answer);
      }
    } catch (const Spent&) {
      leave_open("theorem, stopped by a limit", answer);
    }
    answer.ms = budget.seconds() * 1000;
    return answer;
  }

 private:
  void leave_open(std::string method, Answer& answer) const {
    answer.outcome = "unknown";
    if (moves_.empty()) answer.to_move = name(Player::first);  // after moves that were not replayed nobody knows
    answer.limited = true;
    answer.method = std::move(method);
  }
  std::optional<Finding> by_theorem(const Question& question, Budget& budget) const {
    if constexpr (has_theorems<Board>) {
      if (!question.theorems || question.plain || misere_) return std::nullopt;
      const bool nimber = question.nimber || R::about.nimbers == Nimbers::always;
      return ask_theorems(id_, *board_, moves_, {nimber, question.all_best, question.all_starts, question.idea, &budget, question.start_moves});
    }
    return std::nullopt;
  }
  std::optional<Proof> proof_of(const Finding& finding) const {
    if constexpr (has_theorems<Board>) {
      return prove(id_, *board_, moves_, finding);
    } else {
      return std::nullopt;
    }
  }
  Value edges() const {
    if constexpr (Solitaire<R>) {
      return static_cast<Value>(board_->edges().size());
    } else {
      return 0;
    }
  }

  std::string_view id_;
  std::shared_ptr<const Board> board_;
  std::vector<MoveText> moves_;
  bool misere_;
  std::size_t most_;
};

}  // namespace arete
