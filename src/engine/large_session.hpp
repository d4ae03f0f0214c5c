// A board that is too large for any search and that no theorem answers: it can be read, and the answer says why there is no
// more. Its moves are not replayed.
#pragma once

#include "engine/game.hpp"
#include "proof/refused.hpp"

namespace arete {

class LargeSession final : public Session {
 public:
  LargeSession(std::size_t elements, std::size_t most) : elements_(elements), most_(most) {}
  Player to_move() const override { return Player::first; }
  bool over() const override { return false; }
  std::vector<MoveText> moves() const override { return {}; }
  void play(const MoveText&, const std::string&) override { moved_ = true; }
  Look look() const override { return {}; }
  Value lead() const override { return 0; }
  Answer solve(const Question&) const override;
  Answer check(const Strategy&) const override { throw Refused("the board is too large for a search"); }
  std::uint64_t perft(int) const override { return 0; }
  std::unique_ptr<Session> clone() const override { return std::make_unique<LargeSession>(*this); }

 private:
  std::size_t elements_, most_;
  bool moved_ = false;
};

}  // namespace arete
