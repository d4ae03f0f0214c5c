// Segments drawn between points in convex position, of any number. Points are known by their places, counterclockwise
// on the hull. In convex position every triangle is empty, no segment enters it, and so its corners are neighbouring
// segments at each of its points: all triangles, closed or open, are found by looking at neighbouring segments around
// every point, and there are no more of them than segments. Segments do not cross exactly when they nest like brackets
// in the order of the places. O((n + m) log (n + m)) in all, twice the logarithm where a crossing has to be reported.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/memory_share.hpp"
#include "board/plane/point_set.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// What a theorem about drawn segments holds beside the points.
inline double bytes_for(const PointSet& points, const std::vector<MoveText>& moves) {
  return 96.0 * static_cast<double>(points.size() + moves.size());
}

class ConvexDrawing {
 public:
  using Place = std::int32_t;
  static constexpr std::int32_t none = -1;
  struct Link {
    Place to;
    std::int32_t move;  ///< that drew the segment
    auto operator<=>(const Link&) const = default;
  };

  /// When a game ends: with the triangulation, with any triangle, or with one whose segments a single player drew, in
  /// turns.
  enum class Until { triangulated, triangle, own_triangle };

  /// Nothing if the points, at least three, are not in convex position. Throws InputError at the first illegal move.
  static std::optional<ConvexDrawing> of(const PointSet& points, const std::vector<MoveText>& moves, Until end,
                                         Budget* budget = nullptr);

  std::size_t size() const { return label_.size(); }
  /// The number of the point at a place.
  PointSet::Index label(Place v) const { return label_[static_cast<std::size_t>(v)]; }
  /// The segment between two places as moves write it.
  Ends ends(Place a, Place b) const {
    return ordered({label_[static_cast<std::size_t>(a)], label_[static_cast<std::size_t>(b)]});
  }
  /// The segments at a place, in increasing order of the other end.
  std::span<const Link> at(Place v) const {
    const auto first = first_[static_cast<std::size_t>(v)], last = first_[static_cast<std::size_t>(v) + 1];
    return {links_.data() + first, static_cast<std::size_t>(last - first)};
  }
  /// The move that drew a segment, or none.
  std::int32_t move_of(Place a, Place b) const;
  /// How many triangles, of a single player until there is one, each move closed.
  const std::vector<unsigned char>& closed() const { return closed_; }

  /// Calls f(a, v, b, m) for any two neighbouring segments at v; m is the move that drew the segment from a to b, or
  /// none.
  template <class F>
  void corners(F f) const {
    for (Place v = 0; v < static_cast<Place>(size()); ++v) {
      const auto links = at(v);
      for (std::size_t i = 0; i < links.size() && links.size() > 1; ++i) {
        const Place a = links[i].to, b = links[i + 1 < links.size() ? i + 1 : 0].to;
        const bool outside =
            a < b ? a < v && v < b : v < b || a < v;  // no neighbours: the places between them are around v
        if (!outside) f(a, v, b, move_of(a, b));
      }
    }
  }

 private:
  struct Segment {
    Place a, b;  ///< a < b
  };
  ConvexDrawing() = default;
  std::vector<Segment> read(const std::vector<MoveText>& moves, Budget* budget) const;
  void link(std::span<const Segment> segments);
  std::size_t first_repeated(std::size_t least) const;
  bool nested() const;
  std::size_t first_crossing(std::span<const Segment> segments);
  void count_closed(std::size_t moves, Until end);
  [[noreturn]] void refuse(const std::vector<MoveText>& moves, std::size_t i) const;

  std::vector<PointSet::Index> label_;
  std::vector<Place> place_;
  std::vector<std::int32_t> first_;
  std::vector<Link> links_;
  std::vector<unsigned char> closed_;
};

}  // namespace arete::inline theory
