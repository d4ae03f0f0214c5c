// What a strategy says about nimbers, and whether it is so.
#pragma once

#include <algorithm>
#include <span>

#include "proof/strategy_walk.hpp"
#include "rules/finding.hpp"
#include "rules/notation.hpp"

namespace arete::inline proof {

/// Checks nimbers of components. A component has the nimber n if no option has it, every smaller one is some option's,
/// and every move that moves again leaves n. It has not the nimber n if some option has it, or if a move that moves
/// again leaves something else. It is loony if two moves ask for different nimbers. It has the nimber 0 if the game
/// accepts a witness that it is lost. A sum has the nimbers of its components added up.
class NimberChecker {
 public:
  using Ref = Strategy::Ref;

  /// What is known of the nimber of a sum.
  struct Sum {
    enum Kind { exact, other_than, loony } kind = exact;
    int nimber = 0;  ///< that it is, or that it is not

    bool is(int n) const { return kind == exact && nimber == n; }
    bool is_not(int n) const { return kind == loony || (kind == exact) == (nimber != n); }
  };

  NimberChecker(const RulesView& rules, const Strategy& strategy, const Effort& effort)
      : rules_(rules), strategy_(strategy), walk_(rules, strategy, effort) {}

  /// Who wins, the nimber if the certificate has it, and every winning move. Throws Refused.
  Finding check(const Words& p) {
    Finding proved = nimber_of(p);
    std::span<const Ref> row = strategy_.moves;
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      if (wins(sum(0, row, step.next), step.again)) proved.best.push_back(written(rules_, m));
    }
    require(row.empty(), "there are more statements than moves");
    proved.value = Verdict::of(proved.best.empty() ? -1 : 1);
    check_nodes();
    return proved;
  }

  /// For games that are won as this one is: the parts of `check`.
  Finding nimber_of(const Words& p) {
    require(strategy_.line.empty(), "only a solitaire has a line");
    Finding proved;
    if (!strategy_.nimber) return proved;
    std::span<const Ref> row = *strategy_.nimber;
    const Sum all = sum(0, row, p);
    require(row.empty() && all.kind != Sum::other_than, "the nimber is not proved");
    proved.nimber = all.kind == Sum::loony ? Nimber::loony() : Nimber(all.nimber);
    return proved;
  }
  bool wins(const Sum& left, bool again) const {
    require(left.is(0) || left.is_not(0), "it is open whether a move wins");
    return left.is(0) != again;
  }
  /// The statements about the components of a position, taken from the front of a row.
  Sum sum(Ref from, std::span<const Ref>& row, const Words& p) {
    Sum total;
    bool left_out = false;
    for (const auto& part : rules_.components(p)) {
      require(!row.empty(), walk_.where(from) + "a component has no statement");
      const Ref to = row.front();
      row = row.subspan(1);
      if (to == Strategy::nothing) {
        left_out = left_out || !rules_.moves(part, Player::first).empty();
      } else {
        total = added(total, about(from, to, part));
      }
    }
    require(!left_out || total.kind == Sum::loony, walk_.where(from) + "a component has no statement");
    return total;
  }
  void check_nodes() {
    walk_.nodes([this](Ref i, const Strategy::Node& node, const Words& p) {
      switch (node.says) {
        case Strategy::Says::is: return check_is(i, node, p);
        case Strategy::Says::is_not: return check_is_not(i, node, p);
        case Strategy::Says::loony: return check_loony(i, node, p);
        case Strategy::Says::lost: return check_lost(i, node, p);
        default: throw Refused(walk_.where(i) + "says nothing about a nimber");
      }
    });
  }

 private:
  Sum about(Ref from, Ref to, const Words& part) {
    const auto node = walk_.refer(from, to, part);
    require(node.value >= 0, walk_.where(from) + "no nimber is negative");
    switch (node.says) {
      case Strategy::Says::is: return {Sum::exact, node.value};
      case Strategy::Says::lost: return {Sum::exact, 0};
      case Strategy::Says::is_not: return {Sum::other_than, node.value};
      case Strategy::Says::loony: return {Sum::loony, 0};
      default: throw Refused(walk_.where(from) + "node " + std::to_string(to) + " says nothing about a nimber");
    }
  }
  static Sum added(const Sum& a, const Sum& b) {
    if (a.kind == Sum::loony || b.kind == Sum::loony) return {Sum::loony, 0};
    require(a.kind == Sum::exact || b.kind == Sum::exact, "two components are only known not to have a nimber");
    return {a.kind == Sum::exact ? b.kind : a.kind, a.nimber ^ b.nimber};
  }

