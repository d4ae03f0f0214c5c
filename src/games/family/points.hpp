// Games that draw segments on a point set: a segment may be drawn if it crosses none that is drawn. Positions
// keep the free segments beside the drawn ones; then a drawn segment that can be part of no further triangle
// may be forgotten, and many positions become one.
#pragma once

#include <algorithm>

#include "board/plane/segments.hpp"
#include "board/plane/symmetry.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::family {

template <class Set>
class OnPoints {
 public:
  using Board = PointSet;

  explicit OnPoints(const Board& points)
      : plane_(points), given_(points.given(), [&](Ends e) { return plane_.at(e.u, e.v); }) {
    if constexpr (!only_played<Set>) prepare_search(points);
  }
  static std::size_t elements(const Board& points) { return NumberedSegments::elements(points); }
  std::size_t edge_count() const { return plane_.size(); }
  Ends ends(std::size_t segment) const { return plane_.ends(segment); }

 protected:
  /// The segments that may be drawn at the start.
  Set all_free() const {
    Set free = Set::below(plane_.size());
    for (const std::size_t segment : given_.all()) free = freed(free, segment);
    return free;
  }
  /// What is still free after a segment has been drawn.
  Set freed(const Set& free, std::size_t segment) const { return (free - plane_.crossing(segment)).without(segment); }
  std::string why_not_free(const Set& drawn, std::size_t segment) const {
    if (drawn.has(segment)) return "already drawn";
    return "crosses " + text(plane_.ends((plane_.crossing(segment) & drawn).front()));
  }
  /// The empty triangles that a segment closes together with drawn ones.
  int closed(const Set& drawn, std::size_t segment) const {
    int count = 0;
    plane_.visit_closed(drawn, segment, [&](const Triangle&) { ++count; });
    return count;
  }
  std::vector<Corners> closed_triangles(const Set& drawn, std::size_t segment) const {
    std::vector<Corners> list;
    plane_.visit_closed(drawn, segment, [&](const Triangle& triangle) {
      list.push_back(corners_of(triangle, [&](Element e) { return plane_.ends(e); }));
    });
    return list;
  }
  bool any_closed(const Set& drawn) const {
    if constexpr (only_played<Set>) {
      return plane_.any_triangle(drawn, [&](const Triangle& triangle) { return !given_.complete(triangle); });
    } else {
      return std::ranges::any_of(triangles_, [&](const Set& triangle) { return drawn.contains(triangle); });
    }
  }
  /// The free segments that would close a triangle.
  Set closers(const Set& drawn, const Set& free) const {
    Set result;
    for (const auto& triangle : triangles_) {
      const Set rest = triangle - drawn;
      if (rest.single()) result |= rest & free;
    }
    return result;
  }
  /// The triangles that can still be closed, and the segments in them; at most these, where nobody searches.
  struct Open {
    int count = 0;
    Set segments;
  };
  Open open(const Set& drawn, const Set& free) const {
    if constexpr (only_played<Set>) return {2 * static_cast<int>(plane_.points()), drawn | free};
    Open result;
    const Set possible = drawn | free;
    for (const auto& triangle : triangles_) {
      if (!possible.contains(triangle) || drawn.contains(triangle)) continue;
      ++result.count;
      result.segments |= triangle;
    }
    return result;
  }
  Look show(const Set& segments, Mark mark, Look look = {}) const {
    look.vertices.assign(plane_.points(), Mark::plain);
    for (const std::size_t s : segments) look.lines.push_back({plane_.ends(s), mark});
    return look;
  }

  SegmentsFor<Set> plane_;
  GivenSets<Set> given_;
  std::vector<Set> triangles_;  // those that can be closed by a move
  Symmetry<Set> symmetry_;

 private:
  void prepare_search(const Board& points) {
    for (const auto& triangle : plane_.triangles()) {
      if (!given_.complete(triangle)) triangles_.push_back(Set::of(triangle[0]).with(triangle[1]).with(triangle[2]));
    }
    constexpr std::size_t worth_it = 7;  // smaller sets are searched sooner than their symmetries are found
    const bool all_count = triangles_.size() == plane_.triangles().size();  // a symmetry might move one that does not
    if (points.size() >= worth_it && all_count) symmetry_ = {segment_symmetries(points), plane_.size()};
  }
};

/// Segments drawn in one colour.
template <class Set>
class OneColour : public OnPoints<Set> {
 public:
  struct Position {
    Set drawn, free;
    bool operator==(const Position&) const = default;
  };
  static constexpr bool alike = true;
  using OnPoints<Set>::OnPoints;

  Position start() const { return {this->given_.nobody, this->all_free()}; }
  Set moves(const Position& p, Player) const { return p.free; }
  std::string why_not(const Position& p, Player, Move m) const { return this->why_not_free(p.drawn, m.at()); }
  std::vector<Corners> completed(const Position& p, Player, Move m) const {
    return this->closed_triangles(p.drawn, m.at());
  }
  Position canonical(const Position& p) const {
    const auto [drawn, free] =
        this->symmetry_.least(std::array{p.drawn & this->open(p.drawn, p.free).segments, p.free});
    return {drawn, free};
  }
  Look look(const Position& p) const { return this->show(p.drawn, Mark::plain); }

 protected:
  Position after(const Position& p, std::size_t segment) const {
    return {p.drawn.with(segment), this->freed(p.free, segment)};
  }
};

/// Segments drawn in the colours of the players.
template <class Set>
class TwoColours : public OnPoints<Set> {
 public:
  struct Position {
    std::array<Set, 2> drawn;
    Set free;
    bool operator==(const Position&) const = default;
    const Set& of(Player who) const { return drawn[who == Player::first ? 0 : 1]; }
  };
  static constexpr bool foresees = true;
  using OnPoints<Set>::OnPoints;

  Position start() const { return {{this->given_.first, this->given_.second}, this->all_free()}; }
  Set moves(const Position& p, Player) const { return p.free; }
  Position swapped(const Position& p) const { return {{p.drawn[1], p.drawn[0]}, p.free}; }
  std::string why_not(const Position& p, Player, Move m) const {
    return this->why_not_free(p.drawn[0] | p.drawn[1], m.at());
  }
  std::vector<Corners> completed(const Position& p, Player who, Move m) const {
    return this->closed_triangles(p.of(who), m.at());
  }
  Position canonical(const Position& p) const {
    const auto useful = [&](const Set& drawn) { return drawn & this->open(drawn, p.free).segments; };
    const auto [first, second, free] =
        this->symmetry_.least(std::array{useful(p.drawn[0]), useful(p.drawn[1]), p.free});
    return {{first, second}, free};
  }
  AttackBoard<Set> attack_board() const {
    AttackBoard<Set> board{this->triangles_, {}, this->symmetry_};
    for (std::size_t s = 0; s < this->plane_.size(); ++s) board.stops.push_back(this->plane_.crossing(s).with(s));
    return board;
  }
  Attack<Set> attack(const Position& p, Player who) const { return {p.of(who), p.free}; }
  Look look(const Position& p) const {
    return this->show(p.drawn[1], Mark::second, this->show(p.drawn[0], Mark::first));
  }

 protected:
  Position after(const Position& p, Player who, std::size_t segment) const {
    Position next{p.drawn, this->freed(p.free, segment)};
    Set& own = next.drawn[who == Player::first ? 0 : 1];
    own = own.with(segment);
    return next;
  }
};

}  // namespace arete::inline games::family
