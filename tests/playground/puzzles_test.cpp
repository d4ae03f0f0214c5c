// Puzzles: of a sample of those that the page offers exactly one move wins; the book holds a thousand, of every game of
// two players, the easy ones first; and the same seed makes the same puzzles.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/puzzles.hpp"
#include "puzzle_book.hpp"

namespace arete::tests {
namespace {

TEST(Puzzles, in_a_sample_exactly_the_given_move_wins) { EXPECT_GE(check_puzzles(37), 20u); }

TEST(Puzzles, there_are_a_thousand_of_every_game_of_two_players_the_easy_ones_first) {
  const auto book = page_data("puzzles.json");
  EXPECT_GE(book["puzzles"].size(), 1000u);
  std::set<std::string> games, different;
  std::vector<int> ratings;
  for (const auto& puzzle : book["puzzles"]) {
    games.insert(book["boards"].at(puzzle[0].get<std::size_t>())["game"].get<std::string>());
    different.insert(Json::array({puzzle[0], puzzle[1]}).dump());
    ratings.push_back(puzzle[3].get<int>());
  }
  EXPECT_EQ(different.size(), book["puzzles"].size());
  EXPECT_TRUE(std::ranges::is_sorted(ratings));
  EXPECT_LT(ratings.front(), 1000);
  EXPECT_GT(ratings.back(), 1400);
  for (const auto* game : finite_games()) {
    EXPECT_EQ(games.contains(std::string(game->id())), game->about().play != Play::solitaire) << game->id();
  }
}

TEST(Puzzles, a_seed_names_the_same_ones_everywhere) {
  EXPECT_EQ(to_book(make_puzzles("kayles", 3, 7)), to_book(make_puzzles("kayles", 3, 7)));
  EXPECT_NE(to_book(make_puzzles("kayles", 3, 7)), to_book(make_puzzles("kayles", 3, 8)));
}

TEST(Puzzles, games_that_have_none_are_refused) {
  EXPECT_THROW(make_puzzles("all-green", 1, 1), InputError);
  EXPECT_THROW(make_puzzles("achievement", 1, 1), InputError);
}

TEST(Puzzles, a_position_with_two_winning_moves_or_a_win_on_the_move_is_none) {
  const auto only = [](const char* text) { return only_winning_move(*open(Document::read(text)), {}); };
  EXPECT_EQ(only(R"({"game": "kayles", "heaps": [3, 5, 7]})"), (MoveText{5, 0, 4}));
  EXPECT_EQ(only(R"({"game": "kayles", "heaps": [3, 5]})"), std::nullopt);     // two win
  EXPECT_EQ(only(R"({"game": "kayles", "heaps": [2]})"), std::nullopt);        // the game ends
  EXPECT_EQ(only(R"({"game": "kayles", "heaps": [1, 2, 3]})"), std::nullopt);  // lost
}

}  // namespace
}  // namespace arete::tests
