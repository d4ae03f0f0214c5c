// Speed of the whole program, reading included: work, CPU time before the round of speed that this bench was written
// for, now, what was wanted of it, and the ratio to a yardstick that runs beside it. Times before and wanted are those
// of one machine, and ratios can be compared between machines. Any argument: also what takes minutes.

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "board/ends.hpp"
#include "lemon_reference.hpp"
#include "rows.hpp"
#ifdef ARETE_SIMDJSON
#include <simdjson.h>
#endif

namespace {

using namespace arete;
using bench::named;

struct Spent {
  double cpu = 0, wall = 0;
  long megabytes = 0;
};

/// The least of a few runs of the program, whose answers go nowhere.
Spent spent_by_solve(const std::filesystem::path& file, const std::vector<std::string>& options, int runs = 3) {
  Spent least{1e9, 1e9, 0};
  malloc_trim(0);  // a child's memory begins with what this process holds
  for (int i = 0; i < runs; ++i) {
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
      std::vector<std::string> words{ARETE_PROGRAM, "solve", "--json", file.string()};
      words.insert(words.end(), options.begin(), options.end());
      std::vector<char*> arguments;
      for (auto& word : words) arguments.push_back(word.data());
      arguments.push_back(nullptr);
      if (std::freopen("/dev/null", "w", stdout) != nullptr) execv(ARETE_PROGRAM, arguments.data());
      _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) != child || WEXITSTATUS(status) == 127) std::exit(1);
    least.cpu = std::min(least.cpu, bench::cpu_seconds(used));
    least.wall = std::min(least.wall, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    least.megabytes = used.ru_maxrss / 1024;
  }
  return least;
}

double least_of_three(const std::function<void()>& work) {
  double least = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double start = bench::cpu_seconds();
    work();
    least = std::min(least, bench::cpu_seconds() - start);
  }
  return least;
}

/// What any program takes on this machine at this moment.
double sorting_four_million_numbers() {
  return least_of_three([] {
    std::mt19937 random(1);
    std::vector<std::uint32_t> numbers(4'000'000);
    std::ranges::generate(numbers, random);
    std::ranges::sort(numbers);
  });
}

/// Files that the bench makes and leaves nothing of.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("arete_speed_" + std::to_string(getpid()))) {
    std::filesystem::create_directory(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::filesystem::path file(const Document& document) { return stream({document}); }
  std::filesystem::path stream(const std::vector<Document>& documents) {
    const auto name = path_ / std::to_string(count_++);
    std::ofstream file(name);
    for (const auto& document : documents) file << document.write() << '\n';
    return name;
  }

 private:
  std::filesystem::path path_;
  int count_ = 0;
};

Document random_graph(std::int32_t vertices, std::size_t edges) {
  std::mt19937 random(1);
  std::set<Ends> chosen;
  while (chosen.size() < edges) {
    const Ends e{static_cast<std::int32_t>(random() % static_cast<unsigned>(vertices)),
                 static_cast<std::int32_t>(random() % static_cast<unsigned>(vertices))};
    if (e.u != e.v) chosen.insert(ordered(e));
  }
  Document document{.game = "uvg", .edges = std::vector<Ends>(chosen.begin(), chosen.end())};
  std::ranges::shuffle(*document.edges, random);
  document.vertices = vertices;
  document.root = 0;
  return document;
}

std::optional<double> lemon([[maybe_unused]] const Document& document) {
#ifdef ARETE_LEMON
  std::vector<std::pair<std::int32_t, std::int32_t>> edges;
  for (const auto& [u, v] : *document.edges) edges.emplace_back(u, v);
  const auto run = lemon_run(static_cast<std::int32_t>(*document.vertices), edges);
  return run.build + run.run;
#else
  return std::nullopt;
#endif
}

std::optional<double> simdjson_parse([[maybe_unused]] const std::filesystem::path& file) {
#ifdef ARETE_SIMDJSON
  const auto text = simdjson::padded_string::load(file.string()).value();
  return least_of_three([&] {
    simdjson::dom::parser parser;
    if (parser.parse(text).error() != simdjson::SUCCESS) std::exit(1);
  });
#else
  return std::nullopt;
#endif
}

