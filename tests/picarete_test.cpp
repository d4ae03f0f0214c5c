// "Le Pic'arete": the values that the paper names, and the laws that follow from the rule alone.

#include "ask.hpp"

namespace arete {
namespace {

Value value(std::int64_t vertices, const std::vector<Ends>& edges) { return *ask(graph("picarete", vertices, edges)).score; }

TEST(Picarete, the_triangle_is_worth_1_and_the_square_minus_2) {
  EXPECT_EQ(*ask(board("cycle", {3}, "picarete")).score, 1);
  EXPECT_EQ(*ask(board("cycle", {4}, "picarete")).score, -2);
}

TEST(Picarete, isolated_edges_are_taken_in_turn) {
  std::vector<Ends> edges;
  for (std::int32_t k = 0; k <= 6; ++k) {
    EXPECT_EQ(value(2 * k, edges), k % 2 == 1 ? 2 : 0) << k;
    edges.push_back({2 * k, 2 * k + 1});
  }
}

/// Connected components with an odd number of edges.
int odd_components(std::int32_t n, const std::vector<Ends>& edges) {
  std::vector<std::int32_t> root(static_cast<std::size_t>(n));
  for (std::int32_t v = 0; v < n; ++v) root[static_cast<std::size_t>(v)] = v;
  const auto find = [&](std::int32_t v) {
    while (root[static_cast<std::size_t>(v)] != v) v = root[static_cast<std::size_t>(v)];
    return v;
  };
  for (const auto& e : edges) root[static_cast<std::size_t>(find(e.u))] = find(e.v);
  std::vector<int> count(static_cast<std::size_t>(n));
  for (const auto& e : edges) ++count[static_cast<std::size_t>(find(e.u))];
  return static_cast<int>(std::count_if(count.begin(), count.end(), [](int c) { return c % 2 == 1; }));
}

TEST(Picarete, an_odd_number_of_odd_components_is_won_on_every_graph_with_five_vertices) {  // Corollary 3
  for (std::int32_t n = 0; n <= 5; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) {
      if (odd_components(n, edges) % 2 == 1) {
        EXPECT_GT(value(n, edges), 0);
      }
    });
  }
}

/// The student's game by its rule: `dark` has a bit for each segment inside the outline, first those between neighbours in a row.
Value on_squared_paper(int rows, int columns, unsigned dark, std::map<unsigned, Value>& known) {
  const int upright = rows * (columns - 1), segments = upright + (rows - 1) * columns;
  if (dark == (1u << segments) - 1) return 0;
  if (const auto it = known.find(dark); it != known.end()) return it->second;
  const auto complete = [&](unsigned after) {
    const auto side = [&](bool border, int segment) { return border || (after >> segment & 1) != 0; };
    int count = 0;
    for (int i = 0; i < rows; ++i) {
      for (int j = 0; j < columns; ++j) {
        const int left = i * (columns - 1) + j - 1, above = upright + (i - 1) * columns + j;
        count += side(j == 0, left) && side(j == columns - 1, left + 1) && side(i == 0, above) && side(i == rows - 1, above + columns) ? 1 : 0;
      }
    }
    return count;
  };
  Value best = -1000;
  for (int s = 0; s < segments; ++s) {
    const unsigned after = dark | 1u << s;
    if (after != dark) best = std::max(best, complete(after) - complete(dark) - on_squared_paper(rows, columns, after, known));
  }
  return known[dark] = best;
}

TEST(Picarete, squared_paper_is_played_on_its_dual) {
  for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 5}, {2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}}) {
    std::map<unsigned, Value> known;
    EXPECT_EQ(ask(board("squares", {rows, columns}, "")).score, on_squared_paper(rows, columns, 0, known)) << rows << 'x' << columns;
  }
}

TEST(StringsAndCoins, a_chain_is_taken_whole_when_it_is_all_there_is) {
  for (std::int64_t n = 2; n <= 8; ++n) EXPECT_EQ(*ask(board("path", {n}, "strings-and-coins")).score, static_cast<Value>(n)) << n;
}

TEST(StringsAndCoins, parallel_and_grounded_strings_are_interchangeable) {
  const auto answer = ask(graph("strings-and-coins", 2, {{0, 1}, {1, 0}, {0, ground}, {0, ground}, {1, ground}}));
  EXPECT_LE(answer.best->size(), 3u);
  auto document = graph("strings-and-coins", 1, {{0, ground}, {0, ground}, {0, ground}});
  EXPECT_EQ(open(document)->perft(1), 1u);
  EXPECT_EQ(open(document)->perft(3), 1u);
  document.moves = {{-1, 0}, {0, -1}};
  EXPECT_EQ(*ask(document).score, 1);
}

TEST(StringsAndCoins, small_boxes) {
  EXPECT_EQ(*ask(board("boxes", {1, 1}, "strings-and-coins")).score, -1);
  EXPECT_EQ(*ask(board("boxes", {1, 2}, "strings-and-coins")).score, 0);
  EXPECT_EQ(*ask(board("boxes", {1, 3}, "strings-and-coins")).score, -1);
  EXPECT_EQ(*ask(board("boxes", {2, 2}, "strings-and-coins")).score, 2);
}

}  // namespace
}  // namespace arete
