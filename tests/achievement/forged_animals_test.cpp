// Forged certificates of achievement games. For each kind: one that is accepted, and for each hypothesis of its law one
// that lacks it. Most claim something false. On the edges of the square tiling against two marks the straight pair
// loses and the corner wins.

#include "forged_animals.hpp"
#include "achievement/proof/invariant.hpp"
#include "achievement/proof/sequence.hpp"
#include "board/tilings/period.hpp"
#include "program.hpp"
#include "proof/drat.hpp"

namespace arete::tests::forged {
namespace {

std::vector<std::string> replaced(std::vector<std::string> lines, std::size_t at, const std::string& line) {
  lines[at] = line;
  return lines;
}

TEST(Forged, pavings) {
  const auto lines = in_line("answers");
  expect_accepted({game(straight), breaker, "paving", lines});
  expect_refused({game(single), breaker, "paving", lines}, "no answers keep the maker from the placement at (0, 1)");
  expect_refused({game(corner), breaker, "paving", lines}, "no answers keep the maker from the placement");
  const std::vector<std::string> all_round = {"period 1 1 0", "answers 0 1 1 0 -1 0 1 2 -1 2",
                                              "answers 1 0 0 1 0 -1 2 1 2 -1"};
  expect_refused({game(corner), breaker, "paving", all_round}, "has too many answers");
  expect_accepted({game(corner, "[1,4]"), breaker, "paving", all_round});
  expect_refused({game(corner, "[2,4]"), breaker, "paving", all_round},
                 "has too many answers");  // she marks both at once
  expect_refused({game(straight, "[2,4]"), breaker, "paving", lines}, "no answers keep the maker from the placement");
  expect_refused({game(straight), breaker, "paving", replaced(lines, 1, "answers 0 1 0 3")},
                 "from the placement at (0, 1)");  // not back
  expect_refused({game(straight), breaker, "paving", replaced(lines, 2, "answers 1 0")},
                 "from the placement at (1, 0)");
  expect_refused({game(straight), breaker, "paving", replaced(lines, 2, "answers 0 1 0 -1 0 3")},
                 "the line of (1, 0) is expected");
  expect_refused(
      {game(straight),
       breaker,
       "paving",
       {"period 2 1 0", "answers 0 1 0 -1 0 3", "answers 1 0 -1 0 3 0", "answers 2 1", "answers 3 0 1 0 5 0"}},
      "from the placement at (2, 1)");
  expect_refused({game(straight), breaker, "paving", replaced(lines, 0, "period 0 1 0")}, "no period");
  expect_refused({game(straight), breaker, "paving", replaced(lines, 1, "answers 0 1 0 0 0 3")},
                 "is no cell of the board");
  expect_refused({game(straight), breaker, "paving", replaced(lines, 1, "answers 0 1 0 -1 0 2097153")},
                 "a cell is too far away");
  expect_refused({game(straight), breaker, "paving", replaced(lines, 1, "responses 0 1 0 -1 0 3")},
                 "`answers` is expected");
  expect_refused({game(straight), breaker, "paving", {lines[0], lines[1], lines[2], lines[2]}},
                 "something behind the proof");
  expect_refused({game(straight), breaker, "faith", lines}, "says nothing about this game");
  expect_refused(
      {R"({"game":"achievement","board":"square-edges","bias":[1,2],"animal":[[0,1],[0,3]],"moves":[[0,1]]})", breaker,
       "paving", lines},
      "a proof is about the empty board");
}

TEST(Forged, periods) {
  const Tiling& hexagons = tiling("hexagons");
  const Period period{1000, 1, 999};
  for (const int far :
       {1 << 19, 1 << 20, 1 << 21, 1 << 22}) {  // a row of cells repeats after 1000, each row shifted by 999
    EXPECT_EQ(period.reduce(hexagons, {0, far}), period.reduce(hexagons, {1000 * 7, far})) << far;
    EXPECT_EQ(period.reduce(hexagons, {0, far}), period.reduce(hexagons, {999, far + 1})) << far;
    EXPECT_EQ(period.reduce(hexagons, {far, 0}), (Cell{far % 1000, 0})) << far;
  }
}

TEST(Forged, priorities) {
  const auto lines = in_line("responses");
  expect_accepted({game(straight), breaker, "priorities", lines});
  expect_refused({game(single), breaker, "priorities", lines}, "no responses keep the maker from the placement");
  expect_refused({game(corner), breaker, "priorities", lines}, "no responses keep the maker from the placement");
  expect_refused({game(straight, "[2,4]"), breaker, "priorities", lines}, "one mark of the maker a turn");
  expect_refused({game(straight, "[1,1]"), breaker, "priorities", lines},
                 "no responses keep the maker");  // only the first is certain
  expect_refused({game(straight), breaker, "priorities", replaced(lines, 1, "responses 0 1 0 3")},
                 "placement at (0, 1)");  // in one order
  expect_refused({game(corner),
                  breaker,
                  "priorities",
                  {"period 1 1 0", "responses 0 1 1 0 -1 0 1 2 -1 2", "responses 1 0 0 1 0 -1 2 1 2 -1"}},
                 "no responses keep the maker");  // only the first two are certain
  std::string long_line = "[[0,1]";
  for (int i = 1; i <= 10; ++i) long_line += ",[0," + std::to_string(2 * i + 1) + ']';
  expect_refused({game(long_line + ']'), breaker, "priorities", lines}, "too many orders");
}

const std::vector<std::string> beside = {"period 1 1 0", "situations 4", "core 0 1", "free 0 3",
                                         "core 0 1",     "free 0 -1",    "core 1 0", "free 3 0",
                                         "core 1 0",     "free -1 0",    "proof 0",  "proof 0"};

TEST(Forged, invariants) {
  expect_accepted({game(straight), breaker, "invariant", beside});
  // The breaker hits a situation by a cell that the maker owns.
  for (const auto& animal : {single, corner}) {
    expect_refused(
        {game(animal),
         breaker,
         "invariant",
         {"period 1 1 0", "situations 2", "core 0 1", "free 0 1", "core 1 0", "free 1 0", "proof 0", "proof 0"}},
        "a cell in its core and in its neighbourhood");
  }
  expect_refused(
      {game(corner),
       breaker,
       "invariant",
       {"period 1 1 0", "situations 2", "core 0 1", "free 0 1 1 0", "core 1 0", "free 0 1 1 0", "proof 0", "proof 0"}},
      "a cell in its core and in its neighbourhood");
  expect_refused({game(single),
                  breaker,
                  "invariant",
                  {"period 1 1 0", "situations 2", "core", "free 0 1", "core", "free 1 0", "proof 0", "proof 0"}},
                 "empty core");
  expect_refused({game(straight, "[2,2]"), breaker, "invariant", beside}, "one mark of the maker a turn");
  expect_refused({game(straight, "[1,4]"), breaker, "invariant", beside}, "too many marks of the breaker");
  expect_refused({game(straight, "[1,1]"), breaker, "invariant", beside}, "ends before there is a contradiction");
  expect_refused({game(corner), breaker, "invariant", beside}, "no situation of the invariant lies in the placement");
  expect_refused({game(single), breaker, "invariant", beside}, "no situation of the invariant lies in the placement");
  expect_refused({game(single),
                  breaker,
                  "invariant",
                  {"period 1 1 0", "situations 2", "core 0 1", "free", "core 1 0", "free", "proof 0", "proof 0"}},
                 "ends before there is a contradiction");  // nothing to hit
  expect_refused(
      {game(single),
       breaker,
       "invariant",
       {"period 1 1 0", "situations 2", "core 0 1", "free", "core 1 0", "free", "proof 1", "0", "proof 1", "0"}},
      "this clause does not follow");
  auto round = std::vector<std::string>{"period 1 1 0", "situations 4"};
  for (const auto* s :
       {"core 0 1", "free 1 0", "core 0 1", "free 1 2", "core 0 1", "free -1 0", "core 0 1", "free -1 2"})
    round.emplace_back(s);
  round.insert(round.end(), {"proof 0", "proof 0"});
  expect_refused({game(corner), breaker, "invariant", round}, "ends before there is a contradiction");  // four to hit
  expect_refused({game(straight), breaker, "invariant", {beside.begin(), beside.end() - 1}},
                 "line 12 of the proof is missing");
  expect_refused({game(straight), breaker, "invariant", replaced(beside, 11, "proof 5")}, "of the proof is missing");
  const auto& board = tiling("square-edges");
  EXPECT_THROW(check_invariant(board, {{0, 1}, {0, 3}}, {1, 2}, {{}, {{{{0, 1}}, {{0, 3}}}, {{{1, 0}}, {{3, 0}}}}, {}}),
               Refused);  // without proofs
  expect_refused({game(straight), breaker, "invariant", replaced(beside, 11, "proof 0 0")}, "more than a number");
  expect_refused({game(straight), breaker, "invariant", replaced(beside, 2, "core 0 1 0 1")},
                 "not in increasing order");
}

TEST(Forged, refutations) {
  const Formula all_signs{2, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}}, open{3, {{1, 2}, {-1, 3}}};
  check_unsatisfiable(all_signs, "1 0\n");
  const auto refused = [](const Formula& formula, const std::string& drat, const std::string& reason) {
    try {
      check_unsatisfiable(formula, drat);
      ADD_FAILURE() << "accepted: " << drat;
    } catch (const Refused& e) {
      EXPECT_NE(std::string(e.what()).find(reason), std::string::npos) << e.what() << " instead of " << reason;
    }
  };
  for (const auto* literal :
       {"-2147483648 0\n", "2147483647 0\n", "-3 0\n", "3 0\n", "1 0 2 0\n", "d -2147483648 0\n"}) {
    refused(all_signs, literal, "no literal of the formula");
  }
  refused(all_signs, "1\n", "a clause ends in 0");
  refused(all_signs, "d 1 0\n", "a clause that is not there");
  refused(all_signs, "d 1 2 0\n1 0\n", "does not follow");
  refused(open, "0\n", "does not follow");
  refused(open, "-1 0\n1 0\n0\n", "does not follow");  // -1 alone changes nothing, but then 1 contradicts it
  refused(open, "2 0\n", "ends before");               // each clause with -2 (there is none) would do
  refused(open, "-3 0\n3 0\n", "does not follow");     // the resolvent with {-1, 3} is {-1, -3}
  refused(all_signs, "", "ends before there is a contradiction");
}

TEST(Forged, losers) {
  const std::string hook = "[[0,1],[0,3],[1,0]]", stairs = "[[0,1],[1,2],[2,3]]";
  const auto with = [](std::vector<std::string> head, const std::vector<std::string>& lines) {
    head.insert(head.end(), lines.begin(), lines.end());
    return head;
  };
  const auto paving = in_line("answers");
  expect_accepted({game(hook), breaker, "loser", with({"loser 0 1 0 3", "by paving"}, paving)});
  expect_accepted({game(hook), breaker, "loser", with({"loser 1 0 3 0", "by paving"}, paving)});
  expect_refused({game(stairs), breaker, "loser", with({"loser 0 1 0 3", "by paving"}, paving)},
                 "no smaller part of the animal");
  expect_refused({game(single), breaker, "loser", with({"loser 0 1 0 3", "by paving"}, paving)},
                 "no smaller part of the animal");
  expect_refused({game(straight), breaker, "loser", with({"loser 0 1 0 3", "by paving"}, paving)},
                 "no smaller part of the animal");
  expect_refused({game(hook), breaker, "loser", with({"loser", "by paving"}, paving)}, "no smaller part of the animal");
  expect_refused({game(hook), breaker, "loser", with({"loser 0 3 0 1", "by paving"}, paving)},
                 "not in increasing order");
  expect_refused({game(hook), breaker, "loser", with({"loser 0 1 1 0", "by paving"}, paving)},
                 "no answers keep the maker");
  const std::vector<std::string> mark = {"loser 0 1", "by sequence", "situations 1", "core 0 1", "free", "letters"};
  expect_refused({game(corner), maker, "loser", mark}, "the part is not shown to lose");
  expect_refused({game(corner),
                  R"({"outcome":"unknown","excluded":"paving"})",
                  "loser",
                  {"loser 0 1", "by patch", "patch mutual 0 1"}},
                 "the part is not shown to lose");
  expect_refused({game("[[0,1],[0,3],[0,5],[1,0]]"), breaker, "loser",
                  with({"loser 0 1 0 3 0 5", "by loser", "loser 0 1 0 3", "by paving"}, paving)},
                 "another kind is expected");
}

/// From one edge to a corner with each of its four neighbours.
const std::vector<std::string> to_corner = {"situations 2",
                                            "core 0 1 1 0",
                                            "free",
                                            "letters",
                                            "core 0 1",
                                            "free -1 0 -1 2 1 0 1 2",
                                            "letters 0 1 0 0 1 0 0 0 -1 0 0 1 0 0 0 1 0 0 -1 0 2 0 -1 0 0 -1 0 2"};

TEST(Forged, sequences) {
  expect_accepted({game(single), maker, "sequence", {"situations 1", "core 0 1", "free", "letters"}});
  for (const auto* bias : {"[1,2]", "[1,3]"}) expect_accepted({game(corner, bias), maker, "sequence", to_corner});
  expect_refused({game(corner, "[1,4]"), maker, "sequence", to_corner},
                 "situation 1: the breaker can hit every letter");
  expect_refused({game(straight), maker, "sequence", to_corner}, "situation 0: not the animal");
  expect_refused({game(straight), maker, "sequence", {"situations 1", "core 0 1 0 3", "free", "letters"}},
                 "more than the maker's first turn");
  expect_accepted({game(straight, "[2,9]"), maker, "sequence", {"situations 1", "core 0 1 0 3", "free", "letters"}});
  expect_refused({game(single), maker, "sequence", {"situations 0"}}, "there is no situation");
  expect_refused({game(straight), maker, "sequence", {"situations 1", "core 0 1", "free 0 3", "letters"}},
                 "situation 0: not the animal");
  const auto two = [](const std::string& core, const std::string& free, const std::string& letters) {
    return Claim{
        game(straight),
        maker,
        "sequence",
        {"situations 2", "core 0 1 0 3", "free", "letters", "core" + core, "free" + free, "letters" + letters}};
  };
  // A situation that leads to itself would never end.
  expect_refused(two(" 0 1", " 0 3", " 1 1 0 0 1 0 0"), "a letter leads to no earlier situation");
  expect_refused(two(" 0 1", " 0 3", " 7 1 0 0 1 0 0"), "a letter leads to no earlier situation");
  expect_refused({game(straight),
                  maker,
                  "sequence",
                  {"situations 3", "core 0 1 0 3", "free", "letters", "core 0 1", "free 0 3",
                   "letters 0 1 0 0 1 0 0 1 1 0 0 1 0 0 2 1 0 0 1 0 0", "core 0 1", "free", "letters 2 1 0 0 1 0 0"}},
                 "a letter leads to no earlier situation");
  // Pairs of parallel edges are no copies of the straight pair.
  expect_refused(two(" 0 1", " -2 1 2 1 4 1", " 0 1 0 1 0 -1 1 0 1 0 -1 0 1 1 0 1 0 2 0 -2 1"), "moves by no symmetry");
  expect_refused(two(" 1 2", " 1 4", " 0 1 0 0 1 1 1"), "moves by no symmetry");  // half a step
  // She may not mark two cells in one turn.
  expect_refused(two("", " 0 1 0 3 10 1 10 3 20 1 20 3", " 0 1 0 0 1 0 0 0 1 0 0 1 10 0 0 1 0 0 1 20 0"),
                 "too many cells to mark");
  expect_refused(two(" 0 1", " 0 1 0 3", " 0 1 0 0 1 0 0"), "have a cell in common");
  expect_refused(two(" 0 1", " 0 3 0 -1", " 0 1 0 0 1 0 0"), "not in increasing order");
  expect_refused(two(" 0 1", " 0 3", " 0 1 0 0 1 0 2097152"), "a cell is too far away");
  expect_refused(
      {game(single), maker, "sequence", {"situations 2", "core 0 1", "free", "letters", "core 1 0", "free", "letters"}},
      "the breaker can hit");
  auto unused = to_corner;
  unused[0] = "situations 3";
  unused.insert(unused.end() - 3, {"core 0 1", "free -1 0 -1 2 1 0 1 2", to_corner.back()});
  expect_refused({game(corner), maker, "sequence", unused}, "a situation is of no use");
  for (const Cell off : {Cell{0, 0}, Cell{0, 3}}) {  // not on the board, not in order
    EXPECT_THROW(check_proof_sequence(tiling("square-edges"), {{0, 1}}, {1, 2}, {{{{off, {0, 1}}, {}}, {}}}), Refused);
  }
  expect_refused(two(" 0 1", " -9 0", ""), "the breaker can hit every letter");
  expect_refused(two(" 0 1", " 0 -1 0 3", " 0 1 0 0 1 0 0 0 1 0 0 1 0 -2"), "the breaker can hit every letter");
}

// Without neighbourhoods the square of four cells would be won: from each situation there are two ways to the one
// before, but the breaker may have marked their cells long ago.
TEST(Forged, sequences_that_forget_what_the_breaker_has_marked) {
  const std::vector<std::string> lines = {
      "situations 5",
      "core 0 0 0 1 1 0 1 1",
      "free",
      "letters",
      "core -1 0 0 0 0 1 1 0",
      "free",
      "letters 0 1 0 0 1 0 0 0 1 0 0 1 -1 0",
      "core -1 0 0 0 1 0",
      "free",
      "letters 1 1 0 0 1 0 0 1 1 0 0 -1 0 0",
      "core 0 0 1 0",
      "free",
      "letters 2 1 0 0 1 1 0 2 1 0 0 1 0 0",
      "core 0 0",
      "free",
      "letters 3 1 0 0 1 0 0 3 1 0 0 1 -1 0 3 0 1 1 0 0 0 3 0 1 1 0 0 -1",
  };
  expect_refused({game("[[0,0],[0,1],[1,0],[1,1]]", "[1,1]", "squares"), maker, "sequence", lines},
                 "a letter needs a cell outside the neighbourhood");
}

TEST(Forged, patches) {
  const auto none = [](const std::string& kind) { return R"({"outcome":"unknown","excluded":")" + kind + "\"}"; };
  expect_accepted({game(single), none("paving"), "patch", {"patch mutual 0 1"}});
  expect_accepted({game(single), none("fixed answers"), "patch", {"patch directed 0 1"}});
  expect_refused({game(single), none("fixed answers"), "patch", {"patch mutual 0 1"}},
                 "`excluded` is not as it is claimed");
  expect_refused({game(single), breaker, "patch", {"patch mutual 0 1"}}, "`outcome` is not as it is claimed");
  expect_refused({game(straight), none("paving"), "patch", {"patch mutual 0 1 0 3 0 5 0 7"}},
                 "ends before there is a contradiction");
  expect_refused({game(straight), none("paving"), "patch", {"patch mutual 0 1 0 3 0 5 0 7", "0"}},
                 "this clause does not follow");
  expect_refused({game(straight), none("paving"), "patch", {"patch mutual"}},
                 "ends before there is a contradiction");  // nothing is inside
  expect_refused({game(straight), none("paving"), "patch", {"patch some 0 1 0 3"}}, "neither mutual nor directed");
  expect_refused({game(straight), none("paving"), "patch", {"patch mutual 0 3 0 1"}}, "not in increasing order");
  // One answer each: the middle of three in a line cannot have both others.
  expect_refused({game(straight, "[1,1]"), none("paving"), "patch", {"patch mutual 0 1 0 3"}},
                 "ends before there is a contradiction");
  expect_accepted({game(straight, "[1,1]"), none("paving"), "patch", {"patch mutual 0 1 0 3 0 5"}});
}

