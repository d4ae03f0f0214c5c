// Closing a triangle of one's own in a room, now or by a double threat.
//
// Lemma. Let the player to move have a convex room that does not hold against her (bi_defence.hpp), and the opponent no
// triangle to close at once. Then she wins Bichromatic Triangle with this move or the next. Proof. She has two sides
// there, and can choose them so that no gap between them is a single side of the opponent's: otherwise they are A D A
// w, or three with such gaps all round, A D A D A D; with four sides the first and the third are separated by others.
// If they have a common corner, she closes the triangle. If they are pp′ and qq′ in this order, she draws p′q′: the
// triangles pp′q′ and p′qq′ lie on different sides of it and lack only q′p and p′q, each a free side or a chord. The
// opponent can prevent only one of them. ∎
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
