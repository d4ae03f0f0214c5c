// Boards and moves that cannot be: every family refuses them with the place and the reason.

#include "refusal.hpp"

namespace arete::tests {
namespace {

TEST(BadInput, three_points_on_a_line_are_named) {
  expect_refused({
      {R"({"game": "mono-complete", "points": [[0,0],[5,1],[1,1],[2,2]]})", "points[3]",
       "on a line with points[0] and points[2]"},
      {R"({"game": "mono-triangle", "points": [[0,0],[0,1],[0,2]]})", "points[2]",
       "on a line with points[0] and points[1]"},
      {R"({"game": "bi-triangle", "points": [[0.1,0.1],[0.2,0.2],[0.3,0.3],[7,1]]})", "points[2]",
       "on a line with points[0] and points[1]"},
      {R"({"game": "bi-complete", "points": [[-1073741824,-1073741824],[0,0],[1073741824,1073741824]]})", "points[2]",
       "points[0] and points[1]"},
      {R"({"game": "mono-flip", "points": [[0,0],[2,0],[4,0],[2,3]], "edges": [[0,1],[1,2],[0,3],[1,3],[2,3]]})",
       "points[2]", "on a line with points[0] and points[1]"},
      {R"({"game": "coloring", "points": [[0,0],[1,0],[2,0]], "edges": [[0,1],[1,2]]})", "points[2]",
       "on a line with points[0] and points[1]"},
      {R"({"game": "nimstring", "points": [[0,0],[1,0],[2,0]], "edges": [[0,1],[1,2],[0,2]]})", "points[2]",
       "points[0] and points[1]"},
  });
}

TEST(BadInput, points_that_differ_by_the_last_decimal_are_not_on_a_line) {
  const auto run =
      arete({"solve"}, R"({"game": "mono-complete", "points": [[0,0],[1,1.0000000000000000000000000001],[2,2]]})");
  EXPECT_EQ(run.status, 0) << run.err;
}

TEST(BadInput, equal_points_are_named) {
  expect_refused({
      {R"({"game": "mono-complete", "points": [[0,0],[5,1],[0,0],[2,9]]})", "points[2]", "equal to points[0]"},
      {R"({"game": "bi-complete", "points": [[1.50,0],[1.5,0]]})", "points[1]", "equal to points[0]"},
      {R"({"game": "bi-flip", "points": [[0,0],[4,0],[4,0],[1,4]], "edges": []})", "points[2]", "equal to points[1]"},
      {R"({"game": "nimstring", "points": [[1e1,0],[10,0]], "edges": [[0,1]]})", "points[1]", "equal to points[0]"},
  });
}

TEST(BadInput, crossing_edges_are_named) {
  for (const std::string game : {"mono-flip", "all-green", "bi-coloring", "four-cycle", "nimstring"}) {
    expect_refused({{R"({"game": ")" + game +
                         R"(", "points": [[0,0],[4,0],[4,4],[0,5]], "edges": [[0,1],[1,2],[2,3],[0,3],[0,2],[1,3]]})",
                     "edges[5]", "[1, 3] crosses [0, 2], edges[4]"}});
  }
}

TEST(BadInput, duplicate_edges_are_named) {
  expect_refused({
      {R"({"game": "mono-flip", "points": [[0,0],[4,0],[4,4],[0,5]], "edges": [[0,1],[1,2],[2,3],[0,3],[0,2],[2,0]]})",
       "edges[5]", "[0, 2] again"},
      {R"({"game": "node-kayles", "vertices": 3, "edges": [[0,1],[1,2],[1,0]]})", "edges[2]",
       "[0, 1] again, after edges[0]"},
      {R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[0,1]], "root": 0})", "edges[1]", "again, after edges[0]"},
      {R"({"game": "dvg", "vertices": 3, "edges": [[0,1],[1,0],[0,1]], "root": 0})", "edges[2]",
       "[0, 1] again, after edges[0]"},
      {R"({"game": "partizan-deg", "vertices": 3, "edges": [[2,1],[2,1]], "roots": [0,1]})", "edges[1]",
       "[2, 1] again, after edges[0]"},
  });
}

