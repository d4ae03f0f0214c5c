// The figures of geography, each in a process of its own: CPU time on one thread, the most memory it held, and the
// ratio to what it is measured against in the same process. Ratios are of the best of several runs.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <numeric>
#include <random>
#include <set>
#include <string>

#ifdef ARETE_M4RI
#include <m4ri/m4ri.h>
#endif

#include "board/graphs/graph6.hpp"
#include "engine/game.hpp"
#include "lemon_reference.hpp"
#include "theory/geography/edge_game.hpp"
#include "theory/geography/edge_geography.hpp"
#include "theory/geography/even_kernels.hpp"
#include "theory/geography/grids.hpp"
#include "theory/geography/vertex_geography.hpp"

namespace {

using namespace arete;

constexpr int runs = 3;

double best_of(const std::function<void()>& work, int times = runs) {
  double best = 1e9;
  for (int i = 0; i < times; ++i) {
    const double start = cpu_seconds();
    work();
    best = std::min(best, cpu_seconds() - start);
  }
  return best;
}

template <class... Values>
std::string format(const char* pattern, Values... values) {
  char text[256];
  std::snprintf(text, sizeof text, pattern, values...);
  return text;
}

Graph random_graph(std::int32_t n, std::size_t edges, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::set<Ends> chosen;
  while (chosen.size() < edges) {
    const auto u = static_cast<std::int32_t>(random() % static_cast<unsigned>(n)),
               v = static_cast<std::int32_t>(random() % static_cast<unsigned>(n));
    if (u != v) chosen.insert(ordered({u, v}));
  }
  return {n, {chosen.begin(), chosen.end()}};
}

/// A grid with one diagonal in each square, of which each edge is kept with this chance.
Graph thinned_triangulated_grid(std::int32_t side, unsigned percent) {
  std::mt19937 random(1);
  std::vector<Ends> edges;
  const auto add = [&](std::int32_t i, std::int32_t j, std::int32_t k, std::int32_t l) {
    if (k < side && l < side && random() % 100 < percent) edges.push_back({i * side + j, k * side + l});
  };
  for (std::int32_t i = 0; i < side; ++i) {
    for (std::int32_t j = 0; j < side; ++j) {
      add(i, j, i, j + 1);
      add(i, j, i + 1, j);
      add(i, j, i + 1, j + 1);
    }
  }
  return {std::int64_t{side} * side, std::move(edges)};
}

/// Nothing where LEMON is not installed.
std::optional<LemonRun> lemon_on([[maybe_unused]] const Graph& graph) {
#ifdef ARETE_LEMON
  std::vector<std::pair<std::int32_t, std::int32_t>> edges;
  for (const auto& [u, v] : graph.edges) edges.emplace_back(u, v);
  return lemon_run(static_cast<std::int32_t>(graph.vertices), edges);
#else
  return std::nullopt;
#endif
}

std::string every_start_of_uvg(const Graph& graph) {
  const TokenBoard whole{graph, std::nullopt};
  TokenBoard rooted{graph, {{static_cast<std::int32_t>(graph.vertices / 2)}}};
  std::optional<LemonRun> lemon;
  std::size_t lost = 0;
  double ours = 1e9, ours_rooted = 1e9;
  for (int i = 0; i < runs; ++i) {  // in turn, so that a busy machine treats both alike
    const auto once = lemon_on(graph);
    if (!lemon || once->run < lemon->run) lemon = once;
    ours = std::min(ours, best_of([&] { lost = vertex_geography(whole, {}, {.all_starts = true})->best.size(); }, 1));
    ours_rooted = std::min(ours_rooted, best_of([&] { vertex_geography(rooted, {}, {}); }, 1));
  }
  const auto text = format("%.3f s; one root %.3f s; %zu of %lld lost", ours, ours_rooted, lost,
                           static_cast<long long>(graph.vertices));
  return !lemon
             ? text
             : format("%.2f x LEMON's %.3f s (+ %.3f s for its graph): ", ours / lemon->run, lemon->run, lemon->build) +
                   text;
}

/// The winning moves of every start too: linear on bipartite graphs, one more matching for each vertex of an odd part.
std::string every_move_of_uvg(const Graph& graph, double patience) {
  const auto lemon = lemon_on(graph);
  Limits limits;
  limits.time = std::chrono::duration<double>(patience);
  Budget budget(limits);
  std::size_t moves = 0;
  const double start = cpu_seconds();
  try {
    const auto finding =
        vertex_geography({graph, std::nullopt}, {}, {.all_starts = true, .start_moves = true, .budget = &budget});
    for (const auto& list : *finding->wins) moves += list.size();
  } catch (const BudgetSpent&) {
    return format("not within %.0f s", patience);
  }
  const double ours = cpu_seconds() - start;
  const auto text = format("%.3f s; %zu winning moves", ours, moves);
  return !lemon ? text : format("%.2f x LEMON's %.3f s: ", ours / lemon->run, lemon->run) + text;
}

constexpr std::int32_t side = 10'000;

Graph dense_bipartite() {
  std::mt19937_64 random(1);
  std::vector<Ends> edges;
  edges.reserve(side * (side / 2 + 100));
  for (std::int32_t i = 0; i < side; ++i) {
    std::uint64_t bits = 0;
    for (std::int32_t j = 0; j < side; ++j, bits >>= 1) {
      if (j % 64 == 0) bits = random();
      if (bits & 1) edges.push_back({i, side + j});
    }
  }
  return {2 * side, std::move(edges)};
}

std::string dense_against_m4ri() {
  const TokenBoard board{dense_bipartite(), std::nullopt};
  const auto graph = arcs(board.graph);
  EvenKernels kernels(graph, *two_colouring(graph, Flags(static_cast<std::size_t>(graph.vertices()), 1)));
  std::size_t lost = 0;
  const double ours = best_of([&] {
    const auto support = kernels.support();
    lost = static_cast<std::size_t>(std::count(support.begin(), support.end(), 1));
  });
  std::string text = format("every start %.3f s, %zu lost", ours, lost);
#ifdef ARETE_M4RI
  double theirs = 1e9;
  for (int i = 0; i < runs; ++i) {
    mzd_t* matrix = mzd_init(side, side);
    for (const auto& [u, v] : board.graph.edges) mzd_write_bit(matrix, u, v - side, 1);
    theirs = std::min(theirs, best_of([&] { mzd_echelonize(matrix, 0); }, 1));
    mzd_free(matrix);
  }
  text = format("%.2f x M4RI's %.3f s; ", ours / theirs, theirs) + text;
#endif
  return text + format("; with reading the graph %.3f s",
                       best_of([&] { bipartite_edge_geography(board, {}, {.all_starts = true}); }, 1));
}

std::string game_of_1000_moves() {
  const TokenBoard board{dense_bipartite(), {{0}}};
  const auto graph = arcs(board.graph);
  EvenKernels kernels(graph, *two_colouring(graph, Flags(static_cast<std::size_t>(graph.vertices()), 1)));
  const double elimination = best_of([&] { kernels.solve(0); });
  std::mt19937 random(1);
  double first = 0;
  std::size_t moves = 0;
  const double whole = best_of(
      [&] {
        const double start = cpu_seconds();
        auto game = *EdgeGame::start(board);
        first = cpu_seconds() - start;
        for (; moves < 1000; ++moves) {
          const auto winning = game.winning_moves(), legal = game.moves();
          if (legal.empty()) break;
          const auto& list = winning.empty() ? legal : winning;
          game.play(list[random() % list.size()]);
        }
      },
      1);
  return format("%.0f x faster: %zu moves in %.2f s, %.2f s of it the first position; one elimination %.3f s",
                1000 * elimination / whole, moves, whole, first, elimination);
}

std::string grid_by_elimination(std::int32_t m, std::int32_t n) {
  const Grid grid{m, n};
  const TokenBoard board{grid.graph(), std::nullopt};
  std::string found;
  const double ours = best_of([&] { found = *bipartite_edge_geography(board, {}, {.all_starts = true})->starts; }, 1);
  return format("%.2f s; %s the theorem; %lld of %d lost", ours, found == starts(grid) ? "equal to" : "DIFFERENT FROM",
                static_cast<long long>(std::count(found.begin(), found.end(), 'P')), m * n);
}

/// Edge geography on random graphs with a given average degree, from a vertex of the largest: every winning move, by
/// search.
std::string random_graphs(std::int32_t vertices, std::size_t edges) {
  std::vector<double> seconds;
  std::uint64_t nodes = 0;
  for (unsigned seed = 1; seed <= 5; ++seed) {
    const auto drawn = random_graph(vertices, edges, seed);
    std::vector<int> degree(static_cast<std::size_t>(vertices));
    for (const auto& [u, v] : drawn.edges) ++degree[static_cast<std::size_t>(u)], ++degree[static_cast<std::size_t>(v)];
    Document document;
    document.game = "ueg";
    document.vertices = vertices;
    document.edges = drawn.edges;
    document.root = std::max_element(degree.begin(), degree.end()) - degree.begin();
    const auto session = open(document);
    seconds.push_back(
        best_of([&] { nodes += session->solve({.limits = {.memory = std::uint64_t{4} << 30}}).nodes; }, 1));
  }
  std::sort(seconds.begin(), seconds.end());
  return format("five graphs, %.2f s to %.2f s, median %.2f s; %llu nodes", seconds.front(), seconds.back(),
                seconds[seconds.size() / 2], static_cast<unsigned long long>(nodes));
}

/// Every connected graph on 8 vertices from geng, every root.
std::string every_graph_on_8_vertices(const std::string& game, bool by_theorem) {
  FILE* const pipe = popen("{ nauty-geng -cq 8 || geng -cq 8; } 2> /dev/null", "r");
  if (pipe == nullptr) return "no geng";
  char line[64];
  std::vector<Document> documents;
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    Document document;
    document.game = game;
    document.graph6 = std::string(line).substr(0, std::string(line).find('\n'));
    documents.push_back(document);
  }
  pclose(pipe);
  std::size_t lost = 0;
  const double seconds = best_of([&] {
    lost = 0;
    for (const auto& document : documents) {
      const auto found = by_theorem
                             ? *vertex_geography(read_board<TokenBoard>(document), {}, {.all_starts = true})->starts
                             : *open(document)->solve({.all_starts = true}).starts;
      lost += static_cast<std::size_t>(std::count(found.begin(), found.end(), 'P'));
    }
  });
  return format("%.2f s for %zu graphs; %zu starts lost", seconds, documents.size(), lost);
}

