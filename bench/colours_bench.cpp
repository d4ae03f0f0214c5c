// The figures of the races in two colours: every order type of eight points, a hundred of nine spread over the list of
// them (`nine_points.jsonl`), and the Coloring Game. "others" is what the search needed before it asked for attacks
// (docs/theory/relaxed_race.md).

#include <algorithm>
#include <fstream>

#include "engine/boards/realizations.hpp"
#include "rows.hpp"

namespace {

using namespace arete;
using namespace arete::bench;

/// Who wins, of many positions: the mean and the longest time, and how many are won.
class Tally {
 public:
  void add(const Document& document) {
    const auto answer = open(document)->solve({.all_best = false, .theorems = false});
    worst_ = std::max(worst_, answer.ms / 1000);
    ++count_;
    won_ += answer.outcome_word() == "win";
    lost_ += answer.outcome_word() == "loss";
  }
  std::string text() const {
    char line[128];
    std::snprintf(line, sizeof line, "%d sets, mean %.4f s, longest %.2f s, %d won, %d lost", count_,
                  (cpu_seconds() - start_) / count_, worst_, won_, lost_);
    return line;
  }

 private:
  double start_ = cpu_seconds();
  int count_ = 0, won_ = 0, lost_ = 0;
  double worst_ = 0;
};

std::string eight_points(std::size_t step) {
  const auto types = realized_order_types(8);
  Tally tally;
  for (std::size_t i = 0; i < types.size(); i += step) {
    Document document;
    document.game = "bi-triangle";
    document.points.emplace();
    for (const auto& [x, y] : types[i]) document.points->push_back({Decimal::of(x), Decimal::of(y)});
    tally.add(document);
  }
  return tally.text();
}

std::string nine_points() {
  Tally tally;
  std::ifstream sets(ARETE_BENCH "/nine_points.jsonl");
  for (std::string line; std::getline(sets, line);) tally.add(Document::read(line));
  return tally.text();
}

std::string coloring(std::int64_t points) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) tally.add(named("delaunay", {points}, "bi-coloring", seed));
  return tally.text();
}

}  // namespace

int main(int argc, char**) {
  const bool long_ones = argc > 1;  // any argument: all 3315 types, which takes minutes
  print_head();
  run({"bi-triangle 8 points, every 33rd type", "mean 0.02 s", "0.15 to 2 s each", [] { return eight_points(33); }});
  run({"bi-triangle 9 points, 100 types", "mean 0.3 s", "54 s for a hard set", nine_points});
  run({"bi-coloring 9 points, Delaunay", "3 s each", "over 40 s, 2.3 GB", [] { return coloring(9); }});
  if (long_ones) run({"bi-triangle 8 points, every type", "mean 0.02 s", "", [] { return eight_points(1); }});
}
