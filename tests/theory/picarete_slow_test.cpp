// Le Pic'arete on more graphs than the fast tests have time for.

#include <gtest/gtest.h>

#include "picarete_play.hpp"

namespace arete::tests {
namespace {

TEST(PicareteSlow,
     every_graph_with_twelve_edges_keeps_the_bounds_and_the_strategy_reaches_them_against_every_opponent) {
  EXPECT_EQ(expect_bounds_on_small_graphs(12), 75037u);
}

TEST(PicareteSlow, the_strategy_reaches_its_bound_against_perfect_play) {
  std::mt19937 random(5);
  for (unsigned round = 0; round < 60; ++round) {
    expect_bound_against_perfect_play(random_graph(random, static_cast<std::int32_t>(9 + round % 7), 16 + round % 6));
  }
}

TEST(PicareteSlow, the_strategy_reaches_its_bound_against_random_moves_on_graphs_of_ten_thousand_edges) {
  std::mt19937 random(6);
  const auto grid = board("grid", {70, 71}, "picarete");
  const Graph dense = random_graph(random, 200, 10'000), sparse = random_graph(random, 10'000, 10'000),
              square(*grid.vertices, *grid.edges);
  for (const auto* graph : {&dense, &sparse, &square}) {
    for (const bool begins : {true, false}) expect_bound_against_random_moves(*graph, begins, random);
  }
}

}  // namespace
}  // namespace arete::tests
