// The puzzles that the page offers, held against the engine.
#pragma once

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "page_data.hpp"

namespace arete::tests {

/// Every `stride`-th puzzle: its document opens, exactly the move that is given wins, and the game goes on after it.
inline std::size_t check_puzzles(std::size_t stride) {
  const auto book = page_data("puzzles.json");
  const auto& puzzles = book["puzzles"];
  std::size_t checked = 0;
  for (std::size_t i = 0; i < puzzles.size(); i += stride, ++checked) {
    const auto& puzzle = puzzles[i];
    const auto document = with_moves(book["boards"].at(puzzle[0].get<std::size_t>()), puzzle[1]);
    SCOPED_TRACE(document.write());
    const auto session = open(document);
    const auto only = move_of(puzzle[2]);
    for (const auto& move : session->moves()) {
      const auto next = session->clone();
      next->play(move, "move");
      const bool again = next->to_move() == session->to_move();
      const auto outcome = next->solve({.all_best = false}).outcome;
      EXPECT_EQ(outcome == (again ? Outcome::win : Outcome::loss), move == only) << to_text(move);
      if (move == only) {
        EXPECT_FALSE(next->over());
      }
    }
  }
  return checked;
}

}  // namespace arete::tests
