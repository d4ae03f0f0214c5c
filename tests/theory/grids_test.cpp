// Grids, cubes and pseudoarcs of "Undirected edge geography".

#include "theory/geography/grids.hpp"

#include <bitset>
#include <numeric>

#include "proof/kinds/geography.hpp"
#include "theory/geography/edge_geography.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

std::string by_elimination(const Graph& graph) {
  return *bipartite_edge_geography({graph, std::nullopt}, {}, {.all_starts = true})->starts;
}

TEST(Grids, are_the_named_boards) {
  const auto named = board("grid", {3, 5}, "ueg");
  EXPECT_EQ((Grid{3, 5}.graph().edges), Graph(*named.vertices, *named.edges).edges);
}

TEST(Grids, every_start_by_theorem_elimination_and_search) {
  for (std::int32_t m = 1; m <= 8; ++m) {
    for (std::int32_t n = 1; n <= 8; ++n) {
      const Grid grid{m, n};
      EXPECT_EQ(starts(grid), by_elimination(grid.graph())) << m << " x " << n;
      if (m * n <= 20) {
        EXPECT_EQ(starts(grid),
                  *ask(document("ueg", {grid.graph(), std::nullopt}), {.all_starts = true, .plain = true}).starts);
      }
    }
  }
}

TEST(Grids, every_start_by_theorem_and_elimination_on_larger_ones) {
  for (const auto& [m, n] :
       {std::pair{29, 39}, {40, 40}, {17, 89}, {63, 63}, {64, 129}, {50, 51}, {1, 400}, {149, 99}}) {
    const Grid grid{m, n};
    EXPECT_EQ(starts(grid), by_elimination(grid.graph())) << m << " x " << n;
  }
}

TEST(Grids, a_diagonal_kernel_through_every_lost_start) {  // Theorem 4.2, first half
  for (std::int32_t m = 1; m <= 14; ++m) {
    for (std::int32_t n = 1; n <= 9; ++n) {
      const Grid grid{m, n};
      const auto graph = grid.graph();
      for (std::int32_t i = 1; i <= m; ++i) {
        for (std::int32_t j = 1; j <= n; ++j) {
          const auto kernel = diagonal_kernel(grid, i, j);
          ASSERT_EQ(kernel.has_value(), lost(grid, i, j));
          if (kernel) {
            EXPECT_NO_THROW(check_edge_geography_lost(graph, {grid.vertex(i, j)}, *kernel));
          }
        }
      }
    }
  }
}

using Vector = std::bitset<144>;

std::size_t rank(std::vector<Vector> vectors) {
  std::size_t found = 0;
  for (std::size_t column = 0; column < Vector().size(); ++column) {
    const auto from = vectors.begin() + static_cast<std::ptrdiff_t>(found);
    const auto pivot = std::find_if(from, vectors.end(), [&](const Vector& v) { return v[column]; });
    if (pivot == vectors.end()) continue;
    std::iter_swap(from, pivot);
    for (auto other = from + 1; other != vectors.end(); ++other) {
      if ((*other)[column]) *other ^= *from;
    }
    ++found;
  }
  return found;
}

TEST(Grids, the_null_space_is_what_even_functions_of_period_2d_give) {  // docs/theory/grids.md
  for (std::int32_t m = 1; m <= 12; ++m) {
    for (std::int32_t n = 1; n <= 12; ++n) {
      const Grid grid{m, n};
      const auto d = std::gcd(m + 1, n + 1);
      std::vector<Vector> matrix(static_cast<std::size_t>(m * n)), waves;
      for (const auto& e : grid.graph().edges) {
        matrix[static_cast<std::size_t>(e.u)].set(static_cast<std::size_t>(e.v));
        matrix[static_cast<std::size_t>(e.v)].set(static_cast<std::size_t>(e.u));
      }
      for (std::int32_t k = 0; k + 2 <= d; ++k) {
        auto& wave = waves.emplace_back();
        const auto on = [&](std::int32_t z) { return (z - k) % (2 * d) == 0 || (z + k) % (2 * d) == 0; };
        for (std::int32_t x = 1; x <= m; ++x) {
          for (std::int32_t y = 1; y <= n; ++y)
            wave[static_cast<std::size_t>(grid.vertex(x, y))] = on(x + y) != on(x - y);
        }
        for (const auto& row : matrix) EXPECT_EQ((row & wave).count() % 2, 0u);
      }
      EXPECT_EQ(rank(waves), waves.size());
      EXPECT_EQ(rank(matrix) + waves.size(), matrix.size()) << m << " x " << n;
    }
  }
}

TEST(Grids, the_kernel_of_Figure_3) {
  std::vector<std::int32_t> expected;
  const Grid grid{14, 9};
  for (std::int32_t i = 1; i <= 14; ++i) {
    for (std::int32_t j = 1; j <= 9; ++j) {
      if (i % 5 != 0 && j % 5 != 0 && ((i - j) % 10 == 0 || (i + j) % 10 == 0)) expected.push_back(grid.vertex(i, j));
    }
  }
  EXPECT_EQ(diagonal_kernel(grid, 1, 1), expected);
}

TEST(Grids, the_billiard_ball_wins_from_the_corner) {  // Theorem 4.2, second half
  for (std::int32_t m = 1; m <= 20; ++m) {
    for (std::int32_t n = 1; n <= 20; ++n) {
      const Grid grid{m, n};
      const auto ball = billiard(grid);
      ASSERT_EQ(ball.has_value(), m >= 2 && n >= 2 && std::gcd(m + 1, n + 1) == 1) << m << " x " << n;
      if (ball) {
        EXPECT_NO_THROW(check_edge_geography_won(grid.graph(), {0}, ball->move, ball->kernel)) << m << " x " << n;
      }
    }
  }
}

TEST(Grids, the_ball_of_Figure_5) {
  const auto ball = *billiard({12, 9});
  EXPECT_EQ(ball.move, (Grid{12, 9}.vertex(1, 2)));
}

TEST(Cubes, are_lost_iff_their_dimension_is_even) {  // Theorem 4.1
  for (int dimension = 0; dimension <= 9; ++dimension) {
    const auto named = board("cube", {dimension}, "ueg");
    const Graph cube(*named.vertices, *named.edges);
    EXPECT_EQ(by_elimination(cube), std::string(std::size_t{1} << dimension, cube_lost(dimension) ? 'P' : 'N'))
        << dimension;
    for (std::int32_t v = 0; v < std::min(8, 1 << dimension); ++v) {
      if (cube_lost(dimension)) {
        EXPECT_NO_THROW(check_edge_geography_lost(cube, {v}, cube_kernel(dimension, v)));
      } else {
        for (int bit = 0; bit < dimension; ++bit)
          EXPECT_NO_THROW(check_edge_geography_won(cube, {v}, v ^ 1 << bit, cube_answer(dimension, v)));
      }
    }
  }
}

TEST(Pseudoarcs, play_as_arcs) {  // Theorem 2.1
  for (std::int32_t n = 2; n <= 3; ++n) {
    every_digraph(n, [&](const std::vector<Ends>& arcs) {
      if (arcs.size() > 4) return;
      const auto undirected = with_pseudoarcs(Digraph(n, arcs));
      for (std::int32_t root = 0; root < n; ++root) {
        auto directed = graph("deg", n, arcs);
        directed.root = root;
        EXPECT_EQ(ask(directed, {.all_best = false}).outcome,
                  ask(document("ueg", {undirected, {{root}}}), {.all_best = false}).outcome)
            << directed.write();
      }
    });
  }
}

}  // namespace
}  // namespace arete::tests
