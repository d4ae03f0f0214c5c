#include "engine/boards/start_boards.hpp"

#include "engine/game.hpp"

namespace arete::inline engine {

BoardRequest usual(const OfferedBoard& offer, const std::string& game) {
  BoardRequest request{.kind = std::string(offer.kind), .sizes = {}, .game = game};
  for (const auto& size : offer.sizes) request.sizes.push_back(size.usual);
  return request;
}

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

}  // namespace arete::inline engine