TEST(BadInput, an_edge_that_a_triangulation_lacks_is_named) {
  expect_refused({
      {R"({"game": "mono-flip", "points": [[0,0],[4,0],[4,4],[0,5]], "edges": [[0,1],[1,2],[2,3],[0,3]]})", "edges",
       "[0, 2] is missing"},
      {R"({"game": "bi-flip", "points": [[0,0],[4,0],[4,4],[0,5]], "edges": [[0,1],[1,2],[0,3],[0,2]]})", "edges",
       "[2, 3]"},
      {R"({"game": "coloring", "points": [[0,0],[9,0],[4,9],[4,3]], "edges": [[0,1],[1,2],[0,2],[0,3],[1,3]]})",
       "edges", "[2, 3] is missing"},
      {R"({"game": "green-wins", "points": [[0,0],[9,0]], "edges": []})", "edges", "[0, 1]"},
      {R"({"game": "nimstring", "points": [[0,0],[9,0],[4,9]], "edges": [[0,1],[1,2]]})", "edges", "[0, 2]"},
      {R"({"game": "four-cycle", "points": [[0,0],[9,0],[4,9]], "edges": []})", "edges", "missing"},
  });
}

TEST(BadInput, a_vertex_out_of_range_is_named) {
  expect_refused({
      {R"({"game": "mono-flip", "points": [[0,0],[4,0],[4,4]], "edges": [[0,1],[1,3],[0,2]]})", "edges[1]",
       "no vertex 3"},
      {R"({"game": "arc-kayles", "vertices": 3, "edges": [[0,1],[1,3]]})", "edges[1]", "no vertex 3"},
      {R"({"game": "arc-kayles", "vertices": 0, "edges": [[0,1]]})", "edges[0]", "there are no vertices"},
      {R"({"game": "node-kayles", "vertices": 3, "edges": [[0,-1]]})", "edges[0]", "no vertex -1"},
      {R"({"game": "strings-and-coins", "vertices": 3, "edges": [[0,-1],[0,-2]]})", "edges[1]", "no vertex -2"},
      {R"({"game": "strings-and-coins", "vertices": 3, "edges": [[1,1]]})", "edges[0]", "loop"},
      {R"({"game": "picarete", "vertices": -1, "edges": []})", "vertices", "negative"},
      {R"({"game": "picarete", "vertices": 999999999999, "edges": []})", "vertices", "2^27"},
      {R"({"game": "uvg", "vertices": 3, "edges": [[0,1]], "root": 3})", "root", "no vertex 3"},
      {R"({"game": "deg", "vertices": 3, "edges": [[0,1]], "root": -1})", "root", "no vertex -1"},
      {R"({"game": "dvg", "vertices": 0, "edges": [], "root": 0})", "root", "there are no vertices"},
      {R"({"game": "partizan-uvg", "vertices": 3, "edges": [[0,1]], "roots": [0, 7]})", "roots[1]", "no vertex 7"},
      {R"({"game": "partizan-deg", "vertices": 3, "edges": [[0,1]], "roots": [-1, 1]})", "roots[0]", "no vertex -1"},
      {R"({"game": "kayles", "heaps": [4, -3]})", "heaps[1]", "negative"},
  });
}

