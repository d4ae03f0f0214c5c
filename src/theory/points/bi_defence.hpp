// Keeping the opponent from a triangle, room by room: On Bichromatic Triangle Game, Lemmas 1 and 2, Theorems 1 to 4,
// with a larger class of rooms and one short proof instead of the case analysis around the inner point.
//
// Call the players attacker and defender, and write A, D, − for a side of the attacker's, of the defender's, a free
// one. The spokes of a reflex room are sides of it. A room *holds* if it is
//   convex   with at most one A; or A D A w with two A and w not empty; or A D A D A D; or a triangle without free
//            side,
//   lone     with at most one A,
//   hanging  on a spoke of the defender's, with at most one A or only three corners,
//   reflex   with at most one A; or with two, a spoke and the side behind the other spoke, which is D; or with four
//            corners, both spokes D.
//
// Theorem. If all rooms hold, (1) they hold after every move of the defender's, and (2) after every move of the
// attacker's that does not close a triangle — and none does — the defender can answer in the same room so that all
// rooms hold again. So the attacker never has a triangle: in Bichromatic Triangle the defender has at least a tie,
// whoever moves. In Bichromatic Complete Triangulation the same answers keep the attacker without points; a defender
// who closes a triangle and has to move again does so by (1). That is what Corollary 1 needs beyond Theorems 1 to 4.
//
// Proof, case by case: docs/theory/bi-triangle.md (convex rooms), docs/theory/one-inner-point.md (the others). A convex
// room that does not hold is won by an attacker who is to move and has nothing to fear: see bi_attack.hpp.
#pragma once

#include <optional>

#include "rules/idea.hpp"
#include "theory/points/bi_room.hpp"

namespace arete::inline theory {

bool holds(const BiRoom& room, Player attacker);

/// A segment after which all parts of a room that does not hold do. In convex rooms one is found if there is one.
std::optional<Ends> repair(const PointSet& points, const BiRoom& room, Player attacker);

bool all_hold(const std::vector<BiRoom>& rooms, Player attacker);
/// The defender's move by the theorem: a segment after which all rooms hold. Nothing if none is found, or all rooms are
/// full.
std::optional<Ends> defend(const PointSet& points, const std::vector<BiRoom>& rooms, Player attacker);

/// The rooms in which something can be drawn, and against whom they hold.
Idea idea_of(const std::vector<BiRoom>& rooms);

}  // namespace arete::inline theory
