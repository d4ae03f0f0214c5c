#include "engine/boards/beginnings.hpp"

#include <algorithm>
#include <map>

#include "engine/boards/start_boards.hpp"
#include "engine/game.hpp"

namespace arete::inline engine {
namespace {

struct Listed {
  BoardRequest board;
  Player seat = Player::first;
  Given given = {};
};

constexpr auto second = Player::second;

Listed with(BoardRequest board, Given given) { return {std::move(board), Player::first, std::move(given)}; }
/// Drawn or coloured for the first player.
Listed with_first(BoardRequest board, Ends edge) { return with(std::move(board), {{edge}, {}, {}}); }
Listed with_green(BoardRequest board, std::vector<Ends> edges) {
  return with(std::move(board), {{}, {}, std::move(edges)});
}

using List = std::map<std::string_view, std::vector<Listed>>;

List on_the_plane() {
  return {
      {"mono-complete", {{{"convex", {7}}}, {{"double-circle", {8}}}, {{"random", {7}}}}},
      {"mono-triangle", {{{"convex", {8}}}, {{"convex", {7}}}, {{"double-circle", {8}}}}},
      {"bi-complete",
       {with_first({"wheel", {6}}, {0, 5}), with_first({"random", {6}, "", 5}, {0, 2}),
        with_first({"random", {6}, "", 5}, {0, 1})}},
      {"bi-triangle",
       {with_first({"random", {7}, "", 2}, {0, 4}), with_first({"random", {7}, "", 2}, {0, 1}),
        with_first({"random", {7}, "", 2}, {2, 4})}},
      {"mono-flip", {{{"delaunay", {9}}}, {{"delaunay", {8}}}, {{"delaunay", {10}, "", 2}}}},
      {"mono-flip-triangle",
       {with_green({"delaunay", {9}}, {{0, 1}, {1, 5}}), with_green({"delaunay", {9}}, {{0, 1}, {4, 5}}),
        with_green({"delaunay", {8}, "", 2}, {{0, 1}})}},
      {"bi-flip", {{{"triangulation", {9}}}, {{"delaunay", {8}, "", 4}}, {{"delaunay", {9}}}}},
      {"all-green", {{{"triangulation", {10}, "", 2}}, {{"triangulation", {8}}}, {{"triangulation", {12}}}}},
      {"green-wins", {{{"delaunay", {7}, "", 29}}, {{"random", {7}, "", 4}}, {{"delaunay", {7}, "", 30}}}},
      {"coloring",
       {{{"triangulation", {9}, "", 1, "inner:2"}}, {{"delaunay", {8}, "", 2}}, {{"delaunay", {9}, "", 3}}}},
      {"bi-coloring",
       {with_first({"delaunay", {6}, "", 3}, {0, 5}), with_first({"delaunay", {7}}, {1, 5}),
        with_first({"delaunay", {6}, "", 3}, {0, 1})}},
      {"four-cycle", {{{"delaunay", {8}, "", 4}}, {{"delaunay", {8}, "", 2}}, {{"delaunay", {8}, "", 3}}}},
  };
}

List on_graphs_and_heaps() {
  return {
      {"nimstring", {{{"boxes", {2, 3}}}, {{"boxes", {3, 3}}}, {{"delaunay", {7}}}}},
      {"kayles", {{{"heaps", {3, 6, 6}}}, {{"heaps", {2, 4, 7}}}, {{"heaps", {3, 5, 7}}}}},
      {"dawson-kayles", {{{"heaps", {4, 6, 9}}}, {{"heaps", {5, 6, 9}}}, {{"heaps", {3, 8, 10}}}}},
      {"node-kayles", {{{"grid", {3, 3}}}, {{"grid", {3, 5}}}, {{"grid", {2, 5}}}}},
      {"arc-kayles", {{{"grid", {3, 4}}}, {{"grid", {2, 5}}}, {{"grid", {3, 5}}}}},
      {"uvg", {{{"grid", {3, 5}}}, {{"grid", {3, 3}}}, {{"grid", {3, 4}}, second}}},
      {"ueg", {{{"grid", {3, 5}}}, {{"random", {7}, "", 2}}, {{"random", {7}, "", 4}}}},
      {"dvg", {{{"random", {7}, "", 3}}, {{"random", {7}}}, {{"random", {9}, "", 5}}}},
      {"deg", {{{"random", {5}, "", 2}}, {{"random", {6}}}, {{"random", {5}}}}},
      {"partizan-uvg", {{{"grid", {3, 4}}, second}, {{"grid", {3, 3}}}, {{"random", {8}}}}},
      {"partizan-ueg", {{{"cube", {3}}, second}, {{"grid", {3, 3}}, second}, {{"random", {6}, "", 4}}}},
      {"partizan-dvg", {{{"random", {6}}}, {{"random", {7}, "", 4}}, {{"random", {7}, "", 2}}}},
      {"partizan-deg", {{{"random", {5}}}, {{"random", {6}}}, {{"random", {5}, "", 3}}}},
      {"picarete", {{{"grid", {3, 4}}}, {{"grid", {2, 5}}}, {{"squares", {2, 3}}}}},
      {"strings-and-coins", {{{"boxes", {2, 2}}}, {{"boxes", {2, 4}}}, {{"boxes", {2, 3}}, second}}},
  };
}

const std::vector<Listed>* listed(std::string_view game) {
  static const List list = [] {
    auto all = on_the_plane();
    all.merge(on_graphs_and_heaps());
    return all;
  }();
  const auto it = list.find(game);
  return it == list.end() ? nullptr : &it->second;
}

/// What is not listed begins on the first kind that suits it.
std::vector<Listed> listed_or_usual(const std::string& game) {
  if (const auto* found = listed(game)) return *found;
  const auto kinds = kinds_for(game);
  const auto& offers = offered_boards();
  const auto it = std::ranges::find_if(offers, [&](const auto& o) { return kinds.empty() || o.kind == kinds.front(); });
  return {{usual(*it, game)}};
}

Beginning with_animal(const std::string& game, std::vector<Ends> animal, Player seat) {
  Beginning beginning{.board = {}, .document = {}, .seat = seat};
  beginning.document.game = game;
  beginning.document.board = "square-edges";
  beginning.document.bias = {1, 1};
  beginning.document.animal = std::move(animal);
  return beginning;
}

Beginning made(Listed start, const std::string& game) {
  start.board.game = game;
  Beginning beginning{start.board, make_board(start.board), start.seat};
  if (!start.given.empty()) beginning.document.given = start.given;
  return beginning;
}

}  // namespace

std::vector<Beginning> beginnings(const std::string& game) {
  if (find_game(game).board() == BoardKind::tiling) {
    return {with_animal(game, {{0, 1}, {1, 0}, {2, -1}, {3, -2}}, Player::first),  // stairs
            with_animal(game, {{0, 1}, {0, 3}, {1, 0}}, Player::first),
            with_animal(game, {{0, 1}, {0, 3}, {0, 5}}, second)};  // in a row
  }
  std::vector<Beginning> list;
  for (auto& start : listed_or_usual(game)) list.push_back(made(std::move(start), game));
  return list;
}

Beginning first_beginning(const std::string& game) { return beginnings(game).front(); }
BoardRequest first_board(const std::string& game) { return first_beginning(game).board; }
Document first_document(const std::string& game) { return first_beginning(game).document; }

Beginning next_beginning(const Document& position) {
  Document board = position;
  board.moves.clear();
  const auto list = beginnings(position.game);
  const auto here = std::ranges::find(list, board.write(), [](const Beginning& b) { return b.document.write(); });
  const bool last = here == list.end() || std::next(here) == list.end();
  return last ? list.front() : *std::next(here);
}

}  // namespace arete::inline engine
