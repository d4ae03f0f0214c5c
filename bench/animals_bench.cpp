// Edge animals: what the classification of paper E takes on each board, and what a query for a paving costs beside the
// SAT solver alone on the same formula. Counts are checked by the tests; here they are printed, with the times.

#include <cstdio>

#include "achievement/animals.hpp"
#include "achievement/breaker/pavings.hpp"
#include "seconds.hpp"

namespace {

using namespace arete;
using bench::seconds;

void classification(const char* board, std::size_t size) {
  std::size_t winners = 0, losers = 0, unknown = 0;
  const double time = seconds([&] {
    for (const auto& item : classify(tiling(board), {1, 2}, {.size = size, .seconds = 2})) {
      if (item.loser) continue;
      ++(item.finding.maker_wins() ? winners : item.finding.breaker_wins() ? losers : unknown);
    }
  });
  std::printf("%-18s %zu winners, %zu losers, %zu unknown  %.3f s\n", board, winners, losers, unknown, time);
}

/// Every period up to an index: making the formula, solving it and reading the answers, beside solving it alone.
void queries(const char* name, const Tiling& board, const Animal& animal, int index) {
  double alone = 0;
  const double all = seconds([&] {
    for (int i = 1; i <= index; ++i) {
      for (const auto& period : periods(board, i)) {
        const PavingFormula paving(board, animal, {1, 2}, AnswerKind::mutual, Region::of(board, period));
        Sat sat;
        alone += seconds([&] {
          sat.add_all(paving.formula());
          if (sat.solve() == Sat::Status::satisfiable) std::printf("a paving of index %d; ", i);
        });
      }
    }
  });
  std::printf("%-18s %.4f s, the solver alone %.4f s: %.2f times\n", name, all, alone, all / alone);
}

}  // namespace

int main() {
  classification("square-edges", 5);
  classification("hexagonal-edges", 5);
  classification("triangular-edges", 5);
  queries("F28", tiling("triangular-edges"), {{0, 1}, {1, 0}, {1, 2}, {1, 3}}, 4);
  queries("four hexagons", tiling("hexagons"), {{0, 0}, {0, 1}, {0, 2}, {0, 3}}, 6);
}
