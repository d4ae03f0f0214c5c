// What docs/theory/second-player.md rests on, and what it asks: whether it can hurt to be on move in Bichromatic
// Triangle. By the definition of the game, in every position of up to six points.

#include <iostream>

#include "ask.hpp"
#include "proof/kinds/plans.hpp"
#include "sized.hpp"
#include "solve/memo.hpp"

namespace arete::tests {
namespace {

using RacePosition = TriangleRace::Position;  // `own` are the segments of whoever moves

RacePosition swapped(const RacePosition& p) { return {p.other, p.own, p.free}; }

class RaceByDefinition {
 public:
  explicit RaceByDefinition(const TriangleRace& race) : race_(race) {}

  int value(const RacePosition& p) {
    if (!race_.closers(p.own, p.free).empty()) return 1;
    if (p.free.empty()) return 0;
    if (const auto* known = known_.find(p)) return *known;
    int best = -1;
    for (const std::size_t s : p.free) best = std::max(best, -value(swapped(race_.drawn(p, s))));
    known_.add(p, best);
    return best;
  }
  /// Worth less to the player who moves than if the opponent had to.
  bool hurts_to_move(const RacePosition& p) { return value(p) < -value(swapped(p)); }

 private:
  const TriangleRace& race_;
  Budget budget_{Limits{}};
  Memo<RacePosition, int> known_{budget_};
};

PointSet points_of(std::int64_t n, std::int64_t type) {
  return PointSet(*board("order-type", {n, type}, "bi-triangle").points);
}

/// How many positions a game on this set can reach, none of which hurts to be on move.
std::size_t harmless_positions(std::int64_t n, std::int64_t type) {
  const TriangleRace race(points_of(n, type));
  RaceByDefinition definition(race);
  Budget budget{Limits{}};
  Memo<RacePosition, bool> seen(budget);
  std::size_t positions = 0;
  const auto visit = [&](const auto& self, const RacePosition& p) -> void {
    if (seen.find(p) != nullptr) return;
    seen.add(p, true);
    ++positions;
    EXPECT_FALSE(definition.hurts_to_move(p));
    const auto closers = race.closers(p.own, p.free);
    for (const std::size_t s : p.free - closers) self(self, swapped(race.drawn(p, s)));
  };
  visit(visit, race.after({}, Player::first));
  return positions;
}

TEST(ToMove, never_hurts_on_five_points) {
  std::size_t positions = 0;
  for (std::int64_t type = 0; type < 3; ++type) positions += harmless_positions(5, type);
  EXPECT_EQ(positions, 14'754u);
}

TEST(ToMove, never_hurts_on_six_points) {
  std::size_t positions = 0;
  for (std::int64_t type = 0; type < sized(16, 2); ++type) positions += harmless_positions(6, type);
  std::cout << positions << " positions" << std::endl;
  EXPECT_GT(positions, 100'000u);
}

}  // namespace
}  // namespace arete::tests
