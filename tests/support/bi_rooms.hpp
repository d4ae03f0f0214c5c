// The games in two colours as rooms: the lemmas on single rooms, and a player who follows the strategy against any
// opponent.
#pragma once

#include <random>
#include <set>
#include <unordered_set>

#include "ask.hpp"
#include "engine/boards/realizations.hpp"
#include "theory/points/bi_attack.hpp"
#include "theory/points/bi_complete_rooms.hpp"
#include "theory/points/bi_defence.hpp"
#include "theory/points/bi_triangle_rooms.hpp"

namespace arete::tests {

inline PointSet convex_points(std::int64_t n) { return PointSet(*board("convex", {n}, "bi-triangle").points); }

/// Every order type of n points, exactly one of them inner.
inline std::vector<PointSet> one_inner_point(int n) {
  std::vector<PointSet> list;
  for (const auto& sites : realized_order_types(n)) {
    auto points = set_of(sites);
    if (static_cast<int>(points.hull().size()) == n - 1) list.push_back(std::move(points));
  }
  return list;
}

/// A polygon with one point inside, more or less anywhere.
inline PointSet polygon_around_a_point(std::int64_t corners, std::mt19937& random) {
  const auto document = board("convex", {corners}, "bi-triangle");
  std::vector<PointSet::Written> points(document.points->begin(), document.points->end());
  for (;;) {
    const PointSet hull(points);
    const auto pick = [&] {
      return hull.approximate(static_cast<PointSet::Index>(random() % static_cast<unsigned>(corners)));
    };
    const auto a = pick(), b = pick(), c = pick();
    points.push_back({Decimal::of(static_cast<std::int64_t>((3 * a[0] + 2 * b[0] + 2 * c[0]) / 7) +
                                  static_cast<std::int64_t>(random() % 1000)),
                      Decimal::of(static_cast<std::int64_t>((3 * a[1] + 2 * b[1] + 2 * c[1]) / 7) +
                                  static_cast<std::int64_t>(random() % 1000))});
    PointSet with(points);
    bool general = with.hull().size() + 1 == with.size();
    const auto inner = static_cast<PointSet::Index>(corners);
    for (PointSet::Index i = 0; i < inner && general; ++i) {
      for (PointSet::Index j = 0; j < i && general; ++j) general = with.orientation(i, j, inner) != 0;
    }
    if (general) return with;
    points.pop_back();
  }
}

inline Finding find(BiGame game, const PointSet& points, const BiPosition& position) {
  const Question one{.all_best = false};
  return game == BiGame::triangle ? bi_triangle_rooms(points, position, one) : bi_complete_rooms(points, position, one);
}
inline Ends ends_of(const MoveText& move) {
  return {static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])};
}

/// Calls f with every two points of the room.
template <class F>
void every_segment(const BiRoom& room, F f) {
  auto points = room.corners;
  if (room.around()) points.push_back(room.inner);
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) f(ordered({points[i], points[j]}));
  }
}

/// Calls f with every room that has these corners, and this point inside or as a corner.
template <class F>
void every_room(const PointSet& points, F f) {
  BiRoom room = BiPosition::start(points)->rooms[0];
  const std::size_t k = room.size();
  std::set<std::pair<std::vector<PointSet::Index>, std::vector<Drawn>>>
      reflex;  // each comes with all colours of the sides outside
  std::size_t colourings = 1;
  for (std::size_t i = 0; i < k; ++i) colourings *= 3;
  for (std::size_t code = 0; code < colourings; ++code) {
    std::size_t rest = code;
    for (auto& side : room.sides) {
      side = static_cast<Drawn>(rest % 3);
      rest /= 3;
    }
    f(room);
    if (!room.around()) continue;
    for (const Player one : {Player::first, Player::second}) {
      for (const auto u : room.corners) {
        const auto hanging = divide(points, room, {u, room.inner}, one)[0];
        f(hanging);
        for (const Player two : {Player::first, Player::second}) {
          for (const auto v : room.corners) {
            for (const auto& part : divide(points, hanging, {v, room.inner}, two)) {
              if (part.kind == BiRoom::Kind::reflex && reflex.emplace(part.corners, part.sides).second) f(part);
            }
          }
        }
      }
    }
  }
}

/// The theorem of bi_defence.hpp on one room that holds. Returns whether it does.
inline bool expect_defence(const PointSet& points, const BiRoom& room) {
  const Player attacker = Player::first, defender = Player::second;
  if (!holds(room, attacker) || room.closed_by(attacker) || room.closed_by(defender)) return false;
  EXPECT_TRUE(closing(points, room, attacker).empty());
  every_segment(room, [&](Ends segment) {
    EXPECT_TRUE(all_hold(divide(points, room, segment, defender), attacker));
    const auto parts = divide(points, room, segment, attacker);
    EXPECT_TRUE(parts.empty() || all_hold(parts, attacker) || defend(points, parts, attacker)) << text(segment);
  });
  EXPECT_TRUE(room.full() || !divide(points, room, any_segment(room), defender).empty());
  return true;
}

