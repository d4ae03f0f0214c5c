// Certificates where one best move is asked for: the claim names it as one of the best, and the proof shows that it is.
// And the answer is the same whether or not a proof is wanted.

#include "ask.hpp"
#include "forged.hpp"

namespace arete::tests {
namespace {

using forged::Claim;

/// The certificate of a session's answer with one best move, taken apart.
Claim claim_of(const Document& document, const Answer& answer) {
  Claim claim{document.write(), answer.claim(), answer.proof->by, {}};
  std::istringstream lines(answer.proof->lines);
  for (std::string line; std::getline(lines, line);) claim.lines.push_back(line);
  return claim;
}

class OneBest : public testing::TestWithParam<const Game*> {};

TEST_P(OneBest, is_proved_to_be_one_of_the_best_and_no_other_is) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto document =
        board("random", {static_cast<std::int64_t>(3 + seed % 3)}, std::string(GetParam()->id()), seed);
    const auto session = open(document);
    const auto all = session->solve({}), one = session->solve({.all_best = false, .proof = true, .theorems = false});
    ASSERT_TRUE(one.proof) << document.write();
    const auto claim = claim_of(document, one);
    forged::expect_accepted(claim);
    EXPECT_EQ(write_certificate(document, *session, one), claim.text());
    if (all.best->empty()) continue;
    EXPECT_EQ(claim.answer.find("\"best\""), std::string::npos) << claim.answer;
    const auto named = claim.answer.find("\"move\":");
    ASSERT_NE(named, std::string::npos) << claim.answer;
    for (const auto& move : session->moves()) {
      auto other = one;
      other.best = {move};
      Claim forgery = claim;
      forgery.answer = other.claim();
      if (std::ranges::binary_search(*all.best, move)) {
        forged::expect_accepted(forgery);
      } else {
        forged::expect_refused(forgery, "`move` is not as it is claimed");
      }
    }
  }
}

TEST_P(OneBest, has_a_certificate_where_a_theorem_answers) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto document =
        board("random", {static_cast<std::int64_t>(3 + seed % 3)}, std::string(GetParam()->id()), seed);
    const auto session = open(document);
    const auto text = write_certificate(document, *session, session->solve({.all_best = false, .proof = true}));
    ASSERT_TRUE(text) << document.write();
    std::istringstream in(*text);
    EXPECT_EQ(CertificateReader(in).next()->refusal, "") << *text;
  }
}

INSTANTIATE_TEST_SUITE_P(Certificates, OneBest, testing::ValuesIn(finite_games()), [](const auto& game) {
  std::string text(game.param->id());
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(OneBestMove, is_not_proved_by_a_kind_that_shows_no_moves) {
  const auto document = board("convex", {12}, "mono-triangle");
  auto answer = ask(document, {.all_best = false, .proof = true});
  ASSERT_TRUE(answer.proof);
  ASSERT_EQ(answer.proof->by, "rooms");
  forged::expect_refused(claim_of(document, answer), "`move` is not as it is claimed");
}

TEST(OneBestMove, is_a_move_of_a_position_with_moves) {
  const auto document = heaps("kayles", {2});
  const auto answer = ask(document, {.all_best = false, .proof = true, .theorems = false});
  auto claim = claim_of(document, answer);
  forged::expect_accepted(claim);
  for (const char* move : {"null", "[]", "[[2,0,0]]", "[2,0,1]", "0", "\"best\""}) {
    claim.answer = R"({"outcome":"win","move":)" + std::string(move) + '}';
    forged::expect_refused(claim, "`move` is not as it is claimed");
  }
}

/// What the answer says, but for how it was found and, of a solitaire, which of the best lines is shown.
void expect_same(const Answer& a, const Answer& b, const std::string& what) {
  EXPECT_EQ(a.outcome, b.outcome) << what;
  EXPECT_EQ(a.score, b.score) << what;
  EXPECT_EQ(a.nimber, b.nimber) << what;
  EXPECT_EQ(a.best, b.best) << what;
  EXPECT_EQ(a.green, b.green) << what;
  EXPECT_EQ(a.limited, b.limited) << what;
}

TEST(Answers, do_not_depend_on_whether_a_proof_is_wanted) {
  const std::vector<Document> documents{board("convex", {14}, "mono-complete"),
                                        board("triangulation", {32}, "all-green", 1, "fan"),
                                        board("triangulation", {30}, "mono-flip", 1, "fan"),
                                        board("grid", {5, 6}, "uvg"), heaps("kayles", {42, 70, 1000})};
  for (const auto& document : documents) {
    for (const bool all : {true, false}) {
      const auto without = ask(document, {.all_best = all}), with = ask(document, {.all_best = all, .proof = true});
      EXPECT_NE(with.outcome, Outcome::unknown) << document.write();
      expect_same(with, without, document.write());
      if (without.method == "theorem") {
        EXPECT_LE(with.nodes, 20'000u) << document.write();
      }
    }
  }
}

}  // namespace
}  // namespace arete::tests
