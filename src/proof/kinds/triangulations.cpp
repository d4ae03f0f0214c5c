#include "proof/kinds/triangulations.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "proof/kinds/heap_table.hpp"

namespace arete::inline proof {
namespace {

using Index = PointSet::Index;

/// The coloring game: the faces at each edge, and which of them have a green one.
class ColoredFaces {
 public:
  ColoredFaces(const Triangulation& board, const std::vector<Ends>& green, const Effort& effort) {
    for (const auto& face : faces_of(board)) {
      effort.look();
      for (const Ends e : sides(face)) at_[e].push_back(face);
    }
    for (const Ends e : green) {
      effort.look();
      if (!at_.contains(ordered(e))) refuse(e, "is not an edge");
      for (const auto& face : at_[ordered(e)]) {
        // Whoever colours a second edge of a face has lost to the third: the heaps speak of games without such a face.
        if (!taken_.insert(face).second) refuse(e, "is the second green edge of a face, or green twice");
      }
    }
  }
  bool untaken(const FaceCorners& face) const { return !taken_.contains(face); }
  bool at_hull(const FaceCorners& face) const {
    const auto edges = sides(face);
    return std::any_of(edges.begin(), edges.end(), [&](Ends e) { return at_.at(e).size() == 1; });
  }
  std::vector<FaceCorners> untaken_neighbours(const FaceCorners& face) const {
    std::vector<FaceCorners> list;
    for (const Ends e : sides(face)) {
      for (const auto& other : at_.at(e)) {
        if (other != face && untaken(other)) list.push_back(other);
      }
    }
    return list;
  }

 private:
  std::map<Ends, std::vector<FaceCorners>> at_;
  std::set<FaceCorners> taken_;
};

/// Where each face is in the rows.
class RowPlaces {
 public:
  explicit RowPlaces(const std::vector<std::vector<FaceCorners>>& rows) {
    std::size_t at = 0;
    for (const auto& row : rows) {
      for (const auto& face : row) {
        const bool last = &face == &row.back();
        if (!place_.emplace(face, Place{++at, last}).second) throw Refused("a face is in two places of rows");
      }
      ++at;  // so that the faces of different rows are not next to each other
    }
  }
  std::size_t size() const { return place_.size(); }
  bool has(const FaceCorners& face) const { return place_.contains(face); }

  /// Neighbours are next to each other in a row, and the next in the row is a neighbour; outside of rows there are
  /// none.
  void check(const FaceCorners& face, const ColoredFaces& colored) const {
    bool has_next = !has(face) || place_.at(face).last;
    for (const auto& other : colored.untaken_neighbours(face)) {
      // Faces without a side on the hull can be left out only if they are no neighbours.
      if (!has(face) && !has(other)) throw Refused("two untaken faces that are in no row are neighbours");
      if (!has(face) || !has(other)) continue;
      const std::size_t here = place_.at(face).at, there = place_.at(other).at;
      // Two faces can be taken at once iff they are next to each other in the heap.
      if (here + 1 != there && there + 1 != here) throw Refused("two neighbours are not next to each other in a row");
      has_next = has_next || here + 1 == there;
    }
    if (!has_next) throw Refused("two faces next to each other in a row are no neighbours");
  }

 private:
  struct Place {
    std::size_t at;
    bool last;
  };
  std::map<FaceCorners, Place> place_;
};

}  // namespace

int check_kayles_rows(const Triangulation& board, const std::vector<Ends>& green,
                      const std::vector<std::vector<FaceCorners>>& rows, const Effort& effort) {
  const ColoredFaces colored(board, green, effort);
  RowPlaces places(rows);
  std::size_t found = 0;
  for (const auto& face : faces_of(board)) {
    effort.look();
    if (!colored.untaken(face)) continue;
    // A face with a side on the hull can be taken alone, another only with a neighbour.
    if (colored.at_hull(face) != places.has(face))
      throw Refused("an untaken face is in a row iff it has a side on the hull, but one is not");
    places.check(face, colored);
    found += places.has(face);
  }
  // A heap is of nothing but untaken faces of this board.
  if (found != places.size()) throw Refused("a row has something that is no untaken face");
  HeapTable kayles(1, 2, effort);
  int sum = 0;
  for (const auto& row : rows) sum ^= kayles.at(row.size());
  return sum;
}

int check_dawson_rooms(const PointSet& points, const std::vector<Ends>& segments,
                       const std::vector<std::vector<Index>>& rooms, const Effort& effort) {
  // Every triangle is empty, and any two points of a room can be joined.
  if (points.size() < 3 || points.hull().size() != points.size())
    throw Refused("the points are not in convex position");
  const auto n = static_cast<Index>(points.size());
  std::vector<int> uses(points.size());
  for (std::size_t i = 0; i < segments.size(); ++i) {
    effort.look(1 + i);
    const Ends s = segments[i];
    if (s.u == s.v || std::min(s.u, s.v) < 0 || std::max(s.u, s.v) >= n) refuse(s, "is no segment");
    // Two segments at a point are an open triangle, which is closed at once: no sum of heaps.
    if (++uses[static_cast<std::size_t>(s.u)] > 1 || ++uses[static_cast<std::size_t>(s.v)] > 1)
      refuse(s, "has a point that is used before");
    for (std::size_t k = 0; k < i; ++k) {
      if (points.cross(s, segments[k])) refuse(s, "crosses " + text(segments[k]));
    }
  }
  std::map<std::string, std::size_t> room_at;  // by the sides of all segments on which a lone point lies
  std::size_t listed = 0;
  for (std::size_t r = 0; r < rooms.size(); ++r) {
    for (const Index v : rooms[r]) {
      if (v < 0 || v >= n || uses[static_cast<std::size_t>(v)]++ > 0)
        throw Refused("point " + std::to_string(v) + " is not lone, or in two rooms");
      effort.look(1 + segments.size());
      std::string where;
      for (const Ends s : segments) where += points.orientation(s.u, s.v, v) > 0 ? '+' : '-';
      const auto [it, fresh] = room_at.emplace(std::move(where), r);
      if (fresh) effort.hold(segments.size());
      // Lone points are in one room iff no segment separates them.
      if (it->second != r) throw Refused("two rooms are one at point " + std::to_string(v));
      if (fresh && v != rooms[r].front()) throw Refused("a segment divides the room of point " + std::to_string(v));
      ++listed;
    }
  }
  // All lone points count.
  if (listed + 2 * segments.size() != points.size()) throw Refused("a lone point is in no room");
  HeapTable dawson(2, 2, effort);
  int sum = 0;
  for (const auto& room : rooms) sum ^= dawson.at(room.size());
  return sum;
}

}  // namespace arete::inline proof
