// Games that draw segments on a point set: a segment may be drawn if it crosses none that is drawn.
#pragma once

#include "board/segments.hpp"
#include "rules/rules.hpp"

namespace arete::family {

template <class Set>
class OnPoints {
 public:
  using Board = PointSet;

  explicit OnPoints(const Board& points) : plane_(points) {}
  static std::size_t elements(const Board& points) { return Segments<Set>::elements(points); }
  std::size_t edge_count() const { return plane_.size(); }
  Ends ends(std::size_t segment) const { return plane_.ends(segment); }

 protected:
  Set free(const Set& drawn) const {
    Set result;
    for (const std::size_t s : Set::below(plane_.size()) - drawn) {
      if (!plane_.crossing(s).meets(drawn)) result = result.with(s);
    }
    return result;
  }
  std::string why_not_free(const Set& drawn, std::size_t segment) const {
    if (drawn.has(segment)) return "already drawn";
    return "crosses " + text(plane_.ends((plane_.crossing(segment) & drawn).front()));
  }
  /// The empty triangles that a segment closes together with drawn ones.
  int closed(const Set& drawn, std::size_t segment) const {
    int count = 0;
    const Set after = drawn.with(segment);
    for (const auto& [a, b, c] : plane_.triangles_at(segment)) count += after.has(a) && after.has(b) && after.has(c);
    return count;
  }
  bool any_closed(const Set& drawn) const {
    for (const auto& [a, b, c] : plane_.triangles()) {
      if (drawn.has(a) && drawn.has(b) && drawn.has(c)) return true;
    }
    return false;
  }
  /// The most points that can still be made: each free or drawn triangle that is not closed is one.
  Verdict open_triangles(const Set& drawn) const {
    int most = 0;
    const Set possible = drawn | free(drawn);
    for (const auto& [a, b, c] : plane_.triangles()) {
      most += possible.has(a) && possible.has(b) && possible.has(c) && !(drawn.has(a) && drawn.has(b) && drawn.has(c));
    }
    return {-most, most};
  }
  Look show(const Set& segments, Mark mark, Look look = {}) const {
    look.vertices.assign(plane_.points(), Mark::plain);
    for (const std::size_t s : segments) look.lines.push_back({plane_.ends(s), mark});
    return look;
  }

  Segments<Set> plane_;
};

/// Segments drawn in one colour.
template <class Set>
class OneColour : public OnPoints<Set> {
 public:
  struct Position {
    Set drawn;
    bool operator==(const Position&) const = default;
  };
  using OnPoints<Set>::OnPoints;

  Position start() const { return {}; }
  Set moves(const Position& p, Player) const { return this->free(p.drawn); }
  std::string why_not(const Position& p, Player, Move m) const { return this->why_not_free(p.drawn, m.at()); }
  Look look(const Position& p) const { return this->show(p.drawn, Mark::plain); }
};

/// Segments drawn in the colours of the players.
template <class Set>
class TwoColours : public OnPoints<Set> {
 public:
  struct Position {
    std::array<Set, 2> drawn;
    bool operator==(const Position&) const = default;
    Set all() const { return drawn[0] | drawn[1]; }
    const Set& of(Player who) const { return drawn[who == Player::first ? 0 : 1]; }
    Position with(Player who, std::size_t segment) const {
      Position next = *this;
      Set& own = next.drawn[who == Player::first ? 0 : 1];
      own = own.with(segment);
      return next;
    }
  };
  using OnPoints<Set>::OnPoints;

  Position start() const { return {}; }
  Set moves(const Position& p, Player) const { return this->free(p.all()); }
  std::string why_not(const Position& p, Player, Move m) const { return this->why_not_free(p.all(), m.at()); }
  Look look(const Position& p) const { return this->show(p.drawn[1], Mark::second, this->show(p.drawn[0], Mark::first)); }
};

}  // namespace arete::family
