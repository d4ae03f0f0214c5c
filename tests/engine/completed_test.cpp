// What moves complete, and which of them win at once: against what the games' results and points say.

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/replay.hpp"

namespace arete::tests {
namespace {

/// The moves after which the game is over and won by the player who made them.
std::vector<MoveText> wins_by_playing(const Session& session) {
  std::vector<MoveText> wins;
  for (const auto& move : session.moves()) {
    const auto next = session.clone();
    next->play(move, "move");
    if (!next->over() || session.scored()) continue;
    const auto outcome = next->solve({}).outcome;
    if ((next->to_move() == session.to_move() ? outcome : reversed(outcome)) == Outcome::win) wins.push_back(move);
  }
  return wins;
}

/// Plays at random and calls `check(before, after, move)` for each move.
template <class Check>
void play_at_random(const Document& start, std::uint64_t seed, Check check) {
  Random random(seed);
  const auto session = open(start);
  while (!session->over()) {
    const auto moves = session->moves();
    const auto move = moves[random.below(moves.size())];
    const auto before = session->clone();
    session->play(move, "move");
    check(*before, *session, move);
  }
}

TEST(Completed, a_race_is_won_by_completing_something_and_points_count_what_is_completed) {
  for (const auto* game : finite_games()) {
    const auto play = game->about().play;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      play_at_random(first_document(std::string(game->id())), seed, [&](const auto& before, const auto& after, auto) {
        const auto completed = after.completed();
        const auto gain = std::abs(after.lead() - before.lead());
        if (play == Play::race) {
          const bool won = after.over() && after.solve({}).outcome == Outcome::loss;
          EXPECT_EQ(won, !completed.empty()) << game->id();
        }
        if (completed.empty()) return;
        EXPECT_TRUE(play != Play::score || gain == static_cast<Value>(completed.size())) << game->id();
        EXPECT_TRUE(play != Play::normal || after.to_move() == before.to_move()) << game->id();
      });
    }
  }
}

TEST(Completed, the_wins_on_the_move_are_those_that_playing_finds) {
  for (const auto* game : finite_games()) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      play_at_random(first_document(std::string(game->id())), seed, [&](const auto& before, const auto&, auto) {
        const auto wins = wins_by_playing(before);
        auto found = before.winning_now(Session::HowMany::all);
        std::ranges::sort(found);
        EXPECT_EQ(found, wins) << game->id();
        EXPECT_EQ(before.winning_now(Session::HowMany::one).size(), std::min<std::size_t>(wins.size(), 1));
      });
    }
  }
}

std::vector<Corners> last_completed(const std::string& document) {
  return replay(Document::read(document)).history.back().completed;
}

TEST(Completed, is_told_by_the_corners_in_their_order) {
  const std::string square = R"("points": [[0,0],[40,2],[44,40],[-3,38]], "edges": [[0,1],[1,2],[2,3],[0,3],[0,2]])";
  using List = std::vector<Corners>;
  EXPECT_EQ(last_completed(R"({"game": "four-cycle", )" + square + R"(, "moves": [[0,1],[1,2],[2,3],[0,3]]})"),
            (List{{0, 1, 2, 3}}));
  EXPECT_EQ(last_completed(R"({"game": "coloring", )" + square + R"(, "moves": [[2,3],[0,3],[0,2]]})"),
            (List{{0, 2, 3}}));
  EXPECT_EQ(last_completed(R"({"game": "nimstring", )" + square + R"(, "moves": [[0,1],[1,2],[2,3],[0,3],[0,2]]})"),
            (List{{0, 1, 2}, {0, 2, 3}}));
  EXPECT_EQ(last_completed(R"({"game": "picarete", "vertices": 3, "edges": [[0,1],[1,2]], "moves": [[1,2]]})"),
            (List{{2}}));
  EXPECT_EQ(last_completed(R"({"game": "mono-flip", )" + square + R"(, "moves": [[0,2]]})"), List{});
}

TEST(Completed, is_nobodys_before_play_and_the_movers_in_two_colours) {
  const auto replayed = replay(Document::read(
      R"({"game": "bi-triangle", "points": [[0,0],[40,1],[33,30],[2,28]], "given": {"first": [[0,1]]},
          "to_move": "second", "moves": [[2,3],[1,2],[0,3],[0,2]]})"));
  EXPECT_TRUE(replayed.history[2].completed.empty());
  EXPECT_EQ(replayed.history[3].completed, (std::vector<Corners>{{0, 1, 2}}));
  EXPECT_EQ(ending(Document::read(R"({"game": "bi-triangle"})"), replayed)->winner, Player::first);
}

}  // namespace
}  // namespace arete::tests
