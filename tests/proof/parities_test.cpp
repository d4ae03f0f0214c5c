// The bounds of Le Pic'arete that the checker proves itself: the induction proves them and nothing stronger, the facts
// about graphs that it rests on hold for every small graph, and what the kind `parities` shows is what brute force
// finds.

#include "proof/kinds/parities.hpp"

#include "forged.hpp"
#include "proof/kinds/parity_induction.hpp"
#include "reproduce/picarete/small_graphs.hpp"
#include "theory/picarete/components.hpp"

namespace arete::tests {
namespace {

bool empty(const PicareteTotals& t) { return t.phi == 0 && !t.p && !t.odd; }

TEST(PicareteInduction, proves_the_theorem) { EXPECT_TRUE(proved_by_induction(picarete_theorem)); }

TEST(PicareteInduction, proves_no_bound_that_is_two_better) {
  EXPECT_FALSE(proved_by_induction([](const PicareteTotals& t) {
    const auto v = picarete_theorem(t);
    return t.odd ? Verdict{v.low + 2, v.high + 2} : v;
  }));
  EXPECT_FALSE(proved_by_induction([](const PicareteTotals& t) {
    const auto v = picarete_theorem(t);
    return t.odd ? Verdict{v.low, v.high - 2} : v;
  }));
  EXPECT_FALSE(proved_by_induction([](const PicareteTotals& t) {
    const auto v = picarete_theorem(t);
    return t.odd || empty(t) ? v : Verdict{v.low, v.high - 2};
  }));
  EXPECT_FALSE(proved_by_induction([](const PicareteTotals& t) {
    const auto v = picarete_theorem(t);
    return t.odd || empty(t) ? v : Verdict{v.low + 2, v.high};
  }));
}

/// The theorem about other totals.
template <auto change>
Verdict changed(const PicareteTotals& t) {
  auto other = t;
  change(other);
  return picarete_theorem(other);
}

TEST(PicareteInduction, needs_each_thing_that_is_counted) {
  EXPECT_FALSE(proved_by_induction(changed<[](PicareteTotals& t) { t.p = false; }>));
  EXPECT_FALSE(proved_by_induction(changed<[](PicareteTotals& t) { t.q = false; }>));
  EXPECT_FALSE(proved_by_induction(changed<[](PicareteTotals& t) { t.spare_cycles = 0; }>));
  EXPECT_FALSE(proved_by_induction(changed<[](PicareteTotals& t) { t.three_even = t.spare_cycles; }>));
  EXPECT_FALSE(proved_by_induction(changed<[](PicareteTotals& t) { t.three_even += t.three_odd; }>));
  EXPECT_FALSE(proved_by_induction([](const PicareteTotals& t) { return picarete_theorem(t).shifted(1); }));
}

struct Counts {
  std::int64_t edges, cycles, core;
};
Counts counts_of(const Graph& graph) {
  const PicareteComponents components(graph);
  const auto& tally = components.tally(0);
  return {tally.edges, tally.edges - tally.vertices + 1, tally.edges - tally.outside};
}

class PicareteFacts : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (const auto& graph : graphs().connected()) counts.push_back(counts_of(graph));
  }
  static bool has_leaf(std::size_t i) {
    for (std::size_t e = 0; e < graphs().connected()[i].edges.size(); ++e) {
      if (graphs().remove({i}, e).points > 0) return true;
    }
    return false;
  }
  static const SmallGraphs& graphs() {
    static const SmallGraphs all(10);
    return all;
  }
  static inline std::vector<Counts> counts;
};

TEST_F(PicareteFacts, an_edge_does_one_of_five_things) {
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto& was = counts[i];
    const auto kept = [&](std::size_t part) {
      return counts[part].cycles == was.cycles && counts[part].core == was.core;
    };
    for (std::size_t e = 0; e < graphs().connected()[i].edges.size(); ++e) {
      const auto step = graphs().remove({i}, e);
      if (was.edges == 1) {
        EXPECT_TRUE(step.points == 2 && step.next.empty());
      } else if (step.points > 0) {
        ASSERT_TRUE(step.points == 1 && step.next.size() == 1 && kept(step.next[0]));
        EXPECT_EQ(counts[step.next[0]].edges == 1, was.edges == 2);
      } else if (step.next.size() == 2) {
        const auto one = step.next[0], two = step.next[1];
        const bool tree = (counts[one].cycles == 0 && kept(two)) || (counts[two].cycles == 0 && kept(one));
        const bool cycles = counts[one].cycles >= 1 && counts[two].cycles >= 1;
        EXPECT_NE(tree, cycles);
        EXPECT_EQ(counts[one].cycles + counts[two].cycles, was.cycles);
      } else {
        ASSERT_EQ(step.next.size(), 1u);
        const auto& now = counts[step.next[0]];
        EXPECT_EQ(now.cycles, was.cycles - 1);
        EXPECT_TRUE(now.cycles > 0 || (now.core == 0 && now.edges >= 2));
      }
    }
  }
}

TEST_F(PicareteFacts, without_a_leaf_there_is_a_cycle_all_is_core_and_the_lemma_has_its_edge) {
  std::size_t of_lemma = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (has_leaf(i)) continue;
    EXPECT_GE(counts[i].cycles, 1);
    EXPECT_EQ(counts[i].core, counts[i].edges);
    if (counts[i].cycles < 2 || counts[i].edges % 2 == 0) continue;
    ++of_lemma;
    bool found = false;
    for (std::size_t e = 0; e < graphs().connected()[i].edges.size(); ++e) {
      const auto next = graphs().remove({i}, e).next;
      found |=
          next.size() == 2 ? counts[next[0]].cycles >= 1 && counts[next[1]].cycles >= 1 : counts[next[0]].core % 2 == 0;
    }
    EXPECT_TRUE(found);
  }
  EXPECT_GT(of_lemma, 20u);
}

