// The rooms of a position and of the one after a move, for the checker in proof/kinds/bi_rooms.hpp.
#pragma once

#include <optional>

#include "proof/kinds/bi_rooms.hpp"
#include "theory/points/bi_position.hpp"

namespace arete::inline theory {

/// With this move, whether or not it shows anything.
RoomsProof rooms_with(const PointSet& points, BiPosition position, BiGame game, std::optional<Ends> move);

/// Of a tie that one move of the defence shows, or of a win by closing a triangle or, all rooms being convex, by a
/// double threat.
std::optional<RoomsProof> prove_by_rooms(const PointSet& points, const BiPosition& position, BiGame game,
                                         Verdict value);

}  // namespace arete::inline theory
