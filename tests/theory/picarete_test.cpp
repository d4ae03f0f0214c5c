// "Le Pic'arete": the values that the paper names, its Theorem 2 with Corollary 3, and the strategies, against every
// opponent on small graphs. The games that free coins in general are held against each other in strings_test.cpp.

#include "games/picarete.hpp"
#include "picarete_play.hpp"
#include "reproduce/picarete/squared_paper.hpp"
#include "theorem.hpp"
#include "theory/picarete/bounds.hpp"

namespace arete::tests {
namespace {

Value value(std::int64_t vertices, const std::vector<Ends>& edges) {
  return *ask(graph("picarete", vertices, edges)).score;
}

TEST(Picarete, the_triangle_is_worth_1_and_the_square_minus_2) {
  EXPECT_EQ(*ask(board("cycle", {3}, "picarete")).score, 1);
  EXPECT_EQ(*ask(board("cycle", {4}, "picarete")).score, -2);
}

TEST(Picarete, isolated_edges_are_taken_in_turn) {
  std::vector<Ends> edges;
  for (std::int32_t k = 0; k <= 6; ++k) {
    EXPECT_EQ(value(2 * k, edges), k % 2 == 1 ? 2 : 0) << k;
    edges.push_back({2 * k, 2 * k + 1});
  }
}

TEST(Picarete, every_graph_with_ten_edges_keeps_the_bounds_and_the_strategy_reaches_them_against_every_opponent) {
  EXPECT_EQ(expect_bounds_on_small_graphs(10), 6877u);  // all graphs, the empty one included: OEIS A000664
}

TEST(Picarete, the_types_of_corollary_3_are_won_tied_or_lost) {
  const SmallGraphs graphs(10);
  bool win_of_110 = false;
  graphs.every_sum([&](const SmallGraphs::Sum& sum) {
    const Graph graph = graphs.graph(sum);
    const PicareteComponents components(graph);
    const auto& p = components.parities();
    const auto value = graphs.value(sum);
    if (p.odd()) {
      EXPECT_GT(value, 0);
    } else if (!p.p2) {
      EXPECT_LE(value, 0);  // 000 and 101
    } else if (p.eeo % 2 != 0) {
      EXPECT_LT(value, 0);  // 011 and 110
    } else if (p.p1) {
      win_of_110 |= value > 0;
    }
  });
  EXPECT_TRUE(win_of_110);
}

TEST(Picarete, each_inequality_of_theorem_2_is_an_equality_somewhere) {
  const Graph parts[] = {{2, {{0, 1}}},
                         {3, {{0, 1}, {0, 2}, {1, 2}}},
                         {4, {{0, 1}, {1, 2}, {2, 3}}},
                         {4, {{0, 1}, {0, 2}, {1, 2}, {2, 3}}}};
  for (unsigned chosen = 0; chosen < 16;
       ++chosen) {  // I.E., O_{o,∅}, O_{e,o}, E_{e,o}: every type with every parity of E_{e,o}
    std::int32_t offset = 0;
    std::vector<Ends> edges;
    for (unsigned i = 0; i < 4; ++i) {
      if (!(chosen >> i & 1)) continue;
      for (const auto& e : parts[i].edges) edges.push_back({e.u + offset, e.v + offset});
      offset += static_cast<std::int32_t>(parts[i].vertices);
    }
    const Graph graph(offset, edges);
    const PicareteComponents components(graph);
    const auto& p = components.parities();
    EXPECT_EQ((std::array{p.p1, p.p2, p.p3, p.eeo == 1}),
              (std::array{(chosen & 1) != 0, (chosen & 2) != 0, (chosen & 4) != 0, (chosen & 8) != 0}));
    EXPECT_EQ(searched(tests::graph("picarete", offset, edges)).score, p.bound());
  }
}

/// K_{2,3}, and joined to it by a bridge a square.
const std::vector<Ends> two_cycles{{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}};
const std::vector<Ends> three_cycles{{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4},
                                     {4, 5}, {5, 6}, {6, 7}, {7, 8}, {5, 8}};

TEST(Picarete, the_other_bound_is_an_equality_too) {
  for (const auto& [vertices, edges] : {std::pair{5, two_cycles}, {9, three_cycles}}) {
    const Graph graph(vertices, edges);
    const auto bounds = PicareteComponents(graph).parities().bounds();
    const auto cycles = static_cast<Value>(edges.size()) - vertices + 1;
    EXPECT_EQ(bounds.high - bounds.low, 2 * (cycles - 1));
    EXPECT_EQ(value(vertices, edges), edges.size() % 2 == 0 ? bounds.low : bounds.high);
  }
}

TEST(Picarete, all_best_moves_are_known_if_no_component_has_two_cycles) {
  const SmallGraphs graphs(10);
  std::size_t count = 0;
  graphs.every_sum([&](const SmallGraphs::Sum& sum) {
    const Graph graph = graphs.graph(sum);
    const auto found = picarete_bounds(graph, {}, {});
    ASSERT_TRUE(found);
    if (PicareteComponents(graph).parities().cycles > 0) return;
    ++count;
    std::vector<MoveText> best;
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const auto step = graphs.remove(sum, e);
      if (step.points - graphs.value(step.next) == graphs.value(sum))
        best.push_back({graph.edges[e].u, graph.edges[e].v});
    }
    EXPECT_TRUE(found->complete);
    EXPECT_EQ(found->value, Verdict::of(graphs.value(sum)));
    EXPECT_EQ(found->best, best);
  });
  EXPECT_GT(count, 1000u);
}

TEST(Picarete, the_theorem_reads_moves_as_the_search_does) {
  const Graph graph(8, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {3, 4}, {4, 5}, {6, 7}});
  Held<picarete::Rules>(graph, picarete_bounds).everywhere();
  EXPECT_EQ(refusal(picarete_bounds, graph, {{0, 1}, {1, 0}}), "moves[1]: [1, 0] cannot be played: already taken");
  EXPECT_EQ(refusal(picarete_bounds, graph, {{0, 2}}), "moves[0]: [0, 2] cannot be played: there is no such edge");
  EXPECT_EQ(refusal(picarete_bounds, Graph(2, {{0, 1}}), {{0, 1}, {0, 1}}),
            "moves[1]: [0, 1] cannot be played: the game is over");
  EXPECT_EQ(refusal(picarete_bounds, graph, {{0}}), "moves[0]: 0 is no move of this game: a move is an edge [u, v]");
}

