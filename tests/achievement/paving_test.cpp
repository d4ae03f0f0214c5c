// Fixed answers of the breaker: found where the paper has pavings, excluded where it has none, and checked without the
// search.

#include "achievement/breaker/pavings.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "proof/drat.hpp"
#include "proof/refused.hpp"

namespace arete::tests {
namespace {

const Animal straight = {{0, 1}, {0, 3}}, f28 = {{0, 1}, {1, 0}, {1, 2}, {1, 3}};
const PavingLimits small{.index = 4, .radius = 3, .stop = {}};

PavingAnswer asked(const std::string& board, const Animal& animal, Bias bias = {1, 2},
                   AnswerKind kind = AnswerKind::mutual) {
  return find_fixed_answers(tiling(board), animal, bias, kind, small);
}

TEST(Period, lattices_of_each_index_are_as_many_as_the_sum_of_its_divisors_before_symmetry) {
  const Tiling plain({"plain", 1, {}, {{{0, 0}, {1, 0}}}, {}});
  for (const auto& [index, count] : {std::pair{1, 1U}, {2, 3U}, {3, 4U}, {4, 7U}, {6, 12U}, {12, 28U}})
    EXPECT_EQ(periods(plain, index).size(), count);
  EXPECT_EQ(periods(tiling("squares"), 2).size(), 2U);
  EXPECT_EQ(periods(tiling("hexagons"), 2).size(), 1U);
}

TEST(Period, reducing_a_cell_gives_its_translate_in_the_fundamental_domain) {
  for (const auto& board : tilings()) {
    for (const auto& period : periods(board, 6)) {
      const auto cells = period.cells(board);
      EXPECT_EQ(cells.size(), 6 * board.classes().size());
      for (const Cell c : cells) {
        EXPECT_EQ(period.reduce(board, c), c);
        for (const Cell t : {Cell{period.width, 0},
                             {period.shift, period.height},
                             {-3 * period.width + 2 * period.shift, 2 * period.height}}) {
          EXPECT_EQ(period.reduce(board, c + Cell{t.a * board.step(), t.b * board.step()}), c);
        }
      }
    }
  }
}

// Propositions 4.1, 4.3, 4.5, 5.1 and 5.2 are about these: whatever no patch excludes is paved.
TEST(Pavings, of_the_edge_animals_of_the_paper_only_the_winners_and_f28_have_none) {
  const auto without = [](const std::string& board, std::size_t size) {
    std::vector<Animal> list;
    for (const auto& a : animals_of_size(tiling(board), size)) {
      const auto answer = asked(board, a);
      EXPECT_NE(answer.answers.has_value(), answer.impossible.has_value());
      if (answer.answers) check_fixed_answers(tiling(board), a, {1, 2}, *answer.answers);
      if (answer.impossible) list.push_back(a);
    }
    return list;
  };
  EXPECT_EQ(without("triangular-edges", 2).size(), 2U);
  EXPECT_EQ(without("triangular-edges", 3).size(), 2U);
  EXPECT_EQ(without("triangular-edges", 4), std::vector<Animal>{canonical(tiling("triangular-edges"), f28)});
  EXPECT_EQ(without("square-edges", 2).size(), 1U);
  EXPECT_EQ(without("square-edges", 3).size(), 0U);
  EXPECT_EQ(without("hexagonal-edges", 2).size(), 1U);
  EXPECT_EQ(without("hexagonal-edges", 3).size(), 0U);
}

TEST(Pavings, against_one_mark_a_turn_pair_the_cells_of_every_pentomino_but_three) {
  std::size_t paved = 0;
  for (const auto& a : animals_of_size(tiling("squares"), 5)) paved += asked("squares", a, {1, 1}).answers.has_value();
  EXPECT_EQ(paved, 9U);
}

TEST(Pavings, against_two_marks_a_turn_connect_three_cells) {
  const Animal square = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
  const auto found = asked("squares", square, {2, 4}).answers;
  ASSERT_TRUE(found);
  check_fixed_answers(tiling("squares"), square, {2, 4}, *found);
  EXPECT_THROW(check_fixed_answers(tiling("squares"), square, {4, 8}, *found), Refused);
  EXPECT_THROW(check_fixed_answers(tiling("squares"), square, {2, 3}, *found), Refused);
}

TEST(Pavings, survive_only_with_every_answer) {
  const auto& board = tiling("triangular-edges");
  const auto found = asked(board.name(), straight).answers;
  ASSERT_TRUE(found && mutual(board, *found));
  EXPECT_EQ(fixed_answers_lines(read_fixed_answers(board, fixed_answers_lines(*found))), fixed_answers_lines(*found));
  for (const auto& [cell, list] : found->lists) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      auto damaged = *found;
      damaged.lists[cell].erase(damaged.lists[cell].begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_THROW(check_fixed_answers(board, straight, {1, 2}, damaged), Refused);
    }
    auto more = *found;
    more.lists[cell].push_back({7, 7});
    EXPECT_THROW(check_fixed_answers(board, straight, {1, 2}, more), Refused);
  }
}

TEST(Pavings, directed_answers_go_round_a_placement_where_mutual_ones_cannot) {
  const Tiling line(
      {"line", 1, {}, {{{0, 0}, {1, 0}}}, {}});  // not even a reflection: a board on which answers need not go back
  const Animal three = {{0, 0}, {1, 0}, {2, 0}};
  const FixedAnswers round{{3, 1, 0}, {{{0, 0}, {{1, 0}}}, {{1, 0}, {{2, 0}}}, {{2, 0}, {{0, 0}}}}};
  EXPECT_FALSE(mutual(line, round));
  EXPECT_THROW(check_fixed_answers(line, three, {1, 1}, round), Refused);  // it is broken off between the threes
  const Animal five = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}};
  check_fixed_answers(line, five, {1, 1}, round);
}

