// The games in two colours, in convex position and with one inner point, on larger boards than in bi_rooms_test.cpp.

#include "bi_agreement.hpp"

namespace arete::tests {
namespace {

TEST(BiRoomsSlow, rooms_of_nine_corners_or_seven_around_a_point_hold_or_do_not) {
  const auto nine = convex_points(9);
  std::size_t held = 0;
  every_room(nine, [&](const BiRoom& room) { held += expect_defence(nine, room) || expect_attack(nine, room); });
  EXPECT_GT(held, 19000u);
  for (int n = 7; n <= 8; ++n) {
    for (const auto& points : one_inner_point(n)) {
      every_room(points, [&](const BiRoom& room) { held += expect_defence(points, room); });
    }
  }
  EXPECT_GT(held, 100000u);
}

TEST(BiRoomsSlow,
     the_strategy_keeps_a_tie_against_every_opponent_on_eight_or_ten_points) {  // Theorems 1 to 4, Corollary 1
  for (const BiGame game : {BiGame::triangle, BiGame::complete}) {
    for (const Player defender : {Player::first, Player::second}) {
      for (int n = 8; n <= 10; ++n) EXPECT_GT(EveryOpponent(convex_points(n), game, defender).play(), 100u);
      for (int n = 7; n <= 8; ++n) {
        for (const auto& points : one_inner_point(n)) EveryOpponent(points, game, defender).play();
      }
    }
  }
}

TEST(BiRoomsSlow, what_the_rooms_say_of_every_position_on_six_points_is_what_search_finds) {
  const auto convex = agree_everywhere(convex_points(6));
  EXPECT_EQ(convex.exact, convex.positions);
  Agreed inner;
  for (const auto& points : one_inner_point(6)) inner += agree_everywhere(points);
  EXPECT_GT(inner.exact * 10, inner.positions * 8);
}

TEST(BiRoomsSlow, the_strategy_keeps_a_tie_on_a_thousand_points) {
  std::mt19937 random(7);
  const auto convex = convex_points(1000), inner = polygon_around_a_point(999, random);
  for (const auto* points : {&convex, &inner}) {
    for (const BiGame game : {BiGame::triangle, BiGame::complete}) {
      for (const Player defender : {Player::first, Player::second}) {
        for (const bool threats : {false, true}) play_large(*points, game, defender, threats, random);
      }
    }
  }
}

}  // namespace
}  // namespace arete::tests
