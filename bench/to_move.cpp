// Whether it can hurt to be on move in Bichromatic Triangle (docs/theory/second-player.md): `to_move N` asks it in
// every position that a game on any set of N points can reach, from orientations alone. Prints a line for each order
// type and each position that hurts, then the sums. Six points take a second, seven a quarter of an hour.

#include <cstdio>
#include <cstdlib>

#include "segments.hpp"
#include "solve/memo.hpp"
#include "solve/races.hpp"

namespace {

using namespace arete;
using bench::Segments;
using Set = Segments::Set;

struct Sums {
  std::size_t positions = 0, lost = 0, hurt = 0;
};

class EveryPosition {
 public:
  explicit EveryPosition(const OrderType& type) : segments_(type) { visit({}, {}, Set::below(segments_.size())); }
  const Sums& sums() const { return sums_; }

 private:
  struct Drawn {
    Set own, other;  ///< of whoever moves
    bool operator==(const Drawn&) const = default;
  };

  void visit(const Set& own, const Set& other, const Set& free) {
    if (seen_.find({own, other}) != nullptr) return;
    seen_.add({own, other}, true);
    ++sums_.positions;
    const Set closers = closing(own, free);
    if (closers.empty() && closing(other, free).empty()) ask({own, free}, {other, free});
    for (const std::size_t s : free - closers) visit(other, own.with(s), free - segments_.crossing(s).with(s));
  }
  /// Whether the one who moves, who has nothing to close, would rather wait.
  void ask(const Attack<Set>& own, const Attack<Set>& other) {
    search_.ask([&](auto& race) {
      if (race.wins_first(own, other)) return;
      const bool lost = race.wins_second(other, own);
      sums_.lost += lost;
      // To wait is worth 1 if the other one, who moves then, loses, and 0 if that is a tie.
      if (race.wins_second(own, other) || (lost && !race.wins_first(other, own))) {
        ++sums_.hurt;
        std::printf("hurts:");
        tell(own.own);
        std::printf(" against");
        tell(other.own);
        std::printf("\n");
      }
    });
  }
  void tell(const Set& drawn) const {
    for (const std::size_t s : drawn) std::printf(" %d-%d", segments_.ends(s)[0], segments_.ends(s)[1]);
  }
  Set closing(const Set& own, const Set& free) const {
    Set closers;
    for (const Set& line : board_.lines) {
      const Set rest = line - own;
      if (rest.single() && free.contains(rest)) closers |= rest;
    }
    return closers;
  }

  Segments segments_;
  AttackBoard<Set> board_ = bench::attack_board(segments_);
  Budget budget_{Limits{}};
  RaceMemory<Set> memory_{budget_, nullptr};
  ForLines<Set, RaceSearch> search_{board_, memory_, budget_, false};
  Memo<Drawn, bool> seen_{budget_};
  Sums sums_;
};

}  // namespace

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 0;
  if (n < 3 || n > 7) return 2;
  Sums all;
  std::size_t number = 0;
  for (const auto& type : order_types(n)) {
    const EveryPosition every(type);
    const auto& sums = every.sums();
    std::printf("%zu: %zu positions, %zu lost by the one who moves, %zu hurt\n", number++, sums.positions, sums.lost,
                sums.hurt);
    std::fflush(stdout);
    all = {all.positions + sums.positions, all.lost + sums.lost, all.hurt + sums.hurt};
  }
  std::printf("%zu positions, %zu lost by the one who moves, %zu hurt\n", all.positions, all.lost, all.hurt);
}
