// A game replayed from its document: what each move did, how it stands, and how it ended.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "engine/game.hpp"

namespace arete::inline engine {

struct Replay {
  struct Ply {
    MoveText move;
    Player by = Player::first;
    Value gain = 0;
    bool again = false;
    std::vector<Corners> completed = {};  ///< triangles, cycles or coins, by their corners
  };
  std::unique_ptr<Session> session;
  std::vector<Ply> history;

  /// Points that the first and the second player have made.
  std::array<Value, 2> scores() const;
};

/// Whether the moves of a game can be listed and replayed from its start; makes a large board playable where it can.
bool can_be_played(Session& start);
/// Throws InputError, also for boards that are too large to be played on.
Replay replay(const Document& document);
/// The same from the start of the game. Whoever watches is shown the game there and after each move.
using Watcher = std::function<void(const Replay& so_far)>;
Replay replay(std::unique_ptr<Session> start, const Document& document, const Watcher& watch = nullptr);

struct Ending {
  std::optional<Player> winner;
  std::string text;
};
/// Nothing while play goes on. A solitaire's winner is the first player, or nobody.
std::optional<Ending> ending(const Document& document, const Replay& game);

}  // namespace arete::inline engine
