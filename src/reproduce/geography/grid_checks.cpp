// U, section 4: cubes, grids and the billiard ball.

#include <map>
#include <numeric>

#include "proof/kinds/geography.hpp"
#include "reproduce/geography/checks.hpp"
#include "theory/geography/edge_geography.hpp"
#include "theory/geography/grids.hpp"

namespace arete::inline reproduce::geography {
namespace {

std::string by_elimination(const Graph& graph) {
  return *bipartite_edge_geography({graph, std::nullopt}, {}, {.all_starts = true})->starts;
}

bool accepted(const std::function<void()>& check) {
  try {
    check();
  } catch (const Refused&) {
    return false;
  }
  return true;
}

std::string name_of(std::int32_t m, std::int32_t n) { return std::to_string(m) + " x " + std::to_string(n); }

using TablePlace = std::pair<std::int32_t, std::int32_t>;

/// The ball on the table from (0, 0) to (m + 1, n + 1).
struct RollingBall {
  std::int32_t m, n;
  TablePlace at, step;

  bool in_corner() const { return (at.first == 0 || at.first == m + 1) && (at.second == 0 || at.second == n + 1); }
  void roll() {
    if (at.first + step.first < 0 || at.first + step.first > m + 1) step.first = -step.first;
    if (at.second + step.second < 0 || at.second + step.second > n + 1) step.second = -step.second;
    at = {at.first + step.first, at.second + step.second};
  }
};

/// The places of a portion of the orbit that begins at a neighbour of (1, 1), up to a corner or to such a neighbour.
struct Portion {
  std::vector<TablePlace> places;
  bool to_corner;
};
Portion portion(std::int32_t m, std::int32_t n, TablePlace from, TablePlace step) {
  Portion found{{from}, false};
  RollingBall ball{m, n, from, step};
  do {
    ball.roll();
    found.places.push_back(ball.at);
  } while (!ball.in_corner() && ball.at != TablePlace{1, 2} && ball.at != TablePlace{2, 1});
  found.to_corner = ball.in_corner();
  return found;
}

/// Calls f(m, n) for all grids up to a size whose numbers of rows and columns, each plus one, are coprime.
template <class F>
void every_coprime_grid(std::int32_t most, F f) {
  for (std::int32_t m = 2; m <= most; ++m) {
    for (std::int32_t n = 2; n <= most; ++n) {
      if (std::gcd(m + 1, n + 1) == 1) f(m, n);
    }
  }
}

}  // namespace

Ruling cubes(Check& check) {
  const int most = check.size(9, 12, 13);
  for (int d = 0; d <= most; ++d) {
    const auto document = named("cube", {d}, "ueg");
    const std::string expected(std::size_t{1} << d, d % 2 == 0 ? 'P' : 'N');
    const Graph cube(*document.vertices, *document.edges);
    check.expect(by_elimination(cube) == expected, "cubes by elimination", [&] { return document.write(); });
    if (d <= 3)
      check.expect(*by_rules_alone(document, {.all_starts = true}).starts == expected, "cubes by search",
                   [&] { return document.write(); });
    const bool shown = d % 2 == 0 ? accepted([&] { check_edge_geography_lost(cube, {0}, cube_kernel(d, 0)); })
                                  : accepted([&] { check_edge_geography_won(cube, {0}, 1, cube_answer(d, 0)); });
    check.expect(shown, "kernels of the proof", [&] { return document.write(); });
  }
  return confirmed("dimension " + std::to_string(most));
}

Ruling corners_of_grids(Check& check) {
  const int most = check.size(15, 40, 80), vertices = check.size(12, 15, 15);
  for (std::int32_t m = 2; m <= most; ++m) {
    for (std::int32_t n = 2; n <= most; ++n) {
      const bool expected = std::gcd(m + 1, n + 1) != 1;
      check.expect((by_elimination(Grid{m, n}.graph())[0] == 'P') == expected, "grids by elimination",
                   [&] { return name_of(m, n); });
      const auto document = rooted(named("grid", {m, n}, "ueg"), 0);
      if (m * n <= vertices)
        check.expect((by_rules_alone(document).outcome == Outcome::loss) == expected, "grids by search",
                     [&] { return document.write(); });
    }
  }
  return confirmed(std::to_string(most) + " rows and columns");
}

Ruling figure_of_diagonals(Check& check) {
  const int most = check.size(14, 24, 60);
  for (std::int32_t m = 2; m <= most; ++m) {
    for (std::int32_t n = 2; n <= most; ++n) {
      const Grid grid{m, n};
      for (std::int32_t d = 2; d <= std::min(m, n) + 1; ++d) {
        if ((m + 1) % d != 0 || (n + 1) % d != 0) continue;
        std::vector<std::int32_t> set;
        for (std::int32_t i = 1; i <= m; ++i) {
          for (std::int32_t j = 1; j <= n; ++j) {
            const bool on = (i - j) % (2 * d) == 0 || (i + j) % (2 * d) == 0;
            if (i % d != 0 && j % d != 0 && on) set.push_back(grid.vertex(i, j));
          }
        }
        check.expect(accepted([&] { check_edge_geography_lost(grid.graph(), {0}, set); }), "sets S",
                     [&] { return name_of(m, n) + " with d = " + std::to_string(d); });
        if (m == 14 && n == 9 && d == 5)
          check.expect(*diagonal_kernel(grid, 1, 1) == set, "figures", [&] { return name_of(m, n); });
      }
    }
  }
  return confirmed(std::to_string(most) + " rows and columns, every common divisor");
}

Ruling orbit_of_the_ball(Check& check) {
  const int most = check.size(20, 60, 200);
  every_coprime_grid(most, [&](std::int32_t m, std::int32_t n) {
    if (m % 2 != 0) return;
    std::map<TablePlace, int> visits;
    RollingBall ball{m, n, {m + 1, 0}, {-1, 1}};
    int steps = 0;
    for (; steps == 0 || !ball.in_corner(); ++steps) {
      ball.roll();
      ++visits[ball.at];
    }
    bool twice = steps == (m + 1) * (n + 1);
    for (std::int32_t i = 1; i <= m; ++i) {
      for (std::int32_t j = 1; j <= n; ++j) twice = twice && visits[{i, j}] == ((i + j) % 2 == 1 ? 2 : 0);
    }
    check.expect(twice, "tables", [&] { return name_of(m, n); });
  });
  return confirmed(std::to_string(most) + " rows and columns");
}

Ruling portions_of_the_orbit(Check& check) {
  const int most = check.size(20, 60, 200);
  every_coprime_grid(most, [&](std::int32_t m, std::int32_t n) {
    const bool a = portion(m, n, {1, 2}, {-1, 1}).to_corner, b = portion(m, n, {1, 2}, {1, 1}).to_corner,
               c = portion(m, n, {2, 1}, {1, 1}).to_corner, d = portion(m, n, {2, 1}, {1, -1}).to_corner;
    check.expect(a + b + c + d == 2 && !(a && d) && b != c, "tables", [&] { return name_of(m, n); });
  });
  return confirmed(std::to_string(most) + " rows and columns: exactly one of b and c leads to a corner");
}

Ruling figure_of_the_ball(Check& check) {
  const int most = check.size(16, 30, 60);
  every_coprime_grid(most, [&](std::int32_t m, std::int32_t n) {
    const Grid grid{m, n};
    const auto b = portion(m, n, {1, 2}, {1, 1}), c = portion(m, n, {2, 1}, {1, 1});
    std::map<std::int32_t, int> visits;
    for (const auto& [i, j] : (b.to_corner ? b : c).places) visits[grid.inside(i, j) ? grid.vertex(i, j) : -1] += 1;
    std::vector<std::int32_t> set;
    for (const auto& [v, count] : visits) {
      if (v >= 0 && count % 2 == 1) set.push_back(v);
    }
    const auto move = b.to_corner ? grid.vertex(1, 2) : grid.vertex(2, 1);
    check.expect(accepted([&] { check_edge_geography_won(grid.graph(), {0}, move, set); }), "tables",
                 [&] { return name_of(m, n); });
    if (m == 12 && n == 9)
      check.expect(b.to_corner && billiard(grid)->kernel == set, "figures", [&] { return name_of(m, n); });
  });
  return confirmed(std::to_string(most) + " rows and columns; in the figure the move to (1, 2) wins");
}

}  // namespace arete::inline reproduce::geography
