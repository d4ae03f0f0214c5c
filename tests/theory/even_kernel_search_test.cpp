// Even kernels of any graph, found or excluded by satisfiability.

#include "theory/geography/even_kernel_search.hpp"

#include "proof/kinds/geography.hpp"
#include "theory/geography/even_kernels.hpp"
#include "theory/geography/grids.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

TEST(EvenKernelSearch, finds_one_exactly_where_there_is_one_on_every_graph_with_at_most_6_vertices) {
  for (std::int32_t n = 1; n <= 6; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const Graph graph(n, edges);
      const unsigned in_kernel = in_even_kernels(n, edges);
      const auto any = find_even_kernel(graph);
      ASSERT_TRUE(any.known);
      EXPECT_EQ(any.kernel.has_value(), in_kernel != 0);
      if (any.kernel) {
        EXPECT_NO_THROW(check_even_kernel(graph, {}, *any.kernel));
      }
      for (std::int32_t v = 0; v < n; ++v) {
        const auto found = find_even_kernel(graph, {}, v);
        EXPECT_EQ(found.kernel.has_value(), (in_kernel >> v & 1) == 1);
        if (found.kernel) {
          EXPECT_NO_THROW(check_edge_geography_lost(graph, {v}, *found.kernel));
        }
      }
    });
  }
}

TEST(EvenKernelSearch, says_of_bipartite_graphs_what_elimination_says) {
  for (const auto& [m, n] : {std::pair{5, 7}, {6, 6}, {9, 14}}) {
    const auto graph = Grid{m, n}.graph();
    const auto all = arcs(graph);
    EvenKernels kernels(all, *two_colouring(all, Flags(static_cast<std::size_t>(m * n), 1)));
    const auto support = kernels.support();
    for (std::int32_t v = 0; v < m * n; v += 3)
      EXPECT_EQ(find_even_kernel(graph, {}, v).kernel.has_value(), support[static_cast<std::size_t>(v)] == 1);
  }
}

TEST(EvenKernelSearch, looks_at_what_the_way_has_left) {
  const Graph triangle(3, {{0, 1}, {0, 2}, {1, 2}});
  EXPECT_FALSE(find_even_kernel(triangle).kernel);
  EXPECT_EQ(find_even_kernel(triangle, {0, 1}).kernel, (std::vector<std::int32_t>{0, 1}));  // twins beside 2
}

TEST(EvenKernelSearch, complete_graphs_have_none) {
  for (std::int64_t n = 2; n <= 12; ++n) {
    const auto named = board("complete", {n}, "ueg");
    EXPECT_FALSE(find_even_kernel(Graph(*named.vertices, *named.edges)).kernel);
  }
}

TEST(EvenKernelSearch, stops_when_it_is_told) {
  const auto named = board("random", {80}, "ueg", 5);
  const auto answer = find_even_kernel(Graph(*named.vertices, *named.edges), {}, std::nullopt, [] { return true; });
  EXPECT_FALSE(answer.known && answer.kernel);
}

}  // namespace
}  // namespace arete::tests
