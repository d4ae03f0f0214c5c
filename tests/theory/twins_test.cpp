// Edge geography by twins and on complete graphs: equal to search wherever it answers.

#include "theory/geography/twins.hpp"

#include "proof/kinds/geography.hpp"
#include "theory/geography/proofs.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

TEST(Twins, are_lost_and_complete_components_are_won_on_every_graph_with_at_most_5_vertices) {
  std::size_t answered = 0;
  for (std::int32_t n = 1; n <= 5; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      for (std::int32_t root = 0; root < n; ++root) {
        const auto board = rooted_board(n, edges, root);
        const auto finding = twin_edge_geography(board, {}, {});
        const auto sets = neighbour_sets(n, edges);
        const auto own = sets[static_cast<std::size_t>(root)];
        const bool twin = own != 0 && std::count(sets.begin(), sets.end(), own) > 1;
        if (twin) {
          EXPECT_TRUE(finding && outcome(*finding) == Outcome::loss);
        }
        if (finding) expect_as_searched(*finding, document("ueg", board)), ++answered;
      }
    });
  }
  EXPECT_GT(answered, 50u);
}

TEST(Twins, after_moves_only_the_edges_that_are_left_count) {
  const auto triangle = rooted_board(3, {{0, 1}, {0, 2}, {1, 2}}, 0);
  const auto after = twin_edge_geography(triangle, {{1}}, {});  // 0 and 1 are both joined to 2 alone
  ASSERT_TRUE(after);
  expect_as_searched(*after, document("ueg", triangle, {{1}}));
}

TEST(Twins, every_start_of_a_complete_graph_with_its_moves) {
  const auto named = board("complete", {5}, "ueg");
  const TokenBoard complete{Graph(*named.vertices, *named.edges), std::nullopt};
  const auto finding = twin_edge_geography(complete, {}, {.all_starts = true, .start_moves = true});
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->starts, "NNNNN");
  EXPECT_EQ((*finding->wins)[2], (std::vector<std::int32_t>{0, 1, 3, 4}));
  EXPECT_EQ(outcome(*finding), Outcome::loss);  // whoever chooses the root
  const auto path = twin_edge_geography(unrooted_board(3, {{0, 1}, {1, 2}}), {}, {.all_starts = true});
  EXPECT_FALSE(path);
}

TEST(Twins, large_complete_graphs_are_answered_and_proved) {
  auto document = board("complete", {300}, "ueg");
  document.root = 7;
  const auto session = open(document);
  const auto answer = session->solve({.proof = true});
  EXPECT_EQ(answer.outcome, Outcome::win);
  EXPECT_EQ(answer.best->size(), 299u);
  EXPECT_NE(answer.source.find("Corollary 2.4"), std::string::npos) << answer.source;
  ASSERT_TRUE(answer.proof);
  EXPECT_EQ(session->check(*answer.proof).best, answer.best);
}

}  // namespace
}  // namespace arete::tests
