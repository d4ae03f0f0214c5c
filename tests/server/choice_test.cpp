// The moves that the server chooses: the best at full strength, and never a blunder of one move.

#include <gtest/gtest.h>

#include "engine/boards/named_boards.hpp"
#include "served_games.hpp"

namespace arete::tests {
namespace {

TEST(Server, chooses_a_best_move_at_full_strength_and_a_legal_one_at_any) {
  Server server;
  for (const auto& start : starts(server)) {
    const auto document = without_last(played_out(start, 8), 4);
    const auto session = open(document);
    const auto best = to_json_moves(*session->solve({.plain = true}).best), legal = to_json_moves(session->moves());
    for (const std::string strength : {"easy", "medium", "strong", "perfect"}) {
      const auto chosen =
          server.post("/api/choose", {{"position", to_json(document)}, {"strength", strength}, {"seed", 4}}).json;
      EXPECT_NE(std::find(legal.begin(), legal.end(), chosen["move"]), legal.end()) << document.write() << chosen;
      if (strength != "perfect") continue;
      EXPECT_EQ(chosen["exact"], true);
      EXPECT_TRUE(best.empty() || std::find(best.begin(), best.end(), chosen["move"]) != best.end())
          << document.write() << chosen;
    }
  }
}

/// After which the other side has no win on the move.
bool is_safe(const Session& before, const MoveText& move) {
  const auto after = before.clone();
  after->play(move, "");
  if (after->over() || after->to_move() == before.to_move()) return true;
  const auto replies = after->moves();
  return std::none_of(replies.begin(), replies.end(),
                      [&](const MoveText& reply) { return wins_at_once(*after, reply); });
}

TEST(Server, takes_a_win_on_the_move_and_prevents_one_however_weak) {
  Server server;
  std::size_t wins = 0, threats = 0;
  for (const auto& start : starts(server)) {
    const auto play = find_game(start.game).about().play;
    if (play != Play::normal && play != Play::race) continue;  // elsewhere more may be won than the game
    const auto whole = played_out(start, 11);
    for (std::size_t back = 1; back <= 4; ++back) {
      const auto document = without_last(whole, back);
      const auto session = open(document);
      Json winning = Json::array(), safe = Json::array();
      for (const auto& move : session->moves()) {
        if (wins_at_once(*session, move)) winning.push_back(to_json_move(move));
        if (is_safe(*session, move)) safe.push_back(to_json_move(move));
      }
      const auto& wanted = winning.empty() ? safe : winning;
      if (wanted.empty()) continue;
      ++(winning.empty() ? threats : wins);
      for (const std::string strength : {"easy", "medium", "strong", "perfect"}) {
        const auto chosen =
            server.post("/api/choose", {{"position", to_json(document)}, {"strength", strength}, {"seed", back}}).json;
        EXPECT_NE(std::find(wanted.begin(), wanted.end(), chosen["move"]), wanted.end())
            << document.write() << strength << chosen;
      }
    }
  }
  EXPECT_GT(wins, 10u);
  EXPECT_GT(threats, 10u);
}

}  // namespace
}  // namespace arete::tests
