// What has happened on the board, for a page that shows it: who took which vertex away, and what the last turn has
// changed. It watches a game being replayed and compares how the board looked before and after each move, so it knows
// no rules. Of parallel lines those are gone that the moves have named.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/replay.hpp"

namespace arete::inline playground {

class Trace {
 public:
  explicit Trace(Play play) : alone_(play == Play::solitaire) {}
  /// Of a position in which nothing has happened.
  explicit Trace(Look look) : look_(std::move(look)) {}

  /// Is shown the game at its start, then after each move.
  void watch(const Replay& game);

  const Look& look() const { return look_; }
  /// Whose move took a vertex away.
  std::optional<Player> taker(std::size_t vertex) const {
    return vertex < takers_.size() ? takers_[vertex] : std::nullopt;
  }
  /// `last` of /api/position: null before the first move.
  nlohmann::ordered_json last_turn() const;

 private:
  nlohmann::ordered_json changed_lines() const;
  nlohmann::ordered_json changed_vertices() const;
  nlohmann::ordered_json new_heaps() const;
  nlohmann::ordered_json gone_lines() const;

  bool alone_ = false;  // then each move is a turn
  Look look_, before_;  // now, and when the last turn began
  std::vector<std::optional<Player>> takers_;
  std::vector<MoveText> turn_;  // the moves of the last turn
  Player by_ = Player::first;
  bool cells_ = false;
};

}  // namespace arete::inline playground
