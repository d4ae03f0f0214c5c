// Closing a triangle of one's own in a room, now or by a double threat.
//
// Theorem. Let the player to move have a convex room that does not hold against her (bi_defence.hpp), and the opponent
// no triangle to close at once. Then she wins Bichromatic Triangle with this move or the next: she closes a triangle at
// the common corner of two of her sides, or draws p′q′ where pp′ and qq′ are two of her sides in this order and no gap
// between them is a single side of the opponent's. Proof: docs/theory/bi-triangle.md.
//
// With bi_defence.hpp this decides, in convex position, who wins when nobody has a triangle to close and at most the
// player to move has rooms that do not hold.
#pragma once

#include <optional>
#include <vector>

#include "theory/points/bi_room.hpp"

namespace arete::inline theory {

/// The segments with which a player can close a triangle of her own in the room.
std::vector<Ends> closing(const PointSet& points, const BiRoom& room, Player who);

std::optional<Ends> first_closing(const PointSet& points, const std::vector<BiRoom>& rooms, Player who);

/// In a convex room where the player has nothing to close: a segment that leaves her something to close on both sides.
std::optional<Ends> double_threat(const PointSet& points, const BiRoom& room, Player who);
/// In the first convex room that does not hold against the player.
std::optional<Ends> first_double_threat(const PointSet& points, const std::vector<BiRoom>& rooms, Player who);

}  // namespace arete::inline theory
