#include "theory/points/bi_room_proof.hpp"

#include <algorithm>

#include "theory/points/bi_attack.hpp"
#include "theory/points/bi_defence.hpp"

namespace arete::inline theory {
namespace {

std::vector<RoomShape> shapes(const std::vector<BiRoom>& rooms, PointSet::Index inner) {
  std::vector<RoomShape> list;
  for (const auto& room : rooms) {
    auto& shape = list.emplace_back();
    if (room.around()) shape.kind = room.kind == BiRoom::Kind::lone ? RoomShape::Kind::lone : RoomShape::Kind::hanging;
    shape.corners = room.corners;
    const auto at = std::find(shape.corners.begin(), shape.corners.end(), inner);
    if (at != shape.corners.end()) std::rotate(shape.corners.begin(), at, shape.corners.end());
  }
  return list;
}

/// Every room is convex, and the opponent has nothing to close.
bool quiet(const PointSet& points, const BiPosition& position) {
  const auto convex = [](const BiRoom& room) { return room.kind == BiRoom::Kind::convex; };
  return std::all_of(position.rooms.begin(), position.rooms.end(), convex) &&
         !first_closing(points, position.rooms, opponent(position.to_move));
}

}  // namespace

RoomsProof rooms_with(const PointSet& points, BiPosition position, BiGame game, std::optional<Ends> move) {
  RoomsProof proof{shapes(position.rooms, position.inner), {}, move};
  if (move && position.play(points, *move, game)) proof.after = shapes(position.rooms, position.inner);
  return proof;
}

std::optional<RoomsProof> prove_by_rooms(const PointSet& points, const BiPosition& position, BiGame game,
                                         Verdict value) {
  if (position.over) return std::nullopt;
  if (all_full(position.rooms)) return rooms_with(points, position, game, std::nullopt);
  std::optional<Ends> move;
  if (value == Verdict::of(0) && all_hold(position.rooms, position.to_move)) {
    move = defend(points, position.rooms, opponent(position.to_move));
  } else if (value == Verdict::of(1) && game == BiGame::triangle) {
    move = first_closing(points, position.rooms, position.to_move);
    if (!move && quiet(points, position)) move = first_double_threat(points, position.rooms, position.to_move);
  }
  return move ? std::optional(rooms_with(points, position, game, move)) : std::nullopt;
}

}  // namespace arete::inline theory
