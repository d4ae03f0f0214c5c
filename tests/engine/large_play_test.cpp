// Boards that are too large to be searched: moves are played by the same rules, and what a theorem knows is played
// well.

#include "ask.hpp"
#include "base/random.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/opponent.hpp"
#include "engine/played_rules.hpp"
#include "engine/replay.hpp"
#include "rules/notation.hpp"

namespace arete::tests {
namespace {

/// Follows a random game by both rules, and says how many moves it had.
std::size_t follow(const Game& game, const RulesView& large, const Document& document, Random& random) {
  const auto session = game.open(document);
  auto at = large.start();
  for (std::size_t ply = 0;; ++ply) {
    const Player who = session->to_move();
    EXPECT_EQ(large.result(at, who).has_value(), session->over()) << game.id() << " after " << ply;
    if (session->over()) return ply;
    const auto moves = session->moves();
    EXPECT_EQ(written_sorted(large, large.moves(at, who)), moves) << game.id() << " after " << ply;
    const auto move = moves[random.below(moves.size())];
    const Value before = session->lead();
    const auto step = large.play(at, who, find_move(large, at, who, move, "move"));
    session->play(move, "move");
    EXPECT_EQ(step.gain, who == Player::first ? session->lead() - before : before - session->lead()) << game.id();
    EXPECT_EQ(step.again, session->to_move() == who) << game.id();
    at = step.next;
    EXPECT_EQ(large.look(at).lines.size(), session->look().lines.size()) << game.id();
  }
}

TEST(LargePlay, the_rules_of_large_boards_are_those_of_the_search) {
  Random random(1);
  std::size_t games = 0;
  for (const auto* game : finite_games()) {
    const auto document = first_document(std::string(game->id()));
    const auto large = open_played(game->id(), read_board(document, game->board()));
    if (!large) continue;
    ++games;
    for (int i = 0; i < 20; ++i) EXPECT_GT(follow(*game, *large, document, random), 0u) << game->id();
  }
  EXPECT_GE(games, 25u);
}

TEST(LargePlay, a_walk_on_1600_vertices_is_won_as_the_theorem_says) {
  auto document = board("grid", {40, 40}, "uvg");
  document.root = 0;
  ASSERT_FALSE(open(document)->playable()) << "whoever only asks pays for no rules";
  for (std::size_t ply = 0; ply < 24; ++ply) {
    const auto session = replay(document).session;
    ASSERT_FALSE(session->over());
    const bool mine = ply % 2 == 0;
    const auto choice = choose(*session, mine ? Strength::perfect : Strength::easy, {}, ply);
    if (mine) {
      EXPECT_TRUE(choice.exact);
      EXPECT_EQ(choice.outcome, "win") << ply;
    }
    document.moves.push_back(choice.move);
  }
  document.moves.push_back(document.moves.front());
  EXPECT_THROW(replay(document), InputError) << "no vertex is used twice";
}

TEST(LargePlay, a_large_game_that_is_over_says_who_has_won) {
  std::vector<Ends> star;
  for (std::int32_t leaf = 1; leaf <= 1500; ++leaf) star.push_back({0, leaf});
  auto coins = graph("arc-kayles", 1501, star);
  coins.moves = {{0, 7}};
  const auto end = ending(coins, replay(coins));
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(end->winner, Player::first);
  auto points = graph("picarete", 2400, {});
  for (std::int32_t v = 0; v < 2400; v += 2) points.edges->push_back({v, v + 1});
  for (const auto e : *points.edges) points.moves.push_back({e.u, e.v});
  const auto tie = ending(points, replay(points));
  ASSERT_TRUE(tie.has_value());
  EXPECT_EQ(tie->winner, std::nullopt) << tie->text;
}

/// Plays against a weak engine, and asks of every move of hers that the theorem knows it.
void expect_won(Document document, const std::string& outcome, std::size_t plies) {
  ASSERT_FALSE(open(document)->playable());
  for (std::size_t ply = 0; ply < plies; ++ply) {
    const auto session = replay(document).session;
    if (session->over()) return;
    const bool mine = session->to_move() == Player::first;
    const auto choice = choose(*session, mine ? Strength::perfect : Strength::easy, {}, ply);
    if (mine) {
      EXPECT_EQ(choice.outcome, outcome) << ply;
      EXPECT_TRUE(choice.exact) << document.game << " after " << ply << ": " << choice.how;
    }
    document.moves.push_back(choice.move);
  }
}

TEST(LargePlay, segments_are_drawn_and_edges_flipped_on_a_hundred_points) {
  expect_won(board("convex", {100}, "mono-triangle"), "win", 12);
  expect_won(board("convex", {101}, "mono-complete"), "win", 12);
  expect_won(board("convex", {60}, "bi-triangle"), "tie", 6);
  expect_won(board("triangulation", {100}, "mono-flip"), "win", 6);
  expect_won(board("triangulation", {143}, "green-wins"), "win", 6);
}

TEST(LargePlay, what_cannot_be_played_is_refused_and_still_answered) {
  const auto document = board("convex", {200}, "mono-complete");
  EXPECT_THROW(replay(document), InputError);
  EXPECT_EQ(ask(document).outcome, Outcome::tie);
}

}  // namespace
}  // namespace arete::tests
