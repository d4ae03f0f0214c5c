// A checker for the games in two colours in convex position or with one inner point: the rooms before and after a move
// of the player to move show a tie, if they hold against her before it and against her opponent after it, or a win, if
// she closes a triangle or leaves herself two to close. It trusts the theorem of theory/points/bi_defence.hpp, whose
// list of rooms that hold is written out here once more, and nothing else: moves are replayed, and the rooms are
// compared with what is drawn.
//
// That the rooms are the rooms: their corners are in the order of the hull, around the inner point if they have it, so
// each is a polygon without self-crossings; every side of the hull is a side of one room and every other drawn segment
// of two, in opposite directions. So they cover the hull once, and no segment divides or crosses anything. Near-linear
// time.
#pragma once

#include <optional>
#include <vector>

#include "board/plane/point_set.hpp"
#include "proof/effort.hpp"
#include "proof/refused.hpp"
#include "rules/player.hpp"
#include "rules/step.hpp"

namespace arete::inline proof {

/// Corners counterclockwise. The inner point is a corner of a `polygon`, or inside a room that is `lone`, or `hanging`
/// on a segment to the first corner.
struct RoomShape {
  enum class Kind { polygon, lone, hanging };
  Kind kind = Kind::polygon;
  std::vector<PointSet::Index> corners;
};

struct RoomsProof {
  std::vector<RoomShape> before, after;
  std::optional<Ends> move;  ///< none if nothing is left to be drawn
};

struct ShownByRooms {
  Player to_move = Player::first;
  Value lead = 0;   ///< points made so far, the first player's minus the second's
  Value value = 0;  ///< of the position to the player to move
};

/// With `extra`, a player who closes a triangle of her own has a point and moves again; otherwise she has won. Throws
/// Refused.
ShownByRooms check_bi_rooms(const PointSet& points, const std::vector<Ends>& moves, bool extra, const RoomsProof& proof,
                            const Effort& effort = Effort());

}  // namespace arete::inline proof
