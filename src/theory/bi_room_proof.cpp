#include "theory/bi_room_proof.hpp"

#include <algorithm>

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

}  // namespace

std::optional<RoomsProof> prove_by_rooms(const PointSet& points, BiPosition position, BiGame game, const Finding& finding) {
  const bool tie = finding.value == Verdict::of(0), win = game == BiGame::triangle && finding.value == Verdict::of(1);
  if (position.over || !(tie || win)) return std::nullopt;
  const auto inner = BiPosition::start(points)->rooms[0].inner;
  RoomsProof proof{shapes(position.rooms, inner), {}, {}};
  if (all_full(position.rooms)) return proof;
  proof.move = Ends{static_cast<std::int32_t>(finding.best[0][0]), static_cast<std::int32_t>(finding.best[0][1])};
  position.play(points, *proof.move, game);
  if (win && inner >= 0 && !position.over) return std::nullopt;
  proof.after = shapes(position.rooms, inner);
  return proof;
}

}  // namespace arete
