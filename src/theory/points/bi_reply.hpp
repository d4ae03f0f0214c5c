// The replies of the proofs of "On Bichromatic Triangle Game": which segment answers the opponent's move, by which
// case.
//
// Lemma 1, Case 2, in a convex room; Theorem 2, Cases (i), (ii.a) and (ii.b), in a room with a lone inner point; Claim
// 1 in the room that Case (i) leaves. Lemma 2 and Theorem 4 are the same with the players exchanged. The rooms of the
// paper's configurations are ours (bi_room.hpp). In Case (i) the paper draws xv with v as close as possible to the line
// ux, which need not leave the angle vux empty, as Claim 1 asks; here v is an end of the side by which the ray from u
// through x leaves the room, and then it is.
//
// The paper leaves subgames on four points to the reader. In these, and in rooms that its strategy never meets, it has
// no reply; bi_defence.hpp has one.
#pragma once

#include <optional>
#include <string>

#include "rules/idea.hpp"
#include "theory/points/bi_position.hpp"

namespace arete::inline theory {

struct BiReply {
  std::string in;               ///< "Theorem 2, Case (i)"
  std::optional<Ends> segment;  ///< nothing where no answer is needed
  std::string why;              ///< in a few words
  std::string name = "xy";      ///< of the segment in the paper
  std::string letters = {};     ///< which points the paper's letters are: "x = 7, u = 0, v = 3"
};

/// To a move that the opponent has just made in this room, given as it was before.
std::optional<BiReply> reply_of_proof(const PointSet& points, const BiRoom& room, Ends move, Player attacker);

/// The first move of Theorems 3 and 4, in the one room that there is at the start.
BiReply opening_of_proof(const PointSet& points, const BiRoom& room);

/// The reply and the rooms that it leaves of the one in which the opponent has moved, or what opens the game; of a
/// position in which the player to move is the defender. Nothing if the opponent has not moved, if another room cannot
/// be held, or if no reply is known.
std::optional<Idea> idea_of_reply(const PointSet& points, const std::vector<MoveText>& moves, BiGame game,
                                  const BiPosition& now);

}  // namespace arete::inline theory
