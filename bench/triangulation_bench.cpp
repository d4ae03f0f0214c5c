// The figures of the triangulation theorems: each linear decision at one to ten million triangles, beside the time that
// copying its arrays takes in the same run: the board's and those that it makes. Every size runs in a process of its
// own; building the board is not counted. Memory is what a decision held beyond the board at its peak. CPU times, the
// best of three; they depend on the machine.

#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <new>
#include <string>
#include <vector>

#ifdef ARETE_CGAL
#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#endif

#include "engine/boards/convex_triangulations.hpp"
#include "engine/boards/delaunay.hpp"
#include "engine/boards/point_boards.hpp"
#include "theory/points/mono_complete_convex.hpp"
#include "theory/points/mono_triangle_dawson.hpp"
#include "theory/triangulations/all_green_recurrence.hpp"
#include "theory/triangulations/coloring_kayles.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace {

std::size_t held = 0, peak = 0;

}  // namespace

// Counts what is held, so that the peak of one call is known. Not inlined: the compiler would see malloc meet delete,
// and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
  void* place = std::malloc(size);
  if (place == nullptr) throw std::bad_alloc();
  held += malloc_usable_size(place);
  peak = std::max(peak, held);
  return place;
}
[[gnu::noinline]] void operator delete(void* place) noexcept {
  held -= malloc_usable_size(place);
  std::free(place);
}
[[gnu::noinline]] void operator delete(void* place, std::size_t) noexcept { operator delete(place); }

namespace {

using namespace arete;

/// CPU time: other programs on the machine do not count.
double seconds(const std::function<void()>& work) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  };
  const double start = now();
  work();
  return now() - start;
}

double best_of_three(const std::function<void()>& work) {
  return std::min({seconds(work), seconds(work), seconds(work)});
}

template <class Board>
class Figures {
 public:
  Figures(const Board& board, std::size_t size, const std::string& name)
      : board_(board), size_(static_cast<double>(size)) {
    std::printf("%s\n", name.c_str());
  }
  /// The time and memory of a decision beside copying its arrays: the board and as much as it held itself.
  void report(const char* name, const std::function<void()>& work) const {
    const std::size_t before = peak = held;
    work();
    const std::size_t used = peak - before;
    const double time = best_of_three(work);
    const double copying = best_of_three([&] { Board copy = board_; }) + copying_bytes(used);
    std::printf("  %-34s %8.3f s %6.1f ns each %6.3f s copying: %5.2f x %6.1f bytes each\n", name, time,
                1e9 * time / size_, copying, time / copying, static_cast<double>(used) / size_);
    std::fflush(stdout);
  }

 private:
  static double copying_bytes(std::size_t bytes) {
    const std::vector<char> arrays(bytes, 1);
    return best_of_three([&] { std::vector<char> copy = arrays; });
  }

  const Board& board_;
  double size_;
};

PointSet convex_points(std::int64_t n) {
  std::vector<PointSet::Written> points;
  for (const auto& s : convex_sites(n)) points.push_back({Decimal::of(s[0]), Decimal::of(s[1])});
  return PointSet(points);
}

void on_triangulation(std::int64_t triangles, const std::string& shape, std::int64_t inner) {
  Random random(1);
  const Triangulation board(convex_points(triangles + 2), convex_triangulation(triangles + 2, shape, inner, random));
  const Figures figures(board, board.triangles(), std::to_string(triangles) + " triangles, " + shape);
  if (shape != "random")
    figures.report("coloring, Theorem 1", [&] { coloring_kayles(board, {}, {.all_best = false}); });
  figures.report("all-green, recurrence of Theorem 4", [&] { AllGreenRecurrence(board).flips(); });
  figures.report("both solitaires, maximum and flips", [&] { green_plan_on_tree(GreenFaces(board, {}), false); });
}

void on_points(std::int64_t n) {
  const auto points = convex_points(n);
  const Figures figures(points, points.size(), std::to_string(n) + " points in convex position");
  figures.report("mono-triangle, Theorem 2", [&] { mono_triangle_dawson(points, {}, {.all_best = false}); });
  figures.report("mono-complete, Theorem 3", [&] { mono_complete_convex(points, {}, {.all_best = false}); });
  Random random(1);
  std::vector<MoveText> moves;
  for (const Ends e : random_convex(n, random)) moves.push_back({e.u, e.v});
  moves.resize(moves.size() - 5);
  figures.report("mono-complete, five moves to go", [&] { mono_complete_convex(points, moves, {.all_best = false}); });
  figures.report("(their convex hull)", [&] { points.hull(); });
}

/// What it takes to make a triangulation at all: the yardstick for decisions about one.
void delaunay_of(std::int64_t n) {
  Random random(1);
  const auto sites = scattered_sites(n, random);
  std::printf("%lld random points\n  %-34s %8.3f s\n", static_cast<long long>(n), "Delaunay triangulation, Boost",
              seconds([&] { delaunay(sites); }));
#ifdef ARETE_CGAL
  using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
  std::vector<Kernel::Point_2> points;
  for (const auto& [x, y] : sites) points.emplace_back(static_cast<double>(x), static_cast<double>(y));
  std::printf("  %-34s %8.3f s\n", "Delaunay triangulation, CGAL", seconds([&] {
                const CGAL::Delaunay_triangulation_2<Kernel> triangulation(points.begin(), points.end());
              }));
#endif
}

void alone(const std::function<void()>& work) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    work();
    std::fflush(stdout);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::int64_t> sizes{1'000'000, 2'000'000, 4'000'000, 10'000'000};
  if (argc > 1) sizes = {std::atoll(argv[1])};
  alone([&] { delaunay_of(sizes.front()); });
  for (const auto n : sizes) {
    alone([n] { on_triangulation(n, "branching", n / 10); });
    alone([n] { on_triangulation(n, "random", 0); });
    alone([n] { on_points(n); });
  }
}
