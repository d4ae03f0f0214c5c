// Edge geography on any graph: the search that knows of bridges and even kernels answers as the plain one does, and
// goes further.

#include "base/random.hpp"
#include "engine/certificate.hpp"
#include "theory/geography/grids.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

constexpr Question every_start{.all_starts = true, .start_moves = true, .theorems = false};

void expect_as_plain(const Document& document, Question question = {.theorems = false}) {
  const auto fast = ask(document, question);
  question.plain = true;
  const auto plain = ask(document, question);
  EXPECT_EQ(fast.outcome, plain.outcome) << document.write();
  EXPECT_EQ(fast.best, plain.best) << document.write();
  EXPECT_EQ(fast.starts, plain.starts) << document.write();
  EXPECT_EQ(fast.wins, plain.wins) << document.write();
}

Document random_graph(std::int64_t vertices, std::size_t edges, std::uint64_t seed) {
  Random random(seed);
  std::vector<Ends> chosen;
  while (chosen.size() < edges) {
    const auto u = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(vertices)));
    const auto v = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(vertices)));
    if (u != v && std::find(chosen.begin(), chosen.end(), ordered({u, v})) == chosen.end())
      chosen.push_back(ordered({u, v}));
  }
  return graph("ueg", vertices, chosen);
}

TEST(EdgeGeographySearch, equals_the_plain_one_on_every_graph_with_at_most_7_vertices) {
  for (std::int32_t n = 0; n <= 7; ++n) {
    every_graph_up_to_isomorphism(
        n, [&](const std::vector<Ends>& edges) { expect_as_plain(graph("ueg", n, edges), every_start); });
  }
}

TEST(EdgeGeographySearch, equals_the_plain_one_in_the_middle_of_games) {
  std::mt19937 random(1);
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    auto document = random_graph(9, 9 + seed % 6, seed);
    document.root = static_cast<std::int64_t>(seed % 9);
    along_a_random_play(document, random, [&](const auto& moves) {
      document.moves = moves;
      expect_as_plain(document);
    });
  }
}

TEST(EdgeGeographySearch, gives_the_nimbers_of_the_plain_one) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    auto document = random_graph(7, 6 + seed % 8, seed);
    document.root = 0;
    EXPECT_EQ(ask(document, {.nimber = true, .theorems = false}).nimber,
              ask(document, {.nimber = true, .plain = true}).nimber)
        << document.write();
  }
}

TEST(EdgeGeographySearch, pseudoarcs_of_larger_digraphs_play_as_arcs) {  // Theorem 2.1
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto directed = board("random", {5}, "deg", seed);
    const auto pseudo = with_pseudoarcs(Digraph(*directed.vertices, *directed.edges));
    if (pseudo.edges.size() > 128) continue;
    const auto expected = *ask(directed, {.all_starts = true, .plain = true}).starts;
    const auto found = *ask(graph("ueg", pseudo.vertices, pseudo.edges), {.all_starts = true}).starts;
    EXPECT_EQ(found.substr(0, expected.size()), expected) << directed.write();
  }
}

TEST(EdgeGeographySearch, answers_sparse_graphs_with_a_hundred_edges_and_more) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    auto document = random_graph(80, 120, seed);
    document.root = document.edges->front().u;
    const auto answer = ask(document, {.limits = {.nodes = 100'000}});
    EXPECT_NE(answer.outcome, Outcome::unknown) << document.write();
    for (const auto& move : *answer.best) {  // after a winning move the other player has lost
      auto next = document;
      next.moves = {move};
      EXPECT_EQ(ask(next).outcome, Outcome::loss) << next.write();
    }
  }
}

TEST(EdgeGeographySearch, proves_what_it_says_with_even_kernels) {
  std::size_t witnesses = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto document = random_graph(16, 32, seed);
    document.root = document.edges->front().u;
    const auto session = open(document);
    const auto answer = session->solve({.proof = true});
    ASSERT_TRUE(answer.proof.has_value());
    std::istringstream text(write_certificate(document, *session, answer).value());
    EXPECT_EQ(CertificateReader(text).next()->refusal, "") << document.write();
    for (auto at = answer.proof->lines.find(" lost "); at != std::string::npos;
         at = answer.proof->lines.find(" lost ", at + 1))
      ++witnesses;
  }
  EXPECT_GT(witnesses, 50u);
}

}  // namespace
}  // namespace arete::tests
