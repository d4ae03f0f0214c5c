// Games as the server tells them and as the engine plays them, for the tests that compare the two.
#pragma once

#include "base/random.hpp"
#include "engine/game.hpp"
#include "server.hpp"

namespace arete::tests {

inline Json to_json(const Document& document) { return Json::parse(document.write()); }
inline Json to_json_move(const MoveText& move) { return move.size() == 1 ? Json(move[0]) : Json(move); }
inline Json to_json_moves(const std::vector<MoveText>& moves) {
  Json list = Json::array();
  for (const auto& move : moves) list.push_back(to_json_move(move));
  return list;
}

inline Json offered_games(Server& server) { return server.get("/api/games").json["games"]; }
inline Json offered_boards(Server& server) { return server.get("/api/boards").json["boards"]; }

/// The start document of each game that ends, as the server offers it.
inline std::vector<Document> starts(Server& server) {
  std::vector<Document> list;
  for (const auto& game : offered_games(server)) {
    if (!game.contains("tilings")) list.push_back(Document::read(game["start"]["document"].dump()));
  }
  return list;
}

/// A random game to its end.
inline Document played_out(Document document, std::uint64_t seed) {
  Random random(seed);
  const auto session = open(document);
  while (!session->over()) {
    const auto moves = session->moves();
    document.moves.push_back(moves[random.below(moves.size())]);
    session->play(document.moves.back(), "");
  }
  return document;
}
inline Document without_last(Document document, std::size_t count) {
  document.moves.resize(document.moves.size() - std::min(count, document.moves.size()));
  return document;
}

/// What a move is worth to the player who makes it, by the plain search.
struct Worth {
  Outcome outcome;
  std::optional<Value> score;
};
inline Worth worth(const Session& before, const MoveText& move) {
  const auto after = before.clone();
  after->play(move, "");
  const auto answer = after->solve({.plain = true});
  const int sign = after->to_move() == before.to_move() ? 1 : -1;
  const Value gain = (after->lead() - before.lead()) * (before.to_move() == Player::first ? 1 : -1);
  Worth worth{sign > 0 ? answer.outcome : reversed(answer.outcome), {}};
  if (answer.score) worth.score = gain + sign * *answer.score;
  return worth;
}

inline bool wins_at_once(const Session& before, const MoveText& move) {
  const auto after = before.clone();
  after->play(move, "");
  return after->over() && worth(before, move).outcome == Outcome::win;
}

}  // namespace arete::tests