TEST(Picarete, a_game_keeps_the_components_that_a_fresh_look_finds) {
  std::mt19937 random(1);
  for (int round = 0; round < 40; ++round) {
    const Graph graph = random_graph(random, 60, 20 + static_cast<std::size_t>(round) * 3);
    PicareteGame game(graph);
    Flags removed(graph.edges.size());
    while (!game.over()) {
      const PicareteComponents fresh(graph, removed);
      std::map<PicareteComponents::Id, PicareteComponents::Id> same;
      for (std::int32_t v = 0; v < 60; ++v) {
        ASSERT_EQ(game.degree(v), fresh.degree(v));
        const auto a = game.component(v), b = fresh.component(v);
        ASSERT_EQ(a == PicareteComponents::none, b == PicareteComponents::none);
        if (b == PicareteComponents::none) continue;
        ASSERT_EQ(same.try_emplace(b, a).first->second, a);
        ASSERT_EQ(game.tally(a), fresh.tally(b));
      }
      ASSERT_EQ(same.size(), fresh.count());
      ASSERT_EQ(game.bounds(), fresh.parities().bounds());
      const auto e = round % 2 == 0 ? some_edge_left(game, random) : game.securing_edge();
      removed[e] = 1;
      game.remove(e);
    }
  }
}

/// A multigraph of degrees 3 and more with chains in place of its edges.
Graph random_chains(std::mt19937& random) {
  const auto branching = static_cast<std::int32_t>(2 + random() % 4);
  auto vertices = branching;
  std::vector<Ends> edges;
  const auto chain = [&](std::int32_t from, std::int32_t to) {
    for (auto inner = (from == to ? 2 : 1) + random() % 4; inner > 0; --inner) {
      edges.push_back({from, vertices});
      from = vertices++;
    }
    edges.push_back({from, to});
  };
  for (std::int32_t v = 1; v < branching; ++v) chain(v, static_cast<std::int32_t>(random() % static_cast<unsigned>(v)));
  std::vector<int> degree(static_cast<std::size_t>(branching));
  for (const auto& e : edges) {
    for (const auto end : {e.u, e.v}) {
      if (end < branching) ++degree[static_cast<std::size_t>(end)];
    }
  }
  for (std::int32_t v = 0; v < branching; ++v) {
    for (; degree[static_cast<std::size_t>(v)] < 3; degree[static_cast<std::size_t>(v)] += 2) chain(v, v);
  }
  return {vertices, edges};
}

