// What docs/theory/second-player.md rests on, and what it asks: whether it can hurt to be on move in Bichromatic
// Triangle. By the definition of the game, on every position of five points and on those of random games with six.

#include <iostream>
#include <map>
#include <set>
#include <tuple>

#include "ask.hpp"
#include "base/random.hpp"
#include "proof/kinds/plans.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

using RacePosition = TriangleRace::Position;  // `own` are the segments of whoever moves
using RaceKey = std::tuple<TriangleRace::Set, TriangleRace::Set, TriangleRace::Set>;

RaceKey key(const RacePosition& p) { return {p.own, p.other, p.free}; }
RacePosition swapped(const RacePosition& p) { return {p.other, p.own, p.free}; }

class RaceByDefinition {
 public:
  explicit RaceByDefinition(const TriangleRace& race) : race_(race) {}

  int value(const RacePosition& p) {
    if (!race_.closers(p.own, p.free).empty()) return 1;
    if (p.free.empty()) return 0;
    if (const auto found = known_.find(key(p)); found != known_.end()) return found->second;
    int best = -1;
    for (const std::size_t s : p.free) best = std::max(best, -value(swapped(race_.drawn(p, s))));
    return known_[key(p)] = best;
  }
  /// Worth less to the player who moves than if the opponent had to.
  bool hurts_to_move(const RacePosition& p) { return value(p) < -value(swapped(p)); }

 private:
  const TriangleRace& race_;
  std::map<RaceKey, int> known_;
};

PointSet points_of(std::int64_t n, std::int64_t type) {
  return PointSet(*board("order-type", {n, type}, "bi-triangle").points);
}

TEST(ToMove, never_hurts_on_five_points) {
  std::size_t positions = 0;
  for (std::int64_t type = 0; type < 3; ++type) {
    const TriangleRace race(points_of(5, type));
    RaceByDefinition definition(race);
    std::set<RaceKey> seen;
    const auto visit = [&](const auto& self, const RacePosition& p) -> void {
      if (!seen.insert(key(p)).second) return;
      EXPECT_FALSE(definition.hurts_to_move(p));
      const auto closers = race.closers(p.own, p.free);
      for (const std::size_t s : p.free - closers) self(self, swapped(race.drawn(p, s)));
    };
    visit(visit, race.after({}, Player::first));
    positions += seen.size();
  }
  std::cout << positions << " positions" << std::endl;
  EXPECT_GT(positions, 5'000u);
}

TEST(ToMove, never_hurts_in_random_games_on_six_points) {
  Random random(5);
  for (std::int64_t type = 0; type < sized(16, 4); ++type) {
    const TriangleRace race(points_of(6, type));
    RaceByDefinition definition(race);
    for (int game = 0; game < 50; ++game) {
      auto p = race.after({}, Player::first);
      for (int moves = 0; !p.free.empty(); ++moves) {
        if (moves >= 4) {
          EXPECT_FALSE(definition.hurts_to_move(p));
        }
        std::vector<std::size_t> quiet;
        for (const std::size_t s : p.free - race.closers(p.own, p.free)) quiet.push_back(s);
        if (quiet.empty()) break;
        p = swapped(race.drawn(p, quiet[random.below(quiet.size())]));
      }
    }
  }
}

}  // namespace
}  // namespace arete::tests
