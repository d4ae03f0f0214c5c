// The table of moves in docs/theory/picarete.md: it is complete, its rows keep the four inequalities of the proof, and
// the bound that they are about is the one of Theorem 2.

#include <set>

#include "picarete_play.hpp"

namespace arete::tests {
namespace {

/// What the proof tells apart: an isolated edge; else whether the number c of cycles is even, and whether the 2-core
/// has an even number of edges.
enum Sort { isolated, even_cycles, even_core, odd_core };
Sort sort_of(const PicareteTally& t) {
  if (t.edges == 1) return isolated;
  if ((t.edges - t.vertices + 1) % 2 == 0) return even_cycles;
  return (t.edges - t.outside) % 2 == 0 ? even_core : odd_core;
}

struct Row {
  Sort from;
  Value gain;
  std::vector<Sort> to;  ///< increasing
  int fall = 0;          ///< of the sum of c − 1
  auto operator<=>(const Row&) const = default;
  bool on_cycle() const { return gain == 0 && to.size() == 1; }
};

const std::set<Row>& table() {
  constexpr Sort I = isolated, N = even_cycles, T = even_core, S = odd_core;
  static const std::set<Row> rows = [&] {
    std::set<Row> all{{I, 2, {}}, {N, 1, {I}}, {N, 0, {I, I}}};
    for (const Sort x : {N, T, S}) {  // at a leaf, or a tree is cut off
      all.insert({x, 1, {x}});
      all.insert({x, 0, {I, x}});
      all.insert({x, 0, {N, x}});
    }
    for (const auto& to : std::vector<std::vector<Sort>>{{N, N}, {T, T}, {T, S}, {S, S}, {T}, {S}})
      all.insert({N, 0, to, 1});
    for (const Sort x : {T, S}) {
      for (const auto& to : std::vector<std::vector<Sort>>{{N, T}, {N, S}, {N}}) all.insert({x, 0, to, 1});
      all.insert({x, 0, {N}, 0});
    }
    return all;
  }();
  return rows;
}

TEST(PicareteMoves, of_every_small_graph_are_rows_of_the_table) {
  const SmallGraphs graphs(11);
  std::vector<Sort> sorts;
  std::vector<int> spare_cycles;
  for (const auto& graph : graphs.connected()) {
    const PicareteComponents components(graph);
    sorts.push_back(sort_of(components.tally(0)));
    spare_cycles.push_back(components.parities().cycles);
  }
  std::set<Row> seen;
  for (std::size_t i = 0; i < sorts.size(); ++i) {
    for (std::size_t e = 0; e < graphs.connected()[i].edges.size(); ++e) {
      const auto step = graphs.remove({i}, e);
      Row row{sorts[i], step.points, {}, spare_cycles[i]};
      for (const auto part : step.next) {
        row.to.push_back(sorts[part]);
        row.fall -= spare_cycles[part];
      }
      std::sort(row.to.begin(), row.to.end());
      seen.insert(row);
    }
  }
  EXPECT_EQ(seen, table());
}

/// Φ, p and q of the proof.
struct Count {
  Value phi = 0;
  int p = 0, q = 0;  // modulo 2
  void add(Sort sort, int sign = 1) {
    phi += sign * (sort == isolated ? 0 : sort == even_core ? 2 : 1);
    p ^= sort == isolated ? 1 : 0;
    q ^= sort == odd_core ? 1 : 0;
  }
};

TEST(PicareteMoves, every_row_keeps_the_four_inequalities) {
  for (const auto& row : table()) {
    for (int context = 0; context < 4; ++context) {
      const Count before{.p = context % 2, .q = context / 2};
      Count after = before;
      after.add(row.from, -1);
      for (const Sort part : row.to) after.add(part);
      const Value delta = after.phi - after.q + before.q;
      const int sum = before.p + after.p;
      EXPECT_GE(delta + sum + 1, row.gain);                  // (I)
      EXPECT_LE(row.gain + delta, sum + 1 + 2 * row.fall);   // (III)
      const bool as_odd = row.gain + delta >= sum + 1;       // (II) asks for it
      const Value as_even = delta + sum + 1 - 2 * row.fall;  // (IV) asks for at most the gain
      if (row.from == isolated) {
        EXPECT_TRUE(as_odd || before.p == 0);
        EXPECT_LE(as_even, row.gain);
      }
      if (before.p != 0) continue;
      const bool leaf = row.gain == 1, path = leaf && row.to[0] == isolated, several = row.fall == 1;
      if (leaf) {
        EXPECT_NE(as_odd, path);
        EXPECT_LE(as_even, row.gain);
      }
      if (row.from == even_cycles && (several && (row.to.size() == 2 || row.to[0] == even_core))) {
        EXPECT_TRUE(as_odd);
      }
      if (row.from == odd_core && row.on_cycle()) {
        EXPECT_EQ(as_odd, before.q == 1);
      }
      if (row.on_cycle() && (several || row.from == even_core || before.q == 0)) {
        EXPECT_LE(as_even, 0);
      }
      if (row.on_cycle() && several && (row.from == even_core || (row.from == odd_core && before.q == 0))) {
        EXPECT_EQ(as_even, -2);
      }
    }
  }
}

TEST(PicareteMoves, the_bound_is_that_of_theorem_2) {
  const SmallGraphs graphs(9);
  graphs.every_sum([&](const SmallGraphs::Sum& sum) {
    const Graph graph = graphs.graph(sum);
    const PicareteComponents components(graph);
    Count count;
    bool two = false, one = false;  // with three cycles or more: an even core, an odd one
    for (std::size_t i = 0; i < components.count(); ++i) {
      const auto& tally = components.tally(static_cast<PicareteComponents::Id>(i));
      count.add(sort_of(tally));
      two |= sort_of(tally) == even_core && tally.several();
      one |= sort_of(tally) == odd_core && tally.several();
    }
    const bool odd = graph.edges.size() % 2 != 0;
    EXPECT_EQ(components.parities().odd(), odd);
    EXPECT_EQ(components.parities().bound(), odd ? count.phi - count.q + count.p + 1 : count.q + count.p - count.phi);
    EXPECT_EQ(components.parities().spare(), count.p == 0 && (two || (one && count.q == 0)));
  });
}

}  // namespace
}  // namespace arete::tests
