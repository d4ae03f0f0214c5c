// Certificates of Monochromatic Complete Triangulation in convex position (`components`) and of heaps of any size
// (`heaps`): those of the theorems are accepted and show what they claim; each that lacks one hypothesis is refused.

#include <random>

#include "ask.hpp"
#include "forged.hpp"
#include "proof/kinds.hpp"

namespace arete::tests::forged {
namespace {

constexpr auto six_points = "[[0,0],[4,0],[6,3],[4,6],[0,6],[-2,3]]";

std::string drawn(const std::string& moves, const std::string& more = "") {
  return std::string(R"({"game":"mono-complete","points":)") + six_points + R"(,"moves":)" + moves + more + '}';
}

TEST(Components, of_the_theorem_show_the_score_along_random_games) {
  std::mt19937 random(7);
  for (const std::int64_t n : {3, 8, 9, 14, 23}) {
    const auto session = open(board("convex", {n}, "mono-complete"));
    for (;; session->play(session->moves()[random() % session->moves().size()], "here")) {
      const auto answer = session->solve({.proof = true});
      ASSERT_TRUE(answer.proof) << n;
      const auto shown = session->check(*answer.proof);
      EXPECT_EQ(shown.score, answer.score);
      EXPECT_EQ(shown.outcome, answer.outcome);
      EXPECT_EQ(shown.to_move, answer.to_move);
      if (n > 8) {
        EXPECT_EQ(answer.proof->by, "components");
      }
      if (session->over()) break;
    }
  }
}

TEST(Components, prove_theorem_3_on_hundreds_of_points) {
  for (const std::int64_t n : {99, 300}) {
    const auto session = open(board("convex", {n}, "mono-complete"));
    const auto answer = session->solve({.proof = true});
    ASSERT_TRUE(answer.proof);
    EXPECT_EQ(session->check(*answer.proof).score, n % 2);
  }
}

TEST(Components, that_lack_a_hypothesis_are_refused) {
  constexpr auto tied = R"({"outcome":"tie","score":0})", won = R"({"outcome":"win"})";
  expect_accepted({drawn("[]"), tied, "components", {"room 0 1 2 3 4 5"}});
  expect_accepted({drawn("[[0,3]]"), tied, "components", {"component 0 3", "room 1 2", "room 4 5"}});
  // What is given was nobody's move, and a triangle that it has counts for nobody.
  expect_accepted({drawn("[]", R"(,"given":{"nobody":[[0,1],[1,2],[0,2],[3,4]]})"),
                   R"({"outcome":"win","score":1})",
                   "components",
                   {"component 0 1 2", "component 3 4", "room 5"}});

  expect_refused({drawn("[]"), R"({"outcome":"win","score":2})", "components", {"room 0 1 2 3 4 5"}},
                 "`outcome` is not as it is claimed");
  expect_refused({drawn("[]"), won, "components", {"room 0 1 2", "room 3 4 5"}}, "two rooms are one");
  expect_refused({drawn("[]"), won, "components", {"room 0 1 2 3 4"}}, "is in no component and in no room");
  expect_refused({drawn("[]"), won, "components", {"room 0 1 2 3 4 4"}}, "named twice");
  expect_refused({drawn("[]"), won, "components", {"room 0 1 2 3 4 6"}}, "there is no point 6");
  expect_refused({drawn("[]"), won, "components", {"room 0 1 2 3 4 5", "room"}}, "a room is empty");
  expect_refused({drawn("[]"), won, "components", {"component 0 1", "room 2 3 4 5"}}, "is not connected");
  expect_refused({drawn("[[0,3]]"), won, "components", {"component 0 3", "room 1 2 4 5"}}, "divides the room");
  expect_refused({drawn("[[0,3]]"), won, "components", {"room 0 1 2 3 4 5"}}, "is not lone");
  expect_refused({drawn("[[0,3],[3,4]]"), won, "components", {"component 0 3", "room 1 2", "room 5"}},
                 "a segment leaves the component");
  expect_refused({drawn("[[0,3]]"), won, "components", {"component 0", "component 3", "room 1 2", "room 4 5"}},
                 "at least two points");
  expect_refused({drawn("[]"), won, "components", {"row 0 1 2 3 4 5"}}, "a component or a room is expected");
  const std::string pierced = R"({"game":"mono-complete","points":[[0,0],[9,0],[0,9],[2,3]]})";
  expect_refused({pierced, won, "components", {"room 0 1 2 3"}}, "not in convex position");
  const std::string race = std::string(R"({"game":"mono-triangle","points":)") + six_points + "}";
  expect_refused({race, won, "components", {"room 0 1 2 3 4 5"}}, "says nothing about this game");
  expect_refused({drawn("[]", R"(,"misere":true)"), won, "components", {"room 0 1 2 3 4 5"}}, "misere");
}

TEST(HeapProofs, of_heaps_of_any_size_show_nimber_and_winning_moves) {
  for (const std::string game : {"kayles", "dawson-kayles"}) {
    for (const std::int64_t heap : {20'000LL, 400'000LL, 1'000'000'000'000LL}) {
      auto document = heaps(game, {heap, 5, 27});
      if (game == "kayles") document.moves = {{heap, 17, heap - 18}};
      const auto session = open(document);
      const auto answer = session->solve({.all_best = heap < 1'000'000, .proof = true});
      ASSERT_TRUE(answer.proof);
      EXPECT_EQ(answer.proof->by, "heaps");
      const auto shown = session->check(*answer.proof);
      EXPECT_EQ(shown.nimber, answer.nimber);
      EXPECT_EQ(shown.outcome, answer.outcome);
      EXPECT_EQ(shown.to_move, answer.to_move);
      if (heap == 20'000) {
        EXPECT_EQ(shown.best, answer.best);
      }
    }
  }
}

/// Kayles by the recurrence, as many values as a certificate needs.
std::string kayles_values(std::size_t count, std::size_t changed = 1'000'000) {
  std::vector<int> values;
  for (std::size_t n = 0; n < count; ++n) {
    std::set<int> options;
    for (std::size_t k = 1; k <= 2 && k <= n; ++k) {
      for (std::size_t a = 0; a <= n - k; ++a) options.insert(values[a] ^ values[n - k - a]);
    }
    int mex = 0;
    while (options.contains(mex)) ++mex;
    values.push_back(mex);
  }
  std::string line = "values";
  for (std::size_t n = 0; n < count; ++n) line += ' ' + std::to_string(values[n] + (n == changed ? 1 : 0));
  return line;
}

TEST(HeapProofs, that_lack_a_hypothesis_are_refused) {
  const std::string million = R"({"game":"kayles","heaps":[1000000]})";
  constexpr auto won = R"({"outcome":"win"})";
  expect_accepted({million, won, "heaps", {"period 71 12", kayles_values(168)}});
  expect_accepted({million, won, "heaps", {"period 80 24", kayles_values(210)}});  // longer than it has to be

  expect_refused({million, R"({"outcome":"loss"})", "heaps", {"period 71 12", kayles_values(168)}}, "`outcome`");
  expect_refused({million, won, "heaps", {"period 70 12", kayles_values(166)}}, "do not repeat at a heap of 70");
  expect_refused({million, won, "heaps", {"period 71 12", kayles_values(167)}}, "values are needed");
  expect_refused({million, won, "heaps", {"period 71 12", kayles_values(168, 100)}},
                 "of a heap of 100 is not the least");
  expect_refused({million, won, "heaps", {"period 71 0", kayles_values(144)}}, "at least 1");
  expect_refused({million, won, "heaps", {"period 0 12", kayles_values(26)}}, "at least 1");
  expect_refused({million, won, "heaps", {kayles_values(168), "period 71 12"}}, "the period is expected");
  expect_refused({million, won, "heaps", {"period 71 12"}}, "a line of values");
  const std::string other = R"({"game":"dawson-kayles","heaps":[1000000]})";
  expect_refused({other, won, "heaps", {"period 71 12", kayles_values(168)}}, "is not the least");
  const std::string arc = R"({"game":"arc-kayles","vertices":2,"edges":[[0,1]]})";
  expect_refused({arc, won, "heaps", {"period 71 12", kayles_values(168)}}, "says nothing about this game");
}

}  // namespace
}  // namespace arete::tests::forged
