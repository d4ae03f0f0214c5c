#include "theory/bi_room_proof.hpp"

#include <algorithm>

#include "theory/bi_attack.hpp"
#include "theory/bi_defence.hpp"

namespace arete {
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

/// A double threat among convex rooms, as the checker sees it.
bool threatens_twice(const PointSet& points, const std::vector<BiRoom>& rooms, Player who) {
  int threats = 0;
  for (const auto& room : rooms) {
    if (room.kind != BiRoom::Kind::convex || !closing(points, room, opponent(who)).empty()) return false;
    threats += !closing(points, room, who).empty();
  }
  return threats > 1;
}

}  // namespace

std::optional<RoomsProof> prove_by_rooms(const PointSet& points, BiPosition position, BiGame game, const Finding& finding) {
  const Player who = position.to_move;
  const bool wins = game == BiGame::triangle && finding.value == Verdict::of(1);
  const bool ties = finding.value == Verdict::of(0) && all_hold(position.rooms, who);
  if (position.over || !(ties || wins)) return std::nullopt;
  RoomsProof proof{shapes(position.rooms, position.inner), {}, {}};
  if (all_full(position.rooms)) return proof;
  proof.move = Ends{static_cast<std::int32_t>(finding.best[0][0]), static_cast<std::int32_t>(finding.best[0][1])};
  position.play(points, *proof.move, game);
  const bool shown = wins ? position.over || threatens_twice(points, position.rooms, who) : all_hold(position.rooms, opponent(who));
  if (!shown) return std::nullopt;
  proof.after = shapes(position.rooms, position.inner);
  return proof;
}

}  // namespace arete
