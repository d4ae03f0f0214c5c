// Forged certificates of searches, and claims that no proof can show.
// For each kind: one that is accepted, and for each hypothesis of its theorem one that lacks it. Most claim something
// false.

#include "forged.hpp"

namespace arete::tests::forged {
namespace {

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
