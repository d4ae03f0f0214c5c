// U, sections 1 and 2: the games, matchings, pseudoarcs and even kernels on any graph.

#include <atomic>

#include "engine/kernels.hpp"
#include "reproduce/geography/checks.hpp"
#include "theory/geography/grids.hpp"

namespace arete::inline reproduce::geography {
namespace {

constexpr TokenRule by_vertices{false, true}, by_edges{false, false}, arcs_by_vertices{true, true},
    arcs_by_edges{true, false};

/// The program, with its theorems and without, against the definition.
void hold_against_definition(Check& check, const std::string& game, TokenRule rule, std::int32_t n,
                             const std::vector<Ends>& edges) {
  const auto expected = TokenPlay(rule, edges).starts(n);
  check.expect(starts_answered(game, n, edges) == expected && starts_by_rules(game, n, edges) == expected,
               rule.directed ? "digraphs" : "graphs", [&] { return graph_of(game, n, edges).write(); });
}

bool kernel_is_found(const Document& document) {
  static const std::atomic<bool> never{false};
  return find_kernel(document, 60, never).exists;
}

}  // namespace

Ruling four_games(Check& check) {
  const int most = check.size(5, 6, 6), most_directed = std::min(most - 1, 4);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      hold_against_definition(check, "uvg", by_vertices, n, edges);
      hold_against_definition(check, "ueg", by_edges, n, edges);
    });
  }
  for (std::int32_t n = 1; n <= most_directed; ++n) {
    every_digraph_up_to_isomorphism(n, [&](const std::vector<Ends>& arcs) {
      hold_against_definition(check, "dvg", arcs_by_vertices, n, arcs);
      hold_against_definition(check, "deg", arcs_by_edges, n, arcs);
    });
  }
  return confirmed(vertices_text(most) + ", directed " + std::to_string(most_directed) +
                   ": every start as in the definition");
}

Ruling rooted_positions(Check& check) {
  const int most = check.size(8, 12, 20);
  for (const char* kind : {"path", "cycle", "complete"}) {
    for (std::int64_t n = 3; n <= std::min<std::int64_t>(most, *kind == 'c' && kind[1] == 'o' ? 5 : most); ++n) {
      const auto unrooted = make_board({.kind = kind, .sizes = {n}, .game = "ueg"});
      const auto starts = *by_rules_alone(unrooted, {.all_starts = true}).starts;
      for (std::int64_t v = 0; v < n; ++v) {
        const auto board = make_board({.kind = kind, .sizes = {n}, .game = "ueg", .root = v});
        check.expect((answer_to(board).outcome == Outcome::loss) == lost(starts, static_cast<std::int32_t>(v)),
                     "rooted boards", [&] { return board.write(); });
      }
    }
  }
  return confirmed(vertices_text(most));
}

Ruling unrooted_vertex_geography(Check& check) {
  const int most = check.size(6, 7, 7);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto document = graph_of("uvg", n, edges);
      const bool perfect = 2 * matching_number(edges, 0) == n;
      check.expect((by_rules_alone(document).outcome == Outcome::loss) == perfect, "graphs",
                   [&] { return document.write(); });
    });
  }
  return confirmed(vertices_text(most));
}

Ruling maximum_matchings(Check& check) {
  const int most = check.size(6, 7, 7);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto starts = starts_by_rules("uvg", n, edges);
      for (std::int32_t v = 0; v < n; ++v) {
        const bool saturated = matching_number(edges, 1u << v) < matching_number(edges, 0);
        check.expect(lost(starts, v) != saturated, "rooted graphs",
                     [&] { return rooted(graph_of("uvg", n, edges), v).write(); });
      }
    });
  }
  return confirmed(vertices_text(most));
}

Ruling pseudoarcs_play_as_arcs(Check& check) {
  const int most = check.size(6, 8, 12);  // arcs
  for (std::int32_t n = 2; n <= 4; ++n) {
    every_digraph_up_to_isomorphism(n, [&](const std::vector<Ends>& arcs) {
      if (static_cast<int>(arcs.size()) > most) return;
      const auto graph = with_pseudoarcs(Digraph(n, arcs));
      const auto starts = starts_by_rules("deg", n, arcs);
      for (std::int32_t v = 0; v < n; ++v) {
        const auto document = rooted(graph_of("ueg", graph.vertices, graph.edges), v);
        const auto found = answer_to(document, {.all_best = false, .theorems = false}).outcome;
        check.expect((found == Outcome::loss) == lost(starts, v), "rooted digraphs",
                     [&] { return rooted(graph_of("deg", n, arcs), v).write(); });
      }
    });
  }
  return confirmed("4 vertices and " + std::to_string(most) + " arcs");
}

