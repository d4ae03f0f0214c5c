// Games that flip the edges of a triangulation. The elements are all segments of the point set; an edge is
// flippable when the four sides of an empty convex quadrilateral around it are there.
#pragma once

#include "board/plane/segments.hpp"
#include "board/plane/triangulation.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::family {

template <class Set>
class Flips {
 public:
  using Board = Triangulation;

  explicit Flips(const Board& board) : plane_(board.points()) {
    for (const auto& e : board.edges()) edges_ = edges_.with(plane_.at(e.u, e.v));
    for (std::size_t h = 0; h < 3 * board.triangles(); ++h) {
      const auto half = static_cast<Triangulation::Half>(h);
      const Ends e = board.ends(half);
      if (board.twin(half) == Triangulation::none) hull_ = hull_.with(plane_.at(e.u, e.v));
    }
    given_ = {board.points().given(), [&](Ends e) { return plane_.at(e.u, e.v); }};
  }
  static std::size_t elements(const Board& board) { return NumberedSegments::elements(board.points()); }
  std::size_t edge_count() const { return plane_.size(); }
  Ends ends(std::size_t segment) const { return plane_.ends(segment); }

 protected:
  /// The quadrilateral around an edge of a triangulation, if it can be flipped.
  auto around(const Set& edges, std::size_t edge) const { return plane_.flip(edges, edge); }
  Set flippable(const Set& black, const Set& edges) const {
    Set result;
    for (const std::size_t e : black) {
      if (around(edges, e)) result = result.with(e);
    }
    return result;
  }
  std::string why_not_flip(const Set& black, const Set& edges, std::size_t edge) const {
    if (!edges.has(edge)) return "not an edge of the triangulation now";
    if (!black.has(edge)) return "already coloured";
    return Triangulation::why_not_flippable(hull_.has(edge));
  }
  Look show(const Set& edges, Mark mark, Look look = {}) const {
    look.vertices.assign(plane_.points(), Mark::plain);
    for (const std::size_t e : edges) look.lines.push_back({plane_.ends(e), mark});
    return look;
  }

  SegmentsFor<Set> plane_;
  Set edges_, hull_;
  GivenSets<Set> given_;  // coloured and fixed
};

/// Black and green edges.
template <class Set>
class GreenFlips : public Flips<Set> {
 public:
  struct Position {
    Set black, green;
    bool operator==(const Position&) const = default;
  };
  static constexpr bool alike = true;
  using Flips<Set>::Flips;

  Position start() const { return {this->edges_ - this->given_.nobody, this->given_.nobody}; }
  Set moves(const Position& p, Player) const { return this->flippable(p.black, p.black | p.green); }
  std::string why_not(const Position& p, Player, Move m) const {
    return this->why_not_flip(p.black, p.black | p.green, m.at());
  }
  Look look(const Position& p) const { return this->show(p.green, Mark::marked, this->show(p.black, Mark::plain)); }

 protected:
  /// The edge is replaced by the other diagonal, in green.
  Position flipped(const Position& p, std::size_t edge) const {
    const auto q = this->around(p.black | p.green, edge);
    return {p.black.without(edge), p.green.with(q->other)};
  }
};

/// Solitaires: the flipped edge and the four sides around it become green.
template <class Set>
class GreenSolitaire : public GreenFlips<Set> {
 public:
  using typename GreenFlips<Set>::Position;
  using GreenFlips<Set>::GreenFlips;

  Step<Position> play(const Position& p, Player, Move m) const {
    const auto q = this->around(p.black | p.green, m.at());
    Set sides;
    for (const auto side : q->sides) sides = sides.with(side);
    const int gain = 1 + (sides & p.black).size();
    return {{(p.black - sides).without(m.at()), (p.green | sides).with(q->other)}, gain, true};
  }
  std::optional<Value> result(const Position& p, Player who) const {
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
  Verdict bounds(const Position& p) const { return {0, p.black.size()}; }
  int edges() const { return this->edges_.size(); }
};

}  // namespace arete::inline games::family
