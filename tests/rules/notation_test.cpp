// Moves as documents write them.

#include <gtest/gtest.h>

#include "ask.hpp"

namespace arete::tests {
namespace {

TEST(Notation, of_parallel_edges_the_kth_can_be_named_and_means_any) {
  const std::string board = R"({"game": "strings-and-coins", "vertices": 2, "edges": [[0,1],[0,1],[1,-1]], "moves": )";
  EXPECT_EQ(opening_refusal(board + "[[0,1,0]]}"), "accepted");
  EXPECT_EQ(opening_refusal(board + "[[1,0,1]]}"), "accepted");
  EXPECT_EQ(opening_refusal(board + "[[0,1,1],[0,1,1]]}"), "accepted");
  EXPECT_EQ(opening_refusal(board + "[[0,1,2]]}"),
            "moves[0]: [0, 1, 2] is no move of this game: a move is an edge [u, v]");
  EXPECT_EQ(opening_refusal(board + "[[0,1,1],[0,1,1],[0,1,0]]}").substr(0, 9), "moves[2]:");
  const auto one = Document::read(board + "[[0,1,1]]}"), other = Document::read(board + "[[0,1]]}");
  EXPECT_EQ(ask(one).claim(), ask(other).claim());
}

}  // namespace
}  // namespace arete::tests