/// The lemma of bi_attack.hpp on one convex room that does not hold, and that `repair` finds what there is. Returns
/// whether it is one.
inline bool expect_attack(const PointSet& points, const BiRoom& room) {
  const Player attacker = Player::first, defender = Player::second;
  if (room.kind != BiRoom::Kind::convex || holds(room, attacker) || room.closed_by(attacker)) return false;
  EXPECT_TRUE(!closing(points, room, attacker).empty() || double_threat(points, room, attacker));
  bool repairable = false;
  every_segment(room, [&](Ends segment) {
    const auto parts = divide(points, room, segment, defender);
    repairable = repairable || (!parts.empty() && all_hold(parts, attacker));
  });
  EXPECT_EQ(repair(points, room, attacker).has_value(), repairable);
  return true;
}

/// One player follows the strategy; the other does all that can be done.
class EveryOpponent {
 public:
  EveryOpponent(const PointSet& points, BiGame game, Player defender)
      : points_(points), game_(game), defender_(defender) {}
  /// The number of positions in which the opponent was to move.
  std::size_t play() {
    visit(*BiPosition::start(points_));
    return seen_.size();
  }

 private:
  /// What is open, whatever has been drawn elsewhere: all that the strategy looks at.
  static std::string open_rooms(const BiPosition& position) {
    std::vector<std::string> rooms;
    for (const auto& room : position.rooms) {
      auto& key = rooms.emplace_back();
      const auto least =
          static_cast<std::size_t>(std::min_element(room.corners.begin(), room.corners.end()) - room.corners.begin());
      key += static_cast<char>('0' + static_cast<int>(room.kind) * 3 + static_cast<int>(room.spoke));
      for (std::size_t k = 0, i = room.kind == BiRoom::Kind::convex ? least : 0; k < room.size();
           ++k, i = room.after(i)) {
        key += static_cast<char>('a' + room.corners[i]);
        key += static_cast<char>('0' + static_cast<int>(room.sides[i]));
      }
    }
    std::sort(rooms.begin(), rooms.end());
    std::string key;
    for (const auto& room : rooms) key += room;
    return key;
  }
  void visit(BiPosition position) {
    if (testing::Test::HasFailure()) return;
    ASSERT_FALSE(position.over && position.to_move == defender_);
    std::erase_if(position.rooms, [](const BiRoom& room) { return room.full(); });
    if (position.over || position.rooms.empty()) return;
    if (position.to_move == defender_) {
      const auto found = find(game_, points_, position);
      ASSERT_GE(found.value.low, 0) << open_rooms(position);
      ASSERT_EQ(found.best.size(), 1u) << open_rooms(position);
      ASSERT_TRUE(position.play(points_, ends_of(found.best[0]), game_)) << open_rooms(position);
      visit(std::move(position));
    } else if (seen_.insert(open_rooms(position)).second) {
      for (const auto& room : position.rooms) {
        ASSERT_TRUE(closing(points_, room, position.to_move).empty()) << open_rooms(position);
        every_segment(room, [&](Ends segment) {
          BiPosition next = position;
          if (next.play(points_, segment, game_)) visit(std::move(next));
        });
      }
    }
  }

  const PointSet& points_;
  BiGame game_;
  Player defender_;
  std::unordered_set<std::string> seen_;
};

/// A segment that leaves its player something to close, if a few trials find one; otherwise anything.
inline Ends threatening(const PointSet& points, const BiPosition& position, std::mt19937& random, bool threats) {
  std::vector<const BiRoom*> open;
  for (const auto& room : position.rooms) {
    if (!room.full()) open.push_back(&room);
  }
  Ends chosen = any_segment(*open[random() % open.size()]);
  for (int trial = 0; trial < 30; ++trial) {
    const BiRoom& room = *open[random() % open.size()];
    const std::size_t from = random() % room.size(), to = random() % room.size();
    const bool spoke = room.around() && random() % 3 == 0;
    const Ends segment = ordered({room.corners[from], spoke ? room.inner : room.corners[to]});
    const auto parts = divide(points, room, segment, position.to_move);
    if (parts.empty()) continue;
    chosen = segment;
    const bool threat = std::any_of(parts.begin(), parts.end(), [&](const BiRoom& part) {
      return part.closed_by(position.to_move) || !closing(points, part, position.to_move).empty();
    });
    if (threat || !threats) break;
  }
  return chosen;
}

/// A game of the strategy against an opponent who closes what she can, and threatens where she can if so asked.
inline void play_large(const PointSet& points, BiGame game, Player defender, bool threats, std::mt19937& random) {
  auto position = *BiPosition::start(points);
  while (!position.over && !all_full(position.rooms)) {
    Ends segment;
    if (position.to_move == defender) {
      const auto found = find(game, points, position);
      ASSERT_GE(found.value.low, 0);
      ASSERT_EQ(found.best.size(), 1u);
      segment = ends_of(found.best[0]);
    } else {
      for (const auto& room : position.rooms) ASSERT_TRUE(closing(points, room, position.to_move).empty());
      segment = threatening(points, position, random, threats);
    }
    ASSERT_TRUE(position.play(points, segment, game));
  }
  EXPECT_FALSE(position.over && position.to_move == defender);
  EXPECT_GE(defender == Player::first ? position.lead : -position.lead, 0);
}

}  // namespace arete::tests
