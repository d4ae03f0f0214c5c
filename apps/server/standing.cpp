#include "standing.hpp"

#include "drawing.hpp"

namespace arete {
namespace {

std::string capital(Player player) { return player == Player::first ? "First" : "Second"; }

std::array<Value, 2> scores(const Replay& game) {
  std::array<Value, 2> made{};
  for (const auto& ply : game.history) made[ply.by == Player::first ? 0 : 1] += ply.gain;
  return made;
}

Json history(const Replay& game) {
  Json list = Json::array();
  for (const auto& ply : game.history)
    list.push_back({{"move", to_json_value(ply.move)}, {"by", name(ply.by)}, {"gain", ply.gain}, {"again", ply.again}});
  return list;
}

std::string end_of_play(const Document& document, const Replay& game, const std::string& winner, Player to_move) {
  const auto& about = find_game(document.game).about();
  const auto [first, second] = scores(game);
  switch (about.play) {
    case Play::normal:
      return capital(to_move) + " cannot move" + (document.misere.value_or(false) ? " and so wins: this is misère play." : ": " + winner + " wins.");
    case Play::score: return (winner.empty() ? "A tie, " : winner + " wins, ") + std::to_string(first) + " : " + std::to_string(second) + ".";
    default: return winner.empty() ? "A tie: nobody can win any more." : winner + " wins.";
  }
}

/// {"winner", "text"}, or null while play goes on.
Json result_of(const Document& document, const Replay& game) {
  if (!game.session->over()) return nullptr;
  const auto answer = game.session->solve({});
  const bool won = answer.outcome == "win";
  if (answer.green && answer.edges) {
    const auto count = std::to_string(*answer.green) + " of " + std::to_string(*answer.edges) + " edges are green.";
    return {{"winner", won ? "first" : "nobody"}, {"text", (won ? "Won: " : "Lost: ") + count}};
  }
  const Player to_move = game.session->to_move();
  if (answer.outcome == "tie") return {{"winner", "nobody"}, {"text", end_of_play(document, game, "", to_move)}};
  const Player winner = won ? to_move : opponent(to_move);
  return {{"winner", name(winner)}, {"text", end_of_play(document, game, capital(winner), to_move)}};
}

}  // namespace

Json to_json_value(const MoveText& move) { return move.size() == 1 ? Json(move[0]) : Json(move); }

Json to_json_value(const std::vector<MoveText>& moves) {
  Json list = Json::array();
  for (const auto& move : moves) list.push_back(to_json_value(move));
  return list;
}

Replay replay(const Document& document) {
  Replay game{find_game(document.game).open(document), {}};
  Session& session = *game.session;
  if (!session.over() && session.moves().empty()) throw InputError("board", "too large to be played move by move: at most 1024 elements");
  for (std::size_t i = 0; i < document.moves.size(); ++i) {
    const Player by = session.to_move();
    const Value before = session.lead();
    MoveText move = document.moves[i];
    session.play(move, place("moves", i));
    if (move.size() == 2 && move[0] > move[1]) std::swap(move[0], move[1]);
    const Value gain = by == Player::first ? session.lead() - before : before - session.lead();
    game.history.push_back({std::move(move), by, gain, session.to_move() == by});
  }
  return game;
}

std::string with_document(const Document& document, const Json& rest) {
  std::string text = "{\"document\": " + document.write();
  if (rest.empty()) return text + "}";
  return text + ", " + rest.dump().substr(1);
}

std::string standing(const Document& document) {
  const auto game = replay(document);
  const auto& session = *game.session;
  Document written = document;
  for (std::size_t i = 0; i < game.history.size(); ++i) written.moves[i] = game.history[i].move;
  Json json;
  json["to_move"] = name(session.to_move());
  json["over"] = session.over();
  json["result"] = result_of(document, game);
  json["scores"] = scores(game);
  json["lead"] = session.lead();
  json["moves"] = to_json_value(session.moves());
  json["history"] = history(game);
  json["scene"] = drawing(document, session.look());
  return with_document(written, json);
}

}  // namespace arete
