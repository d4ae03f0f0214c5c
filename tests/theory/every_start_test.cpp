// The winning moves of every start at once: equal to the plain search on every small graph, by theorem and by search.

#include "theory/geography/edge_geography.hpp"
#include "theory/geography/grid_geography.hpp"
#include "theory/geography/grids.hpp"
#include "theory/geography/matchable_edges.hpp"
#include "theory/geography/vertex_geography.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

constexpr Question all_asked{.all_starts = true, .start_moves = true};
using Theorem = std::optional<Finding> (*)(const TokenBoard&, const std::vector<MoveText>&, const Question&);

/// Whether the theorem applied.
bool agrees(Theorem theorem, const std::string& game, const TokenBoard& board) {
  const auto finding = theorem(board, {}, all_asked);
  if (!finding) return false;
  const auto plain = ask(document(game, board), {.all_starts = true, .start_moves = true, .plain = true});
  EXPECT_EQ(finding->starts, plain.starts) << document(game, board).write();
  EXPECT_EQ(finding->wins, plain.wins) << document(game, board).write();
  return true;
}

TEST(EveryStart, of_vertex_geography_has_the_moves_of_the_plain_search_on_every_graph_with_at_most_7_vertices) {
  for (std::int32_t n = 0; n <= 7; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      EXPECT_TRUE(agrees(vertex_geography, "uvg", unrooted_board(n, edges)));
    });
  }
}

TEST(EveryStart, of_bipartite_edge_geography_has_the_moves_of_the_plain_search_on_every_graph_with_at_most_7_vertices) {
  for (std::int32_t n = 0; n <= 7; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      EXPECT_TRUE(agrees(bipartite_edge_geography, "ueg", unrooted_board(n, edges)));
    });
  }
}

TEST(EveryStart, possible_mates_are_those_after_which_a_matching_is_still_maximum) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 60; ++trial) {
    const auto n = static_cast<std::int32_t>(random() % 40 + 2);
    std::vector<Ends> edges;
    for (std::int32_t u = 0; u < n; ++u) {
      for (std::int32_t v = u + 1; v < n; ++v) {
        if (static_cast<std::int32_t>(random() % static_cast<unsigned>(n)) < 2 + trial % 3) edges.push_back({u, v});
      }
    }
    const Graph graph(n, edges);
    const auto size = [&](std::vector<std::int32_t> gone) {
      Flags without(static_cast<std::size_t>(n));
      for (const auto v : gone) without[static_cast<std::size_t>(v)] = 1;
      const auto mate = maximum_matching(arcs(graph), without).mate;
      return std::count_if(mate.begin(), mate.end(), [](auto m) { return m >= 0; }) / 2;
    };
    const auto whole = size({});
    const auto mates = possible_mates(arcs(graph), maximum_matching(arcs(graph)));
    for (const auto& [u, v] : edges) {
      for (const auto& [from, to] : {std::pair{u, v}, std::pair{v, u}}) {
        const bool possible = size({from}) < whole && size({from, to}) == whole - 1;
        const auto& list = mates[static_cast<std::size_t>(from)];
        EXPECT_EQ(std::binary_search(list.begin(), list.end(), to), possible) << n << " vertices, trial " << trial;
      }
    }
  }
}

TEST(EveryStart, of_a_board_with_one_odd_component_is_answered) {
  const auto answer = ask(graph("ueg", 8, {{0, 1}, {1, 2}, {0, 2}, {2, 3}, {4, 5}, {5, 6}, {6, 7}, {4, 7}}),
                          {.all_starts = true, .start_moves = true});
  EXPECT_EQ(answer.starts, "NNNPPPPP");
  EXPECT_EQ((*answer.wins)[2], (std::vector<std::int32_t>{3}));
}

