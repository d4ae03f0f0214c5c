// graph6, sparse6 and digraph6, with the encodings of known graphs, and the checks of edge lists.

#include "board/graphs/graph6.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "ask.hpp"
#include "base/input_error.hpp"
#include "board/graphs/graph.hpp"

namespace arete::tests {
namespace {

/// A second reading of the definition: writes graph6 for n < 63.
std::string write_graph6(std::int64_t n, const std::vector<Ends>& edges) {
  std::string bits;
  for (std::int32_t v = 0; v < n; ++v) {
    for (std::int32_t u = 0; u < v; ++u)
      bits += std::find(edges.begin(), edges.end(), Ends{u, v}) != edges.end() ? '1' : '0';
  }
  while (bits.size() % 6 != 0) bits += '0';
  std::string text(1, static_cast<char>(63 + n));
  for (std::size_t i = 0; i < bits.size(); i += 6)
    text += static_cast<char>(63 + std::stoi(bits.substr(i, 6), nullptr, 2));
  return text;
}

TEST(Graph6, reads_every_graph_on_at_most_five_vertices) {
  for (std::int32_t n = 0; n <= 5; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) {
      const auto graph = read_graph6(write_graph6(n, edges));
      ASSERT_EQ(graph.vertices, n);
      ASSERT_EQ(Graph(n, graph.edges).edges, edges);
    });
  }
}

TEST(Graph6, reads_the_examples_of_the_format_description) {
  const auto graph = read_graph6("DQc");  // 5 vertices: 02 04 13 34
  EXPECT_EQ(Graph(5, graph.edges).edges, (std::vector<Ends>{{0, 2}, {0, 4}, {1, 3}, {3, 4}}));
  const auto sparse = read_graph6(":Fa@x^");  // 7 vertices: 01 02 12 56
  EXPECT_EQ(sparse.vertices, 7);
  EXPECT_EQ(Graph(7, sparse.edges).edges, (std::vector<Ends>{{0, 1}, {0, 2}, {1, 2}, {5, 6}}));
  const auto directed = read_graph6("&DI?AO?");  // 5 vertices: 0→2 0→4 3→1 3→4
  EXPECT_TRUE(directed.directed);
  EXPECT_EQ(Digraph(5, directed.edges).edges, (std::vector<Ends>{{0, 2}, {0, 4}, {3, 1}, {3, 4}}));
  EXPECT_EQ(read_graph6(">>graph6<<DQc").edges.size(), 4u);
}

TEST(Graph6, long_forms_of_the_number_of_vertices) {
  EXPECT_EQ(read_graph6(":~?A?").vertices, 128);
  EXPECT_EQ(read_graph6(":~~???A??").vertices, 8192);
}

TEST(Graph6, damaged_lines_are_refused) {
  for (const auto* text : {"", "D", "DQ", "DQcc", "D Qc", "DQ\x7f", "~", "~~", "~?A", ":", "&", "&D", ";Fa@x^",
                           "D\xc3\xa9", ":~~~~~~~~~"}) {
    EXPECT_THROW(read_graph6(text), InputError) << text;
  }
}

TEST(EdgeLists, say_what_is_wrong_with_them) {
  const auto refused = [](auto make, const std::string& at) {
    try {
      make();
      ADD_FAILURE() << at;
    } catch (const InputError& e) {
      EXPECT_EQ(e.at(), at) << e.what();
    }
  };
  refused([] { Graph(-1, {}); }, "vertices");
  refused([] { Graph(std::int64_t{1} << 40, {}); }, "vertices");
  refused([] { Graph(3, {{0, 1}, {1, 3}}); }, "edges[1]");
  refused([] { Graph(3, {{0, 1}, {1, -1}}); }, "edges[1]");
  refused([] { Graph(3, {{0, 1}, {2, 2}}); }, "edges[1]");
  refused([] { Graph(3, {{0, 1}, {1, 2}, {1, 0}}); }, "edges[2]");
  refused([] { Digraph(3, {{0, 1}, {1, 2}, {0, 1}}); }, "edges[2]");
  refused([] { Multigraph(3, {{0, -1}, {1, -2}}); }, "edges[1]");
  EXPECT_NO_THROW(Digraph(2, {{0, 1}, {1, 0}}));
  EXPECT_NO_THROW(Multigraph(2, {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}));
}

}  // namespace
}  // namespace arete::tests