TEST(Picarete, an_edge_of_a_chain_keeps_the_bound_wherever_there_is_no_leaf) {
  std::mt19937 random(4);
  std::size_t count = 0, disconnecting = 0;
  while (count < 2000) {
    const Graph graph = random_chains(random);
    PicareteGame game(graph);
    ASSERT_EQ(game.count(), 1u);
    if (game.type(0) != PicareteType::O_even_none) continue;
    ++count;
    const auto before = game.parities().bound();
    game.remove(game.securing_edge());
    EXPECT_GE(-game.parities().bound(), before);
    if (game.component(graph.edges.front().u) != game.component(graph.edges.back().v)) ++disconnecting;
  }
  EXPECT_GT(disconnecting, 0u);  // an odd chain to an odd cycle occurs
}

TEST(Picarete, the_strategy_reaches_its_bound_against_random_moves_on_large_graphs) {
  std::mt19937 random(2);
  const auto grid = board("grid", {30, 31}, "picarete");
  const Graph dense = random_graph(random, 100, 1500), sparse = random_graph(random, 2000, 2100),
              square(*grid.vertices, *grid.edges);
  for (const auto* graph : {&dense, &sparse, &square}) {
    for (const bool begins : {true, false}) expect_bound_against_random_moves(*graph, begins, random);
  }
}

TEST(Picarete, the_strategy_reaches_its_bound_against_perfect_play) {
  std::mt19937 random(3);
  for (unsigned round = 0; round < 12; ++round)
    expect_bound_against_perfect_play(random_graph(random, 10, 15 + round % 4));
}

TEST(Picarete, a_large_board_is_answered_with_bounds_and_a_move_that_secures_them) {
  const auto answer = ask(board("grid", {100, 100}, "picarete"));
  EXPECT_EQ(answer.method, "theorem");
  EXPECT_EQ(answer.bounds, (Verdict{-10000, -2}));
  EXPECT_EQ(answer.outcome, Outcome::loss);
  EXPECT_EQ(answer.best->size(), 1u);
  const auto path = ask(board("path", {100'000}, "picarete"));
  EXPECT_EQ(path.score, 2);
  EXPECT_EQ(path.outcome, Outcome::win);
}

TEST(Picarete, bounds_of_a_theorem_do_not_stop_a_search_and_remain_when_it_is_stopped) {
  const auto document = board("grid", {4, 4}, "picarete");
  const auto exact = ask(document);
  EXPECT_EQ(exact.score, -4);
  EXPECT_EQ(exact.method, "search");
  const auto stopped = ask(document, {.limits = {.nodes = 3}});
  EXPECT_EQ(stopped.outcome, Outcome::loss);
  EXPECT_EQ(stopped.bounds->high, -2);
  EXPECT_EQ(stopped.best->size(), 1u);
  EXPECT_TRUE(stopped.limited);
  EXPECT_NE(stopped.source.find("Theorem 2"), std::string::npos);
}

TEST(Picarete, squared_paper_is_played_on_its_dual) {
  for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 5}, {2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}}) {
    std::map<unsigned, Value> known;
    EXPECT_EQ(ask(board("squares", {rows, columns}, "")).score, on_squared_paper(rows, columns, 0, known))
        << rows << 'x' << columns;
  }
}

