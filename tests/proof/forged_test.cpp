// Forged certificates of finite games. For each kind: one that is accepted, and for each hypothesis of its theorem one
// that lacks it. Most claim something false.

#include "forged.hpp"
#include "ask.hpp"
#include "proof/kinds/bi_rooms.hpp"
#include "proof/kinds/geography_lines.hpp"

namespace arete::tests::forged {
namespace {

constexpr auto won = R"({"outcome":"win"})", lost = R"({"outcome":"loss"})", tied = R"({"outcome":"tie"})";

std::string on_graph(const std::string& game, int vertices, const std::string& edges, const std::string& more = "") {
  return R"({"game":")" + game + R"(","vertices":)" + std::to_string(vertices) + R"(,"edges":)" + edges + more + '}';
}
std::string on_points(const std::string& game, const std::string& points, const std::string& more = "") {
  return R"({"game":")" + game + R"(","points":)" + points + more + '}';
}

TEST(Forged, matchings) {
  const auto graph = [](int vertices, const std::string& edges, const std::string& more) {
    return on_graph("uvg", vertices, edges, more);
  };
  const auto path = graph(3, "[[0,1],[1,2]]", R"(,"root":1)"), end = graph(3, "[[0,1],[1,2]]", R"(,"root":0)");
  expect_accepted(
      {path, R"({"outcome":"win","best":[0,2]})", "matching", {"mates -1 -1 -1", "barrier", "path 0", "path 2"}});
  expect_accepted({end, lost, "matching", {"mates -1 2 1", "barrier"}});

  expect_refused({end, won, "matching", {"mates -1 -1 -1", "barrier", "path 1"}},
                 "the barrier leaves 0 vertices uncovered, the matching 2");
  expect_refused({graph(3, "[[0,1]]", R"(,"root":0)"), lost, "matching", {"mates -1 2 1", "barrier 1"}},
                 "no edge between 1 and 2");
  expect_refused(
      {graph(4, "[[0,1],[1,2],[0,3]]", R"(,"root":0,"moves":[1])"), lost, "matching", {"mates 3 2 1 0", "barrier 2"}},
      "do not fit");
  expect_refused(
      {graph(4, "[[0,1],[1,2],[1,3],[2,3]]", R"(,"root":0)"), lost, "matching", {"mates -1 2 3 1", "barrier 1"}},
      "do not fit");
  expect_refused({end, lost, "matching", {"mates -1 2", "barrier"}}, "a mate, or -1, is needed");
  expect_refused({end, lost, "matching", {"mates -1 2 1", "barrier 0"}}, "of the barrier is gone");
  expect_refused({end, lost, "matching", {"mates -1 2 1", "barrier 1 1"}}, "vertex 1 twice");
  expect_refused({end, lost, "matching", {"mates -1 2 1", "barrier 9"}}, "no vertex 9");
  expect_refused({end, lost, "matching", {"mates -1 9 1", "barrier"}}, "no vertex 9");
  expect_refused({path, won, "matching", {"mates -1 -1 -1", "barrier", "path -1"}}, "no vertex -1");
  expect_refused({end, lost, "matching", {"mates -1 2 1", "barrier 2 1"}}, "not in increasing order");
  expect_refused({end, lost, "matching", {"barrier", "mates -1 2 1"}}, "`mates` is expected");
  expect_refused({path, won, "matching", {"mates -1 -1 -1", "barrier", "path"}}, "the path is empty");
  expect_refused({path, won, "matching", {"mates -1 -1 -1", "barrier", "path 2", "path 0"}},
                 "the paths are not in order");
  expect_refused({path, won, "matching", {"mates -1 -1 -1"}}, "mates and barrier are missing");
  expect_refused({end, won, "matching", {"mates -1 2 1", "barrier", "path 1"}}, "starts at an uncovered vertex");
  expect_refused({end, won, "matching", {"mates -1 2 1", "barrier", "path 0"}}, "starts at an uncovered vertex");
  expect_refused({path, won, "matching", {"mates -1 -1 -1", "barrier", "path 0 2"}}, "an odd number of vertices");
  // Only 2 of the path 1-2-3 is covered by all maximum matchings, and 4-5 is.
  const std::string edges = "[[0,2],[0,4],[1,2],[2,3],[4,5]]";
  const auto two = graph(6, edges, R"(,"root":0)");
  expect_accepted({two, lost, "matching", {"mates -1 2 1 -1 5 4", "barrier 2"}});
  expect_refused({two, won, "matching", {"mates -1 2 1 -1 5 4", "barrier 2", "path 3 1 2"}}, "no edge between 3 and 1");
  expect_refused({two, won, "matching", {"mates -1 2 1 -1 5 4", "barrier 2", "path 3 2 4"}},
                 "does not follow the matching at 2");
  // The walk goes round the triangle 2-3-4 and back: every maximum matching covers 1.
  expect_refused({graph(6, "[[0,1],[1,2],[2,3],[2,4],[3,4],[1,5]]", R"(,"root":0)"),
                  won,
                  "matching",
                  {"mates -1 2 1 4 3 -1", "barrier 1", "path 5 1 2 3 4 2 1"}},
                 "has a vertex twice");
  expect_refused({path, R"({"outcome":"win","best":[0]})", "matching", {"mates -1 -1 -1", "barrier", "path 0"}},
                 "move 2 is not shown to lose");
  const auto farther = graph(4, "[[0,1],[1,2],[2,3]]", R"(,"root":0)");  // 3 is no move
  expect_refused({farther, won, "matching", {"mates -1 2 1 -1", "barrier 2", "path 3"}}, "is not shown to lose");
  expect_refused({graph(4, "[[0,1],[1,2]]", R"(,"root":0)"), won, "matching", {"mates -1 2 1 -1", "barrier", "path 3"}},
                 "not moves in increasing order");
  // The theorem is about undirected edges, vertices that are not used twice, and the last to move winning.
  expect_refused({on_graph("ueg", 3, "[[0,1],[1,2]]", R"(,"root":1)"),
                  won,
                  "matching",
                  {"mates -1 -1 -1", "barrier", "path 0", "path 2"}},
                 "says nothing about this game");
  expect_refused(
      {on_graph("dvg", 3, "[[0,1],[1,2]]", R"(,"root":1)"), won, "matching", {"mates -1 -1 -1", "barrier", "path 2"}},
      "says nothing about this game");
  expect_refused({graph(3, "[[0,1],[1,2]]", R"(,"root":1,"misere":true)"),
                  won,
                  "matching",
                  {"mates -1 -1 -1", "barrier", "path 0", "path 2"}},
                 "misère");
}

// On boards that are too large for a search nobody else looks at the moves.
TEST(Forged, ways) {
  const Rooted<Graph, 1> square{Graph(4, {{0, 1}, {1, 2}, {2, 3}, {0, 3}}), {{0}}};
  EXPECT_EQ(checked_way(square, {{1}, {2}, {3}}, Used::vertices).size(), 4u);
  EXPECT_EQ(checked_way(square, {{1}, {2}, {3}, {0}}, Used::edges).size(), 5u);
  for (const auto& moves : std::vector<std::vector<MoveText>>{{{2}}, {{4}}, {{-1}}, {{0, 1}}, {{1}, {0}}}) {
    EXPECT_THROW(checked_way(square, moves, Used::edges), Refused);
  }
  EXPECT_THROW(checked_way(square, {{1}, {2}, {3}, {0}}, Used::vertices), Refused);
}

TEST(Forged, kernels) {
  const auto graph = [](int vertices, const std::string& edges, const std::string& more) {
    return on_graph("ueg", vertices, edges, more);
  };
  const std::string square = "[[0,1],[1,2],[2,3],[0,3]]", pan = "[[0,1],[1,2],[2,3],[0,3],[0,4]]";
  const auto lying = graph(4, square, R"(,"root":0)"), edge = graph(2, "[[0,1]]", R"(,"root":0)"),
             handle = graph(5, pan, R"(,"root":4)");
  expect_accepted({lying, R"({"outcome":"loss","best":[]})", "kernels", {"lost 0 2"}});
  expect_accepted({edge, R"({"outcome":"win","best":[1]})", "kernels", {"win 1 1"}});
  expect_accepted({lying, lost, "kernels", {"lose 1 2 0 2", "lose 3 2 0 2"}});
  expect_accepted({handle, won, "kernels", {"win 0 0 2"}});

  expect_refused({edge, lost, "kernels", {"lost 0 1"}}, "lies within the kernel");
  expect_refused({graph(3, "[[0,1],[1,2],[0,2]]", R"(,"root":0)"), lost, "kernels", {"lost 0 1 2"}},
                 "lies within the kernel");
  expect_refused({edge, lost, "kernels", {"lost 0"}}, "has an odd number of neighbours in the kernel");
  expect_refused({handle, lost, "kernels", {"lost 1 3"}}, "the root is not in the kernel");
  expect_refused({handle, lost, "kernels", {"lost"}}, "an even kernel is not empty");
  expect_refused({handle, lost, "kernels", {"lost 1 1 3 4"}}, "vertex 1 twice");
  expect_refused({handle, lost, "kernels", {"lost 4 1"}}, "not in increasing order");
  expect_refused({edge, lost, "kernels", {}}, "not every move is shown to win or to lose");
  expect_refused({lying, won, "kernels", {"win 2 0 2", "lose 3 2 0 2"}}, "no edge between");
  expect_refused({graph(4, square, R"(,"root":0,"moves":[1])"), won, "kernels", {"win 0 0 2", "win 2 0 2"}},
                 "uses an edge twice");
  expect_refused({lying, lost, "kernels", {"lose 1 0 0 2", "lose 3 2 0 2"}}, "uses an edge twice");
  expect_refused({lying, lost, "kernels", {"lose 1 9 0 2", "lose 3 2 0 2"}}, "no vertex 9");
  expect_refused({lying, lost, "kernels", {"lose 9 2 0 2", "lose 3 2 0 2"}}, "the moves are not in order");
  expect_refused({lying, lost, "kernels", {"won 0 2"}}, "lost, win or lose is expected");
  expect_refused({edge, lost, "kernels", {"lose 1 0 0"}}, "uses an edge twice");  // the answer goes back
  expect_refused({edge, won, "kernels", {"win 1 1", "win 1 1"}}, "the moves are not in order");
  expect_refused({lying, won, "kernels", {"lost 0 2", "win 1 1"}}, "odd number");
  expect_refused({graph(4, square, ""), lost, "kernels", {"lost 0 2"}}, "there is no token yet");
  expect_refused({on_graph("uvg", 4, square, R"(,"root":0)"), lost, "kernels", {"lost 0 2"}},
                 "says nothing about this game");
  expect_refused({on_graph("deg", 4, square, R"(,"root":0)"), lost, "kernels", {"lost 0 2"}},
                 "says nothing about this game");
  expect_refused({graph(4, square, R"(,"root":0,"misere":true)"), lost, "kernels", {"lost 0 2"}}, "misère");
}

TEST(Forged, kernels_of_all_starts) {
  const std::string square = "[[0,1],[1,2],[2,3],[0,3]]", path = "[[0,1],[1,2]]";
  const auto all = on_graph("ueg", 4, square), three = on_graph("ueg", 3, path),
             rooted = on_graph("ueg", 4, square, R"(,"root":0)");
  expect_accepted({all, R"({"outcome":"win","best":[0,1,2,3],"starts":"PPPP"})", "kernels", {"wins 0 2", "wins 1 3"}});
  expect_accepted({three, R"({"outcome":"win","best":[0,2],"starts":"PNP"})", "kernels", {"wins 0 2", "lose 1 0 0"}});
  expect_accepted({three, won, "kernels", {"some", "wins 0 2"}});
  expect_accepted(
      {on_graph("ueg", 2, "[[0,1]]"), R"({"outcome":"loss","starts":"NN"})", "kernels", {"lose 0 1 1", "lose 1 0 0"}});

  expect_refused({all, won, "kernels", {"wins 0 2"}}, "not every move is shown to win or to lose");
  expect_refused({all, R"({"outcome":"win","best":[0,2]})", "kernels", {"some", "wins 0 2"}}, "`best` is not as");
  expect_refused({all, R"({"outcome":"win","starts":"PNPN"})", "kernels", {"some", "wins 0 2"}}, "`starts` is not as");
  expect_refused({all, R"({"outcome":"win","move":0})", "kernels", {"some", "wins 0 2"}}, "`move` is not as");
  expect_refused({all, won, "kernels", {"wins 0 1"}}, "lies within the kernel");
  expect_refused({three, won, "kernels", {"some", "wins 0"}}, "odd number of neighbours in the kernel");
  expect_refused({three, won, "kernels", {"some", "wins"}}, "an even kernel is not empty");
  expect_refused({rooted, won, "kernels", {"some", "wins 1 3"}}, "the token stands already");
  expect_refused({rooted, lost, "kernels", {"some", "lost 0 2"}}, "no move is shown to win");
  expect_refused({three, lost, "kernels", {"some", "lose 1 0 0"}}, "no move is shown to win");
  expect_refused({three, won, "kernels", {"wins 0 2", "some"}}, "`some` is the first line");
}

TEST(Forged, no_kernel) {
  const auto none = R"({"outcome":"unknown","excluded":"even kernel"})";
  const auto graph = [](int vertices, const std::string& edges, const std::string& more = "") {
    return on_graph("ueg", vertices, edges, more);
  };
  const std::string path = "[[0,1],[1,2],[2,3]]", triangle = "[[0,1],[0,2],[1,2]]";
  expect_accepted({graph(4, path), none, "no-kernel", {"none 1 0", "none 2 3", "none 3 2", "none 0 1"}});
  expect_accepted({graph(4, path), none, "no-kernel", {"none 1 0", "none 3 0 2", "none 0 1 3", "none 2 1"}});
  expect_accepted({graph(4, path, R"(,"root":0)"), none, "no-kernel", {"none 0 1 3"}});
  expect_accepted({graph(3, triangle), none, "no-kernel", {"drat", "-1 0"}});

  // Every vertex of a kernel is excluded only if all are.
  expect_refused({graph(4, path), none, "no-kernel", {"none 1 0", "none 2 3", "none 0 1 3"}},
                 "not every vertex is excluded");
  expect_refused({graph(4, path, R"(,"root":0)"), none, "no-kernel", {"none 1 0"}}, "the token is not excluded");
  expect_refused({graph(4, path, R"(,"root":0)"), none, "no-kernel", {}}, "the token is not excluded");
  // The ends of a path with three vertices are a kernel.
  const auto three = graph(3, "[[0,1],[1,2]]", R"(,"root":0)");
  expect_refused({three, none, "no-kernel", {"none 0 1"}}, "vertex 2 has an odd number of neighbours too");
  expect_refused({three, none, "no-kernel", {"none 0 0"}}, "vertex 0 has an even number of neighbours");
  expect_refused({three, none, "no-kernel", {"none 0 1 1 1"}}, "a vertex is there twice");
  expect_refused({three, none, "no-kernel", {"drat", "-1 0"}}, "does not follow");
  expect_refused({three, none, "no-kernel", {"none 0 9"}}, "there is no such vertex");
  expect_refused({three, none, "no-kernel", {"none 9 1"}}, "there is no such vertex");
  expect_refused({three, none, "no-kernel", {"some 0 1"}}, "`none` or `drat` is expected");
  // An edge that was used is gone: without it there is a kernel.
  const auto used = graph(3, triangle, R"(,"root":0,"moves":[1])");
  expect_refused({used, none, "no-kernel", {"drat", "-2 0"}}, "does not follow");
  // It says nothing about who wins, and nothing of other games.
  expect_refused({graph(4, path, R"(,"root":0)"), won, "no-kernel", {"none 0 1 3"}},
                 "`outcome` is not as it is claimed");
  expect_refused({on_graph("uvg", 4, path, R"(,"root":0)"), none, "no-kernel", {"none 0 1 3"}},
                 "says nothing about this game");
}

const std::string square = "[[0,0],[4,0],[4,4],[0,4]]", pierced = "[[0,0],[9,0],[3,9],[4,3]]";
const std::string cut = R"(,"edges":[[0,1],[1,2],[2,3],[0,3],[0,2]])",
                  spokes = R"(,"edges":[[0,1],[1,2],[0,2],[0,3],[1,3],[2,3]])";
const std::string hexagon = "[[2,0],[4,0],[6,3],[4,6],[2,6],[0,3]]";
const std::string fan = "[0,1],[1,2],[2,3],[3,4],[4,5],[0,5],[0,2],[0,3],[0,4]";

TEST(Forged, flips) {
  const auto board = on_points("all-green", square, cut);
  expect_accepted({board, R"({"outcome":"win","line":[[0,2]]})", "flips", {"flips 0 2"}});
  expect_refused({board, won, "flips", {"flips"}}, "`outcome` is not as it is claimed");
  expect_refused({board, won, "flips", {"flips 1 3"}}, "is not an edge now");
  expect_refused({board, won, "flips", {"flips 0 2", "flips 1 3"}}, "`faces` is expected");
  expect_refused({board, won, "flips", {"flips 0 2 1 3"}}, "is green");
  expect_refused({board, won, "flips", {"flips 0 1"}}, "lies on the hull");
  expect_refused({on_points("all-green", pierced, spokes), won, "flips", {"flips 0 3"}},
                 "do not form a convex quadrilateral");
  expect_refused({on_points("mono-flip", square, cut), won, "flips", {"flips 0 2"}}, "says nothing about this game");
  expect_refused({on_points("green-wins", pierced, spokes), lost, "flips", {"flips"}},
                 "`outcome` is not as it is claimed");  // none is no proof of none
}

// What no plan exceeds: an order of all faces that a flip can use.
TEST(Forged, faces) {
  const auto pentagon = [](const std::string& game, const std::string& more = "") {
    return on_points(game, "[[2,0],[5,0],[6,3],[3,5],[0,3]]",
                     R"(,"edges":[[0,1],[1,2],[2,3],[3,4],[0,4],[0,2],[0,3]])" + more);
  };
  const std::string flip = "flips 0 2", all = "faces 0 1 2 0 2 3 0 3 4";
  expect_accepted({pentagon("all-green"), R"({"outcome":"loss","green":5,"edges":7})", "flips", {flip, all}});
  expect_accepted({pentagon("all-green"), lost, "flips", {"flips", all}});  // the bound is enough for that
  expect_accepted(
      {pentagon("green-wins"), R"({"outcome":"win","green":5})", "flips", {flip, "faces 0 3 4 0 1 2 0 2 3"}});
  expect_accepted({pentagon("all-green", R"(,"moves":[[0,3]])"), lost, "flips", {"flips", "faces"}});
  expect_accepted(
      {on_points("green-wins", pierced, spokes), R"({"outcome":"loss","green":0})", "flips", {"flips", "faces"}});

  expect_refused({pentagon("all-green"), lost, "flips", {flip}}, "`outcome` is not as it is claimed");
  expect_refused({pentagon("green-wins"), R"({"outcome":"win","green":5})", "flips", {flip}},
                 "`green` is not as it is claimed");
  expect_refused({pentagon("green-wins"), R"({"outcome":"loss","green":0})", "flips", {"flips", all}},
                 "`outcome` is not as it is claimed");  // the bound is not reached
  // Without a face its sides would be black for good.
  expect_refused({pentagon("green-wins"), lost, "flips", {"flips", "faces"}},
                 "a face that a flip can use is not listed");
  expect_refused({pentagon("green-wins"), lost, "flips", {"flips", "faces 0 1 2 0 2 3"}},
                 "a face that a flip can use is not listed");
  expect_refused({pentagon("all-green"), lost, "flips", {flip, all + " 0 1 2"}}, "a face is listed twice");
  expect_refused({pentagon("all-green"), lost, "flips", {flip, all + " 1 2 3"}}, "no face that a flip can use");
  expect_refused({pentagon("all-green"), lost, "flips", {flip, all + " 2 1 0"}}, "no face that a flip can use");
  expect_refused({pentagon("all-green"), lost, "flips", {flip, all + " 0 1"}}, "a face has three corners");
  expect_refused({pentagon("all-green"), lost, "flips", {flip, all, all}}, "one line of faces at most");
  expect_refused({pentagon("all-green"), lost, "flips", {all, flip}}, "is expected");
  // Faces that a move has used are no more there.
  expect_refused({pentagon("all-green", R"(,"moves":[[0,3]])"), lost, "flips", {"flips", all}},
                 "no face that a flip can use");
  // Two flips in one face, or one over an edge that is not strictly inside its quadrilateral, make no plan better.
  expect_refused({on_points("green-wins", pierced, spokes), lost, "flips", {"flips", "faces 0 1 3 0 2 3 1 2 3"}},
                 "no face that a flip can use");
}

TEST(Forged, rows) {
  const auto fan_of_six = [](const std::string& moves) {
    return on_points("coloring", hexagon, R"(,"edges":[)" + fan + R"(],"moves":)" + moves);
  };
  expect_accepted({on_points("coloring", square, cut), won, "rows", {"row 0 1 2 0 2 3"}});
  expect_accepted({fan_of_six("[[0,3]]"), lost, "rows", {"row 0 1 2", "row 0 4 5"}});

  expect_refused({on_points("coloring", square, cut), lost, "rows", {"row 0 1 2", "row 0 2 3"}},
                 "two neighbours are not next to each other");
  expect_refused({on_points("coloring", square, cut), won, "rows", {"row 0 1 2 0 2 3 0"}}, "a face has three corners");
  expect_refused({on_points("coloring", square, cut), won, "rows", {"row 0 1 2"}},
                 "is in a row iff it has a side on the hull");
  expect_refused({fan_of_six("[[0,3]]"), won, "rows", {"row 0 1 2 0 4 5"}}, "are no neighbours");
  expect_refused({fan_of_six("[[0,3]]"), won, "rows", {"row 0 1 2", "row 0 4 5", "row 0 2 3"}},
                 "something that is no untaken face");
  expect_refused({fan_of_six("[[0,3]]"), won, "rows", {"row 0 1 2", "row 0 4 5", "row 0 4 5"}},
                 "a face is in two places of rows");
  // Three faces around the inner point are a ring, not a row: it is lost.
  expect_refused({on_points("coloring", pierced, spokes), won, "rows", {"row 0 1 3 1 2 3 0 2 3"}},
                 "two neighbours are not next to each other");
  // Whoever moves colours the third edge.
  expect_refused({on_points("coloring", "[[0,0],[4,0],[1,4]]", R"(,"edges":[[0,1],[1,2],[0,2]],"moves":[[0,1],[1,2]])"),
                  lost,
                  "rows",
                  {}},
                 "is the second green edge of a face");
  const std::string octagon = "[[2,0],[4,0],[6,2],[6,4],[4,6],[2,6],[0,4],[0,2]]";
  const std::string inside =
      R"(,"edges":[[0,1],[1,2],[2,3],[3,4],[4,5],[5,6],[6,7],[0,7],[0,2],[2,4],[4,6],[0,6],[0,4]])";
  expect_refused(
      {on_points("coloring", octagon, inside), lost, "rows", {"row 0 1 2", "row 2 3 4", "row 4 5 6", "row 0 6 7"}},
      "that are in no row are neighbours");
  expect_refused({on_points("bi-coloring", square, cut), won, "rows", {"row 0 1 2 0 2 3"}},
                 "says nothing about this game");
}

TEST(Forged, rooms) {
  const auto points = [](const std::string& moves) {
    return on_points("mono-triangle", square, R"(,"moves":)" + moves);
  };
  expect_accepted({points("[]"), won, "rooms", {"room 0 1 2 3"}});
  expect_accepted({points("[[0,2]]"), lost, "rooms", {"room 1", "room 3"}});

  expect_refused({points("[]"), lost, "rooms", {"room 0 1", "room 2 3"}}, "two rooms are one");
  expect_refused({points("[]"), lost, "rooms", {"room 0"}}, "a lone point is in no room");
  expect_refused({points("[]"), lost, "rooms", {"room 0 0 1 2 3"}}, "is not lone, or in two rooms");
  expect_refused({points("[[0,2]]"), won, "rooms", {"room 1 3"}}, "a segment divides the room");
  expect_refused({points("[[0,2]]"), won, "rooms", {"room 0 2"}}, "is not lone, or in two rooms");
  expect_refused({points("[[0,1],[1,2]]"), lost, "rooms", {"room 3"}}, "has a point that is used before");
  expect_refused({on_points("mono-triangle", pierced), won, "rooms", {"room 0 1 2 3"}}, "not in convex position");
  expect_refused({on_points("mono-complete", square), won, "rooms", {"room 0 1 2 3"}}, "says nothing about this game");
}

TEST(Forged, subgames) {
  const auto points = [](const std::string& sites, const std::string& moves) {
    return on_points("bi-triangle", sites, R"(,"moves":)" + moves);
  };
  const std::string all = "room 0 1 2 3", pentagon = "[[2,0],[5,0],[6,3],[3,5],[0,3]]";
  expect_accepted({points(square, "[]"), tied, "subgames", {all, "move 0 1", all}});
  expect_accepted({points(pierced, "[]"), tied, "subgames", {"lone 0 1 2", "move 0 1", "lone 0 1 2"}});
  const auto open = points(pentagon, "[[0,1],[3,4],[1,2],[0,4]]");  // 0-2 closes a triangle
  const std::string five = "room 0 1 2 3 4";
  expect_accepted({open, won, "subgames", {five, "move 0 2", "room 0 1 2", "room 0 2 3 4"}});

  expect_refused({points(square, "[]"), tied, "subgames", {"room 0 1 2", "move 0 1", all}},
                 "the rooms do not fit together");
  expect_refused({points(square, "[]"), tied, "subgames", {all, "move 0 1", "room 0 1 2"}},
                 "the rooms do not fit together");
  expect_refused({points(square, "[]"), tied, "subgames", {"room 0 2 1 3", "move 0 1", all}}, "not in order");
  expect_refused({points(square, "[]"), tied, "subgames", {"room 0 1 1 2 3", "move 0 1", all}}, "a corner twice");
  expect_refused({points(square, "[]"), tied, "subgames", {all}}, "a segment is left to be drawn");
  // The first player closes 0-1-2, which is not seen on an empty board.
  expect_refused(
      {points(square, R"([],"given":{"first":[[0,1],[1,2]],"second":[]})"), tied, "subgames", {all, "move 0 1", all}},
      "where segments are given");
  expect_refused({points(square, "[[0,2]]"),
                  tied,
                  "subgames",
                  {"room 0 1 2", "room 0 2 3", "move 1 3", "room 0 1 2", "room 0 2 3"}},
                 "the rooms do not fit together");  // it crosses
  expect_refused({points(square, "[[0,1]]"), tied, "subgames", {all, "move 0 1", all}}, "is drawn twice");
  expect_refused({points(square, "[]"), tied, "subgames", {"lone 0 1 2 3", "move 0 1", "lone 0 1 2 3"}},
                 "there is no inner point");
  expect_refused({points(pierced, "[]"), tied, "subgames", {"room 0 1 2", "move 0 1", "room 0 1 2"}},
                 "the inner point is elsewhere");
  expect_refused({points("[[0,0],[90,0],[30,90],[40,30],[42,33]]", "[]"),
                  tied,
                  "subgames",
                  {"lone 0 1 2", "move 0 1", "lone 0 1 2"}},
                 "more than one inner point");
  // The inner point 4 is below the diagonal.
  const auto halves = points("[[0,0],[8,0],[8,8],[0,8],[5,2]]", "[[0,2]]");
  expect_accepted({halves, tied, "subgames", {"lone 0 1 2", "room 0 2 3", "move 0 1", "lone 0 1 2", "room 0 2 3"}});
  expect_refused({halves, tied, "subgames", {"room 0 1 2", "lone 0 2 3", "move 0 1", "room 0 1 2", "lone 0 2 3"}},
                 "not around the inner point");
  expect_refused({points(pierced, "[[0,3],[1,3]]"),
                  tied,
                  "subgames",
                  {"room 0 1 3", "room 3 1 2 0", "move 0 1", "room 0 1 3", "room 3 1 2 0"}},
                 "must be the first corner");
  expect_refused({points(square, "[]"), tied, "subgames", {all, "room 0 1", "move 0 1", all}},
                 "less than three corners");
  expect_refused({points(square, "[]"), tied, "subgames", {"room 0 1 2 9", "move 0 1", all}},
                 "a corner that is no point");
  for (const auto* no : {"move 0 9", "move 1 1", "move -1 2"})
    expect_refused({points(square, "[]"), tied, "subgames", {all, no, all}}, "is no segment");
  expect_refused({points(square, "[]"), tied, "subgames", {all, "move 0 1", "move 0 1", all}}, "a second move");
  expect_refused({points(square, "[]"), tied, "subgames", {all, "move 0 1 2", all}}, "a move has two ends");
  expect_refused({points(square, "[]"), tied, "subgames", {"cellar 0 1 2 3", "move 0 1", all}},
                 "a room or a move is expected");
  expect_refused({points(square, "[[0,1],[2,3],[1,2],[0,3],[0,2]]"), tied, "subgames", {"room 0 1 2", "room 0 2 3"}},
                 "the game is over");
  EXPECT_THROW(check_bi_rooms(set_of({{0, 0}, {4, 0}, {1, 4}}), {{0, 1}, {0, 2}, {1, 2}, {0, 1}}, false, {}), Refused);
  const std::string six = "room 0 1 2 3 4 5";
  expect_refused({points(hexagon, "[[0,1],[3,4],[1,2],[0,5]]"), won, "subgames", {six, "move 2 3", six}},
                 "no two triangles to close");
  // The first player has 0-1 and 1-2 and would close 0-2: the second must see to it.
  const auto threatened = points(pentagon, "[[0,1],[3,4],[1,2]]");
  expect_accepted({threatened, tied, "subgames", {five, "move 0 2", "room 0 1 2", "room 0 2 3 4"}});
  expect_refused({threatened, tied, "subgames", {five, "move 2 3", five}}, "does not hold against the first player");
  expect_refused({open, tied, "subgames", {five, "move 0 2", "room 0 1 2", "room 0 2 3 4"}},
                 "`outcome` is not as it is claimed");
  expect_refused({open, won, "subgames", {five, "move 2 3", five}}, "the opponent may close a triangle");
  expect_refused({points(pentagon, "[[0,1],[3,4],[1,2],[2,3]]"), won, "subgames", {five, "move 0 4", five}},
                 "the opponent may close a triangle");
  expect_refused({on_points("mono-triangle", square), tied, "subgames", {all, "move 0 1", all}},
                 "says nothing about this game");
}

TEST(Forged, nimbers) {
  const auto path = on_graph("arc-kayles", 4, "[[0,1],[1,2],[2,3]]");
  const auto claim = [&](std::vector<std::string> lines, const char* answer = won) {
    return Claim{path, answer, "search", std::move(lines)};
  };
  const std::string two = R"({"outcome":"win","nimber":2,"best":[[1,2]]})";
  expect_accepted({path, two, "search", {"nimber 1", "moves 3 2", "1 = 2 3 2", "2 = 1", "3 = 1"}});

  const auto nimber = [&](const char* n) { return std::string(R"({"outcome":"win","nimber":)") + n + '}'; };
  expect_refused({path, nimber("3"), "search", {"nimber 1", "moves 3 2", "1 = 3 3 2", "2 = 1", "3 = 1"}},
                 "the nimber may be smaller");
  expect_refused({path, nimber("1"), "search", {"nimber 1", "moves 3 2", "1 = 1 3 2", "2 = 1", "3 = 1"}},
                 "a move contradicts the nimber");
  expect_refused({path, nimber("0"), "search", {"nimber 0", "moves 3 2", "1 = 1", "2 = 1"}},
                 "a component has no statement");
  expect_refused({path, nimber("4"), "search", {"nimber 1", "moves 3 2", "1 = 4 3 2", "2 = 1", "3 = 1"}},
                 "no such nimber");
  expect_refused({path, nimber("-1"), "search", {"nimber 1", "moves 3 2", "1 = -1 3 2", "2 = 1", "3 = 1"}},
                 "no nimber is negative");
  expect_refused({path, nimber("1"), "search", {"nimber 1", "moves 3 2", "1 != 1 0 3", "2 = 1", "3 = 1"}},
                 "the nimber is not proved");
  expect_refused(claim({"moves 0 1", "1 = 1"}), "a component has no statement");
  expect_refused(claim({"moves 1", "1 = 1"}), "a component has no statement");
  expect_refused(claim({"moves 2 1 1", "1 = 1", "2 = 1"}), "there are more statements than moves");
  expect_refused(claim({"moves 1 1", "1 = 1"}), "is about another position");
  expect_refused(claim({"moves 2 3", "1 = 1", "2 = 1"}), "does not come later");
  expect_refused({path, nimber("2"), "search", {"nimber 1", "moves 3 2", "1 = 2 1 2", "2 = 1", "3 = 1"}},
                 "does not come later");
  expect_refused(claim({"moves 2 1", "1 = 1", "2 = 1", "3 = 1"}), "nothing refers to it");
  expect_refused(claim({"moves 2 1", "1 = 0", "2 = 1"}), "a move contradicts the nimber");
  expect_refused(claim({"moves 2 1", "1 = 1 2", "2 = 1"}), "there are more statements than moves");
  expect_accepted(claim({"moves 2 1", "1 != 0 0", "2 = 1"}));
  expect_refused(claim({"moves 2 1", "1 != 1 0", "2 = 1"}), "it is open whether a move wins");
  expect_refused(claim({"moves 2 1", "1 != 0 0 2", "2 = 1"}), "more than one move");
  expect_refused(claim({"moves 2 1", "1 != 0 1", "2 = 1"}), "a legal move is asked for");
  expect_refused(claim({"moves 2 1", "1 loony 0", "2 = 1"}), "the move does not move again");
  expect_refused(claim({"moves 2 1", "1 lost", "2 = 1"}), "it is not shown to be lost");
  expect_refused(claim({"moves 2 1", "1 >= 1 0 0", "2 = 1"}), "says nothing about a nimber");
  expect_refused(claim({"moves 2 1", "line 0", "1 = 1", "2 = 1"}), "only a solitaire has a line");
  expect_refused(claim({"moves 2 1", "moves 2 1", "1 = 1", "2 = 1"}), "twice");
  expect_refused(claim({"moves 2 1", "1 = 1", "3 = 1"}), "node 2 is missing");
  expect_refused(claim({"moves 2 1", "1 = 1", "2 ~ 1"}), "says nothing that is known");
  expect_refused(claim({"moves 2 1", "1 = 1", "2 = 2000000"}), "no position is worth so much");
  // The square has the nimber 0; what is left of a move is not shown to have another by a move that leads elsewhere.
  const auto ring = on_graph("arc-kayles", 4, "[[0,1],[1,2],[2,3],[0,3]]");
  expect_accepted({ring, lost, "search", {"moves 4 3 2 1", "1 != 0 0", "2 != 0 0", "3 != 0 0", "4 != 0 0"}});
  expect_refused({ring, won, "search", {"moves 4 3 2 1", "1 = 0", "2 != 0 0", "3 != 0 0", "4 != 0 0"}},
                 "a move contradicts the nimber");
  // Two edges apart: each is known not to have a nimber, of the sum nothing is known.
  const auto apart = on_graph("arc-kayles", 6, "[[0,1],[2,3],[4,5]]");
  expect_refused({apart,
                  won,
                  "search",
                  {"moves 1 2 3 4 5 6", "1 != 0 0", "2 != 0 0", "3 != 0 0", "4 != 0 0", "5 != 0 0", "6 != 0 0"}},
                 "two components are only known not to have a nimber");
  // Three heaps of one pin: whoever moves leaves two, which are worth nothing, unless one of them is not worth 1.
  expect_refused({R"({"game":"kayles","heaps":[1,1,1]})", lost, "search", {"moves 1 2", "1 = 1", "2 != 1 0"}},
                 "the move proves nothing");
  // Nimstring: the moves of an edge agree that it is lost; a witness of edge geography must be an even kernel.
  const auto string = on_graph("nimstring", 3, "[[0,1],[1,2]]");
  expect_refused({string,
                  R"({"outcome":"win","nimber":"loony"})",
                  "search",
                  {"nimber 1", "moves 3 2", "1 loony 0 3 1 2", "2 = 0", "3 = 0"}},
                 "the moves agree");
  const auto triangle = on_graph("ueg", 4, "[[0,1],[1,2],[0,2],[2,3]]", R"(,"root":3)");
  expect_accepted({triangle, lost, "search", {"moves 1", "1 != 0 0 2", "2 lost 0 2"}});
  for (const auto* witness : {"2 lost 0", "2 lost", "2 lost 0 1", "2 lost 2 0", "2 lost 1 2"}) {
    expect_refused({triangle, lost, "search", {"moves 1", "1 != 0 0 2", witness}}, "it is not shown to be lost");
  }
}

TEST(Forged, scores) {
  const auto strings = on_graph("strings-and-coins", 3, "[[0,1],[1,2]]");
  const auto claim = [&](int score, std::vector<std::string> lines) {
    return Claim{strings, R"({"outcome":"win","score":)" + std::to_string(score) + '}', "search", std::move(lines)};
  };
  expect_accepted(claim(3, {"moves 2 0 1 0", "1 >= 2 0 0", "2 >= 2 0 0"}));
  expect_refused(claim(4, {"moves 2 0 1 0", "1 >= 3 0 0", "2 >= 3 0 0"}), "the two strategies do not meet");
  expect_refused(claim(4, {"moves 2 4 1 3", "1 >= 3 0 0", "2 >= 3 0 0", "3 <= 3 0", "4 <= 3 0"}), "is not worth 3");
  expect_refused(claim(2, {"moves 0 2 0 1", "1 <= 1 0", "2 <= 1 0"}), "the two strategies do not meet");
  expect_refused(claim(3, {"moves 2 0 1 0", "1 >= 2 1 0", "2 >= 2 0 0"}), "one move and what follows is asked for");
  expect_refused(claim(3, {"moves 2 0 1 0", "1 <= 2", "2 >= 2 0 0"}), "it is open whether move");
  expect_refused(claim(3, {"moves 2 0", "1 >= 2 0 0"}), "each with two statements");
  expect_refused(claim(3, {"moves 2 0 1 0", "1 = 2 0 0", "2 >= 2 0 0"}), "says nothing about a score");
  expect_refused(claim(3, {"moves 2 0 1 0", "line 0", "1 >= 2 0 0", "2 >= 2 0 0"}), "only a solitaire has a line");
  expect_refused(claim(3, {"nimber 1", "moves 2 0 1 0", "1 >= 2 0 0", "2 >= 2 0 0"}),
                 "a nimber is claimed of a game without nimbers");

  const auto triangle = on_points("bi-coloring", "[[0,0],[4,0],[1,4]]", R"(,"edges":[[0,1],[1,2],[0,2]])");
  const std::vector<std::string> both = {"moves 13 11 8 6 3 1", "1 >= 0 0 2",    "2 <= 0 0",    "3 <= 0 5 4",
                                         "4 >= 0 0 0",          "5 >= 0 0 0",    "6 >= 0 0 7",  "7 <= 0 0",
                                         "8 <= 0 10 9",         "9 >= 0 0 0",    "10 >= 0 0 0", "11 >= 0 0 12",
                                         "12 <= 0 0",           "13 <= 0 15 14", "14 >= 0 0 0", "15 >= 0 0 0"};
  const auto with = [&](std::size_t line, const std::string& instead, const char* answer) {
    auto lines = both;
    lines[line] = instead;
    return Claim{triangle, answer, "search", lines};
  };
  expect_accepted({triangle, tied, "search", both});
  expect_refused(with(3, "3 <= -1 5 4", won), "the two strategies do not meet");
  expect_refused(with(3, "3 <= 0 5", tied), "there are 2 moves");
  expect_refused(with(1, "1 >= 1 0 2", lost), "is not worth 1");
  expect_refused(with(2, "2 <= -1 0", tied), "may be worth more");
  expect_refused(with(4, "4 >= 0 0 5", tied), "is about another position");
  // Where the game is over there are no moves that could be worth more than is claimed.
  expect_refused({triangle,
                  won,
                  "search",
                  {"moves 11 9 6 4 1 0", "1 <= -1 3 2", "2 >= 1 0 14", "3 >= 1 0 15", "4 >= 0 0 5", "5 <= 0 0",
                   "6 <= 0 8 7", "7 >= 0 0 0", "8 >= 0 0 0", "9 >= 0 0 10", "10 <= 0 0", "11 <= 0 13 12", "12 >= 0 0 0",
                   "13 >= 0 0 0", "14 <= -1", "15 <= -1"}},
                 "the game is over there");
  // An upper bound that a move exceeds, alone: the triangle would be won.
  expect_refused(
      {triangle,
       won,
       "search",
       {"moves 11 9 6 4 1 0", "1 <= -1 3 2", "2 >= 0 0 0", "3 >= 0 0 0", "4 >= 0 0 5", "5 <= 0 0", "6 <= 0 8 7",
        "7 >= 0 0 0", "8 >= 0 0 0", "9 >= 0 0 10", "10 <= 0 0", "11 <= 0 13 12", "12 >= 0 0 0", "13 >= 0 0 0"}},
      "may be worth more");
  const auto over =
      on_points("bi-coloring", "[[0,0],[4,0],[1,4]]", R"(,"edges":[[0,1],[1,2],[0,2]],"moves":[[0,1],[1,2],[0,2]])");
  expect_accepted({over, tied, "search", {"moves"}});
  expect_refused({over, won, "search", {"moves 1", "1 >= 1 0 0"}}, "the game is over: there are no moves");

  const auto green = on_points("all-green", square, cut);
  expect_accepted({green, R"({"outcome":"win","green":5,"line":[[0,2]]})", "search", {"moves 0 0", "line 0"}});
  expect_refused({green, won, "search", {"moves 0 0", "line 1"}}, "the line has an illegal move");
  expect_refused({green, won, "search", {"moves 0 0"}}, "the line does not reach the value");
}

TEST(Forged, claims) {
  const auto path = on_graph("arc-kayles", 4, "[[0,1],[1,2],[2,3]]");
  const std::vector<std::string> lines = {"moves 2 1", "1 = 1", "2 = 1"};
  expect_accepted({path, won, "search", lines});
  expect_refused({path, lost, "search", lines}, "`outcome` is not as it is claimed");
  expect_refused({path, R"({"outcome":"loss","outcome":"win"})", "search", lines}, "the key `outcome` is there twice");
  expect_refused({path, R"({"outcome":"win","nimber":2})", "search", lines}, "`nimber` is not as it is claimed");
  expect_refused({path, R"({"to_move":"first"})", "search", lines}, "not an answer with an outcome");
  expect_refused({path, R"({"outcome":"win"} {"outcome":"win"})", "search", lines}, "not an answer with an outcome");
  expect_refused({path, won, "faith", lines}, "says nothing about this game");
  expect_refused({on_graph("arc-kayles", 4, "[[0,1],[1,2],[2,3]]", R"(,"vertices":4)"), won, "search", lines},
                 "this key is there twice");
}

}  // namespace
}  // namespace arete::tests::forged
