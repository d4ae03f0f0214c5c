// arete sequence as a user runs it.

#include <gtest/gtest.h>

#include "program.hpp"

namespace arete::tests {
namespace {

TEST(Sequence, of_kayles_is_told_with_the_proof_of_its_period) {
  const auto run = arete({"sequence", ".77"});
  EXPECT_EQ(run.status, 0);
  EXPECT_NE(run.out.find("period      12\n"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("71 <= n < 2*71 + 12 + 2 = 156"), std::string::npos) << run.out;
}

TEST(Sequence, tells_the_magic_heap_sizes) {
  EXPECT_NE(arete({"sequence", ".77"}).out.find("magic       G(1) = 1   G(2) = 2   G(5) = 4   G(27) = 8\n"),
            std::string::npos);
  EXPECT_EQ(parsed(arete({"sequence", ".07", "--json"}).out)["magic"], nlohmann::json({2, 4, 14, 69}));
  EXPECT_NE(arete({"sequence", ".0"}).out.find("magic       no value is a power of two\n"), std::string::npos);
}

TEST(Sequence, is_one_json_object_when_asked_for) {
  const auto run = arete({"sequence", "0.07", "--json", "--count", "1000"});
  EXPECT_EQ(run.status, 0);
  ASSERT_EQ(lines_of(run.out).size(), 1u);
  const auto answer = parsed(run.out);
  EXPECT_EQ(answer["code"], ".07");
  EXPECT_EQ(answer["digits"], nlohmann::json({0, 7}));
  EXPECT_EQ(answer["values"].size(), 1000u);
  EXPECT_EQ(answer["values"][966], answer["values"][966 - 34]);
  EXPECT_EQ(answer["period"], 34);
  EXPECT_EQ(answer["preperiod"], 53);
  EXPECT_EQ(answer["exceptions"].size(), 8u);
  EXPECT_EQ(answer["exceptions"][7], nlohmann::json({52, 2}));
  EXPECT_GE(answer["verified_to"], 2 * 53 + 2 * 34 + 2 - 1);
  EXPECT_EQ(answer["proved"], true);
}

TEST(Sequence, without_a_proved_period_says_so_with_status_3) {
  const auto text = arete({"sequence", ".007", "--time", "0.2"});
  EXPECT_EQ(text.status, 3);
  EXPECT_NE(text.out.find("none was proved"), std::string::npos) << text.out;
  const auto json = arete({"sequence", ".007", "--time", "0.2", "--json"});
  EXPECT_EQ(json.status, 3);
  EXPECT_EQ(parsed(json.out)["proved"], false);
  EXPECT_TRUE(parsed(json.out)["period"].is_null());
}

TEST(Sequence, keeps_what_it_has_when_interrupted) {
  Program program({"sequence", ".007", "--count", "5"});
  usleep(300'000);
  program.interrupt();
  const auto run = program.finish();
  EXPECT_EQ(run.status, 3);
  EXPECT_NE(run.out.find("interrupted"), std::string::npos) << run.out;
}

TEST(Sequence, refuses_a_bad_code_in_one_line) {
  for (const std::string code : {"", "77", ".78", "5.7", "."}) {
    const auto run = arete({"sequence", code});
    EXPECT_EQ(run.status, 2) << code;
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(lines_of(run.err).size(), 1u) << run.err;
  }
}

}  // namespace
}  // namespace arete::tests
