// The checker of plans: a win in Bichromatic Triangle, told as a person would tell it. A plan is a segment for the
// winner to draw and the plans for what may come after it. Replies of the opponent are not written down at all: the
// checker tries every one of them, and for each some plan has to work. So one plan serves against all replies that do
// not disturb it, and a tree of millions of positions has a few hundred plans.
//
// Theorem. A player wins whose opponent is to move and has no triangle to close, if for every reply that leaves her
// none to close a plan works there. A plan works in a position if its segment may be drawn and closes a triangle, or
// the hypotheses of this theorem hold after it with the plans that follow. (docs/theory/plans.md has the proof.)
#pragma once

#include "base/bits.hpp"
#include "board/plane/segments.hpp"
#include "proof/kinds.hpp"

namespace arete::inline proof {

/// A segment to draw, and how many of the winner's it is from the position on, from 1. The plans that follow a plan
/// stand behind it and are one deeper.
struct Plan {
  std::size_t depth = 1;
  Ends move;
  bool operator==(const Plan&) const = default;
};

std::string plan_lines(Player winner, const std::vector<Plan>& plans);
Finding check_plans(const BoardPosition& position, const std::string& lines, const Effort& effort);

/// Who could still close what on a small set of points, as the player sees it who is to win.
class TriangleRace {
 public:
  using Set = Bits<2>;
  static constexpr std::size_t most_points = 16;

  struct Position {
    Set own, other, free;
    bool operator==(const Position&) const = default;
  };

  /// Throws Refused if there are too many points, or segments are given.
  explicit TriangleRace(const PointSet& points);

  /// The position after moves, the first player's first. Throws Refused if one is illegal or the game is over.
  Position after(const std::vector<Ends>& moves, Player winner) const;
  Position drawn(const Position& p, std::size_t segment) const {
    return {p.own.with(segment), p.other, p.free - stops_[segment]};
  }
  Position replied(const Position& p, std::size_t segment) const {
    return {p.own, p.other.with(segment), p.free - stops_[segment]};
  }
  /// The free segments that close a triangle of those that are drawn.
  Set closers(const Set& drawn, const Set& free) const;
  /// The replies after which the winner has no triangle to close. The opponent moves.
  Set replies(const Position& p) const;

  const std::vector<Set>& triangles() const { return triangles_; }
  /// What nobody can draw any more once a segment is drawn, itself included.
  const Set& stops(std::size_t segment) const { return stops_[segment]; }
  const Segments<Set>& segments() const { return segments_; }

 private:
  Segments<Set> segments_;
  std::vector<Set> triangles_, stops_;
};

/// Whether plans answer whatever the opponent does.
class PlanCheck {
 public:
  PlanCheck(const TriangleRace& race, std::vector<Plan> plans, const Effort& effort);

  /// The winner moves, by the only plan there is.
  bool wins(const TriangleRace::Position& p) { return works(0, p); }
  /// The opponent moves.
  bool answers(const TriangleRace::Position& p) { return answers(p, 0, plans_.size()); }
  /// Of the plans, one that was of no use.
  bool superfluous() const;

 private:
  struct Node {
    std::size_t segment, end;  ///< where the plans that follow it end
  };
  bool works(std::size_t plan, const TriangleRace::Position& p);
  bool answers(const TriangleRace::Position& p, std::size_t begin, std::size_t end);

  const TriangleRace& race_;
  const Effort& effort_;
  std::vector<Node> plans_;
  std::vector<std::size_t> used_;  ///< the plans that answer a reply, each as often as it does
};

}  // namespace arete::inline proof
