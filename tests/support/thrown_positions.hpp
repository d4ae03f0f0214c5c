// Small positions with what the plain search finds of them, for random certificates: whatever a certificate shows, the
// search finds.
#pragma once

#include <algorithm>
#include <memory>

#include "ask.hpp"
#include "engine/game.hpp"
#include "random_certificates.hpp"

namespace arete::tests::thrown {

struct Solved {
  Document document;
  std::shared_ptr<Session> session;
  Answer answer;  ///< by the plain search
};

/// Positions of a game after some random moves.
inline std::vector<Solved> positions(const std::vector<Document>& boards, std::size_t most_moves, bool starts = false) {
  std::vector<Solved> list;
  Random random(7);
  for (const auto& board : boards) {
    for (std::size_t moves = 0; moves <= most_moves; ++moves) {
      auto document = board;
      std::shared_ptr<Session> session = open(document);
      for (std::size_t i = 0; i < moves && !session->over(); ++i) {
        document.moves.push_back(any_of(random, session->moves()));
        session->play(document.moves.back(), "here");
      }
      if (session->over() && likely(random, 80)) continue;
      const bool all = starts && document.moves.empty() && !document.root;
      list.push_back({document, session, session->solve({.nimber = true, .all_starts = all, .plain = true})});
    }
  }
  return list;
}

/// All that was shown is as the search has it.
inline void expect_true(const Solved& solved, const Answer& shown, const Proof& proof) {
  const auto where = [&] {
    return solved.document.write() + '\n' + proof.lines + shown.claim() + "\ninstead of " + solved.answer.claim();
  };
  ASSERT_EQ(shown.to_move, solved.answer.to_move) << where();
  ASSERT_TRUE(shown.outcome == Outcome::unknown || shown.outcome == solved.answer.outcome) << where();
  ASSERT_TRUE(!shown.score || shown.score == solved.answer.score) << where();
  ASSERT_TRUE(!shown.nimber || shown.nimber == solved.answer.nimber) << where();
  ASSERT_TRUE(!shown.best || shown.best == solved.answer.best) << where();
  ASSERT_TRUE(!shown.green || shown.green == solved.answer.green) << where();
  ASSERT_TRUE(!shown.starts || !solved.answer.starts || shown.starts == solved.answer.starts) << where();
}

/// Throws certificates at the checker, each made for one of the positions.
template <class Make>
void throw_at(const std::string& kind, const std::vector<Solved>& list, const std::vector<std::string>& outcomes,
              Make make) {
  Tally tally(kind);
  Random random(1);
  for (std::size_t i = certificates(); i > 0 && !testing::Test::HasFatalFailure(); --i) {
    const auto& solved = any_of(random, list);
    const Proof proof = make(random, solved);
    Answer shown;
    const auto what = tally.shown([&] {
      shown = solved.session->check(proof);
      return shown.outcome_word();
    });
    if (!what.empty()) expect_true(solved, shown, proof);
  }
  for (const auto& outcome : outcomes) EXPECT_GT(tally.accepted(outcome), 0u) << outcome;
}

inline std::string line(const std::string& key, const std::vector<std::int32_t>& numbers) {
  std::string text = key;
  for (const auto n : numbers) text += ' ' + std::to_string(n);
  return text + '\n';
}

inline std::vector<std::int32_t> subset(Random& random, std::int32_t n, unsigned percent) {
  std::vector<std::int32_t> list;
  for (std::int32_t v = 0; v < n; ++v) {
    if (likely(random, percent)) list.push_back(v);
  }
  return list;
}

inline std::vector<Document> random_graphs(const std::string& game, std::size_t count, std::int32_t most) {
  std::vector<Document> list;
  Random random(3);
  while (list.size() < count) {
    const auto n = static_cast<std::int32_t>(2 + random.below(static_cast<std::uint64_t>(most) - 1));
    std::vector<Ends> edges;
    for (std::int32_t v = 1; v < n; ++v) {
      for (std::int32_t u = 0; u < v; ++u) {
        if (likely(random, 50)) edges.push_back({u, v});
      }
    }
    list.push_back(graph(game, n, edges));
    if (likely(random, 80) && (game == "uvg" || game == "ueg"))
      list.back().root = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(n)));
  }
  return list;
}

inline std::vector<Document> random_triangulations(const std::string& game, std::size_t count) {
  std::vector<Document> list;
  for (std::uint64_t seed = 1; seed <= count; ++seed)
    list.push_back(board("random", {static_cast<std::int64_t>(3 + seed % 4)}, game, seed));
  for (std::uint64_t seed = 1; seed <= count; ++seed)
    list.push_back(board("convex", {static_cast<std::int64_t>(3 + seed % 5)}, game, seed));
  return list;
}

}  // namespace arete::tests::thrown
