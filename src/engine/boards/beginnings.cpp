#include "engine/boards/beginnings.hpp"

#include <algorithm>
#include <array>

#include "engine/boards/start_boards.hpp"
#include "engine/game.hpp"

namespace arete::inline engine {
namespace {

/// A beginning as a table tells it, without a constructor: zeros stand for no size and no edge.
struct Start {
  std::string_view kind;
  std::array<std::int32_t, 3> sizes{};
  std::uint64_t seed = 1;
  std::string_view shape = {};
  Player seat = Player::first;
  Ends first = {};  ///< drawn or coloured for the first player
  std::array<Ends, 2> green = {};
};
struct Listed {
  std::string_view game;
  std::array<Start, 3> starts;
};

constexpr Start for_second(Start start) {
  start.seat = Player::second;
  return start;
}
constexpr Start with_first(Start start, Ends edge) {
  start.first = edge;
  return start;
}
constexpr Start with_green(Start start, Ends edge, Ends other = {}) {
  start.green = {edge, other};
  return start;
}

constexpr Listed all_listed[] = {
    {"mono-complete", {{{"convex", {7}}, {"double-circle", {8}}, {"random", {7}}}}},
    {"mono-triangle", {{{"convex", {8}}, {"convex", {7}}, {"double-circle", {8}}}}},
    {"bi-complete",
     {{with_first({"wheel", {6}}, {0, 5}), with_first({"random", {6}, 5}, {0, 2}),
       with_first({"random", {6}, 5}, {0, 1})}}},
    {"bi-triangle",
     {{with_first({"random", {7}, 2}, {0, 4}), with_first({"random", {7}, 2}, {0, 1}),
       with_first({"random", {7}, 2}, {2, 4})}}},
    {"mono-flip", {{{"delaunay", {9}}, {"delaunay", {8}}, {"delaunay", {10}, 2}}}},
    {"mono-flip-triangle",
     {{with_green({"delaunay", {9}}, {0, 1}, {1, 5}), with_green({"delaunay", {9}}, {0, 1}, {4, 5}),
       with_green({"delaunay", {8}, 2}, {0, 1})}}},
    {"bi-flip", {{{"triangulation", {9}}, {"delaunay", {8}, 4}, {"delaunay", {9}}}}},
    {"all-green", {{{"triangulation", {10}, 2}, {"triangulation", {8}}, {"triangulation", {12}}}}},
    {"green-wins", {{{"delaunay", {7}, 29}, {"random", {7}, 4}, {"delaunay", {7}, 30}}}},
    {"coloring", {{{"triangulation", {9}, 1, "inner:2"}, {"delaunay", {8}, 2}, {"delaunay", {9}, 3}}}},
    {"bi-coloring",
     {{with_first({"delaunay", {6}, 3}, {0, 5}), with_first({"delaunay", {7}}, {1, 5}),
       with_first({"delaunay", {6}, 3}, {0, 1})}}},
    {"four-cycle", {{{"delaunay", {8}, 4}, {"delaunay", {8}, 2}, {"delaunay", {8}, 3}}}},
    {"nimstring", {{{"boxes", {2, 3}}, {"boxes", {3, 3}}, {"delaunay", {7}}}}},
    {"kayles", {{{"heaps", {3, 6, 6}}, {"heaps", {2, 4, 7}}, {"heaps", {3, 5, 7}}}}},
    {"dawson-kayles", {{{"heaps", {4, 6, 9}}, {"heaps", {5, 6, 9}}, {"heaps", {3, 8, 10}}}}},
    {"node-kayles", {{{"grid", {3, 3}}, {"grid", {3, 5}}, {"grid", {2, 5}}}}},
    {"arc-kayles", {{{"grid", {3, 4}}, {"grid", {2, 5}}, {"grid", {3, 5}}}}},
    {"uvg", {{{"grid", {3, 5}}, {"grid", {3, 3}}, for_second({"grid", {3, 4}})}}},
    {"ueg", {{{"grid", {3, 5}}, {"random", {7}, 2}, {"random", {7}, 4}}}},
    {"dvg", {{{"random", {7}, 3}, {"random", {7}}, {"random", {9}, 5}}}},
    {"deg", {{{"random", {5}, 2}, {"random", {6}}, {"random", {5}}}}},
    {"partizan-uvg", {{for_second({"grid", {3, 4}}), {"grid", {3, 3}}, {"random", {8}}}}},
    {"partizan-ueg", {{for_second({"cube", {3}}), for_second({"grid", {3, 3}}), {"random", {6}, 4}}}},
    {"partizan-dvg", {{{"random", {6}}, {"random", {7}, 4}, {"random", {7}, 2}}}},
    {"partizan-deg", {{{"random", {5}}, {"random", {6}}, {"random", {5}, 3}}}},
    {"picarete", {{{"grid", {3, 4}}, {"grid", {2, 5}}, {"squares", {2, 3}}}}},
    {"strings-and-coins", {{{"boxes", {2, 2}}, {"boxes", {2, 4}}, for_second({"boxes", {2, 3}})}}},
};

BoardRequest board_of(const Start& start, const std::string& game) {
  BoardRequest board{.kind = std::string(start.kind), .sizes = {}, .game = game, .seed = start.seed};
  for (const auto size : start.sizes) {
    if (size > 0) board.sizes.push_back(size);
  }
  board.shape = start.shape;
  return board;
}
Given given_of(const Start& start) {
  Given given;
  if (start.first != Ends{}) given.first = {start.first};
  for (const Ends edge : start.green) {
    if (edge != Ends{}) given.nobody.push_back(edge);
  }
  return given;
}

Beginning made(const Start& start, const std::string& game) {
  const auto board = board_of(start, game);
  Beginning beginning{board, make_board(board), start.seat};
  if (const auto given = given_of(start); !given.empty()) beginning.document.given = given;
  return beginning;
}

/// What is not listed begins on the first kind that suits it.
Beginning usual_beginning(const std::string& game) {
  const auto kinds = kinds_for(game);
  const auto& offers = offered_boards();
  const auto it = std::ranges::find_if(offers, [&](const auto& o) { return kinds.empty() || o.kind == kinds.front(); });
  const auto board = usual(*it, game);
  return {board, make_board(board)};
}

Beginning with_animal(const std::string& game, std::vector<Ends> animal, Player seat) {
  Beginning beginning{.board = {}, .document = {}, .seat = seat};
  beginning.document.game = game;
  beginning.document.board = "square-edges";
  beginning.document.bias = {1, 1};
  beginning.document.animal = std::move(animal);
  return beginning;
}

}  // namespace

std::vector<Beginning> beginnings(const std::string& game) {
  if (find_game(game).board() == BoardKind::tiling) {
    return {with_animal(game, {{0, 1}, {1, 0}, {2, -1}, {3, -2}}, Player::first),  // stairs
            with_animal(game, {{0, 1}, {0, 3}, {1, 0}}, Player::first),
            with_animal(game, {{0, 1}, {0, 3}, {0, 5}}, Player::second)};  // in a row
  }
  const auto* listed = std::ranges::find(all_listed, game, &Listed::game);
  if (listed == std::end(all_listed)) return {usual_beginning(game)};
  std::vector<Beginning> list;
  for (const auto& start : listed->starts) list.push_back(made(start, game));
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
