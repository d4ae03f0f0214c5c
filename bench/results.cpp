// The tables of docs/results.md: what is true of all order types of up to seven points and of all their triangulations,
// game by game. `results` prints them as Markdown; an argument is the most points to go to.

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "board/plane/every_triangulation.hpp"
#include "engine/boards/realizations.hpp"
#include "engine/game.hpp"

namespace {

using namespace arete;

Document on_sites(const std::string& game, const std::vector<Site>& sites) {
  Document document;
  document.game = game;
  document.points.emplace();
  for (const auto& [x, y] : sites) document.points->push_back({Decimal::of(x), Decimal::of(y)});
  return document;
}

struct Tally {
  std::map<Outcome, int> outcomes;
  std::map<Value, int> scores;
  bool solitaire = false;

  void add(const Answer& answer) {
    ++outcomes[answer.outcome];
    if (answer.score) ++scores[*answer.score];
    solitaire = answer.green.has_value();
  }
  void print(const std::string& game, int n) {
    int all = 0;
    for (const auto& [outcome, count] : outcomes) all += count;
    std::printf("| `%s` | %d | %d | %d |", game.c_str(), n, all, outcomes[Outcome::win]);
    if (!solitaire) std::printf(" %d |", outcomes[Outcome::tie]);
    std::printf(" %d |", outcomes[Outcome::loss]);
    for (const auto& [score, count] : scores) std::printf(" %+d: %d", score, count);
    std::printf(solitaire ? "\n" : " |\n");
    std::fflush(stdout);
  }
};

void header(const char* what) {
  std::printf("\n| game | points | %s | first wins | ties | second wins | scores: how many |\n", what);
  std::printf("| --- | --- | --- | --- | --- | --- | --- |\n");
}

void on_triangulations(const std::string& game, int most, const Question& question) {
  for (int n = 3; n <= most; ++n) {
    Tally tally;
    for (const auto& sites : realized_order_types(n)) {
      auto document = on_sites(game, sites);
      every_triangulation(PointSet(*document.points), [&](const std::vector<Ends>& edges) {
        document.edges = edges;
        tally.add(open(document)->solve(question));
      });
    }
    tally.print(game, n);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int most = argc > 1 ? std::atoi(argv[1]) : 7;
  const Question question{.all_best = false, .theorems = false};
  header("order types");
  for (const std::string game : {"mono-complete", "mono-triangle", "bi-complete", "bi-triangle"}) {
    for (int n = 3; n <= most; ++n) {
      Tally tally;
      for (const auto& sites : realized_order_types(n)) tally.add(open(on_sites(game, sites))->solve(question));
      tally.print(game, n);
    }
  }
  header("triangulations");
  for (const std::string game :
       {"mono-flip", "mono-flip-triangle", "bi-flip", "coloring", "bi-coloring", "four-cycle", "nimstring"})
    on_triangulations(game, most, question);
  std::printf("\n| game | points | triangulations | won | lost |\n");
  std::printf("| --- | --- | --- | --- | --- |\n");
  for (const std::string game : {"all-green", "green-wins"}) on_triangulations(game, most, question);
}
