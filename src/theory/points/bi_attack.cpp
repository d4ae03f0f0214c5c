#include "theory/points/bi_attack.hpp"

#include <algorithm>

#include "theory/points/bi_defence.hpp"

namespace arete::inline theory {
namespace {

using Kind = BiRoom::Kind;

/// Whether the corner, whose two sides are drawn, can be cut off as an empty triangle.
bool cuts(const PointSet& points, const BiRoom& room, std::size_t corner) {
  const std::size_t before = room.before(corner), after = room.after(corner);
  if (room.size() == 3) return room.kind == Kind::convex && room.sides[after] == Drawn::free;
  if (room.kind == Kind::convex) return true;
  if (room.kind == Kind::lone) return points.orientation(room.corners[before], room.corners[after], room.inner) > 0;
  if (room.kind == Kind::hanging)
    return corner != 0 && points.orientation(room.corners[before], room.corners[after], room.inner) > 0;
  if (corner == 0) return false;
  return before == 0 || after == 0 ||
         points.orientation(room.corners[before], room.corners[after], room.corners[0]) > 0;
}

}  // namespace

std::vector<Ends> closing(const PointSet& points, const BiRoom& room, Player who) {
  std::vector<Ends> list;
  for (std::size_t i = 0; i < room.size(); ++i) {
    const std::size_t before = room.before(i);
    if (room.sides[before] != by(who) || room.sides[i] != by(who) || !cuts(points, room, i)) continue;
    list.push_back(ordered({room.corners[before], room.corners[room.after(i)]}));
  }
  if (room.kind == Kind::hanging && room.spoke == by(who)) {
    if (room.sides.front() == by(who)) list.push_back(ordered({room.inner, room.corners[1]}));
    if (room.sides.back() == by(who)) list.push_back(ordered({room.inner, room.corners.back()}));
  }
  return list;
}

std::optional<Ends> first_closing(const PointSet& points, const std::vector<BiRoom>& rooms, Player who) {
  for (const auto& room : rooms) {
    const auto list = closing(points, room, who);
    if (!list.empty()) return list[0];
  }
  return std::nullopt;
}

std::optional<Ends> double_threat(const PointSet& points, const BiRoom& room, Player who) {
  constexpr std::size_t enough = 4;  // among four sides there are two far enough from each other
  std::vector<std::size_t> sides;
  for (std::size_t i = 0; i < room.size() && sides.size() < enough; ++i) {
    if (room.sides[i] == by(who)) sides.push_back(i);
  }
  for (std::size_t k = 0; k < sides.size(); ++k) {
    for (std::size_t j = 0; j < k; ++j) {
      const Ends chord = ordered({room.corners[room.after(sides[j])], room.corners[room.after(sides[k])]});
      const auto parts = divide(points, room, chord, who);
      const bool both =
          parts.size() == 2 && !closing(points, parts[0], who).empty() && !closing(points, parts[1], who).empty();
      if (both) return chord;
    }
  }
  return std::nullopt;
}

std::optional<Ends> first_double_threat(const PointSet& points, const std::vector<BiRoom>& rooms, Player who) {
  for (const auto& room : rooms) {
    if (room.kind != Kind::convex || holds(room, who)) continue;
    if (const auto segment = double_threat(points, room, who)) return segment;
  }
  return std::nullopt;
}

}  // namespace arete::inline theory
