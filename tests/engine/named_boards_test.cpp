// Named boards, and boards made of others.

#include <gtest/gtest.h>

#include "ask.hpp"
#include "board/plane/order_types.hpp"
#include "engine/boards/derived_boards.hpp"

namespace arete::tests {
namespace {

std::string board_refusal(const BoardRequest& request) {
  try {
    make_board(request);
  } catch (const InputError& e) {
    return e.at() + ": " + e.what();
  }
  return "accepted";
}

std::vector<Document> derived(const std::string& kind, const Document& of, const std::string& game = "") {
  std::vector<Document> list;
  each_derived_board(kind, of, game, [&](const Document& document) { list.push_back(document); });
  return list;
}

TEST(NamedBoards, graphs_have_their_sizes) {
  EXPECT_EQ(board("grid", {2, 3, 4}, "ueg").edges->size(), 1u * 3 * 4 + 2 * 2 * 4 + 2 * 3 * 3);
  EXPECT_EQ(board("grid", {2, 2, 2}, "ueg").edges->size(), board("cube", {3}, "ueg").edges->size());
  EXPECT_EQ(board("grid", {5}, "ueg").edges, board("path", {5}, "ueg").edges);
  EXPECT_EQ(board("torus", {3, 5}, "ueg").edges->size(), 30u);
  EXPECT_EQ(board("bipartite", {3, 4}, "ueg").edges->size(), 12u);
  EXPECT_EQ(ask_nimber(board("bipartite", {2, 3}, "arc-kayles")).nimber,
            searched(board("bipartite", {2, 3}, "arc-kayles")).nimber);
}

TEST(NamedBoards, random_graphs_have_edges_as_likely_as_asked) {
  const auto edges = [](double probability) {
    return make_board({.kind = "random", .sizes = {60}, .game = "ueg", .probability = probability}).edges->size();
  };
  EXPECT_EQ(edges(0), 0u);
  EXPECT_EQ(edges(1), 60u * 59 / 2);
  EXPECT_NEAR(static_cast<double>(edges(0.3)), 0.3 * 60 * 59 / 2, 80);
  EXPECT_EQ(board_refusal({.kind = "random", .sizes = {6}, .game = "ueg", .probability = 1.5}),
            "board: a probability, from 0 to 1, is for the edges of a random graph");
}

TEST(NamedBoards, a_root_is_a_vertex_of_a_game_with_one) {
  EXPECT_EQ(make_board({.kind = "grid", .sizes = {3, 4}, .game = "ueg", .root = 11}).root, 11);
  EXPECT_EQ(board_refusal({.kind = "grid", .sizes = {3, 4}, .game = "ueg", .root = 12}),
            "root: no vertex 12: the vertices are 0 to 11");
  EXPECT_EQ(board_refusal({.kind = "convex", .sizes = {4}, .root = 0}).substr(0, 5), "root:");
}

TEST(NamedBoards, order_types_go_by_number) {
  for (int n = 3; n <= 6; ++n) {
    const auto types = order_types(n);
    for (std::size_t i = 0; i < types.size(); ++i) {
      const auto points = *board("order-type", {n, static_cast<std::int64_t>(i)}, "mono-complete").points;
      EXPECT_EQ(order_type(PointSet(points)), types[i]);
    }
    EXPECT_EQ(
        board_refusal({.kind = "order-type", .sizes = {n, static_cast<std::int64_t>(types.size())}}).substr(0, 18),
        "board: order-type:");
  }
  EXPECT_NE(board_refusal({.kind = "order-type", .sizes = {9, 0}}).find("at most 8 points"), std::string::npos);
}

TEST(NamedBoards, all_triangulations_of_a_convex_set_are_a_catalan_number) {
  std::size_t catalan[] = {1, 2, 5, 14, 42, 132};
  for (std::int64_t n = 3; n <= 8; ++n) {
    const auto all = derived("triangulations", board("convex", {n}, "mono-complete"));
    EXPECT_EQ(all.size(), catalan[n - 3]);
    for (const auto& document : all) open(document);
  }
  EXPECT_THROW(derived("triangulations", board("convex", {12}, "mono-complete")), InputError);
  EXPECT_THROW(derived("triangulations", board("convex", {5}, "mono-complete"), "ueg"), InputError);
}

TEST(NamedBoards, coloring_is_node_kayles_on_the_edge_graph) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto triangulation = board(seed % 2 == 0 ? "triangulation" : "delaunay", {7}, "coloring", seed);
    const auto graph = derived("edge-graph", triangulation);
    ASSERT_EQ(graph.size(), 1u);
    EXPECT_EQ(graph[0].game, "node-kayles");
    const auto coloring = ask_nimber(triangulation), kayles = ask_nimber(graph[0]);
    EXPECT_EQ(coloring.nimber, kayles.nimber);
    EXPECT_EQ(coloring.best->size(), kayles.best->size());
  }
}

TEST(NamedBoards, the_dual_graph_of_a_convex_triangulation_is_a_tree_with_a_vertex_for_each_face) {
  for (const std::string shape : {"fan", "serpentine", "inner:3", "random"}) {
    const auto dual = derived("dual-graph", board("triangulation", {12}, "coloring", 1, shape))[0];
    EXPECT_EQ(dual.vertices, 10);
    EXPECT_EQ(dual.edges->size(), 9u);
    std::vector<int> degree(10);
    for (const Ends e : *dual.edges) ++degree[static_cast<std::size_t>(e.u)], ++degree[static_cast<std::size_t>(e.v)];
    EXPECT_EQ(std::count(degree.begin(), degree.end(), 0), 0);
    if (shape == "inner:3") {
      EXPECT_EQ(std::count(degree.begin(), degree.end(), 3), 3);
    }
  }
}

TEST(NamedBoards, pseudoarcs_play_as_the_arcs_they_replace) {
  auto digraph = board("random", {4}, "deg", 2);
  digraph.root = 1;
  const auto made = derived("pseudoarcs", digraph);
  EXPECT_EQ(made[0].root, 1);
  EXPECT_EQ(ask(made[0]).outcome, ask(digraph).outcome);
}

}  // namespace
}  // namespace arete::tests