Ruling figure_of_a_pseudoarc(Check& check) {
  // x, y and the five inner vertices; behind y, and before x, something to go on with or nothing.
  constexpr std::int32_t x = 0, y = 1, first = 2, z = first + 0, after_x = 7, after_y = 8;
  const std::vector<std::int32_t> way{first + 1, first + 2, first + 3, first + 4, y};
  for (int context = 0; context < 4; ++context) {
    auto edges = with_pseudoarcs(Digraph(2, {{x, y}})).edges;
    if (context & 1) edges.push_back({x, after_x});
    if (context & 2) edges.push_back({y, after_y});
    auto document = rooted(graph_of("ueg", 9, edges), x);
    for (const auto next : way) {  // every move that strays from the way loses
      for (const auto& move : open(document)->moves()) {
        if (move[0] == next || (document.moves.empty() && move[0] == after_x)) continue;
        auto strayed = document;
        strayed.moves.push_back(move);
        check.expect(by_rules_alone(strayed).outcome == Outcome::win, "moves that stray",
                     [&] { return strayed.write(); });
      }
      document.moves.push_back({next});
    }
    auto back = rooted(graph_of("ueg", 9, edges), y);
    back.moves = {{first + 4}};
    const auto reply = *by_rules_alone(back).best;
    check.expect(std::find(reply.begin(), reply.end(), MoveText{z}) != reply.end(), "entries from y",
                 [&] { return back.write(); });
  }
  return confirmed(
      "the 7 vertices of the gadget, either outcome at either end: the forced way is 0 3 4 5 6 1, and 2 answers an "
      "entry from 1");
}

Ruling even_kernels(Check& check) {
  const int most = check.size(6, 7, 7);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto document = graph_of("ueg", n, edges);
      const unsigned inside = in_even_kernels(n, edges);
      check.expect(kernel_is_found(document) == (inside != 0), "graphs", [&] { return document.write(); });
      for (std::int32_t v = 0; v < n; ++v) {
        check.expect(kernel_is_found(rooted(document, v)) == (inside >> v & 1), "rooted graphs",
                     [&] { return rooted(document, v).write(); });
      }
    });
  }
  return confirmed(vertices_text(most) + ": `arete kernel` finds one exactly where some set is one");
}

Ruling even_kernels_are_lost(Check& check) {
  const int most = check.size(6, 7, 7);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto starts = starts_by_rules("ueg", n, edges);
      for (const auto v : members(in_even_kernels(n, edges)))
        check.expect(lost(starts, v), "vertices of even kernels",
                     [&] { return rooted(graph_of("ueg", n, edges), v).write(); });
    });
  }
  return confirmed(vertices_text(most));
}

Ruling lost_without_a_kernel(Check& check) {
  std::optional<Document> smallest;
  const auto paw = std::vector<Ends>{{0, 1}, {0, 2}, {0, 3}, {1, 2}};
  for (std::int32_t n = 1; n <= check.size(4, 4, 5); ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto starts = starts_by_rules("ueg", n, edges);
      const unsigned inside = in_even_kernels(n, edges);
      check.count("graphs");
      for (std::int32_t v = 0; v < n && !smallest; ++v) {
        if (lost(starts, v) && !(inside >> v & 1)) smallest = rooted(graph_of("ueg", n, edges), v);
      }
    });
  }
  const auto drawn = rooted(graph_of("ueg", 4, paw), 3);
  const bool shown = by_rules_alone(drawn).outcome == Outcome::loss && !(in_even_kernels(4, paw) >> 3 & 1);
  check.expect(smallest && shown, "figures", [&] { return drawn.write(); });
  return confirmed("4 vertices: the smallest is " + smallest->write());
}

Ruling twins_are_lost(Check& check) {
  const int most = check.size(6, 7, 7);
  for (std::int32_t n = 2; n <= most; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto neighbours = neighbour_sets(n, edges);
      const auto starts = starts_by_rules("ueg", n, edges);
      for (std::size_t v = 0; v < neighbours.size(); ++v) {  // twins are not adjacent: none is its own neighbour
        const bool twin = std::count(neighbours.begin(), neighbours.end(), neighbours[v]) > 1;
        if (twin)
          check.expect(starts[v] == 'P', "vertices with a twin",
                       [&] { return rooted(graph_of("ueg", n, edges), static_cast<std::int64_t>(v)).write(); });
      }
    });
  }
  return confirmed(vertices_text(most));
}

Ruling complete_graphs_are_won(Check& check) {
  const int most = check.size(6, 7, 7);
  for (std::int64_t n = 2; n <= most; ++n) {
    const auto document = rooted(named("complete", {n}, "ueg"), 0);
    const auto answer = by_rules_alone(document);
    check.expect(answer.outcome == Outcome::win && answer.best->size() == static_cast<std::size_t>(n - 1),
                 "complete graphs", [&] { return document.write(); });
  }
  return confirmed(vertices_text(most) + ", with every first move");
}

Ruling complete_graphs_have_no_kernel(Check& check) {
  std::optional<std::string> counterexample;
  const int most = check.size(8, 12, 16);
  for (std::int32_t n = 1; n <= most; ++n) {
    const auto document = named("complete", {n}, "ueg");
    const auto inside = in_even_kernels(n, *document.edges);
    check.expect((inside != 0) == kernel_is_found(document), "complete graphs", [&] { return document.write(); });
    if (inside != 0 && !counterexample) counterexample = document.write() + ": {0} is an even kernel";
    check.expect(inside == 0 || n < 2, "of two vertices or more", [&] { return document.write(); });
  }
  return counterexample ? wrong(*counterexample) : confirmed(vertices_text(most));
}

}  // namespace arete::inline reproduce::geography
