// A theorem held against the search of src/solve, position by position. The search is asked directly, not through a
// session, which might ask the theorem.
#pragma once

#include <gtest/gtest.h>

#include <random>

#include "ask.hpp"
#include "base/bits.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"
#include "solve/memo.hpp"
#include "solver.hpp"

namespace arete::tests {

inline PointSet point_set(const Document& document) { return PointSet(*document.points); }
inline Triangulation triangulation_of(const Document& document) { return {point_set(document), *document.edges}; }
/// The convex polygon with corners 0..n−1.
inline PointSet polygon(std::int64_t n) { return point_set(board("convex", {n}, "mono-complete")); }

template <template <class> class Game, int width = 1>
class Held {
 public:
  using R = Game<Bits<width>>;
  using Board = typename R::Board;
  using Position = typename R::Position;
  using Theorem = std::optional<Finding> (*)(const Board&, const std::vector<MoveText>&, const Question&);

  Held(const Board& board, Theorem theorem) : board_(board), theorem_(theorem), rules_(board), solver_(rules_) {
    reset();
  }

  void reset() {
    position_ = rules_.start();
    who_ = Player::first;
    lead_ = 0;
    moves_.clear();
  }
  /// The theorem says what the search says about the position here. Returns whether it applied.
  bool here() {
    const auto found = theorem_(board_, moves_, {.nimber = true});
    if (!found) return false;
    ++count_;
    const auto solution = solver_.solve(position_, who_);
    const auto context = [&] {
      std::string text;
      for (const auto& m : moves_) text += to_json(m) + ' ';
      return text + "of " + std::to_string(rules_.edge_count());
    };
    EXPECT_EQ(found->value, solution.value) << context();
    EXPECT_EQ(found->to_move, who_) << context();
    EXPECT_EQ(found->lead, lead_) << context();
    EXPECT_TRUE(found->complete);
    EXPECT_EQ(found->best, solution.best) << context();
    EXPECT_FALSE(found->source.empty());
    const auto one = theorem_(board_, moves_, {.nimber = false, .all_best = false});
    EXPECT_EQ(one->value, found->value);
    EXPECT_EQ(one->best.size(), std::min<std::size_t>(found->best.size(), 1)) << context();
    for (const auto& m : one->best)
      EXPECT_TRUE(std::find(found->best.begin(), found->best.end(), m) != found->best.end()) << context();
    if constexpr (ActsAsNim<R>) {
      const auto nim = rules_.nim_position(position_);
      EXPECT_EQ(found->nimber.has_value(), nim && !over()) << context();
      if (found->nimber) {
        EXPECT_EQ(*found->nimber, solver_.nimber(position_)) << context();
      }
    }
    if constexpr (Impartial<R>) {
      EXPECT_EQ(*found->nimber, solver_.nimber(position_)) << context();
    }
    if constexpr (Solitaire<R>) line_here(*found);
    return true;
  }
  /// Every position that can be reached.
  void everywhere() {
    if (seen_.find(position_) != nullptr) return;
    seen_.add(position_, {});
    here();
    if (over()) return;
    for (const Move m : rules_.moves(position_, who_)) {
      const auto before = std::tuple(position_, who_, lead_);
      play(m);
      everywhere();
      std::tie(position_, who_, lead_) = before;
      moves_.pop_back();
    }
  }
  /// The positions of a game at random.
  void along_a_game(std::mt19937& random) {
    reset();
    here();
    while (!over()) {
      std::vector<Move> list;
      for (const Move m : rules_.moves(position_, who_)) list.push_back(m);
      play(list[random() % list.size()]);
      here();
    }
  }
  void play(Move m) {
    moves_.push_back(solver_.written(m));
    const auto step = rules_.play(position_, who_, m);
    lead_ += who_ == Player::first ? step.gain : -step.gain;
    position_ = step.next;
    if (!step.again) who_ = opponent(who_);
  }
  bool over() const { return rules_.result(position_, who_).has_value(); }
  std::size_t count() const { return count_; }

 private:
  struct Seen {};

  /// The line is legal and reaches the value.
  void line_here(const Finding& found) {
    ASSERT_TRUE(found.line.has_value());
    const auto before = std::tuple(position_, who_, lead_, moves_);
    for (const auto& text : *found.line) {
      bool legal = false;
      for (const Move m : rules_.moves(position_, who_)) {
        if (solver_.written(m) != text) continue;
        play(m);
        legal = true;
        break;
      }
      ASSERT_TRUE(legal) << to_json(text);
    }
    EXPECT_EQ(lead_ - std::get<2>(before), found.value.low);
    std::tie(position_, who_, lead_, moves_) = before;
  }
  const Board& board_;
  Theorem theorem_;
  R rules_;
  Solver<R> solver_;
  Position position_;
  Player who_ = Player::first;
  Value lead_ = 0;
  std::vector<MoveText> moves_;
  Budget budget_{Limits{}};
  Memo<Position, Seen> seen_{budget_};
  std::size_t count_ = 0;
};

/// The place and the words of a theorem's refusal.
template <class Theorem, class Board>
std::string refusal(Theorem theorem, const Board& board, const std::vector<MoveText>& moves) {
  try {
    theorem(board, moves, {});
  } catch (const InputError& error) {
    return error.at() + ": " + error.what();
  }
  return "accepted";
}

}  // namespace arete::tests