struct Row {
  std::string name, wanted;
  std::function<std::string()> work;
};

void run(const Row& row) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    const auto result = row.work();
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf("%-44s %6ld MB   wanted %-14s %s\n", row.name.c_str(), used.ru_maxrss / 1024, row.wanted.c_str(),
                result.c_str());
    std::fflush(stdout);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (status != 0) std::printf("%-44s failed\n", row.name.c_str());
}

}  // namespace

/// All rows, or those whose names have the given text in them.
int main(int count, char** arguments) {
  const std::vector<Row> rows{
      {"uvg grid 999x1001, every start", "2 x",
       [] {
         return every_start_of_uvg(Grid{999, 1001}.graph());
       }},
      {"uvg random, 10^5 vertices, 3*10^5 edges", "2 x",
       [] { return every_start_of_uvg(random_graph(100'000, 300'000)); }},
      {"uvg random, 10^6 vertices, 1.5*10^6 edges", "1.5 s",
       [] { return every_start_of_uvg(random_graph(1'000'000, 1'500'000)); }},
      {"uvg triangulated grid 10^6, half kept", "2 x",
       [] { return every_start_of_uvg(thinned_triangulated_grid(1000, 50)); }},
      {"uvg triangulated grid 10^6, 0.7 kept", "2 x",
       [] { return every_start_of_uvg(thinned_triangulated_grid(1000, 70)); }},
      {"uvg triangulated grid 10^6, 0.9 kept", "2 x",
       [] { return every_start_of_uvg(thinned_triangulated_grid(1000, 90)); }},
      {"uvg grid 999x1001, every move", "2 x",
       [] {
         return every_move_of_uvg(Grid{999, 1001}.graph(), 60);
       }},
      {"uvg random, 10^5 vertices, every move", "2 x",
       [] { return every_move_of_uvg(random_graph(100'000, 300'000), 60); }},
      {"uvg triangulated grid 10^6, half kept, moves", "2 x",
       [] { return every_move_of_uvg(thinned_triangulated_grid(1000, 50), 60); }},
      {"ueg dense bipartite 10^4 + 10^4", "2 x", dense_against_m4ri},
      {"ueg game of 1000 moves there", "50 x", game_of_1000_moves},
      {"ueg grid 1000x1000 by elimination", "60 s, 8 GB", [] { return grid_by_elimination(1000, 1000); }},
      {"ueg grid 999x1399 by elimination", "", [] { return grid_by_elimination(999, 1399); }},
      {"ueg random, degree 3, 240 edges", "10 s", [] { return random_graphs(160, 240); }},
      {"ueg random, degree 4, 100 edges", "10 s", [] { return random_graphs(50, 100); }},
      {"ueg random, degree 6, 42 edges", "10 s", [] { return random_graphs(14, 42); }},
      {"uvg connected graphs on 8 vertices, theorem", "report", [] { return every_graph_on_8_vertices("uvg", true); }},
      {"uvg connected graphs on 8 vertices, engine", "report", [] { return every_graph_on_8_vertices("uvg", false); }},
      {"ueg connected graphs on 8 vertices, engine", "report", [] { return every_graph_on_8_vertices("ueg", false); }},
  };
  for (const auto& row : rows) {
    if (count < 2 || row.name.find(arguments[1]) != std::string::npos) run(row);
  }
}
