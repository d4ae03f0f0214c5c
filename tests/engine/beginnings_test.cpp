// Games to begin with are worth playing: the engine is asked about every board that a card or *Next board* offers.

#include "engine/boards/beginnings.hpp"

#include <gtest/gtest.h>

#include "ask.hpp"
#include "base/random.hpp"
#include "engine/replay.hpp"

namespace arete::tests {
namespace {

/// Who wins a game that is played at random to its end.
std::optional<Player> winner_at_random(Document document, std::uint64_t seed) {
  Random random(seed);
  const auto session = open(document);
  while (!session->over()) {
    const auto moves = session->moves();
    document.moves.push_back(moves[random.below(moves.size())]);
    session->play(document.moves.back(), "move");
  }
  return ending(document, replay(document))->winner;
}

/// Whether somebody who does not look does not win.
bool can_go_wrong(const Beginning& start) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    if (winner_at_random(start.document, seed) != start.seat) return true;
  }
  return false;
}

TEST(Beginnings, every_board_can_be_won_from_its_seat_and_the_win_can_be_lost) {
  for (const auto* game : finite_games()) {
    const auto list = beginnings(std::string(game->id()));
    EXPECT_GE(list.size(), 3u) << game->id();
    for (const auto& start : list) {
      const auto answer = ask(start.document);
      const auto wanted = start.seat == Player::first ? Outcome::win : Outcome::loss;  // the first player is to move
      EXPECT_EQ(answer.outcome, wanted) << start.document.write();
      EXPECT_TRUE(can_go_wrong(start)) << start.document.write();
    }
  }
}

TEST(Beginnings, on_a_board_without_end_the_seat_is_the_side_that_wins) {
  const auto list = beginnings("achievement");
  EXPECT_GE(list.size(), 3u);
  bool breaker = false;
  for (const auto& start : list) {
    const auto answer = ask(start.document);
    EXPECT_EQ(answer.outcome_word(), start.seat == Player::first ? "maker" : "breaker") << start.document.write();
    breaker = breaker || start.seat == Player::second;
  }
  EXPECT_TRUE(breaker) << "one who can lose what she has";
}

TEST(Beginnings, one_follows_the_other_and_the_first_the_last) {
  for (const std::string game : {"kayles", "bi-triangle", "achievement"}) {
    const auto list = beginnings(game);
    Document here = list.front().document;
    for (std::size_t i = 1; i <= list.size(); ++i) {
      if (!open(here)->moves().empty()) here.moves = {open(here)->moves().front()};  // what was played does not matter
      here = next_beginning(here).document;
      EXPECT_EQ(here.write(), list[i % list.size()].document.write());
    }
  }
  const auto own = Document::read(R"({"game": "kayles", "heaps": [1, 1, 1]})");
  EXPECT_EQ(next_beginning(own).document.write(), first_document("kayles").write());
}

}  // namespace
}  // namespace arete::tests
