#include "catalogue.hpp"

#include <algorithm>
#include <map>

#include "standing.hpp"

namespace arete {
namespace {

struct Size {
  std::string_view name;
  std::int64_t least, most, usual;
};

struct Offered {
  std::string_view kind;
  std::vector<Size> sizes;
  bool many = false, random = false;
};

/// Sizes that can be seen and played on. Every kind of `arete board` has its line.
const std::vector<Offered>& offers() {
  static const std::vector<Offered> list{
      {"convex", {{"points", 3, 40, 7}}},
      {"random", {{"size", 3, 40, 7}}, false, true},
      {"double-circle", {{"points", 6, 40, 8}}},
      {"wheel", {{"points", 4, 40, 7}}},
      {"delaunay", {{"points", 3, 40, 9}}, false, true},
      {"triangulation", {{"points", 3, 40, 9}}, false, true},
      {"S", {{"t", 1, 4, 1}}},
      {"grid", {{"rows", 1, 20, 3}, {"columns", 1, 20, 4}}},
      {"cube", {{"dimension", 1, 6, 3}}},
      {"complete", {{"vertices", 1, 20, 5}}},
      {"cycle", {{"vertices", 3, 60, 8}}},
      {"path", {{"vertices", 1, 60, 8}}},
      {"boxes", {{"rows", 1, 12, 2}, {"columns", 1, 12, 3}}},
      {"heaps", {{"pins", 1, 60, 5}}, true},
  };
  return list;
}
const std::vector<std::string_view> shapes{"random", "fan", "serpentine", "inner:2", "branching:2"};

BoardRequest usual(const Offered& offer, const std::string& game) {
  BoardRequest request{.kind = std::string(offer.kind), .sizes = {}, .game = game};
  for (const auto& size : offer.sizes) request.sizes.push_back(size.usual);
  return request;
}

std::vector<std::string_view> kinds_for(const std::string& game) {
  std::vector<std::string_view> kinds;
  for (const auto& offer : offers()) {
    try {
      open(make_board(usual(offer, game)));
      kinds.push_back(offer.kind);
    } catch (const InputError&) {
      // not a board of this game
    }
  }
  return kinds;
}

/// A board to begin on: small, soon solved, good to look at. What is not listed begins on the first kind that suits it.
const std::map<std::string_view, BoardRequest>& beginnings() {
  static const std::map<std::string_view, BoardRequest> list{
      {"mono-complete", {"convex", {8}, ""}},
      {"mono-triangle", {"convex", {9}, ""}},
      {"bi-complete", {"wheel", {6}, ""}},
      {"bi-triangle", {"random", {6}, "", 5}},
      {"mono-flip", {"triangulation", {9}, "", 3}},
      {"mono-flip-triangle", {"delaunay", {8}, "", 2}},
      {"bi-flip", {"delaunay", {8}, "", 4}},
      {"all-green", {"triangulation", {10}, "", 2}},
      {"green-wins", {"delaunay", {12}, "", 3}},
      {"coloring", {"triangulation", {9}, "", 1, "inner:2"}},
      {"bi-coloring", {"delaunay", {7}, "", 3}},
      {"four-cycle", {"delaunay", {8}, "", 1}},
      {"nimstring", {"boxes", {2, 3}, ""}},
      {"kayles", {"heaps", {3, 5, 7}, ""}},
      {"dawson-kayles", {"heaps", {4, 6, 9}, ""}},
      {"node-kayles", {"grid", {3, 4}, ""}},
      {"arc-kayles", {"grid", {4, 4}, ""}},
      {"uvg", {"grid", {3, 5}, ""}},
      {"ueg", {"grid", {3, 5}, ""}},
      {"dvg", {"random", {7}, "", 3}},
      {"deg", {"random", {5}, "", 2}},
      {"partizan-uvg", {"grid", {3, 4}, ""}},
      {"partizan-ueg", {"cube", {3}, ""}},
      {"partizan-dvg", {"random", {6}, "", 1}},
      {"partizan-deg", {"random", {5}, "", 1}},
      {"picarete", {"grid", {3, 4}, ""}},
      {"strings-and-coins", {"boxes", {2, 3}, ""}},
  };
  return list;
}

BoardRequest beginning(const std::string& game, const std::vector<std::string_view>& kinds) {
  const auto it = beginnings().find(game);
  if (it == beginnings().end()) {
    return usual(*std::find_if(offers().begin(), offers().end(), [&](const Offered& o) { return o.kind == kinds.front(); }), game);
  }
  BoardRequest request = it->second;
  request.game = game;
  return request;
}

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
    case Play::normal: return "who cannot move loses";
    case Play::race: return "who is first wins";
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
  }
  return {};
}

const char* what_is_chosen(const Session& session) {
  const auto moves = session.moves();
  const std::size_t numbers = moves.empty() ? 2 : moves.front().size();
  return numbers == 1 ? "vertex" : numbers == 2 ? "edge" : "heap";
}

Json game_json(const Game& game) {
  const auto& about = game.about();
  const auto facts = facts_of(game.board());
  const auto kinds = kinds_for(std::string(game.id()));
  const auto request = beginning(std::string(game.id()), kinds);
  const auto document = make_board(request);
  Json json{{"id", game.id()}, {"title", about.title}, {"rule", about.rule}, {"known", about.known}, {"source", about.source}};
  json["family"] = facts.family;
  json["play"] = play_word(about.play);
  json["ends"] = ends_in_words(about.play);
  json["nimbers"] = about.nimbers != Nimbers::none;
  json["misere"] = about.play == Play::normal;
  json["board"] = describe(game.board());
  json["keys"] = facts.keys;
  json["directed"] = facts.directed;
  json["chooses"] = what_is_chosen(*open(document));
  json["tokens"] = facts.tokens;
  json["boards"] = kinds;
  json["start"] = {{"kind", request.kind},
                   {"sizes", request.sizes},
                   {"seed", request.seed},
                   {"shape", request.shape},
                   {"document", Json::parse(document.write())}};
  return json;
}

}  // namespace

const std::string& games_json() {
  static const std::string text = [] {
    Json list = Json::array();
    for (const auto* game : games()) list.push_back(game_json(*game));
    return Json{{"games", std::move(list)}}.dump();
  }();
  return text;
}

const std::string& boards_json() {
  static const std::string text = [] {
    Json list = Json::array();
    for (const auto& name : board_names()) {
      const auto it = std::find_if(offers().begin(), offers().end(), [&](const Offered& o) { return o.kind == name.kind; });
      if (it == offers().end()) continue;
      Json sizes = Json::array();
      for (const auto& size : it->sizes) sizes.push_back({{"name", size.name}, {"least", size.least}, {"most", size.most}, {"usual", size.usual}});
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
  const auto it = std::find_if(offers().begin(), offers().end(), [&](const Offered& o) { return o.kind == request.kind; });
  if (it == offers().end()) throw InputError("kind", "no board `" + request.kind.substr(0, 40) + "`");
  for (std::size_t i = 0; i < request.sizes.size(); ++i) {
    const auto& size = it->sizes[std::min(i, it->sizes.size() - 1)];
    if (request.sizes[i] < size.least || request.sizes[i] > size.most) {
      throw InputError(place("sizes", i), std::string(size.name) + ": from " + std::to_string(size.least) + " to " + std::to_string(size.most));
    }
  }
  if (request.sizes.size() > 20) throw InputError("sizes", "at most 20");
}

}  // namespace arete
