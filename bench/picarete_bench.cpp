// The figures of Le Pic'arete: classification beside the bare reading of its arrays, whole games, and what the bounds
// of Theorem 2 do for the search. CPU time on one thread.

#include <cstdio>
#include <ctime>
#include <random>
#include <string>

#include "base/bits.hpp"
#include "engine/boards/graph_boards.hpp"
#include "games/picarete.hpp"
#include "picarete_game.hpp"
#include "reproduce/picarete/small_graphs.hpp"
#include "solver.hpp"

namespace {

using namespace arete;
using namespace arete::tests;

template <class F>
double seconds(F f) {
  const auto now = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
  const double start = now();
  f();
  return now() - start;
}

/// Ten million edges between so many vertices, sorted; a few are drawn twice and left off.
Graph random_graph(std::uint32_t vertices) {
  std::mt19937 random(1);
  std::vector<Ends> edges;
  for (int i = 0; i < 10'000'000; ++i) {
    const auto u = static_cast<std::int32_t>(random() % vertices), v = static_cast<std::int32_t>(random() % vertices);
    if (u != v) edges.push_back(ordered({u, v}));
  }
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  return {vertices, std::move(edges)};
}

/// What the classification has to read: the edges with an entry for each end, once to join them, once for the degrees
/// and once to peel, and once the entries of all vertices.
void classification(const std::string& name, const Graph& graph) {
  std::vector<PicareteLink> entries(static_cast<std::size_t>(graph.vertices));
  std::int64_t sum = 0;
  const double reading = seconds([&] {
    for (int pass = 0; pass < 3; ++pass) {
      for (const auto& e : graph.edges)
        sum += entries[static_cast<std::size_t>(e.u)].degree++ + entries[static_cast<std::size_t>(e.v)].degree++;
    }
    for (const auto& entry : entries) sum += entry.degree;
  });
  std::size_t count = 0;
  Verdict bounds;
  const double classifying = seconds([&] {
    const PicareteComponents components(graph);
    count = components.count();
    bounds = components.parities().bounds();
  });
  std::printf("%-34s %9zu edges %8zu components: %.3f s, reading %.3f s (%.1f times), bounds [%d, %d]%s\n",
              name.c_str(), graph.edges.size(), count, classifying, reading, classifying / reading, bounds.low,
              bounds.high, sum == 0 ? " " : "");
}

void whole_game(const std::string& name, const Graph& graph) {
  std::mt19937 random(1);
  std::vector<std::size_t> order(graph.edges.size());
  for (std::size_t e = 0; e < order.size(); ++e) order[e] = e;
  std::shuffle(order.begin(), order.end(), random);
  const double time = seconds([&] {
    PicareteGame game(graph);
    for (const auto e : order) game.remove(e);
  });
  std::printf("%-34s %9zu edges removed in random order: %.3f s, %.2f µs each\n", name.c_str(), graph.edges.size(),
              time, 1e6 * time / static_cast<double>(graph.edges.size()));
}

using Rules = picarete::Rules<Bits<1>>;
/// Knows no theorem: only that every coin is somebody's.
struct Unbounded : Rules {
  using Rules::Rules;
  Verdict bounds(const Position& p) const { return family::CuttingForPoints<Bits<1>, Graph>::bounds(p); }
};

template <class R>
double solve_all(const std::vector<Graph>& graphs, std::uint64_t& nodes, Value& sum) {
  return seconds([&] {
    for (const auto& graph : graphs) {
      const R rules(graph);
      Solver<R> solver(rules, {.all_best = false});
      sum += solver.solve(rules.start(), Player::first).value.low;
      nodes += solver.nodes();
    }
  });
}

void with_and_without(const std::string& name, const std::vector<Graph>& graphs) {
  std::uint64_t nodes = 0, more_nodes = 0;
  Value sum = 0, same_sum = 0;
  const double with = solve_all<Rules>(graphs, nodes, sum),
               without = solve_all<Unbounded>(graphs, more_nodes, same_sum);
  std::printf(
      "%-34s with bounds %.4f s, %llu nodes; without %.4f s, %llu nodes: %.1f times, %.1f times the nodes; values add "
      "up to %d%s\n",
      name.c_str(), with, static_cast<unsigned long long>(nodes), without, static_cast<unsigned long long>(more_nodes),
      without / with, static_cast<double>(more_nodes) / static_cast<double>(nodes), sum,
      sum == same_sum ? "" : " AND DIFFER");
}

Graph grid(std::int64_t rows, std::int64_t columns) { return {rows * columns, grid_edges({rows, columns})}; }

}  // namespace

int main() {
  classification("random, 20 million vertices", random_graph(20'000'000));
  classification("random, 2 million vertices", random_graph(2'000'000));
  classification("grid 2236×2236", grid(2236, 2236));
  classification("path", {10'000'001, path_edges(10'000'001)});
  whole_game("path", {1'000'001, path_edges(1'000'001)});
  whole_game("grid 300×300", grid(300, 300));
  with_and_without("connected, at most 9 edges", SmallGraphs(9).connected());
  with_and_without("grid 3×4", {grid(3, 4)});
  with_and_without("grid 4×4", {grid(4, 4)});
}
