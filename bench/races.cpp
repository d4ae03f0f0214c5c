// Bichromatic Triangle on abstract order types of N points, from orientations alone, so that those without points have
// an answer, too: `races N` takes all of them, `races N NUMBER...` those with these numbers. Prints a line with number,
// corners of the hull and outcome for each, then the sums. No rules of the game are used, only its lines
// (docs/theory/relaxed_race.md).

#include <cstdio>
#include <cstdlib>
#include <map>
#include <numeric>
#include <vector>

#include "segments.hpp"
#include "solve/races.hpp"

namespace {

using namespace arete;
using bench::Segments;
using Set = Segments::Set;

/// For the player who begins.
const char* outcome(const OrderType& type) {
  const Segments segments(type);
  Budget budget(Limits{});
  RaceMemory<Set> memory(budget, nullptr);
  ForLines<Set, RaceSearch> search(bench::attack_board(segments), memory, budget, false);
  const Attack<Set> nothing{{}, Set::below(segments.size())};
  return search.ask([&](auto& race) {
    if (race.wins_first(nothing, nothing)) return "win";
    return race.wins_second(nothing, nothing) ? "loss" : "tie";
  });
}

}  // namespace

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 0;
  if (n < 3 || n > OrderType::most_points) return 2;
  const auto types = order_types(n);
  std::vector<std::size_t> numbers;
  for (int i = 2; i < argc; ++i) numbers.push_back(std::strtoull(argv[i], nullptr, 10));
  if (numbers.empty()) {
    numbers.resize(types.size());
    std::iota(numbers.begin(), numbers.end(), 0);
  }
  std::map<std::pair<std::size_t, std::string>, int> sums;
  for (const std::size_t number : numbers) {
    if (number >= types.size()) return 2;
    const std::size_t corners = types[number].hull().size();
    const char* who = outcome(types[number]);
    std::printf("%zu %zu %s\n", number, corners, who);
    std::fflush(stdout);
    ++sums[{corners, who}];
  }
  for (const auto& [row, count] : sums) std::printf("hull of %zu: %s %d\n", row.first, row.second.c_str(), count);
}
