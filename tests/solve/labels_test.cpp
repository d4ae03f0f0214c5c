// Boards with many symmetries, whose small components are searched as they lie on the board: nimbers and best moves are
// those of the definition.

#include <random>

#include "agree.hpp"

namespace arete::tests {
namespace {

/// A random unicyclic graph on n vertices, with further leaves that hang in pairs: each pair doubles the symmetries.
Document with_pairs(const std::string& game, std::int32_t n, std::int32_t pairs, unsigned seed) {
  std::mt19937 random(seed);
  const auto below = [&](std::int32_t k) { return static_cast<std::int32_t>(random() % static_cast<unsigned>(k)); };
  std::vector<Ends> edges;
  for (std::int32_t v = 1; v < n; ++v) edges.push_back({below(v), v});
  if (std::ranges::find(edges, Ends{0, n - 1}) == edges.end()) edges.push_back({0, n - 1});
  for (std::int32_t leaf = n; leaf < n + 2 * pairs; leaf += 2) {
    const auto at = below(n);
    edges.push_back({at, leaf});
    edges.push_back({at, leaf + 1});
  }
  return graph(game, n + 2 * pairs, edges);
}

TEST(Labels, boards_with_many_symmetries_have_the_answers_of_the_definition) {
  for (const std::string game : {"node-kayles", "arc-kayles"}) {
    for (unsigned seed = 0; seed < 60; ++seed)
      expect_same_answers(with_pairs(game, 8, static_cast<std::int32_t>(seed % 2) + 4, seed), 0);
  }
}

}  // namespace
}  // namespace arete::tests
