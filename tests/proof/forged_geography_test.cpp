// Forged certificates of geography: matchings and even kernels.
// For each kind: one that is accepted, and for each hypothesis of its theorem one that lacks it. Most claim something
// false.

#include "forged.hpp"
#include "proof/kinds/geography_lines.hpp"

namespace arete::tests::forged {
namespace {

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

}  // namespace
}  // namespace arete::tests::forged
