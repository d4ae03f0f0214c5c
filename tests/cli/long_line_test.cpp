// Lines of 100 MB and more: one of them costs one error, and neither time nor memory beyond its size.

#include "refusal.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

constexpr std::size_t many = sized<std::size_t>(100'000'000, 20'000'000);

std::string filled(const std::string& before, char c, const std::string& behind = "") {
  return before + std::string(many, c) + behind;
}

TEST(LongLine, of_garbage) { expect_refused({{filled("", 'x'), "line #"}}); }
TEST(LongLine, of_brackets) { expect_refused({{filled("", '['), "line #"}}); }
TEST(LongLine, of_nul_bytes) { expect_refused({{filled("", '\0'), "line #"}}); }
TEST(LongLine, of_invalid_utf8) { expect_refused({{filled("", '\xff'), "line #"}}); }
TEST(LongLine, of_braces) { expect_refused({{filled("", '{'), "line #, column 2"}}); }
TEST(LongLine, of_brackets_inside_a_document) {
  expect_refused({{filled(R"({"game": "uvg", "edges": )", '['), "edges[0]"}});
}
TEST(LongLine, of_one_good_string) { expect_refused({{filled(R"({"game": ")", 'x', R"("})"), "game", "no game"}}); }
TEST(LongLine, of_one_string_without_end) { expect_refused({{filled(R"({"game": ")", 'x'), "line #, column *"}}); }
TEST(LongLine, of_one_key) { expect_refused({{filled(R"({")", 'x', R"(": 1})"), "xxx*", "unknown key"}}); }
TEST(LongLine, of_digits) {
  expect_refused({{filled(R"({"game": "kayles", "heaps": [)", '7', "]}"), "heaps[0]", "too large"}});
}
TEST(LongLine, of_graph6) {
  expect_refused({{filled("", '~'), "graph6"}, {filled("", 'x'), "graph6", "goes on"}}, {"--game", "ueg"});
}
TEST(LongLine, of_sparse6_that_goes_on_behind_its_padding) {
  expect_refused({{filled(":", 'x'), "graph6"}}, {"--game", "ueg"});
}
TEST(LongLine, longer_than_the_limit) {
  expect_refused({{std::string(std::size_t{260} << 20, 'x'), "line #", "256 MiB"}});
}

TEST(LongLine, of_blanks_is_blank) {
  const auto run = arete({"solve"}, filled(std::string(good) + '\n', ' ', std::string("\n") + good));
  EXPECT_EQ(run.status, 0) << run.err.substr(0, 300);
  EXPECT_EQ(lines_of(run.out).size(), 2u);
}

}  // namespace
}  // namespace arete::tests