void print(const char* work, const char* before, const Spent& now, const char* wanted, const char* yardstick,
           std::optional<double> beside) {
  std::printf("%-44s %10s %8.2f s %6ld MB %10s", work, before, now.cpu, now.megabytes, wanted);
  if (beside) std::printf("   %.2f x %s, %.2f s", now.cpu / *beside, yardstick, *beside);
  std::printf("\n");
  std::fflush(stdout);
}

void print_threads(const char* work, const std::filesystem::path& file, const std::vector<std::string>& options) {
  auto two = options;
  two.insert(two.end(), {"--threads", "2"});
  const auto one = spent_by_solve(file, options), both = spent_by_solve(file, two);
  std::printf("%-44s one thread %.2f s; two: %.2f times as fast, %.2f times the CPU time\n", work, one.wall,
              one.wall / both.wall, both.cpu / one.cpu);
  std::fflush(stdout);
}

/// With the token on the first vertex.
Document rooted(Document document) {
  document.root = 0;
  return document;
}

}  // namespace

int main(int argc, char**) {
  const bool long_ones = argc > 1;
  constexpr std::int64_t million = 1'000'000;
  Folder folder;
  std::printf("%-44s %10s %10s %9s %10s   %s\n", "work", "before", "now, CPU", "memory", "wanted", "yardstick");
  std::fflush(stdout);

  const auto matching = [&](const char* work, const char* before, const char* wanted, const Document& document) {
    print(work, before, spent_by_solve(folder.file(document), {"--best", "one"}), wanted, "LEMON", lemon(document));
  };
  matching("uvg, random, 10^6 vertices, 1.5*10^6 edges", "9 to 19 s", "1.5 s", random_graph(million, 1'500'000));
  matching("uvg, grid 1000x1000", "", "", rooted(named("grid", {1000, 1000}, "uvg")));

  const auto reading = [&](const char* work, const char* before, const Document& document, const char* wanted = "3 x") {
    const auto file = folder.file(document);
    print(work, before, spent_by_solve(file, {"--best", "one"}), wanted, "simdjson's parse", simdjson_parse(file));
  };
  reading("reading 10^6 convex points", "0.96 s", named("convex", {million}, "mono-triangle"));
  reading("reading a triangulation of 10^6 points", "2.2 s", named("triangulation", {million}, "coloring"));
  reading("reading a grid 1000x1000", "0.77 s", rooted(named("grid", {1000, 1000}, "ueg")));
  reading("all-green, Delaunay, 10^5 points", "unknown", named("delaunay", {100'000}, "all-green"), "decided");
  reading("green-wins, Delaunay, 10^6 points", "unknown", named("delaunay", {million}, "green-wins"), "within 1 %");

  const auto searching = [&](const char* work, const char* before, const char* wanted, const Document& document) {
    print(work, before, spent_by_solve(folder.file(document), {"--best", "one"}, long_ones ? 1 : 3), wanted,
          "sorting 4*10^6 numbers", sorting_four_million_numbers());
  };
  searching("arc-kayles 5x6", "0.69 s", "0.4 s", named("grid", {5, 6}, "arc-kayles"));
  searching("arc-kayles 6x6", "6.8 s", "3 s", named("grid", {6, 6}, "arc-kayles"));
  searching("nimstring 3x3 boxes", "0.14 s", "0.1 s", named("boxes", {3, 3}, "nimstring"));
  if (long_ones) {
    searching("arc-kayles 6x7", "> 129 s", "60 s", named("grid", {6, 7}, "arc-kayles"));
    searching("nimstring 4x4 boxes", "> 70 s", "60 s", named("boxes", {4, 4}, "nimstring"));
  }

  std::vector<Document> stream;
  for (std::uint64_t seed = 1; seed <= 11'117; ++seed)
    stream.push_back(make_board({.kind = "random", .sizes = {8}, .game = "ueg", .seed = seed, .root = 0}));
  print_threads("ueg, 11,117 random graphs on 8 vertices", folder.stream(stream), {});
  print_threads("strings-and-coins 3x4 boxes", folder.file(named("boxes", {3, 4}, "strings-and-coins")), {});
  print_threads("arc-kayles 5x7", folder.file(named("grid", {5, 7}, "arc-kayles")), {});
}
