// Edge geography on bipartite graphs by elimination: equal to search on every small graph.

#include "theory/geography/edge_geography.hpp"

#include "theory/geography/even_kernels.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

/// What the theorem says, checked against search; whether it applied.
bool agrees(const TokenBoard& board, const std::vector<MoveText>& moves = {}, bool all_starts = false) {
  const auto finding = bipartite_edge_geography(board, moves, {.all_starts = all_starts});
  if (finding) expect_as_searched(*finding, document("ueg", board, moves), all_starts);
  return finding.has_value();
}

bool bipartite(std::int32_t n, const std::vector<Ends>& edges) {
  return two_colouring(arcs(Graph(n, edges)), Flags(static_cast<std::size_t>(n), 1)).has_value();
}

TEST(BipartiteEdgeGeography, equals_search_on_every_labelled_graph_with_at_most_5_vertices) {
  for (std::int32_t n = 0; n <= 5; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) {
      EXPECT_EQ(agrees(unrooted_board(n, edges), {}, true), bipartite(n, edges));
      for (std::int32_t root = 0; root < n; ++root)
        EXPECT_TRUE(agrees(rooted_board(n, edges, root)) || !bipartite(n, edges));
    });
  }
}

TEST(BipartiteEdgeGeography, equals_search_on_every_bipartite_graph_with_6_to_8_vertices) {
  for (std::int32_t n = 6; n <= 8; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      EXPECT_TRUE(agrees(unrooted_board(n, edges), {}, true));
      for (std::int32_t root = 0; root < n; ++root) EXPECT_TRUE(agrees(rooted_board(n, edges, root)));
    });
  }
}

TEST(BipartiteEdgeGeography, equals_search_in_the_middle_of_games) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 60; ++trial) {
    std::vector<Ends> edges;
    for (std::int32_t u = 0; u < 4; ++u) {
      for (std::int32_t v = 4; v < 9; ++v) {
        if (random() % 3 > 0) edges.push_back({u, v});
      }
    }
    auto board = unrooted_board(9, edges);
    if (trial % 2 == 0) board.roots = {{static_cast<std::int32_t>(random() % 9)}};
    along_a_random_play(document("ueg", board), random, [&](const auto& moves) { EXPECT_TRUE(agrees(board, moves)); });
  }
}

TEST(BipartiteEdgeGeography, an_odd_cycle_matters_only_where_the_token_can_go) {
  const std::vector<Ends> edges{{0, 1}, {0, 2}, {1, 2}, {3, 4}, {4, 5}};
  EXPECT_TRUE(agrees(rooted_board(6, edges, 4)));
  EXPECT_FALSE(agrees(rooted_board(6, edges, 0)));
  EXPECT_FALSE(agrees(unrooted_board(6, edges)));
  EXPECT_TRUE(
      agrees(rooted_board(4, {{0, 1}, {0, 2}, {1, 2}, {0, 3}}, 0), {{1}}));  // the used edge was of the only odd cycle
}

TEST(BipartiteEdgeGeography, illegal_moves_are_named) {
  const auto path = rooted_board(3, {{0, 1}, {1, 2}}, 0);
  const auto play = [&](const std::vector<MoveText>& moves) {
    return refusal([&] { bipartite_edge_geography(path, moves, {}); });
  };
  EXPECT_EQ(play({{2}}), "moves[0]: 2 cannot be played: no edge leads there from 0");
  EXPECT_EQ(play({{1}, {0}}), "moves[1]: 0 cannot be played: the edge from 1 has been used");
  EXPECT_EQ(play({{-1}}), "moves[0]: -1 cannot be played: there is no such vertex");
}

