// Maximum matchings: the size and the Gallai–Edmonds decomposition of every small graph by trying everything; of larger
// ones by what proves itself: a matching with a barrier that leaves as many odd components more as it leaves vertices
// uncovered is maximum (Tutte, Berge).

#include "math/matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <random>

#include "token_boards.hpp"

namespace arete::tests {
namespace {

using Edges = std::vector<std::pair<std::int32_t, std::int32_t>>;

Arcs arcs_of(std::int32_t n, const Edges& edges) {
  Arcs graph;
  graph.first.assign(at(n) + 1, 0);
  for (const auto& [u, v] : edges) ++graph.first[at(u) + 1], ++graph.first[at(v) + 1];
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  graph.target.resize(2 * edges.size());
  auto next = graph.first;
  for (const auto& [u, v] : edges) {
    graph.target[at(next[at(u)]++)] = v;
    graph.target[at(next[at(v)]++)] = u;
  }
  return graph;
}

/// Of every set of vertices the size of a maximum matching inside, by the definition.
std::vector<int> sizes_of_all_sets(std::int32_t n, const Edges& edges) {
  std::vector<int> size(std::size_t{1} << n);
  for (std::size_t set = 0; set < size.size(); ++set) {
    for (const auto& [u, v] : edges) {
      const std::size_t both = std::size_t{1} << u | std::size_t{1} << v;
      if ((set & both) == both) size[set] = std::max(size[set], size[set - both] + 1);
    }
  }
  return size;
}

std::int64_t uncovered(const Matching& found) {
  return std::count(found.mate.begin(), found.mate.end(), Matching::none);
}

bool is_matching(const Arcs& graph, const Matching& found) {
  for (std::int32_t v = 0; v < graph.vertices(); ++v) {
    const auto mate = found.mate[at(v)];
    if (mate == Matching::none) continue;
    if (found.mate[at(mate)] != v || std::find(graph.begin(v), graph.end(v), mate) == graph.end(v)) return false;
  }
  return true;
}

/// Components of the vertices in D, with their sizes; these are all odd and as many more than A as are uncovered.
bool proves_itself(const Arcs& graph, const Matching& found) {
  const auto in_d = [&](std::int32_t v) { return found.part[at(v)] == Part::D; };
  std::int64_t components = 0;
  Flags seen(found.part.size());
  for (std::int32_t start = 0; start < graph.vertices(); ++start) {
    if (found.part[at(start)] == Part::C &&
        (found.mate[at(start)] < 0 || found.part[at(found.mate[at(start)])] != Part::C))
      return false;
    if (!in_d(start) || seen[at(start)]) continue;
    std::vector<std::int32_t> component{start};
    seen[at(start)] = 1;
    for (std::size_t i = 0; i < component.size(); ++i) {
      for (const auto w : graph.of(component[i])) {
        if (found.part[at(w)] == Part::C) return false;  // A has all neighbours of D
        if (!in_d(w) || seen[at(w)]) continue;
        seen[at(w)] = 1;
        component.push_back(w);
      }
    }
    if (component.size() % 2 == 0) return false;
    ++components;
  }
  const auto barrier = std::count(found.part.begin(), found.part.end(), Part::A);
  return components - barrier == uncovered(found);
}

Edges pairs_of(const std::vector<Ends>& edges) {
  Edges pairs;
  for (const auto& [u, v] : edges) pairs.emplace_back(u, v);
  return pairs;
}

void expect_as_by_definition(std::int32_t n, const Edges& edges) {
  const auto graph = arcs_of(n, edges);
  const auto size = sizes_of_all_sets(n, edges);
  const std::size_t all = (std::size_t{1} << n) - 1;
  const auto found = maximum_matching(graph);
  ASSERT_TRUE(is_matching(graph, found));
  ASSERT_EQ(uncovered(found), n - 2 * size[all]);
  const auto in_d = [&](std::int32_t v) { return size[all & ~(std::size_t{1} << v)] == size[all]; };
  for (std::int32_t v = 0; v < n; ++v) {
    const bool beside = std::any_of(graph.begin(v), graph.end(v), in_d);
    ASSERT_EQ(found.part[at(v)], in_d(v) ? Part::D : beside ? Part::A : Part::C) << v;
  }
  ASSERT_TRUE(proves_itself(graph, found));
}

TEST(Matching, is_maximum_and_decomposed_on_every_labelled_graph_with_at_most_6_vertices) {
  for (std::int32_t n = 0; n <= 6; ++n) {
    every_graph(n, [&](const std::vector<Ends>& edges) { expect_as_by_definition(n, pairs_of(edges)); });
    ASSERT_FALSE(HasFailure()) << n << " vertices";
  }
}

TEST(Matching, is_maximum_and_decomposed_on_every_graph_with_7_vertices) {
  std::size_t graphs = 0;
  every_graph_up_to_isomorphism(7, [&](const std::vector<Ends>& edges) {
    ++graphs;
    expect_as_by_definition(7, pairs_of(edges));
  });
  EXPECT_EQ(graphs, 1044u);
}

/// A random graph of one of several kinds: thin and thick, with triangles and odd cycles hung on each other, so that
/// blossoms nest.
Edges random_edges(std::int32_t n, int kind, std::mt19937& random) {
  const auto below = [&](std::int32_t most) {
    return static_cast<std::int32_t>(random() % static_cast<unsigned>(most));
  };
  std::vector<std::vector<std::uint8_t>> there(at(n), std::vector<std::uint8_t>(at(n)));
  const auto join = [&](std::int32_t u, std::int32_t v) {
    if (u != v) there[at(std::min(u, v))][at(std::max(u, v))] = 1;
  };
  if (kind < 4) {
    const auto chance = std::array{1, 2, 3, n / 2 + 1}[static_cast<std::size_t>(kind)];
    for (std::int32_t u = 0; u < n; ++u) {
      for (std::int32_t v = u + 1; v < n; ++v) {
        if (below(n) < chance) join(u, v);
      }
    }
  } else {  // a path with chords of even length near each other, and a few edges at random
    for (std::int32_t v = 1; v < n; ++v) join(v - 1, v);
    for (std::int32_t i = 0; i < n / 2; ++i) {
      const auto u = below(n);
      join(u, std::min(n - 1, u + 2 * (1 + below(1 + n / 8))));
    }
    for (int i = 0; i < kind - 4; ++i) join(below(n), below(n));
  }
  std::vector<std::int32_t> name(at(n));
  std::iota(name.begin(), name.end(), 0);
  std::shuffle(name.begin(), name.end(), random);
  Edges edges;
  for (std::int32_t u = 0; u < n; ++u) {
    for (std::int32_t v = u + 1; v < n; ++v) {
      if (there[at(u)][at(v)]) edges.emplace_back(name[at(u)], name[at(v)]);
    }
  }
  return edges;
}

TEST(Matching, proves_itself_on_a_hundred_thousand_random_graphs) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 100'000; ++trial) {
    const auto n = static_cast<std::int32_t>(8 + random() % 33);
    const auto graph = arcs_of(n, random_edges(n, trial % 7, random));
    // From no matching at all every vertex is the root of a tree, and far more has to be augmented.
    const auto start = trial % 2 == 0 ? std::vector<std::int32_t>() : std::vector<std::int32_t>(at(n), Matching::none);
    const auto found = maximum_matching(graph, {}, start);
    ASSERT_TRUE(is_matching(graph, found)) << trial;
    ASSERT_TRUE(proves_itself(graph, found)) << trial;
  }
}

