// Where graphs without coordinates go: planar ones have no crossings, no edge runs through a vertex, and symmetric
// graphs look symmetric. Every connected graph of up to seven vertices is asked, and some famous ones.

#include "view/pictures/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <cmath>

#include "board/graphs/every_graph.hpp"
#include "board/plane/symmetry.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

using Points = std::vector<std::array<double, 2>>;
using Edges = std::vector<Ends>;

std::size_t at(std::int32_t v) { return static_cast<std::size_t>(v); }
double apart(const Points& p, std::size_t v, std::size_t w) { return std::hypot(p[v][0] - p[w][0], p[v][1] - p[w][1]); }

double side(const Points& p, std::int32_t a, std::int32_t b, std::int32_t c) {
  return (p[at(b)][0] - p[at(a)][0]) * (p[at(c)][1] - p[at(a)][1]) -
         (p[at(b)][1] - p[at(a)][1]) * (p[at(c)][0] - p[at(a)][0]);
}

std::size_t crossings(const Points& p, const Edges& edges) {
  std::size_t count = 0;
  for (const auto& e : edges) {
    for (const auto& f : edges) {
      if (e.u == f.u || e.u == f.v || e.v == f.u || e.v == f.v) continue;
      const double by_e = side(p, e.u, e.v, f.u) * side(p, e.u, e.v, f.v);
      const double by_f = side(p, f.u, f.v, e.u) * side(p, f.u, f.v, e.v);
      count += by_e < -1e-12 && by_f < -1e-12 ? 1 : 0;  // where they only touch, there is no clearance
    }
  }
  return count / 2;
}

/// From a vertex to the nearest other one or to an edge of others, in medians of the lengths of edges.
double clearance(const Points& p, const Edges& edges) {
  double least = 1e9;
  std::vector<double> lengths;
  for (const auto& e : edges) lengths.push_back(apart(p, at(e.u), at(e.v)));
  std::nth_element(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2), lengths.end());
  for (std::int32_t v = 0; at(v) < p.size(); ++v) {
    for (std::size_t w = 0; w < at(v); ++w) least = std::min(least, apart(p, at(v), w));
    for (const auto& [a, b] : edges) {
      if (v == a || v == b) continue;
      const double long_side = apart(p, at(a), at(b));
      const double along = ((p[at(v)][0] - p[at(a)][0]) * (p[at(b)][0] - p[at(a)][0]) +
                            (p[at(v)][1] - p[at(a)][1]) * (p[at(b)][1] - p[at(a)][1])) /
                           long_side;
      if (along > 0 && along < long_side) least = std::min(least, std::abs(side(p, a, b, v)) / long_side);
    }
  }
  return least / lengths[lengths.size() / 2];
}

bool planar(std::int32_t n, const Edges& edges) {
  boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> graph(at(n));
  for (const auto& [u, v] : edges) add_edge(at(u), at(v), graph);
  return boost::boyer_myrvold_planarity_test(graph);
}

bool connected(std::int32_t n, const Edges& edges) {
  std::vector<bool> seen(at(n));
  seen[0] = true;
  for (std::int32_t round = 0; round < n; ++round) {
    for (const auto& [u, v] : edges) seen[at(u)] = seen[at(v)] = seen[at(u)] || seen[at(v)];
  }
  return std::all_of(seen.begin(), seen.end(), [](bool b) { return b; });
}

std::string text(const Edges& edges) {
  std::string text;
  for (const auto& [u, v] : edges) text += std::to_string(u) + "-" + std::to_string(v) + " ";
  return text;
}

TEST(Layout, every_connected_graph_of_up_to_seven_vertices_is_clear_and_plane_if_it_is_planar) {
  std::size_t graphs = 0, plane = 0;
  for (std::int32_t n = 2; n <= sized(7, 6); ++n) {
    every_graph_up_to_isomorphism(n, [&](const Edges& edges) {
      if (!connected(n, edges)) return;
      ++graphs;
      const auto points = layout(at(n), edges);
      EXPECT_GT(clearance(points, edges), 0.15) << text(edges);
      if (!planar(n, edges)) return;
      ++plane;
      EXPECT_EQ(crossings(points, edges), 0u) << text(edges);
    });
  }
  EXPECT_EQ(graphs, 1u + 2 + 6 + 21 + 112 + sized(853u, 0u));
  EXPECT_EQ(plane, 1u + 2 + 6 + 20 + 99 + sized(646u, 0u));
}

