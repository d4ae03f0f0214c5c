#include "playground/standing.hpp"

#include "base/lru_cache.hpp"
#include "playground/drawing.hpp"

namespace arete::inline playground {
namespace {

/// The start of a game. What its rules have worked out about the board is shared by all that play on it.
std::unique_ptr<Session> opened(Document document) {
  static LruCache<std::string, std::shared_ptr<const Session>> boards(16);
  document.moves.clear();
  const auto start = [&] {
    auto session = find_game(document.game).open(document);
    can_be_played(*session);
    return std::shared_ptr<const Session>(std::move(session));
  };
  return boards.get(document.write(), start)->clone();
}

/// What there is of a board that is too large to be played on: its points and edges, and what lies there.
Look bare_look(const Document& document) {
  Look look;
  look.vertices.assign(document.points ? document.points->size() : 0, Mark::plain);
  const auto draw = [&](const std::vector<Ends>& lines, Mark mark) {
    for (const Ends e : lines) look.lines.push_back({e, mark});
  };
  const auto given = document.given.value_or(Given{});
  draw(document.edges.value_or(std::vector<Ends>{}), Mark::plain);
  draw(given.first, Mark::first);
  draw(given.second, Mark::second);
  draw(given.nobody, Mark::plain);
  return look;
}

std::string only_seen(const Document& document, const Session& session) {
  Json json{
      {"to_move", name(session.to_move())}, {"over", false}, {"result", nullptr}, {"scores", {0, 0}}, {"lead", 0}};
  json["moves"] = Json::array();
  json["history"] = Json::array();
  json["last"] = nullptr;
  json["scene"] = drawing(document, session, Trace(bare_look(document)));
  json["too_large"] = "This board is too large to be played on. See why tells who wins with best play.";
  return with_document(document, json);
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

Replay replayed(const Document& document) {
  auto start = opened(document);
  if (start->playable()) return replay(std::move(start), document);
  if (!document.moves.empty()) throw InputError("moves", "this board is too large to be played on");
  return {std::move(start), {}};
}

std::string with_document(const Document& document, const Json& rest) {
  std::string text = "{\"document\": " + document.write();
  if (rest.empty()) return text + "}";
  return text + ", " + rest.dump().substr(1);
}

std::string standing(const Document& document, const Sight& sight) {
  auto start = opened(document);
  if (!start->playable()) return only_seen(document, *replayed(document).session);
  Trace trace(find_game(document.game).about().play);
  const auto game = replay(std::move(start), document, [&](const Replay& so_far) { trace.watch(so_far); });
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
