// The fast searches against the plain one, on one position and on every order type and triangulation of n points.
#pragma once

#include "ask.hpp"
#include "reproduce/instances.hpp"

namespace arete::tests {

inline void expect_same_answer(const Session& session, Question question, const std::string& what) {
  question.theorems = false;
  const auto fast = session.solve(question);
  question.plain = true;
  const auto plain = session.solve(question);
  ASSERT_EQ(fast.outcome, plain.outcome) << what;
  ASSERT_EQ(fast.score, plain.score) << what;
  ASSERT_EQ(fast.nimber, plain.nimber) << what;
  ASSERT_EQ(fast.green, plain.green) << what;
  ASSERT_EQ(fast.best, plain.best) << what;
}

/// The position of the document and all that can be reached from it by so many moves.
inline void expect_same_answers(const Document& document, int moves, const Question& question = {}) {
  const auto session = open(document);
  expect_same_answer(*session, question, document.write());
  if (moves == 0 || session->over()) return;
  for (const auto& move : session->moves()) {
    if (testing::Test::HasFatalFailure()) return;
    auto next = document;
    next.moves.push_back(move);
    expect_same_answers(next, moves - 1, question);
  }
}

inline void agree_on_order_types(const std::string& game, int n, int moves = 0) {
  every_point_set(game, n, [&](const Document& document) {
    if (testing::Test::HasFatalFailure()) return;
    expect_same_answers(document, moves);
  });
}

inline void agree_on_triangulations(const std::string& game, int n, int moves = 0, const Question& question = {}) {
  every_point_set(game, n, [&](Document document) {
    every_triangulation(PointSet(*document.points), [&](const std::vector<Ends>& edges) {
      if (testing::Test::HasFatalFailure()) return;
      document.edges = edges;
      expect_same_answers(document, moves, question);
    });
  });
}

/// Whether a theorem answered, and as the plain search does.
inline bool expect_theorem(const Document& document, bool nimber = false) {
  const auto session = open(document);
  const auto found = session->solve({.nimber = nimber}), plain = session->solve({.nimber = nimber, .plain = true});
  if (found.method != "theorem") return false;
  EXPECT_EQ(found.outcome, plain.outcome) << document.write();
  EXPECT_EQ(found.to_move, plain.to_move) << document.write();
  EXPECT_EQ(found.score, plain.score) << document.write();
  EXPECT_EQ(found.nimber, plain.nimber) << document.write();
  EXPECT_EQ(found.green, plain.green) << document.write();
  EXPECT_EQ(found.best, plain.best) << document.write();
  EXPECT_FALSE(found.source.empty());
  return true;
}

/// A theorem answers every triangulation of every order type of n points.
inline void expect_theorem_on_triangulations(const std::string& game, int n) {
  every_point_set(game, n, [&](Document document) {
    every_triangulation(PointSet(*document.points), [&](const std::vector<Ends>& edges) {
      if (testing::Test::HasFailure()) return;
      document.edges = edges;
      EXPECT_TRUE(expect_theorem(document, true)) << document.write();
    });
  });
}

}  // namespace arete::tests
