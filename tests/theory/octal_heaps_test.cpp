// Heaps of any size: nimbers against the sequence, winning moves against trial.

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "theory/octal/heaps.hpp"

namespace arete::tests {
namespace {

const PeriodicNimbers& kayles_nimbers() {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".77")).value();
  return nimbers;
}
const PeriodicNimbers& dawson_kayles_nimbers() {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".07")).value();
  return nimbers;
}

std::vector<Move> winning_by_trial(const PeriodicNimbers& nimbers, const Heaps& heaps) {
  const auto& code = nimbers.code();
  std::vector<Move> moves;
  for (const auto h : std::set<std::int64_t>(heaps.sizes.begin(), heaps.sizes.end())) {
    for (std::int64_t a = 0; a <= h; ++a) {
      for (std::int64_t b = a; a + b <= h; ++b) {
        const auto k = static_cast<std::size_t>(h - a - b);
        if (!(a > 0 ? code.may_leave_two(k) : b > 0 ? code.may_leave_one(k) : code.may_end(k))) continue;
        auto sizes = heaps.sizes;
        sizes.erase(std::find(sizes.begin(), sizes.end(), h));
        sizes.insert(sizes.end(), {a, b});
        if (nimber(nimbers, Heaps(sizes)) == 0) moves.emplace_back(h, a, b);
      }
    }
  }
  return moves;
}

TEST(PeriodicNimbers, are_the_sequence_as_far_as_it_is_computed) {
  for (const auto* nimbers : {&kayles_nimbers(), &dawson_kayles_nimbers()}) {
    NimSequence sequence(nimbers->code());
    sequence.extend(5000);
    for (std::size_t n = 0; n < 5000; ++n) ASSERT_EQ(nimbers->at(n), sequence.value(n)) << n;
  }
  EXPECT_FALSE(PeriodicNimbers::proved(OctalCode(".007"), 1000));
}

TEST(WinningMoves, are_all_that_trial_finds_in_two_heaps) {
  const auto short_preperiod = PeriodicNimbers::proved(OctalCode(".337")),
             split_only = PeriodicNimbers::proved(OctalCode("4.3"), 100'000);
  ASSERT_TRUE(short_preperiod && split_only);
  for (const auto* nimbers : {&kayles_nimbers(), &dawson_kayles_nimbers(), &*short_preperiod, &*split_only}) {
    for (std::int64_t h = 0; h <= 60; ++h) {
      for (std::int64_t i = 0; i <= h; ++i) {
        const Heaps heaps({h, i});
        const auto found = winning_moves(*nimbers, heaps, 1000);
        EXPECT_TRUE(found.complete);
        ASSERT_EQ(found.moves, winning_by_trial(*nimbers, heaps)) << h << ' ' << i;
      }
    }
  }
}

TEST(WinningMoves, are_all_that_trial_finds_beyond_the_preperiod) {
  for (const auto* nimbers : {&kayles_nimbers(), &dawson_kayles_nimbers()}) {
    for (std::int64_t h = 140; h <= 260; ++h) {
      for (const std::int64_t i : {0, 1, 27, 70, 200}) {
        const Heaps heaps({h, i});
        ASSERT_EQ(winning_moves(*nimbers, heaps, 1000).moves, winning_by_trial(*nimbers, heaps)) << h << ' ' << i;
      }
    }
  }
}

TEST(WinningMoves, cut_short_are_the_first_and_say_so) {
  const Heaps heaps({200, 300});
  const auto all = winning_moves(kayles_nimbers(), heaps, 1000);
  ASSERT_TRUE(all.complete);
  for (std::size_t most = 0; most <= all.moves.size() + 1; ++most) {
    const auto some = winning_moves(kayles_nimbers(), heaps, most);
    EXPECT_EQ(some.complete, most >= all.moves.size());
    EXPECT_EQ(some.moves, std::vector<Move>(all.moves.begin(), all.moves.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                                       most, all.moves.size()))));
  }
}

TEST(WinningMoves, in_huge_heaps_are_legal_and_leave_nimber_0) {
  std::mt19937_64 random(7);
  std::uniform_int_distribution<std::int64_t> size(1, 1'000'000'000'000'000'000);
  for (const auto* nimbers : {&kayles_nimbers(), &dawson_kayles_nimbers()}) {
    for (int trial = 0; trial < 500; ++trial) {
      std::vector<std::int64_t> sizes(1 + random() % 5);
      for (auto& heap : sizes) heap = random() % 4 == 0 ? size(random) % 100 : size(random);
      const Heaps heaps(sizes);
      const auto found = winning_moves(*nimbers, heaps, 50);
      ASSERT_EQ(found.moves.empty(), nimber(*nimbers, heaps) == 0);
      for (const auto& move : found.moves) {
        const auto taken = move.element - move.low - move.high;
        ASSERT_TRUE(move.low >= 0 && move.low <= move.high &&
                    (taken == 2 || (taken == 1 && nimbers == &kayles_nimbers())));
        auto after = heaps.sizes;
        after.erase(std::find(after.begin(), after.end(), move.element));
        after.insert(after.end(), {move.low, move.high});
        ASSERT_EQ(nimber(*nimbers, Heaps(after)), 0);
      }
    }
  }
}

TEST(WinningMoves, in_a_heap_of_10_to_the_18_are_found_without_trying_them_all) {
  const auto found = winning_moves(kayles_nimbers(), Heaps({1'000'000'000'000'000'000}), 10);
  EXPECT_EQ(found.moves.size(), 10u);
  EXPECT_FALSE(found.complete);
}

}  // namespace
}  // namespace arete::tests
