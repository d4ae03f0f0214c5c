// The finite games behind the interface that front ends use: a session plays by the rules of its game.
#pragma once

#include "engine/game.hpp"
#include "engine/position.hpp"

namespace arete::inline engine {

/// Of every file in `games/`; the build writes it.
const std::vector<GameEntry>& game_entries();

class FiniteSession final : public Session {
 public:
  /// On the board of a document, which is one, before its moves; the first player begins.
  FiniteSession(const GameEntry& game, const Document& document, bool exchange_players = false,
                Budget* budget = nullptr);

  const Position& position() const { return position_; }
  bool playable() const override { return position_.playable(); }
  bool make_playable() override;
  Player to_move() const override { return now().to_move; }
  bool over() const override { return position_.result().has_value(); }
  std::vector<MoveText> moves() const override;
  void play(const MoveText& move, const std::string& at) override;
  std::vector<Corners> completed() const override { return completed_; }
  Play play_kind() const override { return position_.game->about->play; }
  std::vector<MoveText> winning_now(HowMany wanted) const override;
  Look look() const override { return playable() ? rules().look(now().at) : Look{}; }
  Value lead() const override { return now().lead; }
  Answer solve(const Question& question) const override;
  Answer check(const Proof& proof, const Effort& effort) const override;
  std::uint64_t perft(int depth) const override { return playable() ? count(now().at, now().to_move, depth) : 0; }
  std::unique_ptr<Session> clone() const override { return std::make_unique<FiniteSession>(*this); }

 private:
  const GamePosition& now() const { return position_.now; }
  const RulesView& rules() const { return *position_.rules; }
  bool wins_now(Move m) const;
  std::uint64_t count(const Words& p, Player who, int depth) const;

  Position position_;
  std::vector<Corners> completed_;  // by the last move
};

}  // namespace arete::inline engine
