// The dual tree of a triangulation in convex position, which has n − 2 triangles exactly when every point is on the
// hull. The tree is entered through a side of the hull, so that every triangle has at most two others behind it, and it
// is kept as the half-edges of entry in preorder, four bytes a triangle. A dynamic program from the leaves up reads
// them backwards with a stack on which the values of a triangle's children lie on top, the left one above; from the
// root down it reads them forwards with a stack in the same way. Both touch memory in order and need no recursion.
#pragma once

#include <optional>
#include <vector>

#include "base/memory_share.hpp"
#include "board/plane/triangulation.hpp"

namespace arete::inline theory {

inline bool in_convex_position(const Triangulation& board) {
  return board.points().size() >= 3 && board.triangles() + 2 == board.points().size();
}

/// What a theorem about a triangulation holds beside it.
inline double bytes_for(const Triangulation& board) { return 64.0 * static_cast<double>(board.triangles()); }

class DualTree {
 public:
  using Half = Triangulation::Half;

  /// The board must be in convex position.
  explicit DualTree(const Triangulation& board, Budget* budget = nullptr);

  std::size_t size() const { return entry_.size(); }
  /// The half-edge of the i-th triangle through which it is entered; that of the root lies on the hull.
  Half entry(std::size_t i) const { return entry_[i]; }
  /// Whether there is a triangle behind the next side, and behind the one after it.
  bool left(std::size_t i) const { return shape_[i] & 1; }
  bool right(std::size_t i) const { return shape_[i] & 2; }
  int children(std::size_t i) const { return left(i) + right(i); }
  /// The sides on the hull.
  int hull_sides(std::size_t i) const { return 2 - children(i) + (i == 0); }

 private:
  std::vector<Half> entry_;
  std::vector<unsigned char> shape_;
};

}  // namespace arete::inline theory
