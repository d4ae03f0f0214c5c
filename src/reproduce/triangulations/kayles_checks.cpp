// T, Sections 4.1 and 4.2: the tables of Kayles and of Dawson's Kayles, their magic heap sizes, and Kayles on graphs.

#include <algorithm>
#include <bit>
#include <set>

#include "engine/boards/derived_boards.hpp"
#include "engine/sequence.hpp"
#include "reproduce/instances.hpp"
#include "reproduce/triangulations/checks.hpp"
#include "reproduce/triangulations/dual_graph.hpp"
#include "reproduce/triangulations/rulebook.hpp"

namespace arete::inline reproduce {
namespace {

/// A table of the paper.
struct Printed {
  const char* code;
  std::int64_t least;  ///< taken at a time, and at most two
  std::vector<int> period;
  std::vector<ExceptionalValue> exceptions;

  int at(std::size_t heap) const {
    const auto it = std::ranges::find(exceptions, heap, &ExceptionalValue::heap);
    return it == exceptions.end() ? period[heap % period.size()] : it->value;
  }
};

const Printed& kayles() {
  static const Printed table{".77",
                             1,
                             {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7},
                             {{0, 0},
                              {3, 3},
                              {6, 3},
                              {9, 4},
                              {11, 6},
                              {15, 7},
                              {18, 3},
                              {21, 4},
                              {22, 6},
                              {28, 5},
                              {34, 6},
                              {39, 3},
                              {57, 4},
                              {70, 6}}};
  return table;
}
const Printed& dawson() {
  static const Printed table{
      ".07",
      2,
      {4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7},
      {{0, 0}, {1, 0}, {15, 0}, {17, 2}, {18, 2}, {32, 2}, {35, 0}, {52, 2}}};
  return table;
}

Ruling table(Check& check, const Printed& printed) {
  const int most = check.size(300, 2000, 20'000);
  const auto values = heap_values(printed.least, 2, most);
  for (std::size_t n = 0; n < values.size(); ++n)
    check.expect(values[n] == printed.at(n), "heaps", [&] { return "a heap of " + std::to_string(n); });
  NimSequence sequence{OctalCode(printed.code)};
  const auto period = find_period(sequence, 10'000);
  check.expect(period && period->period == printed.period.size() &&
                   exceptional_values(sequence.values(), *period).list == printed.exceptions,
               "period that is proved by Guy and Smith's theorem", [&] { return std::string(printed.code); });
  return confirmed("heaps of " + std::to_string(most) + ", and for every heap by the proved period");
}

/// The sizes where powers of two appear first, and that all other values are sums of theirs.
Ruling magic(Check& check, const Printed& printed, const std::vector<std::size_t>& sizes) {
  const int most = check.size(300, 2000, 20'000);
  const auto values = heap_values(printed.least, 2, most);
  std::vector<std::size_t> found;
  for (std::size_t n = 0; n < values.size(); ++n) {
    const bool power = std::has_single_bit(static_cast<unsigned>(values[n]));
    if (power && std::find(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(n), values[n]) ==
                     values.begin() + static_cast<std::ptrdiff_t>(n))
      found.push_back(n);
  }
  NimSequence sequence{OctalCode(printed.code)};
  const auto period = find_period(sequence, 10'000);
  check.expect(found == sizes && period && magic_heaps(sequence.values(), *period) == sizes, "lists of magic sizes",
               [&] { return std::string(printed.code); });
  for (std::size_t n = 0; n < values.size(); ++n) {
    int sum = 0;
    for (std::size_t bit = 0; bit < sizes.size(); ++bit) {
      if ((values[n] >> bit & 1) != 0) sum ^= values[sizes[bit]];
    }
    check.expect(sum == values[n], "heaps", [&] { return "a heap of " + std::to_string(n); });
  }
  return confirmed("heaps of " + std::to_string(most));
}

/// Kayles on a graph by its words: choose a vertex that is not chosen and not adjacent to a chosen one.
bool mover_wins(const std::vector<unsigned>& near, unsigned free) {
  for (std::size_t v = 0; v < near.size(); ++v) {
    if ((free >> v & 1u) != 0 && !mover_wins(near, free & ~near[v] & ~(1u << v))) return true;
  }
  return false;
}
bool mover_wins(std::int64_t vertices, const std::vector<Ends>& edges) {
  std::vector<unsigned> near(static_cast<std::size_t>(vertices));
  for (const Ends e : edges) {
    near[static_cast<std::size_t>(e.u)] |= 1u << e.v;
    near[static_cast<std::size_t>(e.v)] |= 1u << e.u;
  }
  return mover_wins(near, (1u << vertices) - 1);
}

/// EG(T) by definition: edges are adjacent if they belong to one triangle.
std::vector<Ends> edges_in_a_triangle(const Document& document) {
  const Rulebook book(document);
  const auto& edges = *document.edges;
  std::vector<Ends> pairs;
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(edges.size()); ++i) {
    for (std::int32_t k = i + 1; k < static_cast<std::int32_t>(edges.size()); ++k) {
      const Ends e = edges[static_cast<std::size_t>(i)], f = edges[static_cast<std::size_t>(k)];
      const std::set<int> corners{e.u, e.v, f.u, f.v};
      if (corners.size() != 3) continue;
      const std::vector<int> c(corners.begin(), corners.end());
      const Ends third = ordered({e.u == f.u || e.u == f.v ? e.v : e.u, f.u == e.u || f.u == e.v ? f.v : f.u});
      const bool drawn = std::ranges::find(edges, third) != edges.end();
      if (drawn && book.is_empty(c[0], c[1], c[2])) pairs.push_back({i, k});
    }
  }
  return pairs;
}

Document edge_graph(const Document& document) {
  Document graph;
  each_derived_board("edge-graph", document, "", [&](const Document& made) { graph = made; });
  return graph;
}

bool connected(std::int64_t vertices, const std::vector<Ends>& edges) {
  std::vector<int> root(static_cast<std::size_t>(vertices));
  for (std::size_t v = 0; v < root.size(); ++v) root[v] = static_cast<int>(v);
  for (const Ends e : edges) {
    const int from = root[static_cast<std::size_t>(e.u)], to = root[static_cast<std::size_t>(e.v)];
    std::ranges::replace(root, from, to);
  }
  return std::ranges::count(root, root.front()) == static_cast<std::ptrdiff_t>(root.size());
}

}  // namespace

Ruling table_1(Check& check) { return table(check, kayles()); }
Ruling table_2(Check& check) { return table(check, dawson()); }
Ruling magic_sizes_of_kayles(Check& check) { return magic(check, kayles(), {1, 2, 5, 27}); }
Ruling magic_sizes_of_dawsons_kayles(Check& check) { return magic(check, dawson(), {2, 4, 14, 69}); }

Ruling node_kayles_is_kayles_on_graphs(Check& check) {
  const int most = check.size(5, 6, 6);
  for (std::int64_t n = 1; n <= most; ++n) {
    std::vector<Ends> pairs;
    for (std::int32_t u = 0; u < n; ++u) {
      for (std::int32_t v = u + 1; v < n; ++v) pairs.push_back({u, v});
    }
    for (unsigned chosen = 0; chosen < 1u << pairs.size(); ++chosen) {
      std::vector<Ends> edges;
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        if ((chosen >> i & 1u) != 0) edges.push_back(pairs[i]);
      }
      const auto document = graph_of("node-kayles", n, edges);
      check.expect((answer_to(document).outcome == Outcome::win) == mover_wins(n, edges), "labelled graphs",
                   [&] { return document.write(); });
    }
  }
  check.note("that deciding it is PSPACE-complete is cited, not checked");
  return confirmed(std::to_string(most) + " vertices");
}

Ruling coloring_is_kayles_on_edges(Check& check) {
  const int most = check.size(6, 6, 7);
  for (int n = 3; n <= most; ++n) {
    every_triangulated_set("coloring", n, [&](const Document& document) {
      const auto graph = edge_graph(document);
      const bool made = *graph.edges == edges_in_a_triangle(document);
      const bool wins = by_rules_alone(document).outcome == Outcome::win;
      check.expect(made && wins == (by_rules_alone(graph).outcome == Outcome::win), "triangulations",
                   [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

/// With F triangles as edges of a connected graph on 2F + 1 vertices every block is one of them: each adds two
/// vertices.
Ruling edge_graphs_are_cacti(Check& check) {
  const int most = check.size(9, 10, 11);
  for (int n = 3; n <= most; ++n) {
    Document document = named("convex", {n}, "coloring");
    every_triangulation(PointSet(*document.points), [&](const std::vector<Ends>& edges) {
      document.edges = edges;
      const auto graph = edge_graph(document);
      const DualGraph dual(edges);
      const auto faces = static_cast<std::int64_t>(dual.faces.size());
      check.expect(*graph.vertices == 2 * faces + 1 && static_cast<std::int64_t>(graph.edges->size()) == 3 * faces &&
                       connected(*graph.vertices, *graph.edges),
                   "triangulations", [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling figure_2(Check& check) {
  const auto document = named("delaunay", {7}, "coloring", "", 5);
  const auto graph = edge_graph(document);
  check.expect(*graph.edges == edges_in_a_triangle(document) &&
                   (answer_to(document).outcome == Outcome::win) == mover_wins(*graph.vertices, *graph.edges),
               "triangulation with its graph", [&] { return document.write(); });
  return confirmed("this triangulation");
}

}  // namespace arete::inline reproduce
