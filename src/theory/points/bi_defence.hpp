// Keeping the opponent from a triangle, room by room: On Bichromatic Triangle Game, Lemmas 1 and 2, Theorems 1 to 4,
// with a larger class of rooms and one short proof instead of the case analysis around the inner point.
//
// Call the players attacker and defender, and write A, D, − for a side of the attacker's, of the defender's, a free
// one. The spokes of a reflex room are sides of it. A room *holds* if it is
//   convex   with at most one A; or A D A w with two A and w not empty; or A D A D A D; or a triangle without free
//   side, lone     with at most one A, hanging  on a spoke of the defender's, with at most one A or only three corners,
//   reflex   with at most one A; or with two, a spoke and the side behind the other spoke, which is D; or with four
//   corners,
//            both spokes D.
//
// Theorem. If all rooms hold, (1) they hold after every move of the defender's, and (2) after every move of the
// attacker's that does not close a triangle — and none does — the defender can answer in the same room so that all
// rooms hold again. So the attacker never has a triangle: in Bichromatic Triangle the defender has at least a tie,
// whoever moves. In Bichromatic Complete Triangulation the same answers keep the attacker without points; a defender
// who closes a triangle and has to move again does so by (1). That is what Corollary 1 needs beyond Theorems 1 to 4.
//
// Proof of (1). A segment of the defender's gives each part a D and no A, and what is said of two or three A is not
// spoilt: between two A that stay in one part, D remains D; the rest w then contains the new segment. A spoke from a
// lone room makes it hang; one in a hanging or reflex room leaves rooms whose A it divides. In a hanging triangle it
// leaves four corners between two spokes D. No triangle can be closed at once: two A with a common corner occur only in
// a full triangle, and in reflex or hanging rooms with a D in every triangle at that corner.
//
// Proof of (2). Let the attacker draw in a room with at most one A. *Not to the inner point*: of the two parts (or the
// one room, if it was a side) one may have two A, the other has at most one. Convex: a chord with one A on either side
// exists from four corners on; a triangle has its third side to draw, or none and is full. Lone: the same chord, from
// four corners on; a triangle gets the spoke to the common corner of its two A and hangs. Hanging: a second spoke to a
// corner between the two A, on the arc away from the first, leaves one A in each part. Reflex with both spokes D: a
// spoke to a corner between the two A. Reflex with a spoke A to u and a side A: a spoke to the end of that side that is
// nearer to u, or, if that is u, to the other end, which leaves a full triangle. *To the inner point, u*: in a lone
// room without A any second spoke leaves one A in each part. If it has an A, pq, with u = p, the spoke to q leaves a
// full triangle and a reflex room with one A; otherwise, if the part of the angle at the inner point from p over q to
// u, or from q over p to u, is less than half a turn, the spoke to p, or q, leaves A D A w there, and a reflex room
// with one A; if neither is, the spoke to p leaves a convex room with one A and a reflex room with A, D and the A
// behind it. In a hanging or reflex room the new spoke leaves two rooms, and one of them may have two A: its two
// spokes, when a spoke between them or the third side of a triangle is drawn; or a spoke and a side, when the spoke to
// the nearer end is drawn as before. *The other rooms.* A D A w: a chord from the D, from its common corner with one A
// to x, leaves A D A w′ or a full triangle on one side, and two A on the other, which are divided; anything else leaves
// both A in one part with a third, and the chord that joins the far ends of A D A (or, if the attacker drew it, a
// diagonal of the quadrilateral) divides them. A D A D A D: the eight chords, one by one. Hanging triangle with the
// spoke D to u: only the triangle of the inner point with the two other corners can become the attacker's; when he
// draws a spoke, the defender draws the other. Reflex with A to u, D to p, A from p to q: a spoke to w leaves the same
// (or A D A w, or a full triangle) between w and p, and two spokes A between w and u, which are divided; a chord from p
// leaves the same, and two A in the part that it cuts off; any other chord or side ab, b nearer to p, is answered by
// the spoke to b, which leaves one A towards p, and towards u a full triangle, A D A w, or the same. ∎
//
// A convex room that does not hold, on the other hand, is won by an attacker who is to move and has nothing to fear:
// see bi_attack.hpp.
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