TEST(Picarete, the_idea_is_the_components_by_type) {
  const auto answer = ask(graph("picarete", 7, {{0, 1}, {2, 3}, {3, 4}, {2, 4}, {4, 5}}), {.idea = true});
  ASSERT_TRUE(answer.idea);
  ASSERT_EQ(answer.idea->groups.size(), 2u);
  EXPECT_EQ(answer.idea->groups[0].name, "I.E.");
  EXPECT_EQ(answer.idea->groups[0].vertices, (std::vector<std::int32_t>{0, 1}));
  EXPECT_EQ(answer.idea->groups[1].name, "E_{e,o}");
  EXPECT_EQ(answer.idea->groups[1].lines.size(), 4u);
}

TEST(Picarete, what_theorem_2_says_is_told_whoever_has_answered) {
  const auto told = [](const Answer& answer, const std::string& name) {
    const auto& facts = answer.idea.value().facts;
    return *std::find_if(facts.begin(), facts.end(), [&](const auto& fact) { return fact.name == name; });
  };
  // An isolated edge, a triangle with a tail, a triangle: (110), |E_{e,o}| odd.
  const auto parts =
      ask(graph("picarete", 9, {{0, 1}, {2, 3}, {3, 4}, {2, 4}, {4, 5}, {6, 7}, {7, 8}, {6, 8}}), {.idea = true});
  EXPECT_EQ(told(parts, "types").words, "1 I.E., 1 O_{o,∅}, 1 E_{e,o}");
  EXPECT_EQ(told(parts, "p1 p2 p3").numbers, (std::vector<std::int64_t>{1, 1, 0}));
  EXPECT_EQ(told(parts, "components E_{e,o}").numbers, (std::vector<std::int64_t>{1}));
  EXPECT_EQ(told(parts, "f(C)").numbers, (std::vector<std::int64_t>{1}));
  EXPECT_EQ(told(parts, "Theorem 2").words, "w(C) <= -f(C) = -1");
  EXPECT_EQ(told(parts, "w(C) between").numbers, (std::vector<std::int64_t>{-1, -1}));
  const auto complete = ask(board("complete", {4}, "picarete"), {.idea = true});
  EXPECT_EQ(complete.method, "search");
  EXPECT_EQ(told(complete, "Theorem 2").words, "w(C) <= -f(C) = -2");
  EXPECT_EQ(told(complete, "sum of c - 1").numbers, (std::vector<std::int64_t>{2}));
  EXPECT_EQ(told(ask(board("path", {4}, "picarete"), {.idea = true}), "Theorem 2").words, "w(C) >= f(C) + 1 = 2");
}

TEST(StringsAndCoins, a_chain_is_taken_whole_when_it_is_all_there_is) {
  for (std::int64_t n = 2; n <= 8; ++n)
    EXPECT_EQ(*ask(board("path", {n}, "strings-and-coins")).score, static_cast<Value>(n)) << n;
}

TEST(StringsAndCoins, parallel_and_grounded_strings_are_interchangeable) {
  const auto answer = ask(graph("strings-and-coins", 2, {{0, 1}, {1, 0}, {0, ground}, {0, ground}, {1, ground}}));
  EXPECT_LE(answer.best->size(), 3u);
  auto document = graph("strings-and-coins", 1, {{0, ground}, {0, ground}, {0, ground}});
  EXPECT_EQ(open(document)->perft(1), 1u);
  EXPECT_EQ(open(document)->perft(3), 1u);
  document.moves = {{-1, 0}, {0, -1}};
  EXPECT_EQ(*ask(document).score, 1);
}

TEST(StringsAndCoins, small_boxes) {
  EXPECT_EQ(*ask(board("boxes", {1, 1}, "strings-and-coins")).score, -1);
  EXPECT_EQ(*ask(board("boxes", {1, 2}, "strings-and-coins")).score, 0);
  EXPECT_EQ(*ask(board("boxes", {1, 3}, "strings-and-coins")).score, -1);
  EXPECT_EQ(*ask(board("boxes", {2, 2}, "strings-and-coins")).score, 2);
}

}  // namespace
}  // namespace arete::tests