TEST(Patches, without_answers_have_proofs_that_hold_only_for_what_they_prove) {
  const auto& board = tiling("triangular-edges");
  const auto patch = asked(board.name(), f28).impossible.value();
  check_empty_patch(board, f28, {1, 2}, patch);
  const auto again = read_empty_patch(board, empty_patch_lines(patch));
  EXPECT_EQ(empty_patch_lines(again), empty_patch_lines(patch));
  EXPECT_THROW(check_empty_patch(board, f28, {1, 3}, patch), Refused);
  EXPECT_THROW(check_empty_patch(board, straight, {1, 2}, patch), Refused);
  auto smaller = patch;
  smaller.cells = disc(board, 2);
  EXPECT_THROW(check_empty_patch(board, f28, {1, 2}, smaller), Refused);
  auto cut = patch;
  cut.drat.resize(cut.drat.find('\n', cut.drat.size() / 2) + 1);
  EXPECT_THROW(check_empty_patch(board, f28, {1, 2}, cut), Refused);
}

TEST(Drat, clauses_follow_by_propagation_or_resolve_away_and_nothing_else_does) {
  const Formula all_signs{3, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}}};
  check_unsatisfiable(all_signs, "1 0\n0\n");
  check_unsatisfiable(all_signs, "3 0\n-1 3 0\nd -1 3 0\n1 0\n");  // nothing speaks against 3
  EXPECT_THROW(check_unsatisfiable(all_signs, "d 1 2 0\n1 0\n0\n"), Refused);
  EXPECT_THROW(check_unsatisfiable(all_signs, "d 1 0\n1 0\n0\n"), Refused);
  EXPECT_THROW(check_unsatisfiable(all_signs, ""), Refused);
  EXPECT_THROW(check_unsatisfiable(all_signs, "4 0\n1 0\n"), Refused);
  EXPECT_THROW(check_unsatisfiable(all_signs, "1\n0\n"), Refused);
  const Formula satisfiable{3, {{1, 2}, {-2, 3}}};
  EXPECT_THROW(check_unsatisfiable(satisfiable, "3 1 0\n-1 0\n0\n"), Refused);
  EXPECT_THROW(check_unsatisfiable(satisfiable, "0\n"), Refused);
}

TEST(Drat, what_the_solver_proves_of_random_formulas_holds_and_models_have_no_proof) {
  std::size_t without_model = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    unsigned state = seed * 2654435761U;
    const auto random = [&](unsigned below) { return (state = state * 1664525U + 1013904223U) / 65536U % below; };
    Formula formula{12, {}};
    for (int i = 0; i < 54; ++i) {
      Clause clause;
      for (int k = 0; k < 3; ++k) clause.push_back(static_cast<int>(random(12) + 1) * (random(2) == 0 ? 1 : -1));
      formula.add(clause);
    }
    Sat sat(true);
    sat.add_all(formula);
    if (sat.solve() == Sat::Status::unsatisfiable) {
      ++without_model;
      check_unsatisfiable(formula, sat.proof());
    } else {
      for (const auto& clause : formula.clauses) {
        EXPECT_TRUE(
            std::any_of(clause.begin(), clause.end(), [&](int x) { return sat.is_true(std::abs(x)) == (x > 0); }));
      }
      EXPECT_THROW(check_unsatisfiable(formula, sat.proof() + "0\n"), Refused);
    }
  }
  EXPECT_GT(without_model, 10U);
  EXPECT_LT(without_model, 50U);
}

}  // namespace
}  // namespace arete::tests
