// The figures of the races in two colours: every order type of eight points, a hundred of nine spread over the list of
// them (`nine_points.jsonl`), the Coloring Game, and scores in two colours in convex position. "others" is what the
// search needed before it asked for attacks (docs/theory/relaxed_race.md).

#include <algorithm>
#include <fstream>

#include "base/random.hpp"
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

/// After some random moves, those that no theorem decides; all best moves are asked for.
std::string middle_of_bi_complete(std::int64_t points, int positions) {
  double worst = 0, sum = 0;
  Random random(1);
  for (int left = positions; left > 0;) {
    const auto session = open(named("convex", {points}, "bi-complete"));
    for (std::uint64_t ply = 3 + random.below(5); ply > 0; --ply) {
      const auto moves = session->moves();
      session->play(moves[random.below(moves.size())], "move");
    }
    const auto answer = session->solve({});
    if (answer.method == "theorem") continue;
    --left;
    sum += answer.ms / 1000;
    worst = std::max(worst, answer.ms / 1000);
  }
  char line[64];
  std::snprintf(line, sizeof line, "mean %.3f s, longest %.2f s", sum / positions, worst);
  return line;
}

}  // namespace

int main(int argc, char**) {
  const bool long_ones = argc > 1;  // any argument: all 3315 types, which takes minutes
  print_head();
  run({"bi-triangle 8 points, every 33rd type", "mean 0.02 s", "0.15 to 2 s each", [] { return eight_points(33); }});
  run({"bi-triangle 9 points, 100 types", "mean 0.3 s", "54 s for a hard set", nine_points});
  run({"bi-coloring 9 points, Delaunay", "3 s each", "over 40 s, 2.3 GB", [] { return coloring(9); }});
  run({"bi-complete convex 14, 20 positions", "2 s each", "40 to 90 s each",
       [] { return middle_of_bi_complete(14, 20); }});
  if (long_ones) run({"bi-triangle 8 points, every type", "mean 0.02 s", "", [] { return eight_points(1); }});
}
