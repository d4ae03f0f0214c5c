// Rooms: what Bichromatic Complete Triangulation is worth in convex position depends on nothing but its rooms, in every
// position of at most six points, and the search that knows positions by them says what the definition says.

#include <gtest/gtest.h>

#include <map>

#include "agree.hpp"
#include "base/random.hpp"
#include "games/bi_complete.hpp"

namespace arete::tests {
namespace {

using BiComplete = bi_complete::Rules<Bits<1>>;

PointSet convex(std::int64_t points) { return PointSet(*board("convex", {points}, "bi-complete").points); }

/// Every position, whether or not it can be reached, and what it is worth by the definition.
class ConvexPositions {
 public:
  explicit ConvexPositions(const PointSet& points) : rules_(points) {
    for (std::size_t s = 0; s < rules_.edge_count(); ++s) {
      auto& crossing = crossing_.emplace_back();
      for (std::size_t t = 0; t < rules_.edge_count(); ++t) {
        if (points.cross(rules_.ends(s), rules_.ends(t))) crossing = crossing.with(t);
      }
    }
  }

  template <class Visit>
  void visit(Visit found) {
    extend(0, rules_.start(), found);
  }
  Value value(const BiComplete::Position& p) {
    if (p.free.empty()) return 0;
    if (const auto it = values_.find(p.drawn); it != values_.end()) return it->second;
    Value best = -1000;
    for (const std::size_t s : p.free) {
      const auto step = rules_.play(p, Player::first, Move(s));
      best = std::max(best, step.worth(value(step.again ? step.next : rules_.swapped(step.next))));
    }
    return values_[p.drawn] = best;
  }
  const BiComplete& rules() const { return rules_; }

 private:
  /// Each segment from here on is drawn by one player or the other, or not.
  template <class Visit>
  void extend(std::size_t segment, const BiComplete::Position& p, Visit visit) {
    if (segment == rules_.edge_count()) return visit(p);
    extend(segment + 1, p, visit);
    if ((p.drawn[0] | p.drawn[1]).meets(crossing_[segment])) return;
    for (const std::size_t who : {0, 1}) {
      auto next = p;
      next.drawn[who] = next.drawn[who].with(segment);
      next.free = (next.free - crossing_[segment]).without(segment);
      extend(segment + 1, next, visit);
    }
  }

  BiComplete rules_;
  std::vector<Bits<1>> crossing_;
  std::map<std::array<Bits<1>, 2>, Value> values_;
};

TEST(Rooms, one_form_has_one_value_in_every_position_of_at_most_six_points) {
  std::map<std::array<Bits<1>, 3>, Value> known;
  std::size_t positions = 0;
  for (const std::int64_t n : {3, 4, 5, 6}) {
    ConvexPositions definition(convex(n));
    definition.visit([&](const BiComplete::Position& p) {
      ++positions;
      const auto form = definition.rules().form(p);
      ASSERT_TRUE(form.rooms);
      const Value value = definition.value(p);
      ASSERT_EQ(known.emplace(form.sets, value).first->second, value);
    });
  }
  EXPECT_EQ(positions, 27u + 405u + 7533u + 156735u);
  EXPECT_LT(known.size(), positions / 15);
}

TEST(Rooms, the_search_agrees_with_the_plain_one_wherever_segments_are_given) {
  Random random(5);
  for (int i = 0; i < 150 && !HasFailure(); ++i) {
    auto document = board("convex", {7}, "bi-complete");
    const PointSet points(*document.points);
    document.given.emplace();
    std::vector<Ends> drawn;
    const std::size_t wanted = 4 + random.below(5);
    for (std::size_t tries = 0; tries < 40 && drawn.size() < wanted; ++tries) {
      const Ends e = ordered({static_cast<std::int32_t>(random.below(7)), static_cast<std::int32_t>(random.below(7))});
      const auto clashes = [&](Ends d) { return d == e || points.cross(d, e); };
      if (e.u == e.v || std::ranges::any_of(drawn, clashes)) continue;
      drawn.push_back(e);
      (random.below(2) == 0 ? document.given->first : document.given->second).push_back(e);
    }
    expect_same_answers(document, 0);
  }
}

TEST(Rooms, are_not_told_where_there_are_none) {
  const BiComplete inner(PointSet(*board("double-circle", {6}, "bi-complete").points)), hexagon(convex(6));
  EXPECT_FALSE(inner.form(inner.start()).rooms);
  EXPECT_TRUE(hexagon.form(hexagon.start()).rooms);
  auto forgetful = hexagon.start();
  forgetful.free = forgetful.free.without(0);
  EXPECT_FALSE(hexagon.form(forgetful).rooms);
}

}  // namespace
}  // namespace arete::tests
