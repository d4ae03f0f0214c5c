// The games in two colours as rooms: the lemmas on single rooms, a player who follows the strategy against any opponent, and what the
// rooms say of a position held against search.
#pragma once

#include <cstring>
#include <random>
#include <set>
#include <unordered_set>

#include "ask.hpp"
#include "board/bits.hpp"
#include "engine/realizations.hpp"
#include "games/bi_complete.hpp"
#include "games/bi_triangle.hpp"
#include "rules/budget.hpp"
#include "solve/solver.hpp"
#include "theory/bi_attack.hpp"
#include "theory/bi_complete_rooms.hpp"
#include "theory/bi_defence.hpp"
#include "theory/bi_room_proof.hpp"
#include "theory/bi_triangle_rooms.hpp"

namespace arete {

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
  auto points = *board("convex", {corners}, "bi-triangle").points;
  for (;;) {
    const PointSet hull(points);
    const auto pick = [&] { return hull.approximate(static_cast<PointSet::Index>(random() % static_cast<unsigned>(corners))); };
    const auto a = pick(), b = pick(), c = pick();
    points.push_back({Decimal::of(static_cast<std::int64_t>((3 * a[0] + 2 * b[0] + 2 * c[0]) / 7) + static_cast<std::int64_t>(random() % 1000)),
                      Decimal::of(static_cast<std::int64_t>((3 * a[1] + 2 * b[1] + 2 * c[1]) / 7) + static_cast<std::int64_t>(random() % 1000))});
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
  const Asked one{.all_best = false};
  return game == BiGame::triangle ? bi_triangle_rooms(points, position, one) : bi_complete_rooms(points, position, one);
}
inline Ends ends_of(const MoveText& move) { return {static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])}; }

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
  std::set<std::pair<std::vector<PointSet::Index>, std::vector<Drawn>>> reflex;  // each comes with all colours of the sides outside
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

/// The lemma of bi_attack.hpp on one convex room that does not hold, and that `repair` finds what there is. Returns whether it is one.
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
  EveryOpponent(const PointSet& points, BiGame game, Player defender) : points_(points), game_(game), defender_(defender) {}
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
      const auto least = static_cast<std::size_t>(std::min_element(room.corners.begin(), room.corners.end()) - room.corners.begin());
      key += static_cast<char>('0' + static_cast<int>(room.kind) * 3 + static_cast<int>(room.spoke));
      for (std::size_t k = 0, i = room.kind == BiRoom::Kind::convex ? least : 0; k < room.size(); ++k, i = room.after(i)) {
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

/// What a proof with this move shows; nothing if it is refused.
inline std::optional<ShownByRooms> shown(const PointSet& points, const BiPosition& position, BiGame game, const std::vector<Ends>& moves, Ends move) {
  try {
    return check_bi_rooms(points, moves, game == BiGame::complete, rooms_with(points, position, game, move));
  } catch (const Refused&) {
    return std::nullopt;
  }
}

/// Every position of a board: the bounds contain the value that the search finds, the move secures the lower one, and rooms prove what
/// is exact and nothing that is false.
template <template <class> class Game>
class Agreement {
 public:
  using R = Game<Bits<1>>;
  using Position = typename R::Position;
  explicit Agreement(const PointSet& points, BiGame game) : points_(points), game_(game), rules_(points), budget_({}), solver_(rules_, budget_, {}) {}
  void everywhere() { visit(rules_.start(), Player::first, *BiPosition::start(points_)); }
  std::size_t positions() const { return seen_.size(); }
  std::size_t exact() const { return exact_; }
  /// The positions of a game at random, from the time on when so many segments are left.
  void along_a_game(std::mt19937& random, std::size_t left) {
    auto [p, who, position] = std::tuple(rules_.start(), Player::first, *BiPosition::start(points_));
    moves_.clear();
    while (!rules_.result(p, who)) {
      std::vector<Move> list;
      for (const Move m : rules_.moves(p, who)) list.push_back(m);
      if (list.size() <= left) here(p, who, position);
      const Move m = list[random() % list.size()];
      const auto step = rules_.play(p, who, m);
      ASSERT_TRUE(position.play(points_, rules_.ends(m.at()), game_));
      moves_.push_back(rules_.ends(m.at()));
      p = step.next;
      if (!step.again) who = opponent(who);
    }
  }

 private:
  Value value(const Position& p, Player who) { return solver_.solve(p, who).value.low; }
  void visit(const Position& p, Player who, const BiPosition& position) {
    std::string key(sizeof(Position), '\0');
    std::memcpy(key.data(), &p, sizeof(Position));
    if (testing::Test::HasFailure() || !seen_.insert(key + name(who)).second) return;
    here(p, who, position);
    if (rules_.result(p, who)) return;
    for (const Move m : rules_.moves(p, who)) {
      const auto step = rules_.play(p, who, m);
      auto next = position;
      ASSERT_TRUE(next.play(points_, rules_.ends(m.at()), game_));
      moves_.push_back(rules_.ends(m.at()));
      visit(step.next, step.again ? who : opponent(who), next);
      moves_.pop_back();
    }
  }
  void here(const Position& p, Player who, const BiPosition& position) {
    const auto found = find(game_, points_, position);
    const Value exact = value(p, who);
    ASSERT_EQ(found.to_move, who);
    ASSERT_LE(found.value.low, exact);
    ASSERT_GE(found.value.high, exact);
    if (game_ == BiGame::triangle && position.inner < 0) {
      std::vector<MoveText> best;
      for (const Move m : solver_.solve(p, who).best) best.push_back({rules_.ends(m.at()).u, rules_.ends(m.at()).v});
      const auto all = bi_triangle_rooms(points_, position, {});
      ASSERT_TRUE(all.complete);
      ASSERT_EQ(all.best, best);
    }
    exact_ += found.value.exact();
    if (const auto proof = prove_by_rooms(points_, position, game_, found.value)) {
      const auto proved = check_bi_rooms(points_, moves_, game_ == BiGame::complete, *proof);
      ASSERT_EQ(proved.to_move, who);
      ASSERT_EQ(proved.lead, position.lead);
      ASSERT_EQ(proved.value, exact);
    }
    for (const Move m : rules_.moves(p, who)) {
      if (++tried_ % 5 == 0) {
        const auto any = shown(points_, position, game_, moves_, rules_.ends(m.at()));
        ASSERT_TRUE(!any || any->value == exact);
      }
      if (found.best.empty() || rules_.ends(m.at()) != ends_of(found.best[0])) continue;
      const auto step = rules_.play(p, who, m);
      ASSERT_GE(step.gain + (step.again ? value(step.next, who) : -value(step.next, opponent(who))), found.value.low);
    }
  }

  const PointSet& points_;
  BiGame game_;
  R rules_;
  Budget budget_;
  Solver<R> solver_;
  std::vector<Ends> moves_;
  std::set<std::string> seen_;
  std::size_t exact_ = 0, tried_ = 0;
};

struct Agreed {
  std::size_t positions = 0, exact = 0;  ///< of Bichromatic Triangle
  Agreed& operator+=(const Agreed& other) {
    positions += other.positions;
    exact += other.exact;
    return *this;
  }
};
inline Agreed agree_everywhere(const PointSet& points) {
  Agreement<bi_triangle::Rules> triangle(points, BiGame::triangle);
  triangle.everywhere();
  Agreement<bi_complete::Rules>(points, BiGame::complete).everywhere();
  return {triangle.positions(), triangle.exact()};
}

}  // namespace arete
