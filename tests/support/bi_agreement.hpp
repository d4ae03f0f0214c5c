// What the rooms of a position in two colours say, and what they prove, held against search.
#pragma once

#include <cstring>

#include "base/bits.hpp"
#include "base/budget.hpp"
#include "bi_rooms.hpp"
#include "games/bi_complete.hpp"
#include "games/bi_triangle.hpp"
#include "solver.hpp"
#include "theory/points/bi_room_proof.hpp"

namespace arete::tests {

/// What a proof with this move shows; nothing if it is refused.
inline std::optional<ShownByRooms> shown(const PointSet& points, const BiPosition& position, BiGame game,
                                         const std::vector<Ends>& moves, Ends move) {
  try {
    return check_bi_rooms(points, moves, game == BiGame::complete, rooms_with(points, position, game, move));
  } catch (const Refused&) {
    return std::nullopt;
  }
}

/// Every position of a board: the bounds contain the value that the search finds, the move secures the lower one, and
/// rooms prove what is exact and nothing that is false.
template <template <class> class Game>
class Agreement {
 public:
  using R = Game<Bits<1>>;
  using Position = typename R::Position;
  explicit Agreement(const PointSet& points, BiGame game)
      : points_(points), game_(game), rules_(points), solver_(rules_) {}
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
      const auto all = bi_triangle_rooms(points_, position, {});
      ASSERT_TRUE(all.complete);
      ASSERT_EQ(all.best, solver_.solve(p, who).best);
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

}  // namespace arete::tests
