#include "proof/check_strategy.hpp"

#include <algorithm>
#include <limits>

#include "proof/refused.hpp"
#include "rules/notation.hpp"

namespace arete::inline proof {
namespace {

/// The positions that the nodes of a certificate are about: each gets its own from the first statement that refers to
/// it, and every other must mean the same one. References only go forward, so that no statement rests on itself.
class Walk {
 public:
  using Ref = Strategy::Ref;

  Walk(const RulesView& rules, const Strategy& strategy, const Effort& effort)
      : rules_(rules), strategy_(strategy), effort_(effort) {
    effort.hold(sizeof(std::optional<Words>) * (strategy.size() + 1));
    at_.resize(strategy.size() + 1);
  }

  /// The node that a statement of the node `from` refers to, for what it says of this position.
  Strategy::Node refer(Ref from, Ref to, Words p) {
    require(to > from && to <= strategy_.size(),
            where(from) + "refers to node " + std::to_string(to) + ", which does not come later");
    p = rules_.canonical(p);
    auto& here = at_[to];
    require(!here || *here == p, where(from) + "node " + std::to_string(to) + " is about another position");
    here = std::move(p);
    return strategy_.node(to);
  }
  /// Checks every node in turn by what it says.
  template <class Check>
  void nodes(Check check) {
    for (Ref i = 1; i <= strategy_.size(); ++i) {
      effort_.look(16);  // one costs as much as a few hundred steps
      require(at_[i].has_value(), where(i) + "nothing refers to it");
      check(i, strategy_.node(i), *at_[i]);
      at_[i].reset();
    }
  }
  static std::string where(Ref node) { return node == 0 ? "at the start: " : "node " + std::to_string(node) + ": "; }

 private:
  const RulesView& rules_;
  const Strategy& strategy_;
  const Effort& effort_;
  std::vector<std::optional<Words>> at_;
};

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
  Walk walk_;
};

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
  Walk walk_;
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

}  // namespace

Finding check_strategy(const RulesView& rules, const Words& p, Player who, const Strategy& strategy, BoundsOf bounds,
                       const Effort& effort) {
  const bool as_nim = rules.nim_game() != nullptr && !rules.result(p, who) && rules.nim_position(p);
  auto proved = rules.impartial() ? NimberChecker(rules, strategy, effort).check(p)
                : as_nim          ? ActingChecker(rules, strategy, effort).check(p, who)
                                  : MarginChecker(rules, strategy, bounds, effort).check(p, who);
  std::sort(proved.best.begin(), proved.best.end());
  if (rules.unrooted(p)) {  // a root is a good choice if whoever moves from it loses
    proved.starts.emplace();
    for (const Move m : rules.moves(p, who))
      *proved.starts += std::ranges::binary_search(proved.best, written(rules, m)) ? 'P' : 'N';
  }
  return proved;
}

}  // namespace arete::inline proof
