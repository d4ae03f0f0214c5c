// The engine is asked about every step of every lesson: documents open, what the texts say of positions is true, moves
// that pass are legal and as good as the text says, all others are worse wherever the step says so, and the last board
// of a lesson can be won and can be lost.

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "engine/move_value.hpp"
#include "page_data.hpp"

namespace arete::tests {
namespace {

const Question with_nimber{.nimber = true};

/// Calls `f` with each step: its lesson, its own data, and its name for messages.
void each_step(const std::function<void(const Json& lesson, const Json& step, const std::string& name)>& f) {
  for (const auto& id : page_data("lessons/index.json")) {
    const auto lesson = page_data("lessons/" + id.get<std::string>() + ".json");
    EXPECT_EQ(lesson["id"], id);
    for (std::size_t i = 0; i < lesson["steps"].size(); ++i) {
      const auto name = id.get<std::string>() + ", step " + std::to_string(i + 1);
      SCOPED_TRACE(name);
      f(lesson, lesson["steps"][i], name);
    }
  }
}

std::unique_ptr<Session> opened(const Json& lesson, const Json& step) {
  return open(with_moves(lesson["boards"].at(step["board"].get<std::string>()), step.value("moves", Json::array())));
}

void expect_facts(const Json& facts, const Session& session) {
  const auto answer = Json::parse(session.solve(with_nimber).to_json());
  for (const auto& [key, value] : facts.items()) EXPECT_EQ(answer.value(key, Json()), value) << key;
}

std::unique_ptr<Session> after(const Session& session, const MoveText& move) {
  auto next = session.clone();
  next->play(move, "pass");
  return next;
}

/// Whether the player in that seat, who has won so far, can make a move that does not win, within a few moves of hers
/// if the other side plays as well as it can.
bool can_go_wrong(const Session& session, Player seat, int depth) {
  if (session.over() || depth == 0) return false;
  for (const auto& move : session.moves()) {
    const auto next = after(session, move);
    const auto outcome = next->solve({}).outcome;
    const bool won = next->to_move() == seat ? outcome == Outcome::win : outcome == Outcome::loss;
    if (session.to_move() == seat && !won) return true;
    if (can_go_wrong(*next, seat, depth - 1)) return true;
  }
  return false;
}

TEST(Lessons, every_document_opens_and_what_is_said_of_it_is_true) {
  std::size_t facts = 0;
  each_step([&](const Json& lesson, const Json& step, const std::string&) {
    const auto session = opened(lesson, step);
    expect_facts(step.value("facts", Json::object()), *session);
    facts += step.value("facts", Json::object()).size();
    EXPECT_FALSE(step["say"].empty());
  });
  EXPECT_GT(facts, 80u);
}

TEST(Lessons, what_passes_is_legal_and_as_good_as_is_said_and_nothing_else_is) {
  std::size_t asked = 0;
  each_step([&](const Json& lesson, const Json& step, const std::string&) {
    if (!step.contains("pass")) return;
    ++asked;
    const auto session = opened(lesson, step);
    ASSERT_TRUE(step.contains("ask"));
    ASSERT_FALSE(step["pass"].empty());
    for (const auto& move : step["pass"])
      expect_facts(step.value("leaves", Json::object()), *after(*session, move_of(move)));
    if (step["accept"] == "best") {
      EXPECT_EQ(Json::parse(session->solve({}).to_json())["best"], step["pass"]);
      EXPECT_TRUE(session->moves().size() > step["pass"].size() || session->moves().size() == 1) << "nothing is asked";
    } else {
      EXPECT_EQ(step["accept"], "these");
    }
  });
  EXPECT_GT(asked, 40u);
}

TEST(Lessons, each_ends_in_a_board_that_can_be_won_and_can_be_lost) {
  each_step([&](const Json& lesson, const Json& step, const std::string&) {
    const bool last = step == lesson["steps"].back();
    ASSERT_EQ(step.contains("play"), last);
    if (!last) return;
    const auto session = opened(lesson, step);
    const auto seat = step["play"]["seat"] == "first" ? Player::first : Player::second;
    const auto outcome = session->solve({}).outcome;
    EXPECT_EQ(outcome, session->to_move() == seat ? Outcome::win : Outcome::loss);
    // A maker who can force an animal can do so far away from all marks: on a board without end nothing is lost.
    if (session->infinite() == nullptr) {
      EXPECT_TRUE(can_go_wrong(*session, seat, 3));
    }
  });
}

TEST(Lessons, all_but_the_first_minute_have_six_to_ten_steps) {
  for (const auto& id : page_data("lessons/index.json")) {
    const auto steps = page_data("lessons/" + id.get<std::string>() + ".json")["steps"].size();
    if (id == "first-minute") {
      EXPECT_EQ(steps, 4u);
    } else {
      EXPECT_TRUE(steps >= 6 && steps <= 10) << id << " has " << steps;
    }
  }
}

}  // namespace
}  // namespace arete::tests
