#include "theory/points/mono_complete_convex.hpp"

#include <algorithm>
#include <numeric>

#include "theory/edge_moves.hpp"
#include "theory/points/convex_rooms.hpp"
#include "theory/points/greedy_line.hpp"

namespace arete::inline theory {
namespace {

using Place = ConvexDrawing::Place;

/// V of the theorem.
Value after_closing(const ConvexRooms& rooms) {
  const bool even = rooms.components() % 2 == 1;  // M
  if (rooms.lone_points() % 2 == 1) return even ? 1 : -1;
  return (rooms.nimber() != 0 ? 2 : 0) - (even ? 0 : 2);
}

void replay_turns(const ConvexDrawing& drawing, Finding& finding) {
  for (const int closed : drawing.closed()) {
    finding.lead += finding.to_move == Player::first ? closed : -closed;
    if (closed == 0) finding.to_move = opponent(finding.to_move);
  }
}

/// The segments that close a triangle. Two missing triangles may be a hole with one side missing: with `holes`, that
/// side too.
std::vector<Ends> closing(const ConvexDrawing& drawing, bool holes) {
  std::vector<Ends> list;
  struct Corner {
    Place a, v, b;
  };
  std::vector<Corner> open;
  drawing.corners([&](Place a, Place v, Place b, std::int32_t third) {
    if (third != ConvexDrawing::none) return;
    list.push_back(drawing.ends(a, b));
    if (holes) open.push_back({a, v, b});
  });
  for (const auto& one : open) {
    for (const auto& other : open) {  // a v b and v b c
      if (one.b != other.v || one.v != other.a || one.a == other.b) continue;
      if (drawing.move_of(one.a, other.b) == ConvexDrawing::none) list.push_back(drawing.ends(one.a, other.b));
    }
  }
  return list;
}

std::vector<Ends> joining(const ConvexDrawing& drawing, const ConvexRooms& rooms, const Question& asked,
                          bool& complete) {
  if (rooms.components() < 2) return {};
  const bool odd = rooms.lone_points() % 2 == 1, fight = rooms.nimber() != 0;
  std::vector<Ends> list{!odd && fight ? rooms.zeroing(drawing) : rooms.cheapest(drawing)};
  if (!asked.all_best) return list;
  const auto joins = rooms.joins(drawing, [&](int used, int left) {
    if (odd) return used == 0 || (used == 1 && left == 0);
    return fight ? used == 0 && left == 0 : used < 2 || left == 0;
  });
  list.insert(list.end(), joins.list.begin(), joins.list.end());
  complete = joins.complete;
  return list;
}

}  // namespace

std::optional<DrawnComponents> drawn_components(const PointSet& points, const std::vector<MoveText>& moves,
                                                Budget* budget) {
  const MemoryShare memory(budget, bytes_for(points, moves));
  const auto drawing = ConvexDrawing::of(points, moves, ConvexDrawing::Until::triangulated, budget);
  if (!drawing) return std::nullopt;
  const ConvexRooms rooms(*drawing, budget);
  return DrawnComponents{rooms.joined_points(*drawing), rooms.lone_points_by_room(*drawing)};
}

std::optional<Finding> mono_complete_convex(const PointSet& points, const std::vector<MoveText>& moves,
                                            const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(points, moves));
  const auto drawing = ConvexDrawing::of(points, moves, ConvexDrawing::Until::triangulated, asked.budget);
  if (!drawing) return std::nullopt;
  const ConvexRooms rooms(*drawing, asked.budget);
  Finding finding;
  replay_turns(*drawing, finding);
  const auto closed = std::accumulate(drawing->closed().begin(), drawing->closed().end(), std::int64_t{0});
  const auto missing = static_cast<Value>(rooms.triangles() - closed);
  finding.value = Verdict::of(missing + after_closing(rooms));
  finding.source = "missing triangles, then Dawson's Kayles: extends Playing with Triangulations, Theorem 3";
  auto best =
      missing > 0 ? closing(*drawing, finding.value.low == 0) : joining(*drawing, rooms, asked, finding.complete);
  tell_best(finding, std::move(best), asked);
  if (asked.idea) finding.idea = joining_idea(points, moves, rooms, *drawing, missing, asked.budget);
  return finding;
}

}  // namespace arete::inline theory
