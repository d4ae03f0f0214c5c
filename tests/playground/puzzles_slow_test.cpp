// Every puzzle that the page offers.

#include "puzzle_book.hpp"

namespace arete::tests {
namespace {

TEST(AllPuzzles, exactly_the_given_move_wins) { EXPECT_GE(check_puzzles(1), 1000u); }

}  // namespace
}  // namespace arete::tests
