// The engine's weaker strengths on large boards.

#include <gtest/gtest.h>

#include "blunders.hpp"
#include "engine/boards/named_boards.hpp"
#include "engine/opponent.hpp"

namespace arete::tests {
namespace {

/// In convex position and not, from the start and some way on.
TEST(OpponentSlow, leaves_no_win_on_forty_points_that_it_could_prevent) {
  Limits limits;
  limits.time = std::chrono::duration<double>(2);
  for (const std::string kind : {"convex", "random"}) {
    for (const std::string game : {"mono-triangle", "bi-triangle"}) {
      const auto session = open(make_board({kind, {40}, game}));
      for (std::uint64_t ply = 0; ply < 9 && !session->over(); ++ply) {
        const auto strength = std::array{Strength::easy, Strength::medium, Strength::strong}[ply % 3];
        const auto move = choose(*session, strength, limits, ply).move;
        EXPECT_FALSE(blunders(*session, move)) << kind << ' ' << game << to_json(move);
        session->play(move, "move");
      }
    }
  }
}

}  // namespace
}  // namespace arete::tests
