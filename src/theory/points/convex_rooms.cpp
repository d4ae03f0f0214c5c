#include "theory/points/convex_rooms.hpp"

#include <algorithm>

namespace arete::inline theory {

ConvexRooms::ConvexRooms(const ConvexDrawing& drawing, Budget* budget)
    : component_(drawing.size(), -1), last_(drawing.size(), -1) {
  number_components(drawing, budget);
  find_rooms(drawing, budget);
  std::int32_t most = 0;
  for (const auto& room : rooms_) most = std::max(most, room.lone);
  value_ = dawson_values(static_cast<std::size_t>(most));
  for (const auto& room : rooms_) nimber_ ^= value_[static_cast<std::size_t>(room.lone)];
}

void ConvexRooms::number_components(const ConvexDrawing& drawing, Budget* budget) {
  std::vector<Place> waiting;
  for (Place first = 0; first < static_cast<Place>(drawing.size()); ++first) {
    look(budget);
    if (component(first) >= 0) continue;
    std::int64_t points = 0;
    component_[static_cast<std::size_t>(first)] = first;
    waiting.push_back(first);
    while (!waiting.empty()) {
      const Place v = waiting.back();
      waiting.pop_back();
      ++points;
      if (v > first) last_[static_cast<std::size_t>(first)] = std::max(last_[static_cast<std::size_t>(first)], v);
      for (const auto& link : drawing.at(v)) {
        if (component(link.to) >= 0) continue;
        component_[static_cast<std::size_t>(link.to)] = first;
        waiting.push_back(link.to);
      }
    }
    ++components_;
    lone_points_ += points == 1;
    triangles_ += std::max<std::int64_t>(points - 2, 0);
  }
}

/// Around the polygon, the rooms that are open lie one inside the other; a component leaves the room it is met in by
/// its first point and comes back with its last.
void ConvexRooms::find_rooms(const ConvexDrawing& drawing, Budget* budget) {
  std::vector<Place> corners;
  std::vector<std::size_t> open{0};
  for (Place v = 0; v < static_cast<Place>(drawing.size()); ++v) {
    look(budget);
    corners.push_back(v);
    if (lone(v)) continue;
    const Place first = component(v), last = last_[static_cast<std::size_t>(first)];
    if (v > first) {
      add_room(corners, open.back());
      corners.resize(open.back());
      open.pop_back();
    }
    if (v == last) corners.push_back(v);
    if (v < last) {
      open.push_back(corners.size());
      corners.push_back(v);
    }
  }
  add_room(corners, 0);
}

void ConvexRooms::add_room(const std::vector<Place>& corners, std::size_t first) {
  const std::size_t size = corners.size() - first;
  std::int32_t count = 0;
  for (std::size_t i = first; i < corners.size(); ++i) count += lone(corners[i]);
  const std::size_t joinable = static_cast<std::size_t>(count) + (size - static_cast<std::size_t>(count)) / 2;
  if (joinable < 2) return;
  rooms_.push_back({corners_.size(), size, count});
  corners_.insert(corners_.end(), corners.begin() + static_cast<std::ptrdiff_t>(first), corners.end());
}

std::vector<std::vector<PointSet::Index>> ConvexRooms::lone_points_by_room(const ConvexDrawing& drawing) const {
  std::vector<std::vector<PointSet::Index>> rooms;
  for (const auto& room : rooms_) {
    if (room.lone > 0) rooms.emplace_back();
    for (std::size_t i = room.first; i < room.first + room.size; ++i) {
      if (lone(corners_[i])) rooms.back().push_back(drawing.label(corners_[i]));
    }
  }
  return rooms;
}

std::vector<std::vector<PointSet::Index>> ConvexRooms::joined_points(const ConvexDrawing& drawing) const {
  std::vector<std::vector<PointSet::Index>> at_first(component_.size());
  for (Place v = 0; v < static_cast<Place>(drawing.size()); ++v) {
    if (!lone(v)) at_first[static_cast<std::size_t>(component(v))].push_back(drawing.label(v));
  }
  std::erase_if(at_first, [](const auto& points) { return points.empty(); });
  return at_first;
}

ConvexRooms::Joins ConvexRooms::joins(const ConvexDrawing& drawing, const Wanted& wanted) const {
  Joins found;
  std::int64_t trials = 4'000'000;
  std::vector<std::int32_t> before;  // lone points of the room before each corner
  for (const auto& room : rooms_) {
    const Place* corner = corners_.data() + room.first;
    before.assign(1, 0);
    for (std::size_t i = 0; i < room.size; ++i) before.push_back(before.back() + lone(corner[i]));
    const int others = nimber_ ^ value_[static_cast<std::size_t>(room.lone)];
    for (std::size_t i = 0; i < room.size; ++i) {
      for (std::size_t k = i + 1; k < room.size; ++k) {
        if (--trials < 0) {
          found.complete = false;
          return found;
        }
        if (component(corner[i]) == component(corner[k])) continue;
        const int used = !lone(corner[i]) + !lone(corner[k]);
        const std::int32_t between = before[k] - before[i + 1], rest = room.lone - (2 - used) - between;
        const int left = others ^ value_[static_cast<std::size_t>(between)] ^ value_[static_cast<std::size_t>(rest)];
        if (wanted(used, left)) found.list.push_back(drawing.ends(corner[i], corner[k]));
      }
    }
  }
  return found;
}

Ends ConvexRooms::zeroing(const ConvexDrawing& drawing) const {
  for (const auto& room : rooms_) {
    const int goal = nimber_ ^ value_[static_cast<std::size_t>(room.lone)];
    for (std::int32_t between = 0; between + 2 <= room.lone; ++between) {
      if ((value_[static_cast<std::size_t>(between)] ^ value_[static_cast<std::size_t>(room.lone - 2 - between)]) !=
          goal)
        continue;
      std::vector<Place> points;
      for (std::size_t i = room.first; i < room.first + room.size; ++i) {
        if (lone(corners_[i])) points.push_back(corners_[i]);
      }
      return drawing.ends(points[0], points[static_cast<std::size_t>(between) + 1]);
    }
  }
  return {};
}

Ends ConvexRooms::cheapest(const ConvexDrawing& drawing) const {
  const auto best =
      std::max_element(rooms_.begin(), rooms_.end(), [](const Room& a, const Room& b) { return a.lone < b.lone; });
  std::vector<Place> corners(corners_.begin() + static_cast<std::ptrdiff_t>(best->first),
                             corners_.begin() + static_cast<std::ptrdiff_t>(best->first + best->size));
  std::stable_partition(corners.begin(), corners.end(), [&](Place v) { return lone(v); });
  const auto other =
      std::find_if(corners.begin(), corners.end(), [&](Place v) { return component(v) != component(corners[0]); });
  return drawing.ends(corners[0], *other);
}

}  // namespace arete::inline theory
