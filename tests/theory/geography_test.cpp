// "Undirected edge geography" on every small graph.

#include <numeric>

#include "theory/geography/grids.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

/// By the definition: the fast search knows what is to be confirmed here.
Answer plainly(const Document& document, Question question = {}) {
  question.plain = true;
  return ask(document, question);
}

std::string starts(const Document& document) { return *plainly(document, {.all_starts = true}).starts; }

TEST(VertexGeography, the_first_player_wins_iff_every_maximum_matching_covers_the_root) {  // Theorem 1.1
  for (std::int32_t n = 0; n <= 5; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) {
      std::string expected;
      const int whole = matching_number(edges, 0);
      for (std::int32_t v = 0; v < n; ++v) expected += matching_number(edges, 1u << v) < whole ? 'N' : 'P';
      const auto answer = plainly(graph("uvg", n, edges), {.all_starts = true});
      EXPECT_EQ(*answer.starts, expected);
      EXPECT_EQ(answer.outcome == Outcome::loss,
                2 * whole == n);  // unrooted: the second player wins iff there is a perfect matching
    });
  }
}

TEST(EdgeGeography, even_kernels_are_lost_and_on_bipartite_graphs_nothing_else_is) {  // Proposition 2.2, Corollary 3.2
  for (std::int32_t n = 0; n <= 5; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) {
      const auto found = starts(graph("ueg", n, edges));
      const unsigned in_kernel = in_even_kernels(n, edges);
      const bool all = has_two_sides(n, edges);
      for (std::int32_t v = 0; v < n; ++v) {
        if (in_kernel >> v & 1) {
          EXPECT_EQ(found[static_cast<std::size_t>(v)], 'P');
        }
        if (all && !(in_kernel >> v & 1)) {
          EXPECT_EQ(found[static_cast<std::size_t>(v)], 'N');
        }
      }
    });
  }
}

TEST(EdgeGeography, complete_graphs_are_won_with_every_move) {  // Corollary 2.4
  for (std::int64_t n = 2; n <= 6; ++n) {
    auto document = board("complete", {n}, "ueg");
    document.root = 0;
    const auto answer = plainly(document);
    EXPECT_EQ(answer.outcome, Outcome::win) << n;
    EXPECT_EQ(answer.best->size(), static_cast<std::size_t>(n - 1)) << n;
  }
}

TEST(EdgeGeography, cubes_are_lost_iff_their_dimension_is_even) {  // Theorem 4.1
  for (std::int64_t d = 0; d <= 3; ++d)
    EXPECT_EQ(starts(board("cube", {d}, "ueg")), std::string(std::size_t{1} << d, d % 2 == 0 ? 'P' : 'N')) << d;
}

TEST(EdgeGeography, on_every_start_of_small_grids) {  // Theorem 4.2, and every other start
  for (std::int64_t m = 1; m <= 4; ++m) {
    for (std::int64_t n = m; n <= (m == 1 ? 9 : m == 2 ? 6 : 4); ++n) {
      if (m == 4 && n == 4) continue;
      const std::int64_t d = std::gcd(m + 1, n + 1);
      std::string expected;
      for (std::int64_t i = 1; i <= m; ++i) {
        for (std::int64_t j = 1; j <= n; ++j) expected += d > 1 && i % d != 0 && j % d != 0 ? 'P' : 'N';
      }
      EXPECT_EQ(starts(board("grid", {m, n}, "ueg")), expected) << m << " x " << n;
    }
  }
}

TEST(EdgeGeography, the_smallest_lost_position_outside_every_even_kernel) {  // what Figure 2 showed
  const std::vector<Ends> edges{{0, 1}, {0, 2}, {1, 2}, {0, 3}};
  EXPECT_EQ(starts(graph("ueg", 4, edges))[3], 'P');
  for (unsigned set = 1; set < 16; ++set) EXPECT_FALSE(even_kernel(set, 4, edges) && (set >> 3 & 1));
}

TEST(EdgeGeography, pseudoarcs_play_as_arcs) {  // Theorem 2.1
  for (std::int32_t n = 2; n <= 3; ++n) {
    every_digraph(n, [&](const std::vector<Ends>& arcs) {
      if (arcs.size() > 4) return;
      const auto pseudo = with_pseudoarcs(Digraph(n, arcs));
      const auto directed = starts(graph("deg", n, arcs));
      for (std::int32_t root = 0; root < n; ++root) {
        auto undirected = graph("ueg", pseudo.vertices, pseudo.edges);
        undirected.root = root;
        EXPECT_EQ(plainly(undirected, {.all_best = false}).outcome,
                  directed[static_cast<std::size_t>(root)] == 'N' ? Outcome::win : Outcome::loss);
      }
    });
  }
}

TEST(Geography, all_starts_agree_with_each_root_given) {
  for (const auto* game : {"uvg", "ueg", "dvg", "deg"}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto document = board("random", {5}, game, seed);
      std::string expected;
      for (std::int64_t v = 0; v < 5; ++v) {
        auto rooted = document;
        rooted.root = v;
        expected += searched(rooted).outcome == Outcome::win ? 'N' : 'P';
      }
      EXPECT_EQ(starts(document), expected) << document.write();
    }
  }
}

}  // namespace
}  // namespace arete::tests
