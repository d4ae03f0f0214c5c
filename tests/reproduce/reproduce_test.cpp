// `arete reproduce` at its quick level: every claim comes out as it is expected to, and each is told as it should be.

#include <gtest/gtest.h>

#include <filesystem>

#include "program.hpp"
#include "reproduce/papers.hpp"
#include "reproduce/report.hpp"

namespace arete::tests {
namespace {

class Reproduce : public testing::TestWithParam<const char*> {};

TEST_P(Reproduce, every_claim_comes_out_as_expected) {
  const auto run = Program({"reproduce", "--paper", GetParam(), "--json", "--threads", "1"}).finish({}, 300);
  EXPECT_EQ(run.status, 0) << run.err;
  const auto& paper = *std::find_if(papers().begin(), papers().end(), [](auto& p) { return p.letter == GetParam(); });
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), paper.claims.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto json = parsed(lines[i]);
    EXPECT_EQ(json["paper"], paper.letter);
    EXPECT_EQ(json["item"], paper.claims[i].item);
    EXPECT_EQ(json["kind"], word(paper.claims[i].kind));
    EXPECT_EQ(json["command"], paper.claims[i].command);
    EXPECT_NE(json["checked"], "") << lines[i];
    EXPECT_TRUE(json["ms"].is_number());
  }
}

std::string letter(const testing::TestParamInfo<const char*>& info) { return info.param; }
INSTANTIATE_TEST_SUITE_P(paper, Reproduce, testing::Values("T", "U", "B", "P", "E"), letter);

Ruling always_contradicted(Check& check) {
  check.expect(false, "boards", [] { return std::string("this one"); });
  return confirmed("nothing");
}
Ruling unexpectedly_open(Check&) { return open_problem("nothing"); }

TEST(Report, a_contradiction_is_told_with_its_instance) {
  const Claim claim{"Theorem 0", Kind::theorem, "", "", Ruling::Sort::confirmed, always_contradicted};
  const auto report = report_on(papers().front(), claim, {});
  EXPECT_EQ(report.verdict, "contradicted: this one");
  EXPECT_EQ(report.checked, "1 boards");
  EXPECT_FALSE(report.as_expected);
}

TEST(Report, another_verdict_than_the_expected_one_is_a_fault) {
  const Claim claim{"Theorem 0", Kind::theorem, "", "", Ruling::Sort::confirmed, unexpectedly_open};
  EXPECT_FALSE(report_on(papers().front(), claim, {}).as_expected);
}

TEST(Report, what_is_cancelled_is_stopped) {
  const std::atomic<bool> cancelled{true};
  const Claim claim{"Theorem 0", Kind::theorem, "", "", Ruling::Sort::confirmed, always_contradicted};
  const auto report = report_on(papers().front(), claim, {.cancelled = &cancelled});
  EXPECT_TRUE(report.stopped);
}

TEST(Claims, have_the_pictures_that_they_name) {
  std::size_t pictures = 0;
  for (const auto& paper : papers()) {
    for (const auto& claim : paper.claims) {
      if (claim.picture.empty()) continue;
      ++pictures;
      const auto file = ARETE_SOURCE "/docs/pictures/" + std::string(claim.picture) + ".svg";
      EXPECT_TRUE(std::filesystem::exists(file)) << file;
    }
  }
  EXPECT_GE(pictures, 30u);
}

TEST(ReproduceCommand, names_what_it_does_not_know) {
  EXPECT_EQ(arete({"reproduce", "--paper", "X"}).status, 2);
  const auto run = arete({"reproduce", "--paper", "B", "--claim", "Theorem 99"});
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("--claim: no claim Theorem 99"), std::string::npos) << run.err;
}

TEST(ReproduceCommand, one_claim_shows_the_command_to_type) {
  const auto run = arete({"reproduce", "--paper", "b", "--claim", "theorem 1", "--size", "4"});
  EXPECT_EQ(run.status, 0);
  EXPECT_NE(run.out.find("confirmed up to 4 points"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("$ arete board convex 7"), std::string::npos) << run.out;
}

}  // namespace
}  // namespace arete::tests
