#include "playground/standing.hpp"

#include "base/lru_cache.hpp"
#include "playground/drawing.hpp"

namespace arete::inline playground {
namespace {

/// The start of a game. What its rules have worked out about the board is shared by all that play on it.
std::unique_ptr<Session> opened(Document document) {
  static LruCache<std::string, std::shared_ptr<const Session>> boards(16);
  document.moves.clear();
  return boards
      .get(document.write(), [&] { return std::shared_ptr<const Session>(find_game(document.game).open(document)); })
      ->clone();
}

Json history(const Replay& game) {
  Json list = Json::array();
  for (const auto& ply : game.history) {
    list.push_back({{"move", to_json_value(ply.move)}, {"by", name(ply.by)}, {"gain", ply.gain}, {"again", ply.again}});
    if (!ply.completed.empty()) list.back()["completed"] = ply.completed;
  }
  return list;
}

/// {"winner", "text"}, or null while play goes on; and in a race what the last move has completed.
Json result_of(const Document& document, const Replay& game) {
  const auto end = ending(document, game);
  if (!end) return nullptr;
  Json json{{"winner", end->winner ? name(*end->winner) : "nobody"}, {"text", end->text}};
  const bool race = find_game(document.game).about().play == Play::race;
  if (race && !game.history.empty() && !game.history.back().completed.empty())
    json["completed"] = game.history.back().completed;
  return json;
}

}  // namespace

Replay replayed(const Document& document) { return replay(opened(document), document); }

std::string with_document(const Document& document, const Json& rest) {
  std::string text = "{\"document\": " + document.write();
  if (rest.empty()) return text + "}";
  return text + ", " + rest.dump().substr(1);
}

std::string standing(const Document& document, const Sight& sight) {
  Trace trace(find_game(document.game).about().play);
  const auto game = replay(opened(document), document, [&](const Replay& so_far) { trace.watch(so_far); });
  const auto& session = *game.session;
  const auto* board = session.infinite();
  if (board == nullptr && sight.view) throw InputError("view", "this board is always shown whole");
  Document written = document;
  for (std::size_t i = 0; i < game.history.size(); ++i) written.moves[i] = game.history[i].move;
  Json json{{"to_move", name(session.to_move())}};
  json["over"] = session.over();
  json["result"] = result_of(document, game);
  json["scores"] = game.scores();
  json["lead"] = session.lead();
  if (board != nullptr) {
    const Frame frame = frame_of(*board, sight);
    json["left"] = session.over() ? 0 : board->left();
    json["moves"] = to_json_value(session.over() ? std::vector<MoveText>{} : free_cells(*board, frame));
    json["history"] = history(game);
    json["last"] = trace.last_turn();
    json["scene"] = cell_drawing(*board, frame);
  } else {
    json["moves"] = to_json_value(session.moves());
    json["history"] = history(game);
    json["last"] = trace.last_turn();
    json["scene"] = drawing(document, session, trace);
  }
  return with_document(written, json);
}

}  // namespace arete::inline playground
