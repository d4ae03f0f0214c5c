// Whole games of edge geography by updates of rank one: in every position what an elimination says.

#include "theory/geography/edge_game.hpp"

#include <set>

#include "theory/geography/edge_geography.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

/// Plays to the end, by winning moves half of the time, and compares every position.
void expect_same_along_a_game(const TokenBoard& board, std::mt19937& random) {
  auto game = *EdgeGame::start(board);
  std::vector<MoveText> moves;
  for (;;) {
    const auto finding = *bipartite_edge_geography(board, moves, {});
    std::vector<MoveText> winning;
    for (const auto w : game.winning_moves()) winning.push_back({w});
    ASSERT_EQ(game.lost(), finding.value.low < 0) << document("ueg", board, moves).write();
    ASSERT_EQ(winning, finding.best) << document("ueg", board, moves).write();
    const auto legal = game.moves();
    if (legal.empty()) return;
    const auto to = !winning.empty() && random() % 2 ? static_cast<std::int32_t>(winning[random() % winning.size()][0])
                                                     : legal[random() % legal.size()];
    game.play(to);
    moves.push_back({to});
  }
}

TEST(EdgeGame, says_in_every_position_what_an_elimination_says) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 300; ++trial) {
    const auto a = static_cast<std::int32_t>(random() % 9 + 1), b = static_cast<std::int32_t>(random() % 9 + 1);
    std::vector<Ends> edges;
    for (std::int32_t u = 0; u < a; ++u) {
      for (std::int32_t v = a; v < a + b; ++v) {
        if (static_cast<int>(random() % 10) < trial % 10 + 1) edges.push_back({u, v});
      }
    }
    expect_same_along_a_game(
        rooted_board(a + b, edges, static_cast<std::int32_t>(random() % static_cast<unsigned>(a + b))), random);
  }
}

TEST(EdgeGame, plays_on_grids_with_many_even_kernels_and_with_none) {
  std::mt19937 random(2);
  for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{8, 8}, {8, 9}, {5, 11}, {9, 14}}) {
    const auto named = board("grid", {m, n}, "ueg");
    for (std::int32_t root = 0; root < 5; ++root)
      expect_same_along_a_game({Graph(*named.vertices, *named.edges), {{root}}}, random);
  }
}

TEST(EdgeGame, agrees_with_peeling_and_bands_on_sparse_boards) {
  std::mt19937 random(3);
  for (std::int32_t half = 20; half <= 60; half += 10) {
    for (std::size_t edges = 20; edges <= 180; edges += 20) {
      std::set<Ends> chosen;
      while (chosen.size() < edges) {
        chosen.insert({static_cast<std::int32_t>(random() % static_cast<unsigned>(half)),
                       half + static_cast<std::int32_t>(random() % static_cast<unsigned>(half))});
      }
      const auto whole = unrooted_board(2 * half, {chosen.begin(), chosen.end()});
      const auto starts = *bipartite_edge_geography(whole, {}, {.all_starts = true})->starts;
      for (std::int32_t root = 0; root < 2 * half; ++root) {
        const TokenBoard board{whole.graph, {{root}}};
        const auto game = *EdgeGame::start(board);
        EXPECT_EQ(game.lost(), starts[static_cast<std::size_t>(root)] == 'P');
        std::vector<MoveText> winning;
        for (const auto w : game.winning_moves()) winning.push_back({w});
        EXPECT_EQ(winning, bipartite_edge_geography(board, {}, {})->best);
      }
    }
  }
}

TEST(EdgeGame, refuses_odd_cycles_and_used_edges) {
  EXPECT_FALSE(EdgeGame::start(rooted_board(3, {{0, 1}, {0, 2}, {1, 2}}, 0)));
  auto game = *EdgeGame::start(rooted_board(3, {{0, 1}, {1, 2}}, 0));
  EXPECT_THROW(game.play(2), std::invalid_argument);
  game.play(1);
  EXPECT_THROW(game.play(0), std::invalid_argument);
}

}  // namespace
}  // namespace arete::tests