TEST(BipartiteEdgeGeography, an_elimination_ends_with_its_budget) {
  std::mt19937 random(1);
  std::vector<Ends> edges;
  for (std::int32_t u = 0; u < 3000; ++u) {
    for (int k = 0; k < 4; ++k) edges.push_back({u, static_cast<std::int32_t>(3000 + random() % 3000)});
  }
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  const TokenBoard board{Graph(6000, edges), std::nullopt};
  const auto asked = [&](Limits limits) {
    Budget budget(limits);
    return bipartite_edge_geography(board, {}, {.all_starts = true, .budget = &budget});
  };
  EXPECT_TRUE(asked({}).has_value());
  EXPECT_THROW(asked({.memory = 100'000}), BudgetSpent);
  EXPECT_THROW(asked({.time = std::chrono::duration<double>(0)}), BudgetSpent);
  const std::atomic<bool> cancelled = true;
  EXPECT_THROW(asked({.cancelled = &cancelled}), BudgetSpent);
}

TEST(EvenKernels, one_through_each_lost_vertex) {
  std::mt19937 random(2);
  for (int trial = 0; trial < 200; ++trial) {
    const auto a = static_cast<std::int32_t>(random() % 20 + 1), b = static_cast<std::int32_t>(random() % 20 + 1);
    std::vector<Ends> edges;
    for (std::int32_t u = 0; u < a; ++u) {
      for (std::int32_t v = a; v < a + b; ++v) {
        if (static_cast<int>(random() % 20) < trial % 10 + 1) edges.push_back({u, v});
      }
    }
    const auto graph = arcs(Graph(a + b, edges));
    EvenKernels kernels(graph, *two_colouring(graph, Flags(static_cast<std::size_t>(a + b), 1)));
    const auto support = kernels.support();
    for (std::int32_t v = 0; v < a + b; ++v) {
      const auto kernel = kernels.containing(v);
      ASSERT_EQ(kernel.has_value(), support[static_cast<std::size_t>(v)] == 1);
      EXPECT_EQ(kernels.solve(v).has_value(), !kernel.has_value());
      if (!kernel) continue;
      EXPECT_TRUE(std::binary_search(kernel->begin(), kernel->end(), v));
      for (std::int32_t u = 0; u < a + b; ++u) {
        EXPECT_EQ(std::count_if(graph.begin(u), graph.end(u),
                                [&](auto w) { return std::binary_search(kernel->begin(), kernel->end(), w); }) %
                      2,
                  0);
      }
    }
  }
}

/// Equations whose unknowns lie within a reach that moves along.
SparseSystem random_system(std::mt19937& random, std::size_t equations, std::int32_t unknowns, std::int32_t reach) {
  SparseSystem system;
  system.unknowns = unknowns;
  for (std::size_t i = 0; i < equations; ++i) {
    const auto from = static_cast<std::int32_t>(i * static_cast<std::size_t>(unknowns) / equations);
    for (std::int32_t c = from; c < std::min(unknowns, from + reach); ++c) {
      if (random() % 3 == 0) system.unknown.push_back(c);
    }
    system.end_equation();
    system.right.push_back(random() % 2);
  }
  return system;
}

BitMatrix dense_matrix(const SparseSystem& system) {
  const auto unknowns = static_cast<std::size_t>(system.unknowns);
  BitMatrix matrix(system.equations(), unknowns + 1);
  for (std::size_t i = 0; i < system.equations(); ++i) {
    for (const auto c : system.equation(i)) matrix.flip(i, static_cast<std::size_t>(c));
    if (system.right[i]) matrix.flip(i, unknowns);
  }
  return matrix;
}

TEST(Gf2, dense_and_banded_eliminations_agree) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 60; ++trial) {
    const auto unknowns = static_cast<std::int32_t>(random() % 300 + 1);
    const auto system =
        random_system(random, random() % 300 + 1, unknowns, static_cast<std::int32_t>(random() % 40 + 1));
    const auto band = band_elimination(system);
    const auto dense = DenseElimination(dense_matrix(system), true).echelon();
    ASSERT_EQ(band.solvable(), dense.solvable());
    ASSERT_EQ(band.free_columns(), dense.free_columns());
    if (band.solvable()) {
      for (const auto& x : {band.solution(), dense.solution()}) {
        for (std::size_t i = 0; i < system.equations(); ++i) {
          int sum = system.right[i];
          for (const auto c : system.equation(i)) sum += x[static_cast<std::size_t>(c)];
          ASSERT_EQ(sum % 2, 0);
        }
      }
    }
    std::vector<Block> x, y;
    band.kernel(0, x);
    dense.kernel(0, y);
    EXPECT_EQ(x, y);  // reduced against the free columns, the kernel's basis is unique
  }
}

TEST(Gf2, the_left_kernel_is_the_kernel_of_the_transpose) {
  std::mt19937 random(4);
  for (int trial = 0; trial < 40; ++trial) {
    const std::size_t rows = random() % 200 + 1, columns = random() % 200 + 1;
    BitMatrix matrix(rows, columns);
    const std::size_t rank = random() % 100 + 1;
    for (std::size_t i = 0; i < rows; ++i) {
      if (i >= rank) {
        matrix.add(random() % rank % rows, i);
        matrix.add(random() % rank % rows, i);
      } else {
        for (std::size_t j = 0; j < columns; ++j) {
          if (random() % 2) matrix.flip(i, j);
        }
      }
    }
    const DenseElimination elimination(matrix, false);
    std::vector<Block> y;
    elimination.left_kernel(0, y);
    for (std::size_t j = 0; j < columns; ++j) {
      Block sum{};
      for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t k = 0; matrix.at(i, j) && k < sum.size(); ++k) sum[k] ^= y[i][k];
      }
      ASSERT_EQ(sum, Block{});
    }
    Block all{};
    for (const auto& b : y) {
      for (std::size_t k = 0; k < all.size(); ++k) all[k] |= b[k];
    }
    std::size_t vectors = 0;
    for (const auto w : all) vectors += static_cast<std::size_t>(std::popcount(w));
    EXPECT_EQ(vectors, rows - elimination.rank());
  }
}

}  // namespace
}  // namespace arete::tests