TEST(Forged, limits_stop_a_check_and_the_next_is_checked) {
  const Claim hard = many_letters();
  const Claim good{game(corner), maker, "sequence", to_corner}, bad{game(straight), maker, "sequence", to_corner};
  EXPECT_EQ(refusal(hard, {.time = std::chrono::duration<double>(0.01)}), "stopped by a limit");
  EXPECT_EQ(refusal(good, {.memory = 100}), "stopped by a limit");
  const auto run = arete({"check", "--time", "0.05", "-"}, hard.text() + good.text());
  EXPECT_EQ(run.status, 3);
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(parsed(lines[0])["accepted"], false);
  EXPECT_EQ(parsed(lines[0])["limited"], true);
  EXPECT_EQ(parsed(lines[0])["message"], "not checked: stopped by a limit");
  EXPECT_EQ(parsed(lines[1])["accepted"], true);
  EXPECT_EQ(arete({"check", "--time", "0.05", "-"}, hard.text() + bad.text() + good.text()).status, 4);
  EXPECT_EQ(arete({"check", "--memory", "100", "-"}, good.text()).status, 3);
  EXPECT_EQ(arete({"check", "--memory", "1M", "-"}, good.text()).status, 0);
  EXPECT_EQ(arete({"check", "--memory", "much", "-"}, good.text()).status, 2);
  EXPECT_EQ(arete({"check", "--time", "-1", "-"}, good.text()).status, 2);
}

TEST(Forged, the_first_signal_ends_a_check) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Program program({"check", "-"});
    program.write(Claim{game(corner), maker, "sequence", to_corner}.text());
    program.write(many_letters().text());
    EXPECT_EQ(parsed(program.line())["accepted"], true);
    kill(program.pid(), signal);
    program.close_input();
    EXPECT_EQ(program.wait(patience), by_signal + signal);
  }
}

}  // namespace
}  // namespace arete::tests::forged
