// What is said of the bipartite adjacency matrix, against its definition.

#include "theory/geography/span.hpp"

#include <set>

#include "theory/geography/billiard_table.hpp"
#include "theory/geography/grids.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

std::string fact(const Idea& idea, const std::string& name) {
  for (const auto& f : idea.facts) {
    if (f.name == name) return f.words;
  }
  return "";
}

Idea idea_of(const std::string& kind, std::vector<std::int64_t> sizes, std::optional<std::int64_t> root) {
  auto document = board(kind, std::move(sizes), "ueg");
  document.root = root;
  return *ask(document, {.idea = true}).idea;
}

TEST(Span, a_path_of_four_vertices) {
  const auto idea = idea_of("path", {4}, 0);
  EXPECT_EQ(fact(idea, "M"), "2 rows, 2 columns, rank 2 over GF(2), invertible");
  EXPECT_EQ(fact(idea, "rows of M, vertices in increasing order"), "10 11");
  EXPECT_EQ(fact(idea, "line"),
            "row 1, independent of the other rows; its unit vector is the sum of the columns of the even kernel");
}

TEST(Span, a_lost_row_is_the_sum_of_the_others_of_its_kernel) {
  const auto idea = idea_of("grid", {3, 3}, 0);
  EXPECT_EQ(fact(idea, "M"), "5 rows, 4 columns, rank 3 over GF(2)");
  EXPECT_EQ(fact(idea, "rows of M, vertices in increasing order"), "1100 1010 1111 0101 0011");
  EXPECT_EQ(fact(idea, "line"), "row 1, the sum of the other rows of the even kernel");
  EXPECT_EQ(idea.groups.front().vertices, (std::vector<std::int32_t>{0, 4, 8}));  // 1100 = 1111 + 0011
}

TEST(Span, the_rank_is_the_number_of_rows_that_no_earlier_ones_span) {
  for (std::int32_t n = 1; n <= 6; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto facts = span_facts(Graph(n, edges), {}, false);
      std::set<unsigned> sums{0};  // of rows: the adjacency matrix has twice the rank of M
      for (const auto row : neighbour_sets(n, edges)) {
        auto more = sums;
        for (const auto s : sums) more.insert(s ^ row);
        sums = std::move(more);
      }
      const auto rank = std::countr_zero(sums.size()) / 2;
      EXPECT_NE(facts[0].words.find(", rank " + std::to_string(rank) + " over"), std::string::npos) << facts[0].words;
      EXPECT_EQ(facts[0].words.ends_with("invertible"), 2 * rank == n);
    });
  }
}

TEST(Span, without_root_and_kernel_M_is_invertible) {
  const auto idea = idea_of("grid", {4, 6}, std::nullopt);
  EXPECT_EQ(idea.name, "Corollary 3.6");
  EXPECT_EQ(fact(idea, "M"), "12 rows, 12 columns, rank 12 over GF(2), invertible");
}

TEST(Span, says_nothing_of_odd_cycles) {
  EXPECT_TRUE(span_facts(Graph(3, {{0, 1}, {0, 2}, {1, 2}}), {}, false).empty());
}

TEST(BilliardTable, a_way_keeps_its_ends_and_where_it_turns) {
  const Grid grid{2, 3};
  const auto group = way_group(grid, "way", {{{3, 0}, {2, 1}, {1, 2}, {0, 3}, {1, 4}}});
  ASSERT_EQ(group.ways.size(), 1u);
  std::vector<std::pair<std::int32_t, std::int32_t>> places;
  for (const auto& [vertex, from] : group.ways[0]) places.emplace_back(vertex, from);
  const std::vector<std::pair<std::int32_t, std::int32_t>> expected{{grid.vertex(2, 1), grid.vertex(1, 2)},
                                                                    {grid.vertex(1, 3), grid.vertex(2, 3)},
                                                                    {grid.vertex(1, 3), grid.vertex(1, 2)}};
  EXPECT_EQ(places, expected);
}

TEST(BilliardTable, the_ball_is_drawn_with_its_reflections_at_the_rim) {
  const auto idea = idea_of("grid", {12, 9}, 0);
  const Grid grid{12, 9};
  const auto& way = idea.groups[1];
  EXPECT_EQ(way.name, "way of the ball");
  ASSERT_EQ(way.ways.size(), 1u);
  const auto place = [&](const Idea::Place& p) {
    const auto x = [&](std::int32_t v) { return v / grid.n + 1; };
    const auto y = [&](std::int32_t v) { return v % grid.n + 1; };
    return std::pair{2 * x(p.vertex) - x(p.from), 2 * y(p.vertex) - y(p.from)};
  };
  for (std::size_t i = 0; i < way.ways[0].size(); ++i) {
    const auto [x, y] = place(way.ways[0][i]);
    const bool rim = x == 0 || x == grid.m + 1 || y == 0 || y == grid.n + 1;
    EXPECT_TRUE(rim || i + 1 == way.ways[0].size()) << x << ' ' << y;  // it turns at cushions alone
    if (i == 0) continue;
    const auto [u, v] = place(way.ways[0][i - 1]);
    EXPECT_EQ(std::abs(x - u), std::abs(y - v));  // by diagonals
  }
}

}  // namespace
}  // namespace arete::tests
