// The figures of the exact search: each position in a process of its own, CPU time on one thread and the most memory it
// held, beside what is wanted and what other programs need. Times depend on the machine; values and nodes do not.

#include <random>
#include <set>

#include "board/ends.hpp"
#include "rows.hpp"

namespace {

using namespace arete;
using namespace arete::bench;

Document queens(std::int32_t n) {
  Document document;
  document.game = "node-kayles";
  document.vertices = n * n;
  document.edges.emplace();
  for (std::int32_t a = 0; a < n * n; ++a) {
    for (std::int32_t b = a + 1; b < n * n; ++b) {
      const std::int32_t x = a / n - b / n, y = a % n - b % n;
      if (x == 0 || y == 0 || x == y || x == -y) document.edges->push_back({a, b});
    }
  }
  return document;
}

/// Node Kayles on a random graph of average degree 3.
Document sparse(std::int64_t n, std::uint64_t seed) {
  return make_board({.kind = "random",
                     .sizes = {n},
                     .game = "node-kayles",
                     .seed = seed,
                     .probability = 3.0 / static_cast<double>(n - 1)});
}
/// Node Kayles on a random graph in which every vertex has degree 3: ends are joined at random until the graph is
/// simple.
Document cubic(std::int32_t n, unsigned seed) {
  std::mt19937 random(seed);
  for (;;) {
    std::vector<std::int32_t> open;
    for (std::int32_t i = 0; i < 3 * n; ++i) open.push_back(i / 3);
    std::set<Ends> edges;
    const auto taken = [&] {
      const std::size_t i = random() % open.size();
      const auto v = open[i];
      open[i] = open.back();
      open.pop_back();
      return v;
    };
    while (!open.empty()) {
      const auto u = taken(), v = taken();
      if (u == v || !edges.insert(ordered({u, v})).second) break;
    }
    if (edges.size() == static_cast<std::size_t>(3 * n / 2))
      return {.game = "node-kayles", .edges = std::vector<Ends>(edges.begin(), edges.end()), .vertices = n};
  }
}

/// The slowest of the first twenty random boards.
std::string slowest_of_twenty(std::int64_t n, const std::string& game) {
  double worst = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto answer = open(named("random", {n}, game, seed))->solve({.all_best = false});
    worst = std::max(worst, answer.ms);
  }
  char text[64];
  std::snprintf(text, sizeof text, "20 sets, the slowest %.3f s", worst / 1000);
  return text;
}

/// Le Pic'arete by plain retrograde analysis: every set of edges, without search.
std::string retrograde_picarete() {
  const auto document = named("grid", {4, 4}, "picarete");
  const auto& edges = *document.edges;
  std::vector<unsigned> at(16);
  for (std::size_t e = 0; e < edges.size(); ++e) {
    at[static_cast<std::size_t>(edges[e].u)] |= 1u << e;
    at[static_cast<std::size_t>(edges[e].v)] |= 1u << e;
  }
  std::vector<signed char> value(std::size_t{1} << edges.size());
  for (unsigned left = 1; left < value.size(); ++left) {
    int best = -100;
    for (unsigned rest = left; rest != 0; rest &= rest - 1) {
      const unsigned bit = rest & -rest;
      const auto& e = edges[static_cast<std::size_t>(__builtin_ctz(bit))];
      const int gain =
          ((at[static_cast<std::size_t>(e.u)] & left) == bit) + ((at[static_cast<std::size_t>(e.v)] & left) == bit);
      best = std::max(best, gain - value[left & ~bit]);
    }
    value[left] = static_cast<signed char>(best);
  }
  return "score " + std::to_string(value.back()) + ", 2^24 positions";
}

}  // namespace

int main(int argc, char**) {
  const bool long_ones = argc > 1;  // any argument: also what takes minutes
  const std::vector<Row> rows{
      {"arc-kayles grid 5x6", "1 s", "MCGS 1.5: 16.5 s",
       [] {
         return solved(named("grid", {5, 6}, "arc-kayles"));
       }},
      {"arc-kayles grid 4x8", "2.5 s", "MCGS 1.5: 16.7 s",
       [] {
         return solved(named("grid", {4, 8}, "arc-kayles"));
       }},
      {"arc-kayles grid 4x7", "0.3 s", "MCGS 1.5: 5.5 s",
       [] {
         return solved(named("grid", {4, 7}, "arc-kayles"));
       }},
      {"arc-kayles grid 6x6", "report", "",
       [] {
         return solved(named("grid", {6, 6}, "arc-kayles"));
       }},
      {"arc-kayles grid 5x7", "report", "",
       [] {
         return solved(named("grid", {5, 7}, "arc-kayles"));
       }},
      {"node-kayles queens 10x10", "2 s, 100 MB", "node-kayles (Rust): 32 s", [] { return solved(queens(10)); }},
      {"node-kayles, 50 vertices, degree 3 on average", "3 s", "", [] { return solved(sparse(50, 3)); }},
      {"node-kayles, 50 vertices of degree 3", "3 s", "", [] { return solved(cubic(50, 1)); }},
      {"strings-and-coins 3x3 boxes", "0.1 s", "dotsandboxes: 16.9 s",
       [] {
         return solved(named("boxes", {3, 3}, "strings-and-coins"));
       }},
      {"  the same with every best move", "", "",
       [] {
         return solved(named("boxes", {3, 3}, "strings-and-coins"), true);
       }},
      {"nimstring 3x3 boxes", "0.1 s", "12.8 s",
       [] {
         return solved(named("boxes", {3, 3}, "nimstring"));
       }},
      {"picarete 4x4 grid", "a tenth of next", "",
       [] {
         return solved(named("grid", {4, 4}, "picarete"));
       }},
      {"  plain retrograde of it", "", "", retrograde_picarete},
      {"bi-triangle convex 10", "1 s", "", [] { return solved(named("convex", {10}, "bi-triangle")); }},
      {"bi-triangle random 7", "0.2 s each", "", [] { return slowest_of_twenty(7, "bi-triangle"); }},
      {"mono-complete convex 11", "5 s", "", [] { return solved(named("convex", {11}, "mono-complete")); }},
      {"mono-complete random 9", "5 s", "", [] { return solved(named("random", {9}, "mono-complete")); }},
  };
  print_head();
  for (const auto& row : rows) run(row);
  if (!long_ones) return 0;
  run({"node-kayles, 60 vertices, degree 3 on average", "30 s", "", [] { return solved(sparse(60, 1)); }});
  run({"node-kayles, 60 vertices of degree 3", "30 s", "", [] { return solved(cubic(60, 1)); }});
  run({"strings-and-coins 4x4 boxes", "within 20 GB", "", [] {
         return solved(named("boxes", {4, 4}, "strings-and-coins"));
       }});
}
