// What a strategy says about scores, races and partizan games, and whether it is so.
#pragma once

#include <algorithm>
#include <limits>

#include "proof/check_strategy.hpp"
#include "proof/strategy_walk.hpp"
#include "rules/notation.hpp"

namespace arete::inline proof {

/// Checks the strategies of both sides. A position is worth at least b if one move is, and at most b if every move is;
/// where the game is over, or its bounds say enough, nothing more is asked. Positions are seen by the player to move.
class MarginChecker {
 public:
  MarginChecker(const RulesView& rules, const Strategy& strategy, BoundsOf bounds, const Effort& effort)
      : rules_(rules), strategy_(strategy), bounds_(bounds), effort_(effort), walk_(rules, strategy, effort) {}

  /// The worth of the position to the player who moves, and every best move. Throws Refused.
  Finding check(const Words& p, Player who) {
    require(!strategy_.nimber, "a nimber is claimed of a game without nimbers");
    Finding proved;
    if (const auto over = rules_.result(p, who)) {
      require(strategy_.moves.empty(), "the game is over: there are no moves");
      proved.value = Verdict::of(*over);
    } else {
      proved = root(rules_.facing(p, who));
    }
    walk_.nodes([this](Ref i, const Strategy::Node& node, const Words& at) { check_node(i, node, at); });
    follow_line(p, proved);
    return proved;
  }

 private:
  using Ref = Strategy::Ref;
  static constexpr Value infinite = std::numeric_limits<Value>::max() / 4;

  /// Two statements for each move: what it is worth at least, and at most.
  Finding root(const Words& p) {
    const auto legal = rules_.moves(p, Player::first);
    require(strategy_.moves.size() == 2 * legal.size(),
            "there are " + std::to_string(legal.size()) + " moves, each with two statements");
    std::vector<Verdict> worth;
    Verdict value{-infinite, -infinite};
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const auto step = rules_.play(p, Player::first, legal[i]);
      const Verdict low = says(0, strategy_.moves[2 * i], step), high = says(0, strategy_.moves[2 * i + 1], step);
      worth.push_back({std::max(low.low, high.low), std::min(low.high, high.high)});
      value = {std::max(value.low, worth[i].low), std::max(value.high, worth[i].high)};
    }
    require(value.exact(), "the two strategies do not meet");
    Finding proved{.value = value};
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (worth[i].low >= value.low && (rules_.scored() || value.low > -1))
        proved.best.push_back(written(rules_, legal[i]));
      require(worth[i].low >= value.low || worth[i].high < value.low,
              "it is open whether move " + std::to_string(i) + " is a best one");
    }
    return proved;
  }
  void check_node(Ref i, const Strategy::Node& node, const Words& p) {
    require(!rules_.result(p, Player::first), walk_.where(i) + "the game is over there");
    const auto legal = rules_.moves(p, Player::first);
    if (node.says == Strategy::Says::at_least) {
      require(node.row.size() == 2 && node.row[0] < legal.size(),
              walk_.where(i) + "one move and what follows is asked for");
      const auto step = rules_.play(p, Player::first, legal[node.row[0]]);
      require(says(i, node.row[1], step).low >= node.value,
              walk_.where(i) + "the move is not worth " + std::to_string(node.value));
    } else {
      require(node.says == Strategy::Says::at_most, walk_.where(i) + "says nothing about a score");
      require(node.row.size() == legal.size(), walk_.where(i) + "there are " + std::to_string(legal.size()) + " moves");
      for (std::size_t k = 0; k < legal.size(); ++k) {
        const auto step = rules_.play(p, Player::first, legal[k]);
        require(says(i, node.row[k], step).high <= node.value,
                walk_.where(i) + "move " + std::to_string(k) + " may be worth more");
      }
    }
  }

  /// What a step is worth to the player who makes it, by the statement about the position that it leads to.
  Verdict says(Ref from, Ref to, const Step<Words>& step) {
    const Verdict v = about(from, to, step.again ? step.next : rules_.swapped(step.next));
    return step.again ? v.shifted(step.gain) : Verdict{step.gain - v.high, step.gain - v.low};
  }
  Verdict about(Ref from, Ref to, const Words& p) {
    if (to == Strategy::nothing) {
      const auto over = rules_.result(p, Player::first);
      return over ? Verdict::of(*over) : bounds_(rules_, p, effort_);
    }
    const auto node = walk_.refer(from, to, p);
    if (node.says == Strategy::Says::at_least) return {node.value, infinite};
    require(node.says == Strategy::Says::at_most,
            walk_.where(from) + "node " + std::to_string(to) + " says nothing about a score");
    return {-infinite, node.value};
  }
  void follow_line(Words p, Finding& proved) const {
    if (!rules_.solitaire()) return require(strategy_.line.empty(), "only a solitaire has a line");
    proved.line.emplace();
    Value total = 0;
    for (const Ref place : strategy_.line) {
      const auto legal = rules_.moves(p, Player::first);
      require(place < legal.size(), "the line has an illegal move");
      const auto step = rules_.play(p, Player::first, legal[place]);
      proved.line->push_back(written(rules_, legal[place]));
      total += step.gain;
      p = step.next;
    }
    require(total == proved.value.low, "the line does not reach the value");
  }

  const RulesView& rules_;
  const Strategy& strategy_;
  BoundsOf bounds_;
  const Effort& effort_;
  StrategyWalk walk_;
};

}  // namespace arete::inline proof
