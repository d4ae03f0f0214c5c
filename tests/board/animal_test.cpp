// Periodic boards and their animals: cells, symmetries, and the numbers of animals that are published.

#include "board/tilings/animal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/input_error.hpp"

namespace arete::tests {
namespace {

std::vector<std::size_t> counts(const std::string& board, std::size_t up_to) {
  std::vector<std::size_t> list;
  for (std::size_t n = 1; n <= up_to; ++n) list.push_back(animals_of_size(tiling(board), n).size());
  return list;
}
using Counts = std::vector<std::size_t>;

TEST(Animals, polyominoes_polyiamonds_and_polyhexes_are_as_many_as_is_known) {
  EXPECT_EQ(counts("squares", 8), (Counts{1, 1, 2, 5, 12, 35, 108, 369}));  // OEIS A000105
  EXPECT_EQ(counts("triangles", 8), (Counts{1, 1, 1, 3, 4, 12, 24, 66}));   // OEIS A000577
  EXPECT_EQ(counts("hexagons", 7), (Counts{1, 1, 3, 7, 22, 82, 333}));      // OEIS A000228
}

TEST(Animals, polysticks_on_the_three_edge_boards_are_as_many_as_is_known) {
  EXPECT_EQ(counts("square-edges", 6), (Counts{1, 2, 5, 16, 55, 222}));   // OEIS A019988
  EXPECT_EQ(counts("triangular-edges", 5), (Counts{1, 3, 12, 60, 375}));  // OEIS A159867
  EXPECT_EQ(counts("hexagonal-edges", 9),
            (Counts{1, 1, 3, 4, 12, 27, 78, 208, 635}));  // clusters of sites of the kagome lattice
}

TEST(Tilings, every_symmetry_keeps_cells_and_adjacency) {
  for (const auto& board : tilings()) {
    for (const auto& s : board.symmetries()) {
      for (const Cell c : board.classes()) {
        ASSERT_TRUE(board.has(s(c))) << board.name();
        auto images = board.neighbours(c);
        for (auto& n : images) n = s(n);
        std::sort(images.begin(), images.end());
        EXPECT_EQ(images, board.neighbours(s(c))) << board.name();
      }
    }
  }
}

TEST(Tilings, cells_and_neighbours_are_as_many_as_on_the_drawn_board) {
  const auto facts = [](const char* board) {
    const auto& t = tiling(board);
    return std::vector<std::size_t>{t.classes().size(), t.neighbours(t.classes().front()).size(),
                                    t.symmetries().size()};
  };
  EXPECT_EQ(facts("square-edges"), (Counts{2, 6, 8}));
  EXPECT_EQ(facts("triangular-edges"), (Counts{3, 10, 12}));
  EXPECT_EQ(facts("hexagonal-edges"), (Counts{3, 4, 12}));
  EXPECT_EQ(facts("squares"), (Counts{1, 4, 8}));
  EXPECT_EQ(facts("triangles"), (Counts{2, 3, 12}));
  EXPECT_EQ(facts("hexagons"), (Counts{1, 6, 12}));
}

TEST(Animals, the_undecided_animal_has_twelve_orientations_and_sixteen_placements_through_a_cell) {
  const auto& board = tiling("triangular-edges");
  const Animal f28 = {{0, 1}, {1, 0}, {1, 2}, {1, 3}};
  EXPECT_EQ(orientations(board, f28).size(), 12U);
  for (const Cell c : {Cell{1, 0}, {0, 1}, {5, 3}}) {
    const auto through = placements_through(board, f28, c);
    EXPECT_EQ(through.size(), 16U);
    for (const auto& p : through) {
      EXPECT_TRUE(std::binary_search(p.begin(), p.end(), c));
      EXPECT_EQ(canonical(board, p), canonical(board, f28));
    }
  }
}

TEST(Animals, each_contains_its_parents_and_nothing_else_of_their_size) {
  for (const auto& board : tilings()) {
    const auto parents = animals_of_size(board, 3);
    for (const auto& child : animals_of_size(board, 4)) {
      EXPECT_TRUE(connected(board, child));
      for (const auto& parent : parents) {
        const auto list = children(board, parent);
        EXPECT_EQ(contains(board, child, parent), std::binary_search(list.begin(), list.end(), child));
      }
    }
  }
}

TEST(Animals, what_is_no_animal_is_refused_with_its_place) {
  const auto refusal = [](const char* board, const std::vector<Cell>& cells) -> std::string {
    try {
      animal_of(tiling(board), cells);
    } catch (const InputError& e) {
      return e.at();
    }
    return "";
  };
  EXPECT_EQ(refusal("square-edges", {{0, 1}, {1, 1}}), "animal[1]");
  EXPECT_EQ(refusal("squares", {{0, 1}, {1, 1}, {0, 1}}), "animal[2]");
  EXPECT_EQ(refusal("squares", {}), "animal");
  EXPECT_EQ(refusal("squares", {{1 << 21, 0}}), "animal[0]");
  EXPECT_EQ(refusal("pentagons", {{0, 1}}), "board");
  EXPECT_EQ(refusal("triangles", {{2, 2}, {1, 1}}), "");
}

}  // namespace
}  // namespace arete::tests
