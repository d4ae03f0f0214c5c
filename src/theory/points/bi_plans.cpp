#include "theory/points/bi_plans.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "base/memory_share.hpp"

namespace arete::inline theory {
namespace {

using RaceSet = TriangleRace::Set;
using RacePosition = TriangleRace::Position;

struct RaceHash {
  std::size_t operator()(const RacePosition& p) const {
    std::uint64_t hash = 0;
    for (const RaceSet& set : {p.own, p.other, p.free}) {
      for (std::size_t byte = 0; byte < RaceSet::capacity / 8; byte += 8) {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < 8; ++i) word = word << 8 | set.byte(byte + i);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15;
        hash ^= hash >> 31;
      }
    }
    return hash;
  }
};

/// Whether the winner closes a triangle with at most so many segments of hers.
class SoonestWin {
 public:
  SoonestWin(const TriangleRace& race, Budget& budget) : race_(race), budget_(budget), memory_(&budget, 0) {}

  /// The winner moves.
  bool wins(const RacePosition& p, int segments) {
    if (!race_.closers(p.own, p.free).empty()) return true;
    if (segments <= 1 || 2 * weight(p, segments) < complete) return false;
    const RacePosition key = without_useless(p);
    auto entry = known_.find(key);
    if (entry != known_.end() && segments <= entry->second.fails) return false;
    if (entry != known_.end() && segments >= entry->second.wins) return true;
    budget_.spend_node();
    const bool won = std::ranges::any_of(
        ordered_moves(p), [&](const auto& move) { return answers(race_.drawn(p, move.second), segments - 1); });
    if (entry = known_.find(key); entry == known_.end()) {
      constexpr double bytes_a_node = 3 * sizeof(RacePosition);
      memory_.grow(bytes_a_node);
      entry = known_.emplace(key, Known{}).first;
    }
    auto& [fails, wins] = entry->second;
    (won ? wins : fails) = segments;
    return won;
  }
  /// The opponent moves.
  bool answers(const RacePosition& p, int segments) {
    if (p.free.empty() || !race_.closers(p.other, p.free).empty()) return false;
    const RaceSet replies = race_.replies(p);
    if (replies.empty()) return segments >= 1;
    if (segments <= 1 || weight(p, segments) < complete) return false;
    return std::ranges::all_of(replies, [&](std::size_t y) { return wins(race_.replied(p, y), segments); });
  }
  /// The fewest segments, or one more than there may be.
  int fewest(const RacePosition& p, int most) {
    int segments = 1;
    while (segments <= most && !wins(p, segments)) ++segments;
    return segments;
  }
  /// What meets every threat of the opponent.
  RaceSet candidates(const RacePosition& p) const {
    RaceSet result = p.free;
    for (const std::size_t threat : race_.closers(p.other, p.free)) result &= race_.stops(threat);
    return result;
  }

 private:
  struct Known {
    int fails = 0, wins = 1000;
  };
  /// Erdős and Selfridge: a triangle that lacks k segments weighs 2^−k, and lighter ones than 1 together can be
  /// defended by whoever moves (docs/theory/relaxed_race.md). Those that lack more than may be drawn do not count.
  static constexpr int complete = 8;
  int weight(const RacePosition& p, int segments) const {
    const RaceSet possible = p.own | p.free;
    int sum = 0;
    for (const auto& triangle : race_.triangles()) {
      const int lacks = (triangle - p.own).size();
      if (lacks <= segments && possible.contains(triangle)) sum += complete >> lacks;
    }
    return sum;
  }
  RacePosition without_useless(const RacePosition& p) const {
    RacePosition result{{}, {}, p.free};
    for (const auto& triangle : race_.triangles()) {
      if ((p.own | p.free).contains(triangle)) result.own |= triangle & p.own;
      if ((p.other | p.free).contains(triangle)) result.other |= triangle & p.other;
    }
    return result;
  }
  /// Those that go furthest in open triangles come first.
  std::vector<std::pair<int, std::size_t>> ordered_moves(const RacePosition& p) const {
    std::vector<std::pair<int, std::size_t>> moves;
    const RaceSet possible = p.own | p.free;
    for (const std::size_t m : candidates(p)) {
      int sum = 0;
      for (const auto& [a, b, c] : race_.segments().triangles_at(m)) {
        const RaceSet triangle = RaceSet::of(a).with(b).with(c);
        if (possible.contains(triangle)) sum += 1 << (2 * (triangle & p.own).size());
      }
      moves.emplace_back(-sum, m);
    }
    std::ranges::sort(moves);
    return moves;
  }

