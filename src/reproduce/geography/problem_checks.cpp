// U, section 5: what is known about the open problems, as far as a machine soon tells.

#include <array>
#include <numeric>

#include "reproduce/geography/checks.hpp"
#include "theory/geography/edge_geography.hpp"
#include "theory/geography/grids.hpp"

namespace arete::inline reproduce::geography {
namespace {

std::string of(std::size_t some, std::size_t all, const std::string& what) {
  return std::to_string(some) + " of the " + std::to_string(all) + ' ' + what;
}

/// Of the positions of partizan geography, by who wins: the four decision problems in their order.
struct FourProblems {
  std::array<std::size_t, 4> yes{};  ///< player 1, player 2, red, blue

  /// From who wins when red begins and when blue begins.
  void count(bool red_wins_first, bool blue_wins_first) {
    if (red_wins_first && blue_wins_first) ++yes[0];
    if (!red_wins_first && !blue_wins_first) ++yes[1];
    if (red_wins_first && !blue_wins_first) ++yes[2];
    if (!red_wins_first && blue_wins_first) ++yes[3];
  }
  std::string text() const {
    return "player 1 " + std::to_string(yes[0]) + ", player 2 " + std::to_string(yes[1]) + ", red " +
           std::to_string(yes[2]) + ", blue " + std::to_string(yes[3]);
  }
};

/// Whether the first player wins with these roots, by the program; the plain search has to agree.
bool first_wins(Check& check, const Document& graph, std::int32_t first, std::int32_t second) {
  auto document = graph;
  document.roots = std::array<std::int64_t, 2>{first, second};
  const auto outcome = by_rules_alone(document).outcome;
  check.expect(answer_to(document).outcome == outcome, "positions", [&] { return document.write(); });
  return outcome == Outcome::win;
}

}  // namespace

Ruling graphs_with_kernels(Check& check) {
  const int most = check.size(6, 7, 7);
  std::size_t all = 0, with = 0;
  every_graph_up_to_isomorphism(most, [&](const std::vector<Ends>& edges) {
    check.count("graphs");
    ++all;
    with += in_even_kernels(most, edges) != 0;
  });
  return open_problem(of(with, all, "graphs with " + vertices_text(most)) + " have an even kernel");
}

Ruling cubes_with_kernels(Check& check) {
  const int most = check.size(8, 12, 12);
  for (int d = 0; d <= most; ++d) {
    const auto document = named("cube", {d}, "ueg");
    if (d <= 4) {
      const bool some = in_even_kernels(1 << d, *document.edges) != 0;
      check.expect(some == (d % 2 == 0), "cubes, every set of vertices", [&] { return document.write(); });
    }
    const auto starts =
        *bipartite_edge_geography({Graph(*document.vertices, *document.edges), std::nullopt}, {}, {.all_starts = true})
             ->starts;
    check.expect((starts.find('P') != std::string::npos) == (d % 2 == 0), "cubes by elimination",
                 [&] { return document.write(); });
  }
  return confirmed("dimension " + std::to_string(most));
}

Ruling kernels_tell(Check& check) {
  const int most = check.size(6, 7, 7);
  std::size_t all = 0, told = 0;
  for (std::int32_t n = 1; n <= most; ++n) {
    all = told = 0;
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto starts = starts_by_rules("ueg", n, edges);
      const unsigned inside = in_even_kernels(n, edges);
      bool same = true;
      for (std::int32_t v = 0; v < n; ++v) same = same && lost(starts, v) == static_cast<bool>(inside >> v & 1);
      const bool promised = has_two_sides(n, edges) || static_cast<std::int32_t>(edges.size()) == n * (n - 1) / 2;
      check.expect(same || !promised, "graphs", [&] { return graph_of("ueg", n, edges).write(); });
      ++all;
      told += same;
    });
  }
  return open_problem("bipartite and complete graphs have the property, and " +
                      of(told, all, "graphs with " + vertices_text(most)));
}

Ruling unrooted_graphs(Check& check) {
  const int most = check.size(6, 7, 7);
  std::string counts;
  for (std::int32_t n = 2; n <= most; ++n) {
    std::size_t all = 0, second = 0;
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto document = graph_of("ueg", n, edges);
      const bool every_start_won = starts_by_rules("ueg", n, edges).find('P') == std::string::npos;
      check.expect((answer_to(document).outcome == Outcome::loss) == every_start_won, "graphs",
                   [&] { return document.write(); });
      ++all;
      second += every_start_won;
    });
    counts += (counts.empty() ? "" : ", ") + of(second, all, "graphs with " + vertices_text(n));
  }
  return open_problem("the second player wins on " + counts);
}