TEST(Matching, of_a_graph_without_some_vertices_is_that_of_the_rest) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 2000; ++trial) {
    const auto n = static_cast<std::int32_t>(2 + random() % 30);
    const auto edges = random_edges(n, trial % 7, random);
    Flags without(at(n));
    for (auto& gone : without) gone = random() % 4 == 0;
    Edges rest;
    for (const auto& [u, v] : edges) {
      if (!without[at(u)] && !without[at(v)]) rest.emplace_back(u, v);
    }
    const auto found = maximum_matching(arcs_of(n, edges), without), wanted = maximum_matching(arcs_of(n, rest));
    EXPECT_TRUE(is_matching(arcs_of(n, rest), found));
    EXPECT_EQ(found.part, wanted.part);
  }
}

/// A triangle, on each corner of which hangs a triangle, and so on: odd cycles within odd cycles.
Edges triangles_on_triangles(std::int32_t levels) {
  Edges edges;
  std::vector<std::int32_t> corners{0};
  std::int32_t next = 1;
  for (std::int32_t level = 0; level < levels; ++level) {
    std::vector<std::int32_t> fresh;
    for (const auto corner : corners) {
      edges.insert(edges.end(), {{corner, next}, {corner, next + 1}, {next, next + 1}});
      fresh.insert(fresh.end(), {next, next + 1});
      next += 2;
    }
    corners = fresh;
  }
  return edges;
}

TEST(Matching, shrinks_blossoms_within_blossoms) {
  const auto edges = triangles_on_triangles(14);
  const auto n = static_cast<std::int32_t>(2 * edges.size() / 3 + 1);
  const auto graph = arcs_of(n, edges);
  for (const auto& start : {std::vector<std::int32_t>(), std::vector<std::int32_t>(at(n), Matching::none)}) {
    const auto found = maximum_matching(graph, {}, start);
    EXPECT_EQ(uncovered(found), 1);
    EXPECT_EQ(std::count(found.part.begin(), found.part.end(), Part::D), n);  // factor-critical
  }
}

TEST(Matching, can_be_left) {
  Edges edges;
  for (std::int32_t v = 0; v + 1 < 100'001; ++v) edges.emplace_back(v, v + 1);
  const auto path = arcs_of(100'001, edges);
  const std::atomic<bool> cancelled{true};
  Budget stopped({.cancelled = &cancelled}), small({.memory = 1'000'000}), enough({.memory = 100'000'000});
  EXPECT_THROW(maximum_matching(path, {}, {}, &stopped), BudgetSpent);
  EXPECT_THROW(maximum_matching(path, {}, {}, &small), BudgetSpent);
  EXPECT_EQ(uncovered(maximum_matching(path, {}, {}, &enough)), 1);
  const std::vector<std::int32_t> nobody(100'001, Matching::none);
  Budget again({.cancelled = &cancelled});
  EXPECT_THROW(maximum_matching(path, {}, nobody, &again), BudgetSpent);  // while trees grow, too
}

}  // namespace
}  // namespace arete::tests