TEST(BadInput, an_illegal_move_is_named_with_the_reason) {
  const std::string square = R"("points": [[0,0],[4,0],[4,4],[0,5]])",
                    diagonal = R"(, "edges": [[0,1],[1,2],[2,3],[0,3],[0,2]])";
  expect_refused({
      {R"({"game": "mono-complete", )" + square + R"(, "moves": [[0,2],[1,3]]})", "moves[1]",
       "[1, 3] cannot be played: crosses [0, 2]"},
      {R"({"game": "bi-complete", )" + square + R"(, "moves": [[0,2],[2,0]]})", "moves[1]",
       "[2, 0] cannot be played: already drawn"},
      {R"({"game": "bi-triangle", )" + square + R"(, "moves": [[0,4]]})", "moves[0]",
       "[0, 4] cannot be played: there is no such edge"},
      {R"({"game": "mono-triangle", )" + square + R"(, "moves": [3]})", "moves[0]", "3 is no move of this game"},
      {R"({"game": "mono-flip", )" + square + diagonal + R"(, "moves": [[0,1]]})", "moves[0]",
       "[0, 1] cannot be played: not flippable: an edge of the hull has only one face"},
      {R"({"game": "mono-flip", )" + square + diagonal + R"(, "moves": [[1,3]]})", "moves[0]",
       "[1, 3] cannot be played"},
      {R"({"game": "coloring", )" + square + diagonal + R"(, "moves": [[0,1],[1,0]]})", "moves[1]", "already coloured"},
      {R"({"game": "nimstring", )" + square + diagonal + R"(, "moves": [[0,1],[0,1]]})", "moves[1]", "already taken"},
      {R"({"game": "strings-and-coins", "vertices": 2, "edges": [[0,-1],[0,1]], "moves": [[-1,0],[0,-1]]})", "moves[1]",
       "[0, -1] cannot be played"},
      {R"({"game": "node-kayles", "vertices": 4, "edges": [[0,1],[2,3]], "moves": [0,1]})", "moves[1]",
       "1 cannot be played: this vertex has been"},
      {R"({"game": "node-kayles", "vertices": 4, "edges": [[0,1],[2,3]], "moves": [[0,1]]})", "moves[0]",
       "a move is a vertex"},
      {R"({"game": "uvg", "vertices": 3, "edges": [[0,1],[1,2]], "root": 0, "moves": [1,0]})", "moves[1]",
       "0 cannot be played: this vertex has been"},
      {R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[1,2]], "root": 0, "moves": [1,0]})", "moves[1]",
       "0 cannot be played: the edge from 1"},
      {R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[1,2]], "root": 0, "moves": [2]})", "moves[0]",
       "no edge leads there from 0"},
      {R"({"game": "dvg", "vertices": 2, "edges": [[0,1]], "moves": [2]})", "moves[0]",
       "2 cannot be played: there is no such vertex"},
      {R"({"game": "deg", "vertices": 3, "edges": [[0,1],[2,0],[1,0]], "root": 0, "moves": [2]})", "moves[0]",
       "no edge leads there from 0"},
      {R"({"game": "partizan-uvg", "vertices": 4, "edges": [[0,1],[1,2],[2,3]], "roots": [0,3], "moves": [1,1]})",
       "moves[1]", "has been used"},
      {R"({"game": "partizan-ueg", "vertices": 3, "edges": [[0,1],[1,2]], "roots": [0,1], "moves": [1,0]})", "moves[1]",
       "the edge from 1"},
      {R"({"game": "kayles", "heaps": [5], "moves": [[5,1,1]]})", "moves[0]", "[5, 1, 1] cannot be played: takes 3"},
      {R"({"game": "kayles", "heaps": [5], "moves": [[4,1,1]]})", "moves[0]", "there is no heap of 4"},
      {R"({"game": "dawson-kayles", "heaps": [5], "moves": [[5,0,4]]})", "moves[0]", "takes 1, not 2"},
      {R"({"game": "kayles", "heaps": [5], "moves": [[5,3,1]]})", "moves[0]", "increasing order"},
      {R"({"game": "kayles", "heaps": [5], "moves": [[5,1000000000000000000,1000000000000000000]]})", "moves[0]",
       "cannot be played"},
  });
}

TEST(BadInput, moves_after_the_end_are_refused) {
  const std::string triangle = R"("points": [[0,0],[4,0],[4,4]], )", sides = R"("edges": [[0,1],[1,2],[0,2]], )";
  expect_refused({
      {R"({"game": "mono-triangle", )" + triangle + R"("moves": [[0,1],[1,2],[0,2],[0,1]]})", "moves[3]",
       "the game is over"},
      {R"({"game": "mono-complete", )" + triangle + R"("moves": [[0,1],[1,2],[0,2],[0,1]]})", "moves[3]",
       "the game is over"},
      {R"({"game": "mono-flip", )" + triangle + sides + R"("moves": [[0,1]]})", "moves[0]", "the game is over"},
      {R"({"game": "coloring", )" + triangle + sides + R"("moves": [[0,1],[1,2],[0,2],[0,1]]})", "moves[3]",
       "the game is over"},
      {R"({"game": "nimstring", )" + triangle + sides + R"("moves": [[0,1],[1,2],[0,2],[0,1]]})", "moves[3]",
       "the game is over"},
      {R"({"game": "strings-and-coins", "vertices": 1, "edges": [[0,-1]], "moves": [[0,-1],[0,-1]]})", "moves[1]",
       "the game is over"},
      {R"({"game": "picarete", "vertices": 2, "edges": [[0,1]], "moves": [[0,1],[0,1]]})", "moves[1]",
       "the game is over"},
      {R"({"game": "node-kayles", "vertices": 2, "edges": [[0,1]], "moves": [0,1]})", "moves[1]", "the game is over"},
      {R"({"game": "uvg", "vertices": 2, "edges": [[0,1]], "root": 0, "moves": [1,0]})", "moves[1]",
       "the game is over"},
      {R"({"game": "deg", "vertices": 2, "edges": [[0,1]], "moves": [0,1,0]})", "moves[2]", "the game is over"},
      {R"({"game": "partizan-uvg", "vertices": 2, "edges": [[0,1]], "roots": [0,1], "moves": [1]})", "moves[0]",
       "the game is over"},
      {R"({"game": "kayles", "heaps": [1], "moves": [[1,0,0],[1,0,0]]})", "moves[1]", "the game is over"},
      {R"({"game": "dawson-kayles", "heaps": [1,1], "moves": [[1,0,0]]})", "moves[0]", "the game is over"},
  });
}