TEST(PicareteParities, prove_the_bounds_that_the_search_uses) {
  const SmallGraphs graphs(9);
  graphs.every_sum([&](const SmallGraphs::Sum& sum) {
    const auto graph = graphs.graph(sum);
    const auto bounds = proved_parity_bounds(graph.edges, Effort());
    EXPECT_EQ(bounds, PicareteComponents(graph).parities().bounds());
    EXPECT_LE(bounds.low, graphs.value(sum));
    EXPECT_GE(bounds.high, graphs.value(sum));
  });
}

TEST(PicareteParities, show_every_best_move_if_no_component_has_two_cycles) {
  const SmallGraphs graphs(9);
  std::size_t count = 0;
  graphs.every_sum([&](const SmallGraphs::Sum& sum) {
    const auto graph = graphs.graph(sum);
    const auto lines = parity_lines(graph, {});
    ASSERT_EQ(lines.has_value(), PicareteComponents(graph).parities().cycles == 0);
    if (!lines) return;
    ++count;
    const auto shown = check_parities(graph, {}, *lines, Effort());
    std::vector<MoveText> best;
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const auto step = graphs.remove(sum, e);
      if (step.points - graphs.value(step.next) == graphs.value(sum))
        best.push_back({graph.edges[e].u, graph.edges[e].v});
    }
    EXPECT_EQ(shown.value, Verdict::of(graphs.value(sum)));
    EXPECT_EQ(shown.best, best);
    EXPECT_TRUE(shown.complete);
  });
  EXPECT_GT(count, 500u);
}

}  // namespace
}  // namespace arete::tests

namespace arete::tests::forged {
namespace {

std::string board_of(const std::string& rest, const std::string& game = "picarete") {
  return R"({"game":")" + game + "\"," + rest + '}';
}

TEST(Forged, parities) {
  const auto path = board_of(R"("vertices":4,"edges":[[0,1],[1,2],[2,3]])");
  const std::vector<std::string> lines{"sorts 0 1 0 0"};
  expect_accepted({path, R"({"outcome":"win","score":2,"best":[[0,1],[2,3]]})", "parities", lines});
  expect_accepted({path, R"({"outcome":"win","move":[2,3]})", "parities", lines});
  expect_refused({path, R"({"outcome":"win","score":4})", "parities", lines}, "`score` is not as it is claimed");
  expect_refused({path, R"({"outcome":"win","best":[[0,1],[1,2],[2,3]]})", "parities", lines}, "`best` is not");
  expect_refused({path, R"({"outcome":"win","move":[1,2]})", "parities", lines}, "`move` is not");
  for (const auto* wrong : {"sorts 1 0 0 0", "sorts 0 1 0", "sorts 0 1 0 0 0", "sorts 0 01 0 0", "sort 0 1 0 0", ""})
    expect_refused({path, R"({"outcome":"win"})", "parities", {wrong}}, "the components are of other sorts");
  expect_refused({path, R"({"outcome":"win"})", "parities", {"sorts 0 1 0 0", "sorts 0 1 0 0"}}, "of other sorts");
  // Points made before count: the second player has one, and a path with two edges is left to the first.
  const auto later = board_of(R"("vertices":5,"edges":[[0,1],[0,2],[1,2],[1,3]],"moves":[[0,1],[1,3]])");
  expect_accepted({later, R"({"outcome":"loss","to_move":"first","score":-1})", "parities", {"sorts 0 1 0 0"}});
  expect_refused({later, R"({"outcome":"tie"})", "parities", {"sorts 0 1 0 0"}}, "`outcome` is not");
  // Two cycles: the bounds do not meet, and nothing is shown of single moves.
  const auto two = board_of(R"("vertices":5,"edges":[[0,2],[0,3],[0,4],[1,2],[1,3],[1,4]])");
  expect_accepted({two, R"({"outcome":"loss"})", "parities", lines});
  expect_refused({two, R"({"outcome":"loss","score":-3})", "parities", lines}, "`score` is not");
  expect_refused({two, R"({"outcome":"loss","move":[0,2]})", "parities", lines}, "`move` is not");
  // The theorem is about isolated vertices, no extra move.
  expect_refused({board_of(R"("vertices":4,"edges":[[0,1],[1,2],[2,3]])", "strings-and-coins"), R"({"outcome":"win"})",
                  "parities", lines},
                 "says nothing about this game");
}

TEST(Forged, strategies_rest_on_bounds_that_are_proved) {
  const auto path = board_of(R"("vertices":4,"edges":[[0,1],[1,2],[2,3]])");
  expect_accepted({path, R"({"outcome":"win","score":2})", "search", {"moves 0 0 0 0 0 0"}});
  expect_refused({path, R"({"outcome":"win","score":4})", "search", {"moves 0 0 0 0 0 0"}}, "`score` is not");
  const auto two = board_of(R"("vertices":5,"edges":[[0,2],[0,3],[0,4],[1,2],[1,3],[1,4],[2,3]])");
  expect_refused({two, R"({"outcome":"win"})", "search", {"moves 0 0 0 0 0 0 0 0 0 0 0 0 0 0"}}, "do not meet");
}

}  // namespace
}  // namespace arete::tests::forged