Ruling random_graphs(Check& check) {
  const int most = check.size(9, 11, 13), samples = most <= 9 ? 100 : 300;
  std::string shares;
  for (std::int64_t n = 4; n <= most; ++n) {
    std::size_t won = 0;
    for (int seed = 1; seed <= samples; ++seed) {
      const auto document = make_board({.kind = "random",
                                        .sizes = {n},
                                        .game = "ueg",
                                        .seed = static_cast<std::uint64_t>(seed),
                                        .probability = 0.5,
                                        .root = 0});
      check.count("random graphs");
      won += answer_to(document, {.all_best = false}).outcome == Outcome::win;
    }
    shares += (shares.empty() ? "" : ", ") + std::to_string(n) + ": " + std::to_string(won);
  }
  return open_problem("of " + std::to_string(samples) +
                      " random graphs with p = 1/2 the first player wins from vertex 0, by vertices: " + shares);
}

Ruling every_start_of_a_grid(Check& check) {
  const int most = check.size(15, 40, 80), vertices = check.size(12, 15, 15);
  for (std::int32_t m = 1; m <= most; ++m) {
    for (std::int32_t n = 1; n <= most; ++n) {
      const Grid grid{m, n};
      const auto found = bipartite_edge_geography({grid.graph(), std::nullopt}, {}, {.all_starts = true});
      const auto d = std::gcd(m + 1, n + 1);
      std::string expected;
      for (std::int32_t v = 0; v < m * n; ++v) expected += (v / n + 1) % d != 0 && (v % n + 1) % d != 0 ? 'P' : 'N';
      const auto document = named("grid", {m, n}, "ueg");
      check.expect(*found->starts == expected, "grids by elimination", [&] { return document.write(); });
      if (m * n <= vertices)
        check.expect(*by_rules_alone(document, {.all_starts = true}).starts == expected, "grids by search",
                     [&] { return document.write(); });
    }
  }
  return open_problem(
      "answered, docs/theory/grids.md: lost iff d = gcd(m + 1, n + 1) divides neither i nor j. Computed up to " +
      std::to_string(most) + " rows and columns, every start");
}

Ruling grids_of_three_dimensions(Check& check) {
  const int most = check.size(5, 9, 12);
  std::string lost_starts;
  for (std::int64_t k = 2; k <= most; ++k) {
    for (std::int64_t l = k; l <= most; ++l) {
      for (std::int64_t m = l; m <= most; ++m) {
        const auto document = named("grid", {k, l, m}, "ueg");
        const auto starts = *answer_to(document, {.all_starts = true}).starts;
        if (k * l * m <= 12)
          check.expect(starts == *by_rules_alone(document, {.all_starts = true}).starts, "boxes by search",
                       [&] { return document.write(); });
        check.count("boxes by elimination");
        const auto count = std::count(starts.begin(), starts.end(), 'P');
        if (m <= 4)
          lost_starts += (lost_starts.empty() ? "" : ", ") + std::to_string(k) + 'x' + std::to_string(l) + 'x' +
                         std::to_string(m) + ' ' + std::to_string(count);
      }
    }
  }
  return open_problem("lost starts of boxes, by elimination: " + lost_starts);
}

Ruling two_tokens(Check& check) {
  const int most = check.size(5, 6, 6);
  std::string counts;
  for (const char* game : {"partizan-uvg", "partizan-ueg"}) {
    FourProblems problems;
    every_graph_up_to_isomorphism(most, [&](const std::vector<Ends>& edges) {
      const auto graph = graph_of(game, most, edges);
      for (std::int32_t red = 0; red < most; ++red) {
        for (std::int32_t blue = 0; blue < most; ++blue) {
          if (red != blue) problems.count(first_wins(check, graph, red, blue), first_wins(check, graph, blue, red));
        }
      }
    });
    counts += (counts.empty() ? "" : "; ") + std::string(game) + ": " + problems.text();
  }
  return open_problem("graphs with " + vertices_text(most) + " and two roots, who can force a win: " + counts);
}

}  // namespace arete::inline reproduce::geography