TEST(BadInput, a_board_too_large_to_search_is_still_checked) {
  expect_refused({
      {R"({"game": "kayles", "heaps": [50000], "moves": [[3,9,9]]})", "moves[0]", "there is no heap of 3"},
      {R"({"game": "kayles", "heaps": [1000000000000000000], "moves": [[1000000000000000000,0,999999999999999990]]})",
       "moves[0]", "takes 10, not 1 or 2"},
      {R"({"game": "picarete", "vertices": 2000, "edges": [[0,1]], "misere": true})", "misere"},
  });
}

TEST(BadInput, whose_turn_it_is_is_not_claimed_after_moves_that_were_not_replayed) {
  const auto run = arete(
      {"solve"}, R"({"game": "node-kayles", "vertices": 2000, "edges": [[0,1],[0,2],[0,3],[1,2]], "moves": [7]})");
  EXPECT_EQ(run.status, 3);
  EXPECT_FALSE(parsed(run.out).contains("to_move")) << run.out;
}

TEST(BadInput, misere_belongs_to_normal_play) {
  expect_refused({
      {R"({"game": "mono-complete", "points": [[0,0],[4,0],[4,4]], "misere": true})", "misere"},
      {R"({"game": "picarete", "vertices": 2, "edges": [[0,1]], "misere": true})", "misere"},
      {R"({"game": "all-green", "points": [[0,0],[4,0],[4,4]], "edges": [[0,1],[1,2],[0,2]], "misere": true})",
       "misere"},
  });
}

TEST(BadInput, graph6_in_a_document_is_checked) {
  expect_refused({
      {R"({"game": "node-kayles", "graph6": ""})", "graph6", "empty"},
      {R"({"game": "node-kayles", "graph6": "B"})", "graph6", "too early"},
      {R"({"game": "node-kayles", "graph6": "Bww"})", "graph6", "goes on"},
      {R"({"game": "node-kayles", "graph6": "B w"})", "graph6", "character 2"},
      {R"({"game": "node-kayles", "graph6": "~~~~~~~~"})", "graph6", "2^27"},
      {R"({"game": "node-kayles", "graph6": "~?"})", "graph6", "number of vertices"},
      {R"({"game": "node-kayles", "graph6": ";An"})", "graph6", "incremental"},
      {R"({"game": "node-kayles", "graph6": "&A?"})", "graph6", "directed"},
      {R"({"game": "dvg", "graph6": "Bw"})", "graph6", "digraph6"},
      {R"({"game": "dvg", "graph6": "&"})", "graph6", "number of vertices"},
      {R"({"game": "deg", "graph6": "&A_"})", "graph6", "loop"},
      {R"({"game": "node-kayles", "graph6": "Bw", "vertices": 3})", "vertices", "instead of"},
      {R"({"game": "node-kayles", "graph6": "Bw", "edges": []})", "edges", "instead of"},
      {R"({"game": "nimstring", "graph6": "Bw", "points": [[0,0]], "edges": []})", "graph6", "instead of"},
      {R"({"game": "uvg", "graph6": "Bw", "root": 3})", "root", "no vertex 3"},
      {R"({"game": "uvg", "graph6": "Bw", "root": 0, "moves": [1, 0]})", "moves[1]", "has been used"},
  });
}

TEST(BadInput, lines_of_graph6_are_checked) {
  expect_refused(
      {
          {"B", "graph6", "too early"},
          {"Bwx", "graph6", "goes on"},
          {"B\x01", "graph6", "character 2 (code 1)"},
          {std::string("B\0", 2), "graph6", "character 2 (code 0)"},
          {"B\xff", "graph6", "character 2 (code 255)"},
          {":", "graph6", "number of vertices"},
          {":~", "graph6", "number of vertices"},
          {":A ", "root", "no vertex 2"},  // two vertices, no edges
          {":B__", "graph6", "again"},
          {"&A_", "graph6", "directed"},
          {"&A", "graph6", "too early"},
          {"~~~~~~~~", "graph6", "2^27"},
          {">>graph6<<", "graph6", "empty"},
          {std::string(100'000, '['), "graph6", "goes on"},
          {"A?", "root", "no vertex 2"},
          {R"({"game": "ueg", "graph6": "B"})", "graph6", "too early"},
      },
      {"--game", "ueg", "--root", "2"});
}

TEST(BadInput, a_line_of_graph6_without_a_game_is_refused) {
  expect_refused({{"Bw", "line #", "--game"}, {"[1, 2]", "line #"}, {"null", "line #"}});
}

}  // namespace
}  // namespace arete::tests
