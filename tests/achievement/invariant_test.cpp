// Priority strategies and local invariants: the breaker's strategies beyond fixed answers, found by search and checked
// without it.

#include "achievement/breaker/invariants.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "achievement/breaker/priorities.hpp"
#include "proof/refused.hpp"

namespace arete::tests {
namespace {

constexpr Bias bias{1, 2};

std::optional<Priorities> priorities(const Tiling& board, const Animal& animal) {
  return find_priorities(board, animal, bias, {.stop = {}});
}
InvariantAnswer invariant(const Tiling& board, const Animal& animal) {
  return find_invariant(board, animal, bias, {.stop = {}, .known = {}, .found = {}, .progress = {}});
}

/// The animals of three edges that have a priority strategy or an invariant of unit period.
template <class Found>
std::size_t count(const std::string& board, std::size_t size, const Found& found) {
  const auto animals = animals_of_size(tiling(board), size);
  return static_cast<std::size_t>(std::count_if(animals.begin(), animals.end(), found));
}

TEST(Priorities, are_found_for_all_losers_of_three_edges_and_for_no_winner) {
  const auto& board = tiling("triangular-edges");
  const auto found = [&](const Animal& a) {
    const auto p = priorities(board, a);
    if (p) check_priorities(board, a, bias, *p);
    return p.has_value();
  };
  EXPECT_EQ(count("triangular-edges", 2, found), 1U);
  EXPECT_EQ(count("triangular-edges", 3, found), 10U);  // of twelve
}

// Figure 4.6 is lost; this is a strategy of its kind: some placement needs a third response.
TEST(Priorities, third_responses_do_what_two_cannot) {
  const Tiling line({"line", 1, {{{-1, 0}, {0, 1}}}, {{{0, 0}, {1, 0}}}, {}});
  const Animal animal = {{0, 0}, {1, 0}, {2, 0}};
  Priorities strategy{{1, 1, 0}, {{{0, 0}, {{1, 0}, {2, 0}, {-1, 0}}}}};
  check_priorities(line, animal, bias, strategy);
  strategy.lists[{0, 0}].resize(2);
  EXPECT_THROW(check_priorities(line, animal, bias, strategy), Refused);
}

TEST(Priorities, written_and_read_again_are_the_same_and_without_a_response_they_are_refused) {
  const auto& board = tiling("triangular-edges");
  const Animal animal = {{0, 1}, {1, 0}, {1, 1}};
  const auto found = priorities(board, animal).value();
  const auto text = found.lines(responses_key);
  EXPECT_EQ(Priorities::read(board, text, responses_key).lines(responses_key), text);
  auto damaged = found;
  for (auto& [cell, list] : damaged.lists) list.clear();
  EXPECT_THROW(check_priorities(board, animal, bias, damaged), Refused);
  EXPECT_THROW(check_priorities(board, animal, {2, 4}, found), Refused);
}

TEST(Invariants, of_unit_period_are_found_for_all_losers_of_three_edges_and_excluded_for_the_winners) {
  const auto& board = tiling("triangular-edges");
  const auto found = [&](const Animal& a) {
    const auto answer = invariant(board, a);
    EXPECT_NE(answer.invariant.has_value(), answer.excluded.size() == 1);
    if (answer.invariant) check_invariant(board, a, bias, read_invariant(board, invariant_lines(*answer.invariant)));
    return answer.invariant.has_value();
  };
  EXPECT_EQ(count("triangular-edges", 2, found), 1U);
  EXPECT_EQ(count("triangular-edges", 3, found), 10U);
}

TEST(Invariants, searched_again_with_the_boards_of_an_earlier_search_need_no_new_ones) {
  const auto& board = tiling("triangular-edges");
  const Animal winner = {{0, 1}, {1, -1}, {1, 1}};
  InvariantLimits limits;
  std::vector<InvariantBoard> boards;
  limits.found = [&](const InvariantBoard& b) { boards.push_back(b); };
  EXPECT_EQ(find_invariant(board, winner, bias, limits).excluded.size(), 1U);
  EXPECT_GT(boards.size(), 10U);
  limits.known = boards;
  boards.clear();
  EXPECT_EQ(find_invariant(board, winner, bias, limits).excluded.size(), 1U);
  EXPECT_TRUE(boards.empty());
}

TEST(Invariants, are_refused_without_any_one_of_their_situations_or_proofs) {
  const auto& board = tiling("triangular-edges");
  const Animal animal = {{0, 1}, {1, 0}, {1, 1}};
  const auto found = invariant(board, animal).invariant.value();
  const auto check = [&](const Invariant& damaged) { check_invariant(board, animal, bias, damaged); };
  for (std::size_t i = 0; i < found.situations.size(); ++i) {
    auto damaged = found;
    damaged.situations.erase(damaged.situations.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_THROW(check(damaged), Refused);
  }
  for (std::size_t i = 0; i < found.proofs.size(); ++i) {
    auto damaged = found;
    damaged.proofs[i].clear();
    EXPECT_THROW(check(damaged), Refused);
  }
  auto more = found;
  more.situations.push_back({{{0, 1}}, {}});
  EXPECT_THROW(check(more), Refused);
  EXPECT_THROW(check_invariant(board, animal, {1, 1}, found), Refused);
  EXPECT_THROW(check_invariant(board, {{0, 1}, {1, 0}}, bias, found), Refused);
}

/// The situations that occur on a board.
std::vector<Situation> occurring(const Tiling& board, const Invariant& invariant, const std::set<Cell>& maker,
                                 const std::set<Cell>& breaker) {
  std::set<Situation> list;
  for (const auto& s : invariant.situations) {
    for (const Cell c : maker) {
      for (const auto& t : with_core_at(board, invariant.period, s, c)) {
        const bool core = std::includes(maker.begin(), maker.end(), t.core.begin(), t.core.end());
        const bool free =
            std::none_of(t.neighbourhood.begin(), t.neighbourhood.end(), [&](Cell n) { return breaker.contains(n); });
        if (core && free) list.insert(t);
      }
    }
  }
  return {list.begin(), list.end()};
}

// The law at work: whatever the maker marks, two marks of the breaker clear the board, and she never has the animal.
TEST(Invariants, keep_a_maker_who_plays_at_random_from_the_animal) {
  const auto& board = tiling("triangular-edges");
  const Animal animal = {{0, 1}, {1, -1}, {1, 0}};
  const auto found = invariant(board, animal).invariant.value();
  std::mt19937 random(1);
  for (int game = 0; game < 20; ++game) {
    std::set<Cell> maker, breaker;
    for (int turn = 0; turn < 15; ++turn) {
      Cell x;
      do x = {static_cast<int>(random() % 9), static_cast<int>(random() % 9)};
      while (!board.has(x) || maker.contains(x) || breaker.contains(x));
      maker.insert(x);
      const auto threats = occurring(board, found, maker, breaker);
      std::set<Cell> cells;
      for (const auto& t : threats) cells.insert(t.neighbourhood.begin(), t.neighbourhood.end());
      std::erase_if(cells, [&](Cell c) { return maker.contains(c); });
      bool cleared = threats.empty();
      for (auto y = cells.begin(); y != cells.end() && !cleared; ++y) {
        for (auto z = y; z != cells.end() && !cleared; ++z) {
          auto marked = breaker;
          marked.insert({*y, *z});
          cleared = occurring(board, found, maker, marked).empty();
          if (cleared) breaker = marked;
        }
      }
      ASSERT_TRUE(cleared);
      for (const auto& p : placements_through(board, animal, x))
        ASSERT_FALSE(std::includes(maker.begin(), maker.end(), p.begin(), p.end()));
    }
  }
}

}  // namespace
}  // namespace arete::tests
