// The games in two colours, in convex position and with one inner point: theory against search, the strategy against every
// opponent, on small boards; see bi_rooms_slow_test.cpp for larger ones.

#include "bi_rooms.hpp"

namespace arete {
namespace {

TEST(BiRooms, a_convex_room_holds_or_is_won_by_a_double_threat) {
  std::size_t held = 0, won = 0;
  for (int n = 3; n <= 8; ++n) {
    const auto points = convex_points(n);
    every_room(points, [&](const BiRoom& room) {
      held += expect_defence(points, room);
      won += expect_attack(points, room);
    });
  }
  EXPECT_GT(held, 2000u);
  EXPECT_GT(won, 5000u);
}

TEST(BiRooms, a_room_with_an_inner_point_can_be_defended) {
  std::size_t held = 0;
  for (int n = 4; n <= 6; ++n) {
    for (const auto& points : one_inner_point(n)) {
      every_room(points, [&](const BiRoom& room) { held += expect_defence(points, room); });
    }
  }
  EXPECT_GT(held, 20000u);
}

TEST(BiRooms, the_strategy_keeps_a_tie_against_every_opponent) {  // Theorems 1 to 4, Corollary 1
  for (const BiGame game : {BiGame::triangle, BiGame::complete}) {
    for (const Player defender : {Player::first, Player::second}) {
      for (int n = 3; n <= 7; ++n) {
        const auto points = convex_points(n);
        EXPECT_GT(EveryOpponent(points, game, defender).play(), 0u);
        for (const auto& with_inner : one_inner_point(n)) EveryOpponent(with_inner, game, defender).play();
      }
    }
  }
}

TEST(BiRooms, what_the_rooms_say_of_every_position_is_what_search_finds) {
  Agreed agreed;
  for (int n = 3; n <= 5; ++n) agreed += agree_everywhere(convex_points(n));
  for (int n = 4; n <= 5; ++n) {
    for (const auto& points : one_inner_point(n)) agreed += agree_everywhere(points);
  }
  EXPECT_GT(agreed.exact * 10, agreed.positions * 9);
}

TEST(BiRooms, what_the_rooms_say_late_in_a_game_is_what_search_finds) {
  std::mt19937 random(5);
  for (int game = 0; game < 40; ++game) {
    const auto points = game % 2 == 0 ? convex_points(10) : polygon_around_a_point(9, random);
    Agreement<bi_triangle::Rules>(points, BiGame::triangle).along_a_game(random, 20);
    Agreement<bi_complete::Rules>(points, BiGame::complete).along_a_game(random, 14);
  }
}

}  // namespace
}  // namespace arete
