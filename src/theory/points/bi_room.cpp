#include "theory/points/bi_room.hpp"

#include <algorithm>

namespace arete::inline theory {
namespace {

using Kind = BiRoom::Kind;
using Index = BiRoom::Index;

std::size_t place_of(const BiRoom& room, Index point) {
  return static_cast<std::size_t>(std::find(room.corners.begin(), room.corners.end(), point) - room.corners.begin());
}

void turn_to(BiRoom& room, Index first) {
  const auto by = static_cast<std::ptrdiff_t>(place_of(room, first));
  std::rotate(room.corners.begin(), room.corners.begin() + by, room.corners.end());
  std::rotate(room.sides.begin(), room.sides.begin() + by, room.sides.end());
}

/// The polygon from one corner on to another and straight back.
BiRoom cut_off(const BiRoom& room, std::size_t from, std::size_t to, Drawn chord) {
  BiRoom part;
  for (std::size_t i = from; i != to; i = room.after(i)) {
    part.corners.push_back(room.corners[i]);
    part.sides.push_back(room.sides[i]);
  }
  part.corners.push_back(room.corners[to]);
  part.sides.push_back(chord);
  return part;
}

/// For a part that has the inner point as a corner: which kind it is.
void settle(const PointSet& points, BiRoom& part, Index inner) {
  turn_to(part, inner);
  if (points.orientation(part.corners.back(), inner, part.corners[1]) < 0) part.kind = Kind::reflex;
}

std::vector<BiRoom> with_spoke(const PointSet& points, BiRoom room, Index end, Drawn colour) {
  const std::size_t to = place_of(room, end);
  if (to == room.size()) return {};
  if (room.kind == Kind::lone) {
    turn_to(room, end);
    room.kind = Kind::hanging;
    room.spoke = colour;
    return {std::move(room)};
  }
  if (to == 0) return {};
  std::vector<BiRoom> parts{cut_off(room, 0, to, colour), cut_off(room, to, 0, room.spoke)};
  const Drawn spokes[] = {room.spoke, colour};
  for (std::size_t i = 0; i < 2; ++i) {  // to the ends of the chord instead of the chord
    parts[i].corners.push_back(room.inner);
    parts[i].sides.push_back(spokes[i]);
    settle(points, parts[i], room.inner);
  }
  return parts;
}

/// The places of two corners that are no neighbours, the smaller first.
std::vector<BiRoom> with_chord(const PointSet& points, const BiRoom& room, std::size_t i, std::size_t j, Drawn colour) {
  const Index inner = room.kind == Kind::reflex ? room.corners[0] : room.inner;
  const bool passes = inner >= 0 && i > 0 && points.orientation(room.corners[i], room.corners[j], inner) < 0;
  if (passes && room.kind != Kind::lone) return {};  // it crosses a spoke, or lies outside
  std::vector<BiRoom> parts{cut_off(room, i, j, colour), cut_off(room, j, i, colour)};
  if (room.around()) {
    const bool near = points.orientation(room.corners[i], room.corners[j], room.inner) < 0;
    BiRoom& part = parts[near ? 0 : 1];
    part.kind = room.kind;
    part.spoke = room.spoke;
    part.inner = room.inner;
    if (room.kind == Kind::hanging) turn_to(part, room.corners[0]);
  }
  if (room.kind == Kind::reflex) {
    if (i == 0) settle(points, parts[0], inner);
    settle(points, parts[1], inner);
  }
  return parts;
}

}  // namespace

bool BiRoom::full() const {
  return kind == Kind::convex && size() == 3 && std::count(sides.begin(), sides.end(), Drawn::free) == 0;
}
bool BiRoom::closed_by(Player who) const {
  return kind == Kind::convex && size() == 3 && std::count(sides.begin(), sides.end(), by(who)) == 3;
}

std::vector<BiRoom> divide(const PointSet& points, const BiRoom& room, Ends segment, Player who) {
  if (room.around() && (segment.u == room.inner || segment.v == room.inner)) {
    return with_spoke(points, room, segment.u == room.inner ? segment.v : segment.u, by(who));
  }
  const auto [i, j] = std::minmax({place_of(room, segment.u), place_of(room, segment.v)});
  if (j == room.size() || i == j) return {};
  if (room.after(i) != j && room.after(j) != i) return with_chord(points, room, i, j, by(who));
  const std::size_t side = room.after(i) == j ? i : j;
  if (room.sides[side] != Drawn::free) return {};
  std::vector<BiRoom> painted{room};
  painted[0].sides[side] = by(who);
  return painted;
}

Ends any_segment(const BiRoom& room) {
  const auto least =
      static_cast<std::size_t>(std::min_element(room.corners.begin(), room.corners.end()) - room.corners.begin());
  if (room.kind == Kind::lone) return ordered({room.inner, room.corners[least]});
  if (room.kind == Kind::hanging) return ordered({room.inner, room.corners[1]});
  if (room.kind == Kind::reflex) return ordered({room.corners[0], room.corners[2]});
  if (room.size() > 3) return ordered({room.corners[least], room.corners[room.after(room.after(least))]});
  const auto side =
      static_cast<std::size_t>(std::find(room.sides.begin(), room.sides.end(), Drawn::free) - room.sides.begin());
  return ordered({room.corners[side], room.corners[room.after(side)]});
}

std::size_t choices(const BiRoom& room) {
  const std::size_t chords = room.size() * (room.size() - 3) / 2, spokes = room.around() ? room.size() : 0;
  return chords + spokes + static_cast<std::size_t>(std::count(room.sides.begin(), room.sides.end(), Drawn::free));
}

bool all_full(const std::vector<BiRoom>& rooms) {
  return std::all_of(rooms.begin(), rooms.end(), [](const BiRoom& room) { return room.full(); });
}

}  // namespace arete::inline theory
