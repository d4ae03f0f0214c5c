// T, Section 4.2: Monochromatic Triangle in convex position.

#include <algorithm>
#include <set>

#include "reproduce/instances.hpp"
#include "reproduce/triangulations/checks.hpp"
#include "reproduce/triangulations/dual_graph.hpp"

namespace arete::inline reproduce {
namespace {

bool printed_as_lost(std::int64_t n) {
  static const std::set<std::int64_t> rests{5, 9, 21, 25, 29};
  return rests.contains(n % 34) || n == 15 || n == 35;
}

/// Every position of n points in which no two segments meet, with the sizes of the sets that they leave.
template <class F>
void every_parting(Document& document, std::vector<std::vector<std::int32_t>> sets, std::int32_t least, F f) {
  f(sets);
  for (std::size_t s = 0; s < sets.size(); ++s) {
    const auto set = sets[s];
    for (std::size_t i = 0; i < set.size(); ++i) {
      for (std::size_t k = i + 1; k < set.size(); ++k) {
        if (set[i] < least) continue;  // in increasing order: each position once
        auto left = sets;
        left[s].assign(set.begin() + static_cast<std::ptrdiff_t>(i) + 1, set.begin() + static_cast<std::ptrdiff_t>(k));
        left.emplace_back(set.begin(), set.begin() + static_cast<std::ptrdiff_t>(i));
        left.back().insert(left.back().end(), set.begin() + static_cast<std::ptrdiff_t>(k) + 1, set.end());
        document.moves.push_back({set[i], set[k]});
        every_parting(document, left, set[i], f);
        document.moves.pop_back();
      }
    }
  }
}

}  // namespace

Ruling triangle_race_is_dawsons_kayles(Check& check) {
  const int most = check.size(7, 8, 9);
  const auto values = heap_values(2, 2, most);
  for (int n = 3; n <= most; ++n) {
    auto document = named("convex", {n}, "mono-triangle");
    std::vector<std::int32_t> all;
    for (std::int32_t v = 0; v < n; ++v) all.push_back(v);
    every_parting(document, {all}, 0, [&](const std::vector<std::vector<std::int32_t>>& sets) {
      int sum = 0;
      for (const auto& set : sets) sum ^= values[set.size()];
      check.expect((by_rules_alone(document).outcome == Outcome::win) == (sum != 0), "positions",
                   [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling theorem_2(Check& check) {
  const int most = check.size(8, 9, 10), far = 1000;
  for (std::int64_t n = 3; n <= most; ++n) {
    const auto document = named("convex", {n}, "mono-triangle");
    const auto searched = by_rules_alone(document), told = answer_to(document);
    check.expect((searched.outcome == Outcome::loss) == printed_as_lost(n) && told.outcome == searched.outcome &&
                     told.best == searched.best,
                 "convex sets, searched", [&] { return document.write(); });
  }
  const auto values = heap_values(2, 2, far);
  for (std::int64_t n = 3; n <= far; ++n)
    check.expect((values[static_cast<std::size_t>(n)] == 0) == printed_as_lost(n), "sizes by Dawson's Kayles",
                 [&] { return std::to_string(n) + " points"; });
  return confirmed(std::to_string(most) + " points by search, " + std::to_string(far) + " by Dawson's Kayles");
}

Ruling even_sets_are_won_by_halving(Check& check) {
  const int most = check.size(8, 8, 10);
  for (std::int64_t n = 4; n <= most; n += 2) {
    const auto document = named("convex", {n}, "mono-triangle");
    const auto searched = by_rules_alone(document);
    bool all = searched.outcome == Outcome::win;
    for (std::int64_t v = 0; v < n / 2; ++v)
      all = all && std::ranges::find(*searched.best, MoveText{v, v + n / 2}) != searched.best->end();
    check.expect(all, "convex sets of even size", [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

}  // namespace arete::inline reproduce
