// Forms of small graphs: isomorphic to the graph, and as few as there are graphs.

#include "board/graphs/form.hpp"

#include <gtest/gtest.h>

#include <map>

#include "board/graphs/canonical_form.hpp"

namespace arete::tests {
namespace {

std::vector<Ends> edges_of(std::uint64_t pairs) {
  std::vector<Ends> edges;
  for (std::int32_t v = 1, bit = 0; v < static_cast<std::int32_t>(SmallGraph::most_vertices); ++v) {
    for (std::int32_t u = 0; u < v; ++u, ++bit) {
      if (pairs >> bit & 1) edges.push_back({u, v});
    }
  }
  return edges;
}
std::uint64_t form_of(std::uint64_t pairs) {
  SmallGraph graph;
  for (const auto [u, v] : edges_of(pairs)) graph.join(static_cast<std::size_t>(u), static_cast<std::size_t>(v));
  return form(graph);
}

TEST(Form, is_isomorphic_to_the_graph_and_the_same_for_all_that_are_alike_on_at_most_6_vertices) {
  std::map<std::uint64_t, std::vector<std::uint64_t>> forms;
  for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << 15; ++pairs) {
    const auto form = form_of(pairs);
    auto& known = forms[form];
    if (known.empty()) known = canonical_form(Graph(6, edges_of(form)));
    ASSERT_EQ(known, canonical_form(Graph(6, edges_of(pairs)))) << pairs;
  }
  EXPECT_EQ(forms.size(), 156u);  // OEIS A000088
}

TEST(Form, of_a_graph_in_which_colours_are_not_enough_is_isomorphic_to_it_all_the_same) {
  // A triangle and a square, beside a path or not: every vertex of the two cycles has the same colour at first.
  const Graph graph(9, {{0, 1}, {0, 2}, {1, 2}, {3, 4}, {4, 5}, {5, 6}, {3, 6}, {7, 8}});
  for (std::int32_t turn = 0; turn < 9; ++turn) {
    SmallGraph turned;
    for (const auto [u, v] : graph.edges)
      turned.join(static_cast<std::size_t>((u + turn) % 9), static_cast<std::size_t>((v + turn) % 9));
    EXPECT_EQ(canonical_form(Graph(9, edges_of(form(turned)))), canonical_form(graph));
  }
}

}  // namespace
}  // namespace arete::tests
