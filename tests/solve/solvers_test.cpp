// The fast searches against the plain one: the same outcome, score, nimber and best moves, on every small instance that
// is affordable, and on random positions in the middle of games.

#include "agree.hpp"
#include "base/random.hpp"

namespace arete::tests {
namespace {

void expect_same(const Session& session, const std::string& what) {
  for (const bool nimber : {false, true}) {
    expect_same_answer(session, {.nimber = nimber}, what);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(Solvers, agree_on_every_graph_with_at_most_five_vertices) {
  for (const auto* game : {"node-kayles", "arc-kayles", "uvg", "ueg", "picarete", "strings-and-coins", "nimstring",
                           "partizan-uvg", "partizan-ueg"}) {
    for (std::int32_t n = 0; n <= (std::string(game).starts_with("partizan") ? 4 : 5); ++n) {
      every_graph(n, [&](const std::vector<Ends>& edges) {
        if (testing::Test::HasFatalFailure()) return;
        const auto document = graph(game, n, edges);
        expect_same(*open(document), document.write());
      });
      ASSERT_FALSE(HasFailure());
    }
  }
}

TEST(Solvers, agree_on_every_digraph_with_at_most_three_vertices) {
  for (const auto* game : {"dvg", "deg", "partizan-dvg", "partizan-deg"}) {
    for (std::int32_t n = 0; n <= 3; ++n) {
      every_digraph(n, [&](const std::vector<Ends>& arcs) {
        if (testing::Test::HasFatalFailure()) return;
        const auto document = graph(game, n, arcs);
        expect_same(*open(document), document.write());
      });
      ASSERT_FALSE(HasFailure());
    }
  }
}

TEST(Solvers, agree_on_every_triangulation_of_convex_polygons) {
  for (const auto* game : {"mono-flip", "mono-flip-triangle", "bi-flip", "all-green", "green-wins", "coloring",
                           "bi-coloring", "four-cycle", "nimstring"}) {
    for (std::int32_t n = 3; n <= (std::string(game) == "bi-coloring" ? 5 : 6); ++n) {
      every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
        if (testing::Test::HasFatalFailure()) return;
        auto document = board("convex", {n}, game);
        document.edges = edges;
        expect_same(*open(document), document.write());
      });
      ASSERT_FALSE(HasFailure());
    }
  }
}

TEST(Solvers, agree_on_heaps) {
  for (const auto* game : {"kayles", "dawson-kayles"}) {
    for (std::int64_t a = 0; a <= 12; ++a) {
      for (std::int64_t b = a; b <= 12; ++b) {
        for (std::int64_t c = b; c <= 12; ++c) {
          expect_same(*open(heaps(game, {a, b, c})), game);
          ASSERT_FALSE(HasFailure());
        }
      }
    }
  }
}

/// Sparse, with parallel strings and strings to the ground: many rows and loops.
Document random_strings(std::uint64_t seed) {
  Random random(seed);
  const auto coins = static_cast<std::int32_t>(3 + random.below(6));
  std::vector<Ends> edges;
  for (std::uint64_t k = 5 + random.below(7); k > 0; --k) {
    const auto u = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(coins)));
    const auto v = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(coins) + 1)) - 1;
    if (u != v) edges.push_back({u, v});
  }
  return graph("strings-and-coins", coins, edges);
}

TEST(Solvers, agree_on_thousands_of_strings_with_rows_loops_and_ground) {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    auto document = random_strings(seed);
    const auto session = open(document);
    const auto fast = session->solve({}), plain = session->solve({.plain = true});
    ASSERT_EQ(fast.score, plain.score) << document.write();
    ASSERT_EQ(fast.best, plain.best) << document.write();
    document.game = "nimstring";
    expect_same(*open(document), document.write());
    ASSERT_FALSE(HasFailure());
  }
}

/// Random games from random boards, every position on the way.
void play_through(const std::string& game, std::int64_t size, std::uint64_t seeds, bool misere) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Random random(seed);
    auto document = board("random", {size}, game, seed);
    if (misere) document.misere = true;
    auto session = open(document);
    while (!session->over()) {
      expect_same(*session, document.write());
      if (testing::Test::HasFatalFailure()) return;
      const auto moves = session->moves();
      document.moves.push_back(moves[random.below(moves.size())]);
      session->play(document.moves.back(), "here");
    }
    expect_same(*session, document.write());
  }
}

class EveryGame : public testing::TestWithParam<const Game*> {};

TEST_P(EveryGame, agrees_on_random_positions) {
  const std::string id(GetParam()->id());
  for (std::int64_t size = 3; size <= 5; ++size) play_through(id, size, 15, false);
  play_through(id, 6, 4, false);
  if (id.starts_with("mono")) play_through(id, 7, 1, false);
}

TEST_P(EveryGame, agrees_under_misere_play) {
  if (GetParam()->about().play != Play::normal) {
    EXPECT_ANY_THROW(play_through(std::string(GetParam()->id()), 4, 1, true));
  } else {
    play_through(std::string(GetParam()->id()), 4, 10, true);
    play_through(std::string(GetParam()->id()), 5, 4, true);
  }
}

TEST_P(EveryGame, a_search_with_hardly_any_memory_is_right) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto session = open(board("random", {6}, std::string(GetParam()->id()), seed));
    Question question{.theorems = false};
    const auto large = session->solve(question);
    question.limits.memory = 20000;
    const auto small = session->solve(question);
    EXPECT_EQ(small.outcome, large.outcome);
    EXPECT_EQ(small.score, large.score);
    EXPECT_EQ(small.best, large.best);
  }
}

INSTANTIATE_TEST_SUITE_P(Solvers, EveryGame, testing::ValuesIn(finite_games()), [](const auto& game) {
  std::string text(game.param->id());
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(Solvers, agree_on_convex_points) {
  for (const auto* game : {"mono-complete", "mono-triangle"}) {
    for (std::int64_t n = 0; n <= 8; ++n) expect_same(*open(board("convex", {n}, game)), game);
  }
  for (const auto* game : {"bi-complete", "bi-triangle"}) {
    for (std::int64_t n = 0; n <= 6; ++n) expect_same(*open(board("convex", {n}, game)), game);
  }
  expect_same(*open(board("convex", {7}, "bi-triangle")), "bi-triangle");
  expect_same(*open(board("wheel", {7}, "mono-complete")), "wheel");
}

TEST(Solvers, agree_on_boards_with_symmetries) {
  expect_same(*open(board("grid", {4, 4}, "arc-kayles")), "grid");
  expect_same(*open(board("grid", {4, 5}, "node-kayles")), "grid");
  expect_same(*open(board("cycle", {16}, "node-kayles")), "cycle");
  expect_same(*open(board("boxes", {2, 2}, "strings-and-coins")), "boxes");
  expect_same(*open(board("boxes", {2, 3}, "nimstring")), "boxes");
  expect_same(*open(board("grid", {3, 4}, "picarete")), "grid");
}

}  // namespace
}  // namespace arete::tests
