#include "theory/points/mono_triangle_dawson.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/points/convex_rooms.hpp"

namespace arete::inline theory {
namespace {

Idea idea_of(const std::vector<std::vector<PointSet::Index>>& rooms) {
  Idea idea{"heaps of lone points with their nimbers", {}};
  std::size_t most = 0;
  for (const auto& room : rooms) most = std::max(most, room.size());
  const auto value = dawson_values(most);
  for (const auto& room : rooms) {
    const Nimber nimber(value[room.size()]);
    idea.groups.push_back({"*" + to_text(nimber), {room.begin(), room.end()}, {}, nimber});
  }
  return idea;
}

}  // namespace

std::optional<std::vector<std::vector<PointSet::Index>>> dawson_rooms(const PointSet& points,
                                                                      const std::vector<MoveText>& moves,
                                                                      Budget* budget) {
  const MemoryShare memory(budget, bytes_for(points, moves));
  const auto drawing = ConvexDrawing::of(points, moves, ConvexDrawing::Until::triangle, budget);
  if (!drawing) return std::nullopt;
  bool corner = false;
  drawing->corners([&](auto...) { corner = true; });
  if (corner) return std::nullopt;
  return ConvexRooms(*drawing, budget).lone_points_by_room(*drawing);
}

std::optional<Finding> mono_triangle_dawson(const PointSet& points, const std::vector<MoveText>& moves,
                                            const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(points, moves));
  const auto drawing = ConvexDrawing::of(points, moves, ConvexDrawing::Until::triangle, asked.budget);
  if (!drawing) return std::nullopt;
  Finding finding;
  finding.to_move = moves.size() % 2 == 0 ? Player::first : Player::second;
  if (!drawing->closed().empty() && drawing->closed().back() > 0) {
    finding.value = Verdict::of(-1);
    finding.source = "a triangle is closed: Playing with Triangulations, 3.1.2";
    return finding;
  }
  std::vector<Ends> winning;
  drawing->corners([&](auto a, auto, auto b, auto) { winning.push_back(drawing->ends(a, b)); });
  if (!winning.empty()) {
    finding.value = Verdict::of(1);
    finding.source = "a triangle is open: Playing with Triangulations, 4.2";
    tell_best(finding, std::move(winning), asked);
    return finding;
  }
  const ConvexRooms rooms(*drawing, asked.budget);
  finding.value = Verdict::of(rooms.nimber() == 0 ? -1 : 1);
  if (asked.nimber) finding.nimber = Nimber(rooms.nimber());
  finding.source = "lone points are heaps of Dawson's Kayles: Playing with Triangulations, Theorem 2";
  if (asked.idea) finding.idea = idea_of(rooms.lone_points_by_room(*drawing));
  if (rooms.nimber() == 0) return finding;
  winning.push_back(rooms.zeroing(*drawing));
  if (asked.all_best) {
    const auto joins = rooms.joins(*drawing, [](int used, int left) { return used == 0 && left == 0; });
    winning.insert(winning.end(), joins.list.begin(), joins.list.end());
    finding.complete = joins.complete;
  }
  tell_best(finding, std::move(winning), asked);
  return finding;
}

}  // namespace arete::inline theory
