// Tables that are kept from one board to the next: every graph with at most six vertices in one stream, against the
// definition; and nothing is searched twice, unless a limit of nodes asks for the same search whatever came before.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "base/bits.hpp"
#include "board/graphs/every_graph.hpp"
#include "games/picarete.hpp"
#include "rules/notation.hpp"
#include "solve/searchable.hpp"
#include "solve/solver.hpp"

namespace arete::tests {
namespace {

using Picarete = picarete::Rules<Bits<1>>;

Finding found(const Graph& graph, Tables& tables, Limits limits = {}, std::uint64_t* nodes = nullptr) {
  const auto rules = std::make_shared<const Searchable<Picarete>>(graph);
  Question question{.limits = limits};
  question.tables = &tables;
  Budget budget(limits);
  auto finding = search({rules, false, rules->start(), Player::first, 0}, question, budget);
  if (nodes != nullptr) *nodes = budget.nodes();
  return finding;
}

/// Every graph on so many vertices by the definition: all are positions of the complete one.
class ByDefinition {
 public:
  explicit ByDefinition(std::int32_t vertices) : rules_(complete(vertices)) {}

  void expect_same(const Graph& graph, const Finding& finding) {
    Picarete::Position p;
    for (std::size_t e = 0; e < rules_.edge_count(); ++e) {
      if (std::ranges::find(graph.edges, rules_.ends(e)) != graph.edges.end()) p.left = p.left.with(e);
    }
    ASSERT_EQ(finding.value, Verdict::of(value(p)));
    std::vector<MoveText> best;
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto [u, v] = rules_.ends(m.at());
      if (worth(p, m) == value(p)) best.push_back({u, v});
    }
    ASSERT_EQ(finding.best, best);
  }

 private:
  static Graph complete(std::int32_t vertices) {
    std::vector<Ends> pairs;
    for (std::int32_t u = 0; u < vertices; ++u) {
      for (std::int32_t v = u + 1; v < vertices; ++v) pairs.push_back({u, v});
    }
    return {vertices, pairs};
  }
  Value value(const Picarete::Position& p) {
    if (p.left.empty()) return 0;
    if (const auto it = values_.find(p.left); it != values_.end()) return it->second;
    Value best = -1000;
    for (const Move m : rules_.moves(p, Player::first)) best = std::max(best, worth(p, m));
    return values_[p.left] = best;
  }
  Value worth(const Picarete::Position& p, Move m) {
    const auto step = rules_.play(p, Player::first, m);
    return step.worth(value(step.next));
  }
  Picarete rules_;
  std::map<Bits<1>, Value> values_;
};

TEST(Forms, a_stream_of_every_graph_with_at_most_6_vertices_is_valued_as_the_definition_says) {
  Tables tables = Tables::of_stream();
  ByDefinition definition(6);
  for (std::int32_t n = 6; n >= 2; --n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      if (HasFatalFailure()) return;
      const Graph graph(n, edges);
      definition.expect_same(graph, found(graph, tables));
    });
  }
}

TEST(Forms, what_one_board_has_settled_is_settled_for_another) {
  const Graph one(8, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 5}, {4, 6}, {5, 6}, {5, 7}, {6, 7}});
  std::vector<Ends> turned;
  for (const auto [u, v] : one.edges) turned.push_back(ordered({(3 * u + 1) % 8, (3 * v + 1) % 8}));
  const Graph other(8, turned);
  Tables tables = Tables::of_stream();
  std::uint64_t first = 0, again = 0, limited = 0, limited_again = 0;
  const auto value = found(one, tables, {}, &first).value;
  EXPECT_EQ(found(other, tables, {}, &again).value, value);
  EXPECT_GT(first, 0u);
  EXPECT_EQ(again, 0u);
  found(one, tables, {.nodes = 1000}, &limited);
  found(one, tables, {.nodes = 1000}, &limited_again);
  EXPECT_EQ(limited, first);
  EXPECT_EQ(limited_again, first);
}

}  // namespace
}  // namespace arete::tests
