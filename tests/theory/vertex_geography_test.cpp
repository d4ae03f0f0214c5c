// Vertex geography by one matching: equal to search on every small graph.

#include "theory/geography/vertex_geography.hpp"

#include "math/matching.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

Finding found(const TokenBoard& board, const std::vector<MoveText>& moves = {}, Question asked = {}) {
  return *vertex_geography(board, moves, asked);
}

TEST(VertexGeographyTheorem, equals_search_on_every_labelled_graph_with_at_most_5_vertices) {
  for (std::int32_t n = 0; n <= 5; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) {
      const auto whole = unrooted_board(n, edges);
      expect_as_searched(found(whole, {}, {.all_starts = true}), document("uvg", whole), true);
      for (std::int32_t root = 0; root < n; ++root) {
        const auto board = rooted_board(n, edges, root);
        expect_as_searched(found(board), document("uvg", board));
      }
    });
  }
}

TEST(VertexGeographyTheorem, equals_search_on_every_graph_with_6_or_7_vertices) {
  for (std::int32_t n = 6; n <= 7; ++n) {
    std::size_t graphs = 0;
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      ++graphs;
      const auto whole = unrooted_board(n, edges);
      expect_as_searched(found(whole, {}, {.all_starts = true}), document("uvg", whole), true);
      for (std::int32_t root = 0; root < n; ++root) {
        const auto board = rooted_board(n, edges, root);
        expect_as_searched(found(board), document("uvg", board));
      }
    });
    EXPECT_EQ(graphs, n == 6 ? 156u : 1044u);
  }
}

TEST(VertexGeographyTheorem, equals_search_in_the_middle_of_games) {
  std::mt19937 random(1);
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto named = board("random", {9}, "uvg", seed);
    auto whole = unrooted_board(9, *named.edges);
    if (seed % 2 == 0) whole.roots = {{static_cast<std::int32_t>(seed % 9)}};
    along_a_random_play(document("uvg", whole), random, [&](const auto& moves) {
      expect_as_searched(found(whole, moves), document("uvg", whole, moves));
    });
  }
}

TEST(VertexGeographyTheorem, one_best_move_where_one_is_asked_for) {
  const auto finding = found(rooted_board(4, {{0, 1}, {0, 2}, {0, 3}}, 0), {}, {.all_best = false});
  EXPECT_EQ(finding.best, (std::vector<MoveText>{{1}}));
}

TEST(VertexGeographyTheorem, nimbers_only_of_lost_positions) {
  EXPECT_EQ(found(rooted_board(1, {}, 0), {}, {.nimber = true}).nimber, Nimber(0));
  EXPECT_FALSE(vertex_geography(rooted_board(2, {{0, 1}}, 0), {}, {.nimber = true}));
}

TEST(VertexGeographyTheorem, illegal_moves_are_named) {
  const auto path = rooted_board(3, {{0, 1}, {1, 2}}, 0);
  const auto play = [&](const std::vector<MoveText>& moves) { return refusal([&] { found(path, moves); }); };
  EXPECT_EQ(play({{2}}), "moves[0]: 2 cannot be played: no edge leads there from 0");
  EXPECT_EQ(play({{1}, {0}}), "moves[1]: 0 cannot be played: this vertex has been used");
  EXPECT_EQ(play({{1}, {7}}), "moves[1]: 7 cannot be played: there is no such vertex");
  EXPECT_EQ(play({{0, 1}}), "moves[0]: [0, 1] is no move of this game: a move is a vertex");
  EXPECT_EQ(refusal([&] { found(path, {}, {.all_starts = true}); }),
            "root: all starts are asked for, but the root is given");
}

TEST(Matching, is_maximum_and_decomposed_on_large_grids) {
  const auto named = board("grid", {99, 101}, "uvg");
  const auto [mate, part] = maximum_matching(arcs(Graph(*named.vertices, *named.edges)));
  EXPECT_EQ(std::count(mate.begin(), mate.end(), Matching::none), 1);
  for (std::size_t v = 0; v < part.size(); ++v) EXPECT_EQ(part[v] == Part::D, (v / 101 + v % 101) % 2 == 0);
}

TEST(Matching, does_not_recurse_on_a_path_of_a_million_vertices) {
  std::vector<Ends> edges;
  for (std::int32_t v = 0; v + 1 < 1'000'001; ++v) edges.push_back({v, v + 1});
  const auto finding = found(unrooted_board(1'000'001, edges), {}, {.all_starts = true});
  for (std::size_t v = 0; v < finding.starts->size(); ++v) ASSERT_EQ((*finding.starts)[v], v % 2 == 0 ? 'P' : 'N');
}

}  // namespace
}  // namespace arete::tests
