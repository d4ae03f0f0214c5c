#include "proof/kinds/components.hpp"

#include <map>
#include <set>
#include <sstream>

#include "proof/kinds/heap_table.hpp"
#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

using Index = PointSet::Index;

std::size_t as_place(Index v) { return static_cast<std::size_t>(v); }

DrawnComponents read_components(const std::string& lines) {
  DrawnComponents components;
  std::istringstream in(lines);
  in.exceptions(std::ios::badbit);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    WordReader words(line, ++number);
    const auto word = words.next();
    require(word == "component" || word == "room", words.at() + "a component or a room is expected");
    (word == "room" ? components.rooms : components.joined).push_back(words.numbers<Index>());
  }
  return components;
}

/// The drawn segments, replayed in their order: whose turn it is, and what was completed by whom.
class DrawnSegments {
 public:
  explicit DrawnSegments(const PointSet& points) : points_(points), near_(points.size()) {}

  /// How many triangles it completes. In convex position all of them are empty.
  int draw(Ends e) {
    const auto n = static_cast<Index>(points_.size());
    require(e.u != e.v && std::min(e.u, e.v) >= 0 && std::max(e.u, e.v) < n, text(e) + " is no segment");
    for (const Ends other : segments_) {
      require(ordered(e) != other, text(e) + " is drawn twice");
      require(!points_.cross(e, other), text(e) + " crosses " + text(other));
    }
    int completed = 0;
    for (const Index w : near_[as_place(e.u)]) completed += near_[as_place(e.v)].contains(w) ? 1 : 0;
    near_[as_place(e.u)].insert(e.v);
    near_[as_place(e.v)].insert(e.u);
    segments_.push_back(ordered(e));
    closed_ += completed;
    return completed;
  }
  const std::vector<Ends>& segments() const { return segments_; }
  const std::set<Index>& near(Index v) const { return near_[as_place(v)]; }
  int closed() const { return closed_; }

 private:
  const PointSet& points_;
  std::vector<std::set<Index>> near_;
  std::vector<Ends> segments_;
  int closed_ = 0;
};

/// Every point is named once: in a component, which is connected and which no segment leaves, or as a lone point.
void check_points(const PointSet& points, const DrawnSegments& drawing, const DrawnComponents& components) {
  std::vector<char> named(points.size());
  std::size_t count = 0;
  const auto name = [&](Index v) {
    require(v >= 0 && as_place(v) < points.size(), "there is no point " + std::to_string(v));
    require(named[as_place(v)]++ == 0, "point " + std::to_string(v) + " is named twice");
    ++count;
  };
  for (const auto& room : components.rooms) {
    for (const Index v : room) {
      name(v);
      require(drawing.near(v).empty(), "point " + std::to_string(v) + " is not lone");
    }
  }
  for (const auto& component : components.joined) {
    require(component.size() >= 2, "a component has at least two points");
    for (const Index v : component) name(v);
    const std::set<Index> all(component.begin(), component.end());
    std::set<Index> reached{component.front()};
    std::vector<Index> list{component.front()};
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (const Index w : drawing.near(list[i])) {
        require(all.contains(w), "a segment leaves the component of point " + std::to_string(list[i]));
        if (reached.insert(w).second) list.push_back(w);
      }
    }
    require(reached.size() == component.size(),
            "the component of point " + std::to_string(list.front()) + " is not connected");
  }
  require(count == points.size(), "a point is in no component and in no room");
}

/// Lone points are in one room iff no hull of a component lies between them: iff they lie between the same two of its
/// points, around the polygon.
void check_rooms(const std::vector<Index>& place, const DrawnComponents& components, const Effort& effort) {
  std::vector<std::vector<Index>> around;  // the places of each component, increasing
  for (const auto& component : components.joined) {
    auto& places = around.emplace_back();
    for (const Index v : component) places.push_back(place[as_place(v)]);
    std::sort(places.begin(), places.end());
  }
  std::map<std::vector<std::ptrdiff_t>, std::size_t> room_at;
  for (std::size_t r = 0; r < components.rooms.size(); ++r) {
    require(!components.rooms[r].empty(), "a room is empty");
    for (const Index v : components.rooms[r]) {
      effort.look(1 + around.size());
      std::vector<std::ptrdiff_t> gaps;
      for (const auto& places : around) {
        const auto gap = std::lower_bound(places.begin(), places.end(), place[as_place(v)]) - places.begin();
        gaps.push_back(gap % static_cast<std::ptrdiff_t>(places.size()));
      }
      const auto [it, fresh] = room_at.emplace(std::move(gaps), r);
      if (fresh) effort.hold(around.size() * sizeof(std::ptrdiff_t));
      require(it->second == r, "two rooms are one at point " + std::to_string(v));
      require(!fresh || v == components.rooms[r].front(), "a component divides the room of point " + std::to_string(v));
    }
  }
}

/// V of the theorem: the score where nothing is left to close, z being the number of lone points, x the nim sum of
/// Dawson's Kayles over the rooms, and M one less than the number of components.
Value after_closing(const DrawnComponents& components, const Effort& effort) {
  HeapTable dawson(2, 2, effort);
  std::size_t lone = 0;
  int x = 0;
  for (const auto& room : components.rooms) {
    lone += room.size();
    x ^= dawson.at(room.size());
  }
  const std::size_t m = components.joined.size() + lone - 1;
  const Value v = lone % 2 == 1 ? 1 : x != 0 ? 2 : 0;
  return v - 2 * static_cast<Value>(m % 2);
}

Ends edge_of(const MoveText& move, std::size_t points) {
  require(move.size() == 2 && std::min(move[0], move[1]) >= 0 &&
              std::max(move[0], move[1]) < static_cast<std::int64_t>(points),
          "a move names no edge");
  return {static_cast<Index>(move[0]), static_cast<Index>(move[1])};
}

}  // namespace

std::string component_lines(const DrawnComponents& components) {
  std::string lines;
  for (const auto& component : components.joined) append_numbers(lines, "component", component);
  for (const auto& room : components.rooms) append_numbers(lines, "room", room);
  return lines;
}

Finding check_components(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const auto& points = position.board.as<PointSet>();
  const auto hull = points.hull();
  // Hulls of components do not meet and every triangle is empty only in convex position.
  require(points.size() >= 3 && hull.size() == points.size(), "the points are not in convex position");
  require(checkable(points.size(), position.moves.size()), "too large to be checked by components");
  DrawnSegments drawing(points);
  for (const Ends e : points.given().nobody) {
    effort.look(1 + drawing.segments().size());
    drawing.draw(e);
  }
  Finding finding;
  for (const auto& move : position.moves) {
    effort.look(1 + drawing.segments().size());
    const int gain = drawing.draw(edge_of(move, points.size()));
    finding.lead += finding.to_move == Player::first ? gain : -gain;
    if (gain == 0) finding.to_move = opponent(finding.to_move);
  }
  const auto components = read_components(lines);
  check_points(points, drawing, components);
  std::vector<Index> place(points.size());
  for (std::size_t i = 0; i < hull.size(); ++i) place[as_place(hull[i])] = static_cast<Index>(i);
  check_rooms(place, components, effort);
  Value missing = -drawing.closed();  // of the triangles of all hulls
  for (const auto& component : components.joined) missing += static_cast<Value>(component.size()) - 2;
  finding.value = Verdict::of(missing + after_closing(components, effort));
  finding.complete = false;  // nothing is said about single moves
  return finding;
}

}  // namespace arete::inline proof
