#include "theory/bi_triangle_rooms.hpp"

#include <algorithm>

#include "theory/bi_attack.hpp"
#include "theory/bi_defence.hpp"
#include "theory/edge_moves.hpp"

namespace arete {
namespace {

/// A win at once or by a double threat.
std::vector<Ends> winning(const PointSet& points, const BiPosition& position, std::size_t threats) {
  std::vector<Ends> list;
  for (const auto& room : position.rooms) {
    const auto here = closing(points, room, position.to_move);
    list.insert(list.end(), here.begin(), here.end());
  }
  if (!list.empty() || threats > 0) return list;
  for (const auto& room : position.rooms) {
    if (room.kind != BiRoom::Kind::convex || holds(room, position.to_move)) continue;
    if (const auto move = double_threat(points, room, position.to_move)) return {*move};
  }
  return {};
}

/// In how many rooms the opponent has something to close.
std::size_t threatened(const PointSet& points, const BiPosition& position) {
  const auto threat = [&](const BiRoom& room) { return !closing(points, room, opponent(position.to_move)).empty(); };
  return static_cast<std::size_t>(std::count_if(position.rooms.begin(), position.rooms.end(), threat));
}

/// The player to move has no side to make threats with, and every room is convex.
bool defenceless(const BiPosition& position) {
  return std::all_of(position.rooms.begin(), position.rooms.end(), [&](const BiRoom& room) {
    return room.kind == BiRoom::Kind::convex && (room.full() || std::count(room.sides.begin(), room.sides.end(), by(position.to_move)) == 0);
  });
}

std::string source(const PointSet& points, const BiPosition& position, Verdict value) {
  const std::string paper = "On Bichromatic Triangle Game, ";
  const bool convex = points.hull().size() == points.size();
  if (position.over || value != Verdict::of(0))
    return "rooms and double threats: extends " + paper + (convex ? "Lemmas 1 and 2" : "Theorems 2 and 4");
  return "every room holds: " + paper + (convex ? "Theorems 1 and 3 with Lemmas 1 and 2" : "Theorems 2 and 4");
}

}  // namespace

Finding bi_triangle_rooms(const PointSet& points, const BiPosition& position, const Asked& asked) {
  const Player attacker = opponent(position.to_move);
  const std::size_t threats = threatened(points, position);
  Finding finding;
  finding.to_move = position.to_move;
  std::vector<Ends> best;
  if (position.over) {
    finding.value = Verdict::of(-1);
  } else if (!all_full(position.rooms)) {
    best = winning(points, position, threats);
    finding.complete = false;
    if (!best.empty()) {
      finding.value = Verdict::of(1);
    } else if (const auto move = defend(points, position.rooms, attacker)) {
      best = {*move};
      finding.value = {0, all_hold(position.rooms, position.to_move) ? 0 : 1};
    } else if (threats > 1 || defenceless(position)) {
      finding.value = Verdict::of(-1);
      finding.complete = true;
    } else {
      finding.value = {-1, all_hold(position.rooms, position.to_move) ? 0 : 1};
    }
  }
  finding.source = source(points, position, finding.value);
  if (asked.idea) finding.idea = idea_of(position.rooms);
  tell_best(finding, std::move(best), asked);
  return finding;
}

}  // namespace arete
