// What takes the maker's search longer: all pentominoes, and how much of a win of F28 against two marks is excluded.

#include <gtest/gtest.h>

#include "achievement/maker/exclusion.hpp"
#include "achievement/maker/proof_sequences.hpp"
#include "achievement/proof/sequence.hpp"

namespace arete::tests {
namespace {

TEST(ProofSequencesSlow, three_pentominoes_are_won_with_one_mark_against_one) {
  const auto& squares = tiling("squares");
  const Bias bias{1, 1};
  std::vector<Animal> winners;
  for (const auto& animal : animals_of_size(squares, 5)) {
    const auto sequence = find_proof_sequence(squares, animal, bias);
    if (!sequence) continue;
    check_proof_sequence(squares, animal, bias, *sequence);
    winners.push_back(animal);
  }
  // Harary's winners of five cells, known as L, Y and N
  const std::vector<Animal> known{{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}},
                                  {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}},
                                  {{0, 0}, {0, 1}, {0, 2}, {1, -1}, {1, 0}}};
  EXPECT_EQ(winners, known);
}

TEST(ProofSequencesSlow, f28_is_not_won_against_two_marks_with_eight_within_67_cells_or_seven_within_139) {
  const Achievement f28{&tiling("triangular-edges"), {{0, 1}, {1, 0}, {1, 2}, {1, 3}}, {1, 2}};
  const auto excluded = [&](std::size_t cells, int marks) {
    Exclusion exclusion(f28, cells);
    EXPECT_EQ(exclusion.cells(), cells);
    const auto found = exclusion.search(marks, {}, [](const std::string&) {});
    return !found.stopped && !found.won;
  };
  EXPECT_TRUE(excluded(67, 8));
  EXPECT_TRUE(excluded(139, 7));
}

}  // namespace
}  // namespace arete::tests
