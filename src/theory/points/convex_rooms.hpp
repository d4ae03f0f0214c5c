// The rooms between the components of a drawing in convex position. Close each component: draw the triangulated hull of
// its points. The hulls do not meet, and what is left of the polygon falls into rooms, convex polygons whose corners
// are lone points and the two ends of a side of each other component there. A segment between different components
// joins two corners of one room, and divides it. With the lone points counted, drawing a segment between two of them is
// a move of Dawson's Kayles: a room with k lone points is a heap of k, of which two go and the others are split in two.
#pragma once

#include <functional>
#include <vector>

#include "theory/octal/heap_values.hpp"
#include "theory/points/convex_drawing.hpp"

namespace arete::inline theory {

class ConvexRooms {
 public:
  using Place = ConvexDrawing::Place;

  explicit ConvexRooms(const ConvexDrawing& drawing, Budget* budget = nullptr);

  std::int64_t components() const { return components_; }
  std::int64_t lone_points() const { return lone_points_; }
  /// Triangles in all closed components together.
  std::int64_t triangles() const { return triangles_; }
  /// The nim value of the heaps of lone points.
  int nimber() const { return nimber_; }

  /// The numbers of the lone points in each room that has any.
  std::vector<std::vector<PointSet::Index>> lone_points_by_room(const ConvexDrawing& drawing) const;

  /// The numbers of the points of each component that has several.
  std::vector<std::vector<PointSet::Index>> joined_points(const ConvexDrawing& drawing) const;

  /// Says whether a segment is wanted that joins components of which `used` are no lone points and leaves heaps that
  /// add up to this nim value.
  using Wanted = std::function<bool(int used, int left)>;
  struct Joins {
    std::vector<Ends> list;
    bool complete = true;
  };
  /// All segments that are wanted, as far as a fixed number of trials goes.
  Joins joins(const ConvexDrawing& drawing, const Wanted& wanted) const;
  /// A segment between two lone points that leaves heaps with nim value 0. The nimber must not be 0.
  Ends zeroing(const ConvexDrawing& drawing) const;
  /// A segment that joins as few used components as possible. There must be two components.
  Ends cheapest(const ConvexDrawing& drawing) const;

 private:
  struct Room {
    std::size_t first, size;
    std::int32_t lone;
  };
  void number_components(const ConvexDrawing& drawing, Budget* budget);
  void find_rooms(const ConvexDrawing& drawing, Budget* budget);
  bool lone(Place v) const { return last_[static_cast<std::size_t>(component(v))] < 0; }
  std::int32_t component(Place v) const { return component_[static_cast<std::size_t>(v)]; }
  void add_room(const std::vector<Place>& corners, std::size_t first);

  std::vector<std::int32_t> component_;  ///< of each place, its first place
  std::vector<Place> last_;              ///< of a component, at its first place; negative for a lone point
  std::vector<Room> rooms_;              ///< those with several components
  std::vector<Place> corners_;
  HeapValues value_;
  std::int64_t components_ = 0, lone_points_ = 0, triangles_ = 0;
  int nimber_ = 0;
};

}  // namespace arete::inline theory
