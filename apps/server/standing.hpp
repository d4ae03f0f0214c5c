// How a position stands, for a page that knows no rules: whose turn it is, what may be played, what was gained, how it ended, and
// what to draw.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/game.hpp"

namespace arete {

using Json = nlohmann::ordered_json;

Json to_json_value(const MoveText& move);
Json to_json_value(const std::vector<MoveText>& moves);

/// A game replayed, with what each move did.
struct Replay {
  struct Ply {
    MoveText move;
    Player by = Player::first;
    Value gain = 0;
    bool again = false;
  };
  std::unique_ptr<Session> session;
  std::vector<Ply> history;
};
/// Throws InputError, also for boards that are too large to be played on.
Replay replay(const Document& document);

/// The answer to /api/position, as text: coordinates stay as exact as they were written.
std::string standing(const Document& document);

/// An object that begins with a document.
std::string with_document(const Document& document, const Json& rest);

}  // namespace arete