/// n vertices around, and edges to those so many steps on; `from` is the first of them.
void add_circle(Edges& edges, std::int32_t from, std::int32_t n, std::int32_t step) {
  for (std::int32_t i = 0; i < n; ++i) {
    const std::int32_t other = (i + step) % n;
    if (2 * step != n || i < other) edges.push_back(ordered({from + i, from + other}));
  }
}
/// Two circles of n vertices with spokes between them.
Edges petersen(std::int32_t n, std::int32_t step) {
  Edges edges;
  add_circle(edges, 0, n, 1);
  add_circle(edges, n, n, step);
  for (std::int32_t i = 0; i < n; ++i) edges.push_back({i, n + i});
  return edges;
}
Edges cube(std::int32_t dimension) {
  Edges edges;
  for (std::int32_t v = 0; v < 1 << dimension; ++v) {
    for (std::int32_t bit = 0; bit < dimension; ++bit) {
      if ((v >> bit & 1) == 0) edges.push_back({v, v | 1 << bit});
    }
  }
  return edges;
}
Edges antiprism(std::int32_t n) {
  Edges edges;
  add_circle(edges, 0, n, 1);
  add_circle(edges, n, n, 1);
  for (std::int32_t i = 0; i < n; ++i) edges.push_back({i, n + i}), edges.push_back({i, n + (i + 1) % n});
  return edges;
}
Edges icosahedron() {
  Edges edges = antiprism(5);
  for (std::int32_t i = 0; i < 5; ++i) edges.push_back({i, 10}), edges.push_back({5 + i, 11});
  return edges;
}
Edges wheel(std::int32_t n) {
  Edges edges;
  add_circle(edges, 0, n, 1);
  for (std::int32_t i = 0; i < n; ++i) edges.push_back({i, n});
  return edges;
}
Edges dodecahedron() {
  Edges edges;
  add_circle(edges, 0, 5, 1);
  add_circle(edges, 5, 10, 1);
  add_circle(edges, 15, 5, 1);
  for (std::int32_t i = 0; i < 5; ++i) edges.push_back({i, 5 + 2 * i}), edges.push_back({6 + 2 * i, 15 + i});
  return edges;
}

/// How many symmetries of the graph are symmetries of the picture, the identity among them.
std::size_t shown(const Points& points, Edges edges) {
  std::sort(edges.begin(), edges.end());
  const auto all = automorphisms(Graph(static_cast<std::int64_t>(points.size()), edges), {}, 20000);
  return 1 + static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](const Permutation& images) {
           for (std::size_t v = 0; v < points.size(); ++v) {
             for (std::size_t w = 0; w < v; ++w) {
               if (std::abs(apart(points, v, w) - apart(points, images[v], images[w])) > 0.1) return false;
             }
           }
           return true;
         }));
}

TEST(Layout, famous_graphs_show_their_symmetry) {
  struct Famous {
    const char* name;
    Edges edges;
    std::size_t vertices, symmetries;
  };
  const std::vector<Famous> all{{"Petersen", petersen(5, 2), 10, 10},
                                {"pentagonal prism", petersen(5, 1), 10, 10},
                                {"Desargues", petersen(10, 3), 20, 10},
                                {"cube", cube(3), 8, 4},
                                {"tetrahedron", wheel(3), 4, 6},
                                {"octahedron", antiprism(3), 6, 6},
                                {"square antiprism", antiprism(4), 8, 8},
                                {"icosahedron", icosahedron(), 12, 6},
                                {"dodecahedron", dodecahedron(), 20, 10},
                                {"wheel", wheel(7), 8, 14},
                                {"tesseract", cube(4), 16, 8}};
  for (const auto& [name, edges, vertices, symmetries] : all) {
    const auto points = layout(vertices, edges);
    EXPECT_GE(shown(points, edges), symmetries) << name;
    EXPECT_GT(clearance(points, edges), 0.15) << name;
    const bool plane = planar(static_cast<std::int32_t>(vertices), edges);
    EXPECT_TRUE(!plane || crossings(points, edges) == 0) << name;
  }
}

TEST(Layout, larger_planar_graphs_have_no_crossings) {
  // a triangle in which points are put into faces again and again: hard to draw, and nearly without symmetry
  for (const std::int32_t n : {12, 30, 70}) {
    Edges edges{{0, 1}, {0, 2}, {1, 2}};
    std::vector<std::array<std::int32_t, 3>> faces{{0, 1, 2}};
    for (std::int32_t v = 3; v < n; ++v) {
      const std::size_t chosen = at(v * 7919 % static_cast<std::int32_t>(faces.size()));
      const auto [a, b, c] = faces[chosen];
      for (const std::int32_t w : {a, b, c}) edges.push_back({w, v});
      faces[chosen] = {a, b, v};
      faces.push_back({a, c, v});
      faces.push_back({b, c, v});
    }
    EXPECT_EQ(crossings(layout(at(n), edges), edges), 0u) << n;
  }
}

}  // namespace
}  // namespace arete::tests
