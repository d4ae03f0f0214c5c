#include "playground/catalogue.hpp"

#include <algorithm>
#include <array>

#include "engine/boards/beginnings.hpp"
#include "engine/boards/start_boards.hpp"
#include "playground/drawing.hpp"
#include "playground/showcase.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {
namespace {

const std::vector<std::string_view> shapes{"random", "fan", "serpentine", "inner:2", "branching:2"};

/// What to offer first to whoever has seen none of the games.
constexpr std::array<std::string_view, 3> start_here{"mono-complete", "strings-and-coins", "kayles"};

const char* play_word(Play play) {
  switch (play) {
    case Play::normal: return "normal";
    case Play::race: return "race";
    case Play::score: return "score";
    case Play::solitaire: return "solitaire";
  }
  return "";
}

const char* ends_in_words(Play play) {
  switch (play) {
    case Play::normal: return "whoever cannot move loses";
    case Play::race: return "whoever is first wins";
    case Play::score: return "more points win";
    case Play::solitaire: return "a solitaire";
  }
  return "";
}

struct BoardFacts {
  const char* family;
  std::vector<const char*> keys;
  bool directed = false;
  int tokens = 0;
  std::array<const char*, 2> players{"First", "Second"};
};
BoardFacts facts_of(BoardKind kind) {
  switch (kind) {
    case BoardKind::points: return {"points", {"points"}};
    case BoardKind::triangulation: return {"triangulations", {"points", "edges"}};
    case BoardKind::coins: return {"triangulations", {"points", "edges"}};
    case BoardKind::graph: return {"graphs", {"vertices", "edges"}};
    case BoardKind::digraph: return {"graphs", {"vertices", "edges"}, true};
    case BoardKind::multigraph: return {"graphs", {"vertices", "edges"}};
    case BoardKind::rooted_graph: return {"geography", {"vertices", "edges", "root"}, false, 1};
    case BoardKind::rooted_digraph: return {"geography", {"vertices", "edges", "root"}, true, 1};
    case BoardKind::twice_rooted_graph: return {"geography", {"vertices", "edges", "roots"}, false, 2};
    case BoardKind::twice_rooted_digraph: return {"geography", {"vertices", "edges", "roots"}, true, 2};
    case BoardKind::heaps: return {"heaps", {"heaps"}};
    case BoardKind::tiling: return {"animals", {"board", "bias", "animal"}, false, 0, {"Maker", "Breaker"}};
  }
  return {};
}

const char* what_is_chosen(const Session& session) {
  if (session.infinite()) return "cell";
  const auto moves = session.moves();
  const std::size_t numbers = moves.empty() ? 2 : moves.front().size();
  return numbers == 1 ? "vertex" : numbers == 2 ? "edge" : "heap";
}

Json tiling_names() {
  Json names = Json::array();
  for (const auto& tiling : tilings()) names.push_back(tiling.name());
  return names;
}

Json game_json(const Game& game) {
  const auto& about = game.about();
  const auto facts = facts_of(game.board());
  const bool endless = game.board() == BoardKind::tiling;
  const auto [request, document, seat] = first_beginning(std::string(game.id()));
  const auto session = open(document);
  Json json{{"id", game.id()},
            {"title", about.title},
            {"rule", about.rule},
            {"known", about.known},
            {"source", about.source}};
  json["family"] = facts.family;
  json["play"] = play_word(about.play);
  json["ends"] = ends_in_words(about.play);
  json["nimbers"] = about.nimbers != Nimbers::none;
  json["misere"] = about.play == Play::normal;
  json["board"] = describe(game.board());
  json["keys"] = facts.keys;
  json["directed"] = facts.directed;
  json["chooses"] = what_is_chosen(*session);
  json["tokens"] = facts.tokens;
  json["players"] = facts.players;
  json["boards"] = endless ? Json::array() : Json(kinds_for(std::string(game.id())));
  if (endless) json["tilings"] = tiling_names();
  json["start"] = {{"kind", request.kind},
                   {"sizes", request.sizes},
                   {"seed", request.seed},
                   {"shape", request.shape},
                   {"seat", name(seat)},
                   {"document", Json::parse(document.write())},
                   {"scene", drawing(document, *session)},
                   {"middle", middle_of_a_game(document)}};
  const auto* rank = std::find(start_here.begin(), start_here.end(), game.id());
  if (rank != start_here.end()) json["start_here"] = rank - start_here.begin();
  return json;
}

}  // namespace

const std::string& games_json() {
  static const std::string text = [] {
    Json list = Json::array();
    for (const auto* game : all_games()) list.push_back(game_json(*game));
    return Json{{"games", std::move(list)}}.dump();
  }();
  return text;
}

const std::string& boards_json() {
  static const std::string text = [] {
    Json list = Json::array();
    for (const auto& name : board_names()) {
      const auto it = std::find_if(offered_boards().begin(), offered_boards().end(),
                                   [&](const OfferedBoard& o) { return o.kind == name.kind; });
      if (it == offered_boards().end()) continue;
      Json sizes = Json::array();
      for (const auto& size : it->sizes)
        sizes.push_back({{"name", size.name}, {"least", size.least}, {"most", size.most}, {"usual", size.usual}});
      Json board{{"kind", name.kind}, {"text", name.text}, {"sizes", std::move(sizes)}, {"many", it->many}};
      board["shapes"] = name.kind == "triangulation" ? Json(shapes) : Json::array();
      board["random"] = it->random;
      list.push_back(std::move(board));
    }
    return Json{{"boards", std::move(list)}}.dump();
  }();
  return text;
}

void require_offered(const BoardRequest& request) {
  const auto it = std::find_if(offered_boards().begin(), offered_boards().end(),
                               [&](const OfferedBoard& o) { return o.kind == request.kind; });
  if (it == offered_boards().end()) throw InputError("kind", "no board `" + request.kind.substr(0, 40) + "`");
  for (std::size_t i = 0; i < request.sizes.size(); ++i) {
    const auto& size = it->sizes[std::min(i, it->sizes.size() - 1)];
    if (request.sizes[i] < size.least || request.sizes[i] > size.most) {
      throw InputError(place("sizes", i), std::string(size.name) + ": from " + std::to_string(size.least) + " to " +
                                              std::to_string(size.most));
    }
  }
  if (request.sizes.size() > 20) throw InputError("sizes", "at most 20");
}

}  // namespace arete::inline playground