  void check_is(Ref i, const Strategy::Node& node, const Words& p) {
    const auto legal = rules_.moves(p, Player::first);
    require(static_cast<std::size_t>(node.value) <= legal.size(), walk_.where(i) + "no such nimber");
    auto row = node.row;
    std::vector<bool> found(static_cast<std::size_t>(node.value));
    bool again = false;
    for (const Move m : legal) {
      const auto step = rules_.play(p, Player::first, m);
      const Sum option = sum(i, row, step.next);
      again = again || step.again;
      require(step.again ? option.is(node.value) : option.is_not(node.value),
              walk_.where(i) + "a move contradicts the nimber");
      if (!step.again && option.kind == Sum::exact && option.nimber < node.value)
        found[static_cast<std::size_t>(option.nimber)] = true;
    }
    require(row.empty(), walk_.where(i) + "there are more statements than moves");
    require(again || std::find(found.begin(), found.end(), false) == found.end(),
            walk_.where(i) + "the nimber may be smaller");
  }
  void check_is_not(Ref i, const Strategy::Node& node, const Words& p) {
    auto row = node.row;
    const auto step = taken(i, row, p);
    const Sum option = sum(i, row, step.next);
    require(row.empty(), walk_.where(i) + "more than one move");
    require(step.again ? option.is_not(node.value) : option.is(node.value), walk_.where(i) + "the move proves nothing");
  }
  void check_loony(Ref i, const Strategy::Node& node, const Words& p) {
    auto row = node.row;
    const auto first = taken(i, row, p);
    const Sum asked = sum(i, row, first.next);
    require(first.again, walk_.where(i) + "the move does not move again");
    if (asked.kind != Sum::loony) {
      const auto second = taken(i, row, p);
      const Sum other = sum(i, row, second.next);
      require(asked.kind == Sum::exact && (second.again ? other.is_not(asked.nimber) : other.is(asked.nimber)),
              walk_.where(i) + "the moves agree");
    }
    require(row.empty(), walk_.where(i) + "more moves than needed");
  }
  void check_lost(Ref i, const Strategy::Node& node, const Words& p) {
    const bool shown = std::is_sorted(node.row.begin(), node.row.end()) && rules_.shows_lost(p, node.row);
    require(shown, walk_.where(i) + "it is not shown to be lost");
  }
  Step<Words> taken(Ref i, std::span<const Ref>& row, const Words& p) const {
    const auto legal = rules_.moves(p, Player::first);
    require(!row.empty() && row.front() < legal.size(), walk_.where(i) + "a legal move is asked for");
    const Move m = legal[row.front()];
    row = row.subspan(1);
    return rules_.play(p, Player::first, m);
  }

  const RulesView& rules_;
  const Strategy& strategy_;
  StrategyWalk walk_;
};

/// A game that is won as a normal-play game is (the Coloring Game as Node Kayles), from a position where it is.
class ActingChecker {
 public:
  ActingChecker(const RulesView& rules, const Strategy& strategy, const Effort& effort)
      : rules_(rules), nim_(*rules.nim_game(), strategy, effort), strategy_(strategy) {}

  Finding check(const Words& p, Player who) {
    Finding proved = nim_.nimber_of(*rules_.nim_position(p));
    std::span<const Strategy::Ref> row = strategy_.moves;
    for (const Move m : rules_.moves(p, who)) {
      if (wins(row, rules_.play(p, who, m).next, opponent(who))) proved.best.push_back(written(rules_, m));
    }
    require(row.empty(), "there are more statements than moves");
    proved.value = Verdict::of(proved.best.empty() ? -1 : 1);
    nim_.check_nodes();
    return proved;
  }

 private:
  /// Whether the player who has moved there wins: the game is over, or nobody can end it at once and the sum decides.
  bool wins(std::span<const Strategy::Ref>& row, const Words& p, Player next) {
    if (const auto over = rules_.result(p, next)) return *over < 0;
    if (const auto nim = rules_.nim_position(p)) return nim_.wins(nim_.sum(0, row, *nim), false);
    for (const Move m : rules_.moves(p, next)) {
      if (rules_.result(rules_.play(p, next, m).next, opponent(next)) == -1) return false;
    }
    throw Refused("a position is neither decided nor a sum");
  }

  const RulesView& rules_;
  NimberChecker nim_;
  const Strategy& strategy_;
};

}  // namespace arete::inline proof
