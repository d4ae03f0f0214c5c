// Octal games: nim values against the recurrence itself, periods against the literature.

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "base/input_error.hpp"
#include "theory/octal/period.hpp"

namespace arete::tests {
namespace {

/// The definition.
std::vector<int> by_recurrence(const OctalCode& code, std::size_t count) {
  std::vector<int> values;
  for (std::size_t n = 0; n < count; ++n) {
    std::set<int> options;
    for (std::size_t k = 0; k <= n; ++k) {
      const std::size_t rest = n - k;
      if (code.may_end(k) && rest == 0) options.insert(0);
      if (code.may_leave_one(k) && rest > 0) options.insert(values[rest]);
      for (std::size_t a = 1; code.may_leave_two(k) && a < rest; ++a) options.insert(values[a] ^ values[rest - a]);
    }
    int mex = 0;
    while (options.contains(mex)) ++mex;
    values.push_back(mex);
  }
  return values;
}

std::vector<int> by_sparse_space(NimSequence sequence, std::size_t count) {
  EXPECT_TRUE(sequence.extend(count));
  return {sequence.values().begin(), sequence.values().end()};
}

std::string three_digits(int i) {
  return '.' + std::to_string(i / 64) + std::to_string(i / 8 % 8) + std::to_string(i % 8);
}

const std::vector<std::string> longer_codes{
    ".0007", ".0137", ".1337",  ".4444",  ".7777",   ".37651", ".00007", ".12345", ".07070", ".654321",
    ".1004", ".3006", ".00404", ".77776", ".000006", "4.0",    "4.37",   "4.0071", "4.5",    ".1000000000000000000007"};

NimPeriod period_of(const std::string& code, std::size_t most = 1'000'000) {
  NimSequence sequence{OctalCode(code)};
  const auto period = find_period(sequence, most);
  EXPECT_TRUE(period) << code;
  return period.value_or(NimPeriod{});
}

std::map<std::size_t, int> exceptions_of(const std::string& code) {
  NimSequence sequence{OctalCode(code)};
  const auto period = find_period(sequence, 10'000);
  std::map<std::size_t, int> result;
  for (const auto& [heap, value] : exceptional_values(sequence.values(), period.value()).list) result[heap] = value;
  return result;
}

TEST(OctalCode, reads_what_papers_write) {
  const OctalCode code(".137");
  EXPECT_EQ(code.most_taken(), 3u);
  EXPECT_EQ(code.digit(1), 1);
  EXPECT_EQ(code.digit(3), 7);
  EXPECT_EQ(code.digit(4), 0);
  EXPECT_EQ(OctalCode("0.1370"), code);
  EXPECT_EQ(code.text(), ".137");
  EXPECT_EQ(OctalCode("4.30").text(), "4.3");
  EXPECT_EQ(OctalCode(".000").text(), ".0");
  EXPECT_EQ(OctalCode('.' + std::string(64, '7')).most_taken(), 64u);
}

TEST(OctalCode, refuses_everything_else_and_names_the_place) {
  for (const std::string text :
       {"", ".", "4.", "77", "5.7", "04.7", "-.7", ".8", ".79", ".7a", ".7.7", " .77", ".77 ", ".7\n"}) {
    try {
      OctalCode code(text);
      ADD_FAILURE() << text;
    } catch (const InputError& e) {
      EXPECT_EQ(e.at(), "code");
    }
  }
  EXPECT_THROW(OctalCode('.' + std::string(65, '1')), InputError);
}

TEST(NimSequence, is_the_recurrence_for_every_code_of_three_digits) {
  for (int i = 0; i < 512; ++i) {
    const OctalCode code(three_digits(i));
    EXPECT_EQ(by_sparse_space(NimSequence(code), 220), by_recurrence(code, 220)) << code.text();
  }
}

TEST(NimSequence, is_the_recurrence_for_longer_codes) {
  ASSERT_EQ(longer_codes.size(), 20u);
  for (const auto& text : longer_codes) {
    const OctalCode code(text);
    EXPECT_EQ(by_sparse_space(NimSequence(code), 500), by_recurrence(code, 500)) << text;
  }
}

TEST(NimSequence, does_not_depend_on_the_mask) {
  for (int i = 0; i < 512; i += 3) {
    const OctalCode code(three_digits(i));
    const auto expected = by_recurrence(code, 150);
    for (const NimSequence::Mask mask : {0u, 1u, 2u, 3u, 5u, 7u, 8u, 0xau, 0xfu, 0x10u, 0xffffu, 0x10000u}) {
      EXPECT_EQ(by_sparse_space(NimSequence(code, mask), 150), expected) << code.text() << " mask " << mask;
    }
  }
}

TEST(NimSequence, is_the_same_in_one_piece_and_in_many) {
  for (const auto* text : {".77", ".007", ".26", "4.3"}) {
    NimSequence whole{OctalCode(text)}, pieces{OctalCode(text)};
    whole.extend(3000);
    for (std::size_t size = 0; size <= 3000; size += 7) pieces.extend(size);
    pieces.extend(3000);
    EXPECT_TRUE(
        std::equal(whole.values().begin(), whole.values().end(), pieces.values().begin(), pieces.values().end()))
        << text;
  }
}

TEST(NimSequence, stops_when_told_and_goes_on_from_there) {
  NimSequence sequence{OctalCode(".007")}, whole{OctalCode(".007")};
  int asked = 0;
  EXPECT_FALSE(sequence.extend(20'000, [&] { return ++asked == 2; }));
  EXPECT_EQ(asked, 2);
  EXPECT_GT(sequence.size(), 0u);
  EXPECT_LT(sequence.size(), 20'000u);
  EXPECT_TRUE(sequence.extend(20'000));
  whole.extend(20'000);
  EXPECT_TRUE(
      std::equal(whole.values().begin(), whole.values().end(), sequence.values().begin(), sequence.values().end()));
}

TEST(Kayles, table_1_of_playing_with_triangulations) {
  const auto period = period_of(".77");
  EXPECT_EQ(period.period, 12u);
  EXPECT_EQ(period.preperiod, 71u);
  EXPECT_EQ(period.pattern, (std::vector<HeapValue>{4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}));
  const std::map<std::size_t, int> exceptions{{0, 0},  {3, 3},  {6, 3},  {9, 4},  {11, 6}, {15, 7}, {18, 3},
                                              {21, 4}, {22, 6}, {28, 5}, {34, 6}, {39, 3}, {57, 4}, {70, 6}};
  EXPECT_EQ(exceptions_of(".77"), exceptions);
}

TEST(DawsonsKayles, table_2_of_playing_with_triangulations) {
  const auto period = period_of(".07");
  EXPECT_EQ(period.period, 34u);
  EXPECT_EQ(period.preperiod, 53u);
  EXPECT_EQ(period.pattern, (std::vector<HeapValue>{4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5,
                                                    5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7}));
  EXPECT_EQ(exceptions_of(".07"),
            (std::map<std::size_t, int>{{0, 0}, {1, 0}, {15, 0}, {17, 2}, {18, 2}, {32, 2}, {35, 0}, {52, 2}}));
}

TEST(NimPeriod, small_games_have_the_periods_of_winning_ways) {
  // Code, period, preperiod. From .117 on: OEIS A071453, A071435, A071434, A071452, A071451.
  for (const auto& [code, period, preperiod] : {std::tuple{".137", 34u, 52u},
                                                {".31", 2u, 3u},
                                                {".4", 34u, 54u},
                                                {".3", 2u, 0u},
                                                {".33", 3u, 0u},
                                                {".0", 1u, 0u},
                                                {".117", 48u, 47u},
                                                {".177", 20u, 497u},
                                                {".1377", 24u, 141u},
                                                {".11377", 32u, 187u},
                                                {".113377", 36u, 211u}}) {
    EXPECT_EQ(period_of(code).period, period) << code;
    EXPECT_EQ(period_of(code).preperiod, preperiod) << code;
  }
}

TEST(NimPeriod, is_claimed_from_the_value_on_that_the_theorem_asks_for_and_not_one_before) {
  for (const std::string code : {".77", ".07", ".137", ".31", ".3", ".33", ".4", ".0", ".156"}) {
    const auto period = period_of(code);
    NimSequence sequence{OctalCode(code)};
    sequence.extend(period.needed() + 1);
    EXPECT_FALSE(proved_period(sequence.values().first(period.needed()), period.most_taken)) << code;
    const auto proved = proved_period(sequence.values(), period.most_taken);
    ASSERT_TRUE(proved) << code;
    EXPECT_EQ(proved->period, period.period);
    EXPECT_EQ(proved->preperiod, period.preperiod);
    EXPECT_EQ(proved->verified_to, period.needed());
    EXPECT_EQ(proved->pattern, period.pattern);
  }
}

TEST(NimPeriod, is_the_least_that_direct_comparison_finds) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 3000; ++trial) {
    std::vector<HeapValue> values(random() % 60);
    const std::size_t irregular = random() % 12, p = 1 + random() % 7, t = random() % 4;
    for (std::size_t n = 0; n < values.size(); ++n)
      values[n] = static_cast<HeapValue>(n < irregular + p ? random() % 3 : values[n - p]);
    std::optional<std::pair<std::size_t, std::size_t>> expected;
    for (std::size_t q = 1; q <= values.size() && !expected; ++q) {
      std::size_t n0 = values.size() - q;
      while (n0 > 0 && values[n0 - 1] == values[n0 - 1 + q]) --n0;
      if (2 * std::max<std::size_t>(n0, 1) + 2 * q + t <= values.size()) expected = {n0, q};
    }
    const auto found = proved_period(values, t);
    ASSERT_EQ(found.has_value(), expected.has_value()) << trial;
    if (found) {
      EXPECT_EQ(std::pair(found->preperiod, found->period), *expected);
    }
  }
}

TEST(NimPeriod, of_no_game_of_two_digits_is_claimed_wrongly) {
  for (int i = 0; i < 64; ++i) {
    const OctalCode code(three_digits(8 * i));
    NimSequence sequence(code);
    const auto period = find_period(sequence, 2000);
    if (!period) continue;
    sequence.extend(6000);
    for (std::size_t n = period->preperiod; n < 6000; ++n)
      ASSERT_EQ(sequence.value(n), period->pattern[n % period->period]) << code.text();
  }
}

TEST(NimPeriod, of_treblecross_is_unknown_and_not_claimed) {
  NimSequence sequence{OctalCode(".007")};
  EXPECT_FALSE(find_period(sequence, 100'000));
  EXPECT_EQ(sequence.size(), 100'000u);
}

TEST(NimPeriod, is_long_in_some_games) {
  // A. Gangolli and T. Plambeck, A note on periodicity in some octal games, 1989.
  for (const auto& [code, period, preperiod] :
       {std::tuple{".16", 149459u, 105351u}, {".56", 144u, 326640u}, {".127", 4u, 46578u}}) {
    const auto found = period_of(code);
    EXPECT_EQ(found.period, period) << code;
    EXPECT_EQ(found.preperiod, preperiod) << code;
  }
}

}  // namespace
}  // namespace arete::tests