  const TriangleRace& race_;
  Budget& budget_;
  MemoryShare memory_;
  std::unordered_map<RacePosition, Known, RaceHash> known_;
};

class PlanMaker {
 public:
  PlanMaker(const TriangleRace& race, Budget& budget) : race_(race), win_(race, budget), budget_(budget) {}

  SoonestWin& search() { return win_; }
  /// Plans that answer whatever the opponent does in any of these positions, each of which is won with so many
  /// segments.
  std::vector<Plan> plans(const std::vector<RacePosition>& positions, int segments) {
    std::vector<RacePosition> left;
    for (const auto& p : positions) {
      for (const std::size_t reply : race_.replies(p)) {
        if (const auto next = race_.replied(p, reply); std::ranges::find(left, next) == left.end())
          left.push_back(next);
      }
    }
    std::vector<RaceSet> winning;
    for (const auto& p : left) winning.push_back(soonest(p, segments));
    std::vector<Plan> result;
    while (!left.empty()) {
      budget_.look();
      const auto made = plan(most_frequent(winning), left, winning, segments);
      for (std::size_t i = left.size(); i-- > 0;) {
        if (!PlanCheck(race_, made, Effort()).wins(left[i])) continue;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        winning.erase(winning.begin() + static_cast<std::ptrdiff_t>(i));
      }
      result.insert(result.end(), made.begin(), made.end());
    }
    return result;
  }
  /// A segment, and what follows it in the positions where it wins.
  std::vector<Plan> plan(std::size_t segment, const std::vector<RacePosition>& from,
                         const std::vector<RaceSet>& winning, int segments) {
    std::vector<RacePosition> drawn;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (winning[i].has(segment)) drawn.push_back(race_.drawn(from[i], segment));
    }
    std::vector<Plan> result{{1, race_.segments().ends(segment)}};
    for (auto [depth, move] : plans(drawn, segments - 1)) result.push_back({depth + 1, move});
    return result;
  }

 private:
  /// The segments with which the winner, who moves, wins with as few as possible.
  RaceSet soonest(const RacePosition& p, int most) {
    const int fewest = win_.fewest(p, most);
    RaceSet result;
    for (const std::size_t m : win_.candidates(p)) {
      if (win_.answers(race_.drawn(p, m), fewest - 1)) result = result.with(m);
    }
    return result;
  }
  std::size_t most_frequent(const std::vector<RaceSet>& winning) const {
    std::map<std::size_t, std::size_t> count;
    for (const auto& set : winning) {
      for (const std::size_t m : set) ++count[m];
    }
    return std::ranges::max_element(count, {}, [](const auto& entry) { return entry.second; })->first;
  }

  const TriangleRace& race_;
  SoonestWin win_;
  Budget& budget_;
};

}  // namespace

std::vector<Plan> winning_plans(const PointSet& points, const std::vector<Ends>& moves, Player winner,
                                const std::vector<Ends>& beginnings, Budget& budget) {
  const TriangleRace race(points);
  const auto start = race.after(moves, winner);
  const bool begins = (moves.size() % 2 == 0) == (winner == Player::first);
  PlanMaker maker(race, budget);
  std::vector<Plan> best;
  for (int segments = 1; segments <= start.free.size() && best.empty(); ++segments) {
    if (!begins && maker.search().answers(start, segments)) return maker.plans({start}, segments);
    if (!begins) continue;
    for (const Ends e : beginnings) {
      const std::size_t m = race.segments().at(e.u, e.v);
      const bool closes = race.closers(start.own, start.free).has(m);
      if (!closes && !maker.search().answers(race.drawn(start, m), segments - 1)) continue;
      auto made = closes ? std::vector<Plan>{{1, e}} : maker.plan(m, {start}, {RaceSet::of(m)}, segments);
      if (best.empty() || made.size() < best.size()) best = std::move(made);
    }
  }
  return best;
}

}  // namespace arete::inline theory
