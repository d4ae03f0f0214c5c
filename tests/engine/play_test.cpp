// arete play: the terminal's game, as a user has it.

#include "ask.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/opponent.hpp"
#include "engine/replay.hpp"
#include "program.hpp"

namespace arete::tests {
namespace {

std::string last_line(const std::string& text) {
  const auto end = text.find_last_not_of('\n');
  return text.substr(text.rfind('\n', end) + 1, end - text.rfind('\n', end));
}

TEST(Play, the_engine_plays_every_game_to_its_end) {
  for (const auto* game : finite_games()) {
    auto document = make_board(first_board(std::string(game->id())));
    const auto wanted = ask(document);
    Limits limits;
    limits.nodes = 200'000;
    for (;;) {
      const auto played = replay(document);
      if (played.session->over()) break;
      const auto choice = choose(*played.session, Strength::perfect, limits, document.moves.size());
      document.moves.push_back(choice.move);
    }
    const auto end = ending(document, replay(document));
    ASSERT_TRUE(end.has_value()) << game->id();
    const auto expected = wanted.outcome == Outcome::tie || (wanted.edges && wanted.outcome == Outcome::loss)
                              ? std::optional<Player>()
                          : wanted.outcome == Outcome::win ? Player::first
                                                           : Player::second;
    EXPECT_EQ(end->winner, expected) << game->id() << ": " << end->text;
  }
}

TEST(Play, a_weaker_engine_takes_a_win_on_the_move_and_prevents_one) {
  Document wins;
  wins.game = "bi-triangle";
  wins.points = make_board({"convex", {6}, "bi-triangle"}).points;
  wins.moves = {{0, 1}, {3, 4}, {1, 2}, {4, 5}};  // 0-2 wins, and if it were the other's turn 3-5
  Document holds = wins;
  holds.moves = {{0, 1}, {3, 4}, {1, 2}};
  for (const auto strength : {Strength::easy, Strength::medium, Strength::strong, Strength::perfect}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      EXPECT_EQ(choose(*replay(wins).session, strength, {}, seed).move, (MoveText{0, 2})) << name(strength);
      const auto session = replay(holds).session;
      session->play(choose(*session, strength, {}, seed).move, "here");
      const auto moves = session->moves();  // 0-2 is drawn or crossed
      EXPECT_EQ(std::find(moves.begin(), moves.end(), MoveText{0, 2}), moves.end()) << name(strength);
    }
  }
}

TEST(Play, against_the_engine_with_mistakes_and_commands) {
  const auto game = tests::arete({"play", "nimstring", "--board", "boxes", "1", "2", "--you", "both"},
                                 "help\nmoves\n7-7\n  nonsense \nundo\n0-1\nundo\n0 1\nwhy\nhint\nquit\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_NE(game.out.find("take back your last move"), std::string::npos);
  EXPECT_NE(game.err.find("[7, 7] cannot be played"), std::string::npos) << game.err;
  EXPECT_NE(game.err.find("`nonsense` is no move"), std::string::npos);
  EXPECT_NE(game.err.find("nothing to take back"), std::string::npos);
  EXPECT_NE(game.out.find("from here: second to move"), std::string::npos) << game.out;
  const auto kept = Document::read(last_line(game.out));
  EXPECT_EQ(kept.moves, (std::vector<MoveText>{{0, 1}}));
}

TEST(Play, watching_two_engines_ends_with_the_result) {
  const auto game = tests::arete({"play", "ueg", "--board", "grid", "2", "3", "--you", "none"}, "");
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(last_line(game.out), "First cannot move: Second wins.");
}

TEST(Play, on_a_board_that_is_too_large_for_a_list_of_moves) {
  const auto game =
      tests::arete({"play", "mono-triangle", "--board", "convex", "500", "--you", "first"}, "0-7\n0-7\n3-9\nquit\n");
  EXPECT_EQ(game.status, 2);
  EXPECT_NE(game.out.find("Dawson"), std::string::npos) << game.out;
  EXPECT_NE(game.err.find("[0, 7] cannot be played"), std::string::npos) << game.err;
}

TEST(Play, bad_usage_names_what_is_wrong) {
  EXPECT_NE(tests::arete({"play", "chess"}, "").err.find("game"), std::string::npos);
  EXPECT_NE(tests::arete({"play", "ueg", "--strength", "weak"}, "").err.find("strength"), std::string::npos);
  EXPECT_NE(tests::arete({"play", "ueg", "--board", "grid", "x"}, "").err.find("`x` is no size"), std::string::npos);
  for (const auto* what : {"chess", "examples"}) EXPECT_EQ(tests::arete({"play", what}, "").status, 2) << what;
}

}  // namespace
}  // namespace arete::tests
