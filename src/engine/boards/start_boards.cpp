#include "engine/boards/start_boards.hpp"

#include <algorithm>
#include <map>

#include "engine/game.hpp"

namespace arete::inline engine {
namespace {

BoardRequest usual(const OfferedBoard& offer, const std::string& game) {
  BoardRequest request{.kind = std::string(offer.kind), .sizes = {}, .game = game};
  for (const auto& size : offer.sizes) request.sizes.push_back(size.usual);
  return request;
}

const OfferedBoard& first_offered(const std::vector<std::string_view>& kinds) {
  return *std::find_if(offered_boards().begin(), offered_boards().end(),
                       [&](const OfferedBoard& o) { return kinds.empty() || o.kind == kinds.front(); });
}

/// What is not listed begins on the first kind that suits it.
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
      {"bi-coloring", {"delaunay", {6}, "", 3}},
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

}  // namespace

const std::vector<OfferedBoard>& offered_boards() {
  static const std::vector<OfferedBoard> list{
      {"convex", {{"points", 3, 40, 7}}},
      {"random", {{"size", 3, 40, 7}}, false, true},
      {"double-circle", {{"points", 6, 40, 8}}},
      {"wheel", {{"points", 4, 40, 7}}},
      {"delaunay", {{"points", 3, 40, 9}}, false, true},
      {"triangulation", {{"points", 3, 40, 9}}, false, true},
      {"S", {{"t", 1, 4, 1}}},
      {"order-type", {{"points", 3, 7, 6}, {"number", 0, 134, 1}}},
      {"grid", {{"rows", 1, 20, 3}, {"columns", 1, 20, 4}}},
      {"torus", {{"rows", 3, 12, 3}, {"columns", 3, 12, 3}}},
      {"bipartite", {{"one side", 1, 20, 2}, {"other side", 1, 20, 3}}},
      {"cube", {{"dimension", 1, 6, 3}}},
      {"complete", {{"vertices", 1, 20, 5}}},
      {"cycle", {{"vertices", 3, 60, 8}}},
      {"path", {{"vertices", 1, 60, 8}}},
      {"squares", {{"rows", 1, 8, 2}, {"columns", 1, 8, 3}}},
      {"boxes", {{"rows", 1, 12, 2}, {"columns", 1, 12, 3}}},
      {"heaps", {{"pins", 1, 60, 5}}, true},
  };
  return list;
}

std::vector<std::string_view> kinds_for(const std::string& game) {
  std::vector<std::string_view> kinds;
  for (const auto& offer : offered_boards()) {
    try {
      open(make_board(usual(offer, game)));
      kinds.push_back(offer.kind);
    } catch (const InputError&) {
      // not a board of this game
    }
  }
  return kinds;
}

BoardRequest first_board(const std::string& game) {
  const auto it = beginnings().find(find_game(game).id());
  BoardRequest request = it != beginnings().end() ? it->second : usual(first_offered(kinds_for(game)), game);
  request.game = game;
  return request;
}

Document first_document(const std::string& game) {
  if (find_game(game).board() != BoardKind::tiling) return make_board(first_board(game));
  Document document;
  document.game = game;
  document.board = "square-edges";
  document.bias = {1, 1};
  document.animal = {{0, 1}, {1, 0}, {2, -1}, {3, -2}};  // stairs
  return document;
}

}  // namespace arete::inline engine
