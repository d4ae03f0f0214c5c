// Wins of Bichromatic Triangle that are proved by plans (docs/theory/plans.md): those that are found are accepted, and
// whatever lacks a hypothesis of the theorem is refused for that reason.

#include <sstream>

#include "forged.hpp"
#include "theory/points/bi_plans.hpp"
#include "thrown_positions.hpp"

namespace arete::tests {
namespace {

using forged::Claim, forged::expect_accepted, forged::expect_refused, forged::on_points;
using forged::lost, forged::tied, forged::won;
using Lines = std::vector<std::string>;

const std::string nine = "[[15,0],[0,0],[0,15],[7,4],[4,4],[4,7],[6,1],[1,8],[8,6]]";

std::string on_hexagon(const std::string& moves, const std::string& more = "") {
  return on_points("bi-triangle", forged::hexagon, R"(,"moves":)" + moves + more);
}

/// Two sides of the first player's, far enough from each other: the chord 1–4 makes a double threat.
const std::string two_sides = on_hexagon("[[0,1],[2,3],[3,4],[0,5]]");

TEST(ForgedPlans, lack_a_hypothesis) {
  expect_accepted({two_sides, won, "plans", {"winner first", "1 1 4"}});
  expect_accepted({on_hexagon("[[0,1],[2,3],[3,4],[0,5],[1,4]]"), lost, "plans", {"winner first"}});

  expect_refused({two_sides, won, "plans", {"winner first", "1 0 2"}}, "a reply that no plan answers");
  expect_refused({two_sides, won, "plans", {"winner first", "1 2 3"}}, "a reply that no plan answers");
  expect_refused({on_hexagon("[[0,1],[2,3],[3,4],[0,5],[0,2]]"), lost, "plans", {"winner first"}},
                 "a move that no plan answers");
  // The opponent closes 1–3 first.
  expect_refused({on_hexagon("[[0,1],[2,3],[3,4],[1,2]]"), won, "plans", {"winner first", "1 1 4"}},
                 "a reply that no plan answers");
  expect_refused({on_hexagon("[[0,1],[2,3],[3,4],[1,2],[1,4]]"), lost, "plans", {"winner first"}},
                 "a move that no plan answers");
  const auto full = on_points("bi-triangle", "[[0,0],[4,0],[1,4]]", R"(,"moves":[[0,1],[1,2],[0,2]])");
  expect_refused({full, lost, "plans", {"winner first"}}, "a move that no plan answers");
  expect_refused({on_hexagon("[[0,1],[3,4],[1,2],[4,5],[0,2]]"), lost, "plans", {"winner first"}},
                 "a move ends the game");
  expect_refused({two_sides, lost, "plans", {"winner second"}}, "a move that no plan answers");
}

TEST(ForgedPlans, are_not_as_they_are_written) {
  const auto refused = [](Lines lines, const std::string& reason) {
    expect_refused({two_sides, won, "plans", std::move(lines)}, reason);
  };
  refused({}, "a winner is expected");
  refused({"winner third", "1 1 4"}, "`first` or `second` is expected");
  refused({"winner first first", "1 1 4"}, "`first` or `second` is expected");
  refused({"loser second", "1 1 4"}, "`winner` is expected");
  refused({"winner first"}, "one plan to begin with");
  refused({"winner first", "1 1 4", "1 0 2"}, "one plan to begin with");
  refused({"winner first", "1 1 4", "2 0 2"}, "a plan is of no use");
  for (const auto* depth : {"0 1 4", "2 1 4"}) refused({"winner first", depth}, "the plan follows none");
  refused({"winner first", "1 1 4", "3 0 2"}, "the plan follows none");
  for (const auto* segment : {"1 4 1", "1 1 1", "1 1 6", "1 -1 4", "1 1 4 5"})
    refused({"winner first", segment}, "no segment between two points");
  refused({"winner first", "1 1"}, "ends too early");
  refused({"winner first", "x 1 4"}, "is no number");
}

TEST(ForgedPlans, are_about_something_else) {
  const Lines lines{"winner first", "1 1 4"};
  expect_refused(
      {on_points("bi-complete", forged::hexagon, R"(,"moves":[[0,1],[2,3],[3,4],[0,5]])"), won, "plans", lines},
      "says nothing about this game");
  expect_refused(
      {on_points("bi-triangle", forged::hexagon, R"(,"given":{"first":[[0,1],[3,4]],"second":[[2,3],[0,5]]})"), won,
       "plans", lines},
      "where segments are given");
  std::string parabola;
  for (int i = 0; i < 17; ++i)
    parabola += (i > 0 ? ",[" : "[[") + std::to_string(i) + ',' + std::to_string(i * i) + ']';
  expect_refused({on_points("bi-triangle", parabola + ']'), won, "plans", lines}, "too many points");
}

TEST(ForgedPlans, claim_one_move_and_not_every_one) {
  const Lines lines{"winner first", "1 1 4"};
  expect_accepted({two_sides, R"({"outcome":"win","to_move":"first","move":[1,4]})", "plans", lines});
  expect_refused({two_sides, R"({"outcome":"win","move":[0,3]})", "plans", lines}, "`move` is not as it is claimed");
  expect_refused({two_sides, R"({"outcome":"win","best":[[1,4]]})", "plans", lines}, "`best` is not as it is claimed");
  expect_refused({two_sides, tied, "plans", lines}, "`outcome` is not as it is claimed");
  expect_refused({two_sides, lost, "plans", lines}, "`outcome` is not as it is claimed");
}

Lines split_lines(const std::string& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// A plan that is left out with what follows it is missed, and one that is there twice is of no use.
void expect_no_plan_to_spare(const Claim& claim) {
  const auto depth = [](const std::string& line) { return std::stoi(line); };
  for (std::size_t begin = 1; begin < claim.lines.size(); ++begin) {
    auto end = begin + 1;
    while (end < claim.lines.size() && depth(claim.lines[end]) > depth(claim.lines[begin])) ++end;
    const auto at = [&](std::size_t i) { return claim.lines.begin() + static_cast<std::ptrdiff_t>(i); };
    Claim without = claim, twice = claim;
    without.lines = {claim.lines.begin(), at(begin)};
    without.lines.insert(without.lines.end(), at(end), claim.lines.end());
    EXPECT_NE(forged::refusal(without), "") << without.text();
    twice.lines.insert(twice.lines.begin() + static_cast<std::ptrdiff_t>(end), at(begin), at(end));
    EXPECT_NE(forged::refusal(twice), "") << twice.text();
  }
}

TEST(Plans, prove_every_won_position_of_random_games) {
  std::size_t proved = 0, deepest = 0;
  Random random(3);
  for (std::uint64_t seed = 1; seed <= sized(40u, 10u); ++seed) {
    auto document = board("random", {static_cast<std::int64_t>(6 + seed % 2)}, "bi-triangle", seed);
    const auto session = open(document);
    for (; !session->over(); session->play(document.moves.back(), "here")) {
      const auto answer = session->solve({.theorems = false});
      if (answer.outcome != Outcome::tie) {
        const bool wins = answer.outcome == Outcome::win;
        const Player winner = wins ? *answer.to_move : opponent(*answer.to_move);
        Budget budget{Limits{}};
        const auto plans =
            winning_plans(PointSet(*document.points), edges_of(document.moves), winner, edges_of(*answer.best), budget);
        const Claim claim{document.write(), wins ? won : lost, "plans", split_lines(plan_lines(winner, plans))};
        expect_accepted(claim);
        expect_no_plan_to_spare(claim);
        for (const auto& plan : plans) deepest = std::max(deepest, plan.depth);
        ++proved;
      }
      document.moves.push_back(thrown::any_of(random, session->moves()));
    }
  }
  EXPECT_GT(proved, 20u);
  EXPECT_GT(deepest, 2u);
}

/// Random plans on positions that may be won: what is accepted is true.
TEST(Plans, that_are_accepted_are_true) {
  std::vector<Document> boards;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) boards.push_back(board("random", {5}, "bi-triangle", seed));
  auto list = thrown::positions(boards, 5);
  std::erase_if(list, [](const thrown::Solved& s) { return s.session->over() || s.document.moves.size() < 3; });
  thrown::Tally tally("plans");
  Random random(1);
  for (std::size_t i = thrown::certificates(); i > 0; --i) {
    const auto& solved = thrown::any_of(random, list);
    const Player winner = random.coin() ? Player::first : Player::second;
    std::vector<Plan> plans;
    const auto count = random.below(4);
    for (std::size_t depth = 1; plans.size() < count; depth = 1 + random.below(depth + 1)) {
      const auto move = thrown::any_of(random, solved.session->moves());
      plans.push_back({depth, {static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])}});
    }
    Answer shown;
    const auto what = tally.shown([&] {
      shown = solved.session->check({std::string(by_plans), plan_lines(winner, plans)});
      return shown.outcome_word();
    });
    if (what.empty()) continue;
    ASSERT_EQ(shown.outcome, solved.answer.outcome) << solved.document.write() << plan_lines(winner, plans);
    if (shown.best) {
      ASSERT_TRUE(std::ranges::count(*solved.answer.best, shown.best->front())) << solved.document.write();
    }
  }
  EXPECT_GT(tally.accepted("win"), 0u);
  EXPECT_GT(tally.accepted("loss"), 0u);
}

TEST(Plans, prove_a_win_on_nine_points_in_two_kilobytes) {
  const auto document = Document::read(on_points("bi-triangle", nine));
  const auto session = open(document);
  const auto answer = session->solve({.all_best = false, .proof = true});
  ASSERT_EQ(answer.outcome, Outcome::win);
  ASSERT_TRUE(answer.proof);
  EXPECT_EQ(answer.proof->by, by_plans);
  const auto text = write_certificate(document, *session, answer);
  ASSERT_TRUE(text);
  EXPECT_LT(text->size(), 2048u);
  EXPECT_NE(text->find(R"("move":[3,4])"), std::string::npos);
  std::istringstream in(*text);
  EXPECT_EQ(CertificateReader(in).next()->refusal, "");
}

}  // namespace
}  // namespace arete::tests
