// Looking a few moves ahead, as a person does: points made, wins and losses in sight, and nothing else. It plays any
// game through its session; the engine's weaker strengths think with it.
#pragma once

#include "engine/game.hpp"

namespace arete::inline engine {

class Lookahead {
 public:
  struct Seen {
    MoveText move;
    Value value =
        0;  ///< to the player who moves: a win or loss in sight, the sooner the larger, else the points she is ahead
  };
  static constexpr Value win = 1'000'000;

  Lookahead(const Session& start, const Limits& limits);

  /// Every move with what is seen `depth` moves ahead; less far if the limits are reached, but two moves at least as
  /// far as they allow.
  std::vector<Seen> look(int depth);

 private:
  Value value(const Session& session, int depth, Value low, Value high);
  Value end_value(const Session& session, int depth) const;
  bool scan(std::vector<Seen>& seen, int depth);

  const Session& start_;
  Budget budget_;
  bool counts_;  ///< a solitaire counts its points, whatever the goal
};

}  // namespace arete::inline engine
