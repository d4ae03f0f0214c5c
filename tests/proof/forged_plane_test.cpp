// Forged certificates of games on points and triangulations.
// For each kind: one that is accepted, and for each hypothesis of its theorem one that lacks it. Most claim something
// false.

#include "ask.hpp"
#include "forged.hpp"
#include "proof/kinds/bi_rooms.hpp"

namespace arete::tests::forged {
namespace {

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

// What no plan exceeds: an order of faces that a flip can use.
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
  // A face that is left out may turn its sides green.
  for (const std::string few : {"", " 0 1 2", " 0 1 2 0 2 3", " 0 2 3", " 0 3 4 0 1 2"}) {
    expect_refused({pentagon("green-wins"), lost, "flips", {"flips", "faces" + few}},
                   "`outcome` is not as it is claimed");
    expect_refused({pentagon("all-green"), lost, "flips", {flip, "faces" + few}}, "`outcome` is not as it is claimed");
  }
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

}  // namespace
}  // namespace arete::tests::forged
