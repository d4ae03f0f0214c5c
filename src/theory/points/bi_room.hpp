// A room of the two games in two colours: a part of the hull that no drawn segment divides. Its sides are drawn
// segments and sides of the hull, so that a side that is still free belongs to no other room, and rooms are independent
// games (On Bichromatic Triangle Game, 1.1). In convex position every room is a convex polygon. One inner point lies
//   - alone in a convex polygon (`lone`),
//   - in one that a single spoke, a segment from a corner to the inner point, enters (`hanging`), or
//   - at a corner of several rooms, in at most one of which its angle is larger than half a turn (`reflex`).
// From the inner point all corners of its room can be seen.
#pragma once

#include <vector>

#include "board/plane/point_set.hpp"
#include "rules/player.hpp"

namespace arete::inline theory {

/// What has become of a segment.
enum class Drawn : unsigned char { free, first, second };
constexpr Drawn by(Player who) { return who == Player::first ? Drawn::first : Drawn::second; }

struct BiRoom {
  using Index = PointSet::Index;
  enum class Kind : unsigned char { convex, lone, hanging, reflex };

  Kind kind = Kind::convex;
  Drawn spoke = Drawn::free;   ///< hanging: from the inner point to the first corner
  Index inner = -1;            ///< lone or hanging: the inner point, which is no corner
  std::vector<Index> corners;  ///< counterclockwise; reflex: the inner point is the first
  std::vector<Drawn> sides;    ///< each from the corner of the same place to the next

  std::size_t size() const { return corners.size(); }
  std::size_t after(std::size_t i) const { return i + 1 < size() ? i + 1 : 0; }
  std::size_t before(std::size_t i) const { return i > 0 ? i - 1 : size() - 1; }
  /// The inner point is inside.
  bool around() const { return kind == Kind::lone || kind == Kind::hanging; }
  /// Nothing can be drawn any more.
  bool full() const;
  /// A triangle with all its sides drawn by the player.
  bool closed_by(Player who) const;
};

/// The rooms that are left when a player draws the segment between two points of a room; none if it cannot be drawn
/// there.
std::vector<BiRoom> divide(const PointSet& points, const BiRoom& room, Ends segment, Player who);

/// Some segment that can be drawn in a room that is not full; in a triangle the first.
Ends any_segment(const BiRoom& room);

/// How many segments can be drawn in a room, or a few more.
std::size_t choices(const BiRoom& room);
bool all_full(const std::vector<BiRoom>& rooms);

}  // namespace arete::inline theory