TEST(EveryStart, is_the_same_by_the_grid_theorem_and_by_elimination) {
  for (std::int32_t m = 1; m <= 9; ++m) {
    for (std::int32_t n = 1; n <= 9; ++n) {
      const Grid grid{m, n};
      const auto unrooted = TokenBoard{grid.graph(), std::nullopt};
      const auto found = grid_edge_geography(unrooted, {}, {.all_starts = true}),
                 by = bipartite_edge_geography(unrooted, {}, {.all_starts = true});
      ASSERT_TRUE(found.has_value());
      EXPECT_EQ(found->starts, by->starts) << m << " x " << n;
      EXPECT_EQ(found->best, by->best) << m << " x " << n;
      for (std::int32_t v = 0; v < m * n; ++v) {
        const TokenBoard rooted{grid.graph(), {{v}}};
        const auto one = grid_edge_geography(rooted, {}, {}), other = bipartite_edge_geography(rooted, {}, {});
        ASSERT_TRUE(one.has_value()) << m << " x " << n << " from " << v;
        EXPECT_EQ(one->best, other->best) << m << " x " << n << " from " << v;
      }
    }
  }
}

TEST(Ideas, are_even_kernels_matchings_and_the_way_of_the_ball) {
  const auto idea = [](const Document& document) { return ask(document, {.idea = true}).idea.value(); };
  const auto rooted = [](Document document) {
    document.root = 0;
    return document;
  };
  const auto ball = idea(rooted(board("grid", {4, 6}, "ueg")));  // gcd(5, 7) = 1
  ASSERT_GE(ball.groups.size(), 2u);
  EXPECT_EQ(ball.groups[0].vertices, billiard({4, 6})->kernel);
  EXPECT_EQ(ball.groups[1].name, "way of the ball");
  EXPECT_FALSE(ball.groups[1].ways.empty());
  EXPECT_EQ(idea(rooted(board("grid", {5, 8}, "ueg"))).groups.at(0).vertices, *diagonal_kernel({5, 8}, 1, 1));
  EXPECT_EQ(idea(rooted(board("cycle", {8}, "ueg"))).groups.at(0).vertices, (std::vector<std::int32_t>{0, 2, 4, 6}));
  EXPECT_EQ(idea(rooted(board("path", {4}, "ueg"))).groups.at(0).vertices,
            (std::vector<std::int32_t>{1, 3}));  // after the move to 1
  EXPECT_EQ(
      idea(rooted(graph("ueg", 5, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 4}, {3, 4}, {1, 3}}))).groups.at(0).vertices,
      (std::vector<std::int32_t>{0, 2}));  // twins on a graph with odd cycles, by search
  const auto matching = idea(board("path", {5}, "uvg"));
  EXPECT_EQ(matching.groups.at(0).lines.size(), 2u);
  EXPECT_EQ(matching.groups.at(1).vertices, (std::vector<std::int32_t>{0, 2, 4}));
}

TEST(EveryStart, a_root_in_an_even_kernel_of_a_large_graph_with_odd_cycles_is_lost) {
  constexpr std::int32_t side = 21;  // a torus
  std::vector<Ends> edges;
  for (std::int32_t i = 0; i < side; ++i) {
    for (std::int32_t j = 0; j < side; ++j) {
      edges.push_back({i * side + j, (i + 1) % side * side + j});
      edges.push_back({i * side + j, i * side + (j + 1) % side});
    }
  }
  auto torus = graph("ueg", side * side, edges);
  torus.root = 0;
  const auto session = open(torus);
  const auto answer = session->solve({.proof = true});
  EXPECT_EQ(answer.outcome, Outcome::loss);
  EXPECT_EQ(answer.method, "theorem");
  ASSERT_TRUE(answer.proof.has_value());
  EXPECT_EQ(session->check(*answer.proof).outcome, Outcome::loss);
}

TEST(EveryStart, a_graph_that_only_looks_like_a_grid_is_none) {
  EXPECT_FALSE(grid_of(Graph(4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}})).has_value());
  EXPECT_FALSE(grid_of(Graph(4, {{0, 2}, {1, 2}, {1, 3}})).has_value());
  EXPECT_TRUE(grid_of(Graph(4, {{0, 1}, {1, 2}, {2, 3}})).has_value());
  EXPECT_FALSE(grid_of(Graph(0, {})).has_value());
}

}  // namespace
}  // namespace arete::tests
