// Boards of geography for tests: every graph, their documents, and whether a theorem's finding is what search answers.
#pragma once

#include <numeric>
#include <random>

#include "ask.hpp"
#include "board/graphs/every_graph.hpp"
#include "reproduce/geography/by_definition.hpp"
#include "theory/geography/token_walk.hpp"

namespace arete::tests {

inline TokenBoard unrooted_board(std::int32_t n, std::vector<Ends> edges) {
  return {Graph(n, std::move(edges)), std::nullopt};
}
inline TokenBoard rooted_board(std::int32_t n, std::vector<Ends> edges, std::int32_t root) {
  return {Graph(n, std::move(edges)), {{root}}};
}

inline Document document(const std::string& game, const TokenBoard& board, const std::vector<MoveText>& moves = {}) {
  auto result = graph(game, board.graph.vertices, board.graph.edges);
  if (board.roots) result.root = board.roots->front();
  result.moves = moves;
  return result;
}

inline Outcome outcome(const Finding& finding) { return outcome_of(finding.value); }

/// The plain search knows no theorem.
inline void expect_as_searched(const Finding& finding, const Document& document, bool all_starts = false) {
  const auto answer = ask(document, {.all_starts = all_starts, .plain = true});
  EXPECT_EQ(outcome(finding), answer.outcome) << document.write();
  EXPECT_EQ(finding.to_move, answer.to_move) << document.write();
  EXPECT_EQ(finding.best, *answer.best) << document.write();
  EXPECT_EQ(finding.starts, answer.starts) << document.write();
}

/// Calls f with each beginning of a random play of legal moves from a position, the empty one too.
template <class F>
void along_a_random_play(const Document& start, std::mt19937& random, F f) {
  auto position = start;
  for (;;) {
    f(position.moves);
    const auto moves = open(position)->moves();
    if (moves.empty()) return;
    position.moves.push_back(moves[random() % moves.size()]);
  }
}

/// Where and why the input was refused.
template <class F>
std::string refusal(F f) {
  try {
    f();
  } catch (const InputError& error) {
    return error.at() + ": " + error.what();
  }
  return "accepted";
}

}  // namespace arete::tests
