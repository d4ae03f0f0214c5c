// Threads that help a search change when it ends, never what it says.

#include <thread>

#include "ask.hpp"
#include "program.hpp"

namespace arete::tests {
namespace {

/// Solves with helpers that join as soon as they can.
Answer solved_with_help(const Session& session, Question question, int helpers) {
  Helpers pool;
  question.helpers = &pool;
  pool.begin_work();
  Answer answer;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < helpers; ++i) threads.emplace_back([&] { pool.assist(); });
    answer = session.solve(question);
    pool.end_work();
  }
  return answer;
}

void expect_no_change(const Document& document) {
  const auto session = open(document);
  for (const bool all_best : {true, false}) {
    const Question question{.nimber = true, .all_best = all_best, .theorems = false};
    const auto alone = session->solve(question).claim();
    for (const int helpers : {1, 3})
      EXPECT_EQ(solved_with_help(*session, question, helpers).claim(), alone) << document.write();
  }
}

class EveryGameInThreads : public testing::TestWithParam<const Game*> {};

TEST_P(EveryGameInThreads, has_the_same_answers_with_help) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    expect_no_change(board("random", {6}, std::string(GetParam()->id()), seed));
}

INSTANTIATE_TEST_SUITE_P(Threads, EveryGameInThreads, testing::ValuesIn(finite_games()), [](const auto& game) {
  std::string text(game.param->id());
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(Threads, change_no_answer_on_larger_boards) {
  expect_no_change(board("grid", {4, 5}, "arc-kayles"));
  expect_no_change(board("boxes", {2, 3}, "nimstring"));
  expect_no_change(board("boxes", {2, 3}, "strings-and-coins"));
  expect_no_change(board("random", {8}, "mono-complete"));
  expect_no_change(board("convex", {8}, "bi-triangle"));
}

TEST(Threads, a_limit_of_nodes_searches_the_same_with_and_without_them) {
  const auto session = open(board("random", {8}, "mono-complete"));
  Question question{.theorems = false};
  question.limits.nodes = 5000;
  const auto alone = session->solve(question), together = solved_with_help(*session, question, 2);
  EXPECT_EQ(alone.claim(), together.claim());
  EXPECT_EQ(alone.nodes, together.nodes);
}

TEST(Threads, of_the_program_help_with_the_last_position) {
  const auto input = board("boxes", {2, 3}, "strings-and-coins").write() + '\n';
  const auto one = tests::arete({"solve", "--threads", "1"}, input),
             four = tests::arete({"solve", "--threads", "4"}, input);
  EXPECT_EQ(four.status, 0);
  auto a = tests::parsed(one.out), b = tests::parsed(four.out);
  for (const auto* key : {"ms", "nodes"}) {
    a.erase(key);
    b.erase(key);
  }
  EXPECT_EQ(a, b);
}

}  // namespace
}  // namespace arete::tests
