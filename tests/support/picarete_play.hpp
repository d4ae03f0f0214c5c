// The strategy of Le Pic'arete to be played against everybody, and random graphs to play on.
#pragma once

#include <random>
#include <set>

#include "ask.hpp"
#include "picarete_game.hpp"
#include "reproduce/picarete/strategy_play.hpp"

namespace arete::tests {

/// Sparse enough to have all types of components, or dense.
inline Graph random_graph(std::mt19937& random, std::int32_t vertices, std::size_t edges) {
  std::set<Ends> chosen;
  while (chosen.size() < edges) {
    const auto u = static_cast<std::int32_t>(random() % static_cast<unsigned>(vertices)),
               v = static_cast<std::int32_t>(random() % static_cast<unsigned>(vertices));
    if (u != v) chosen.insert(ordered({u, v}));
  }
  return {vertices, {chosen.begin(), chosen.end()}};
}

inline std::size_t some_edge_left(const PicareteGame& game, std::mt19937& random) {
  auto e = random() % game.graph().edges.size();
  while (!game.left(e)) e = (e + 1) % game.graph().edges.size();
  return e;
}

/// The strategy with the first or second move against random ones; it reaches the bound that it had when it first
/// moved.
inline void expect_bound_against_random_moves(const Graph& graph, bool begins, std::mt19937& random) {
  PicareteGame game(graph);
  Value score = 0;
  if (!begins) game.remove(some_edge_left(game, random));
  const auto least = game.bounds().low;
  for (bool mine = true; !game.over(); mine = !mine) {
    if (mine) {
      score += game.remove(game.securing_edge());
    } else {
      score -= game.remove(some_edge_left(game, random));
    }
  }
  EXPECT_GE(score, least);
}

/// The strategy against the search.
inline void expect_bound_against_perfect_play(const Graph& graph) {
  auto document = tests::graph("picarete", graph.vertices, graph.edges);
  PicareteGame game(graph);
  const auto least = game.bounds().low;
  Value score = 0;
  for (bool mine = true; !game.over(); mine = !mine) {
    auto e = graph.edges.size();
    if (mine) {
      e = game.securing_edge();
    } else {
      const auto reply = searched(document, {.all_best = false}).best->front();
      const Ends ends{static_cast<std::int32_t>(reply[0]), static_cast<std::int32_t>(reply[1])};
      e = static_cast<std::size_t>(std::find(graph.edges.begin(), graph.edges.end(), ends) - graph.edges.begin());
    }
    score += (mine ? 1 : -1) * game.remove(e);
    document.moves.push_back({graph.edges[e].u, graph.edges[e].v});
  }
  EXPECT_GE(score, least);
}

/// Of every sum of connected graphs with so many edges in all: the bounds hold, and the strategy reaches the lower one.
inline std::size_t expect_bounds_on_small_graphs(std::size_t most_edges) {
  const SmallGraphs graphs(most_edges);
  std::map<SmallGraphs::Sum, Value> known;
  std::size_t count = 0;
  graphs.every_sum([&](const SmallGraphs::Sum& sum) {
    const Graph graph = graphs.graph(sum);
    const auto bounds = PicareteComponents(graph).parities().bounds();
    const auto value = graphs.value(sum);
    EXPECT_LE(bounds.low, value);
    EXPECT_LE(value, bounds.high);
    EXPECT_GE(worst(graphs, sum, known), bounds.low);
    ++count;
  });
  return count;
}

}  // namespace arete::tests
