// Points in the plane with exact predicates. Coordinates are decimals scaled to one power of ten; the orientation of
// three points is the sign of a determinant in 64 bits where all are whole, at most 2^30 in size; in 128 bits, or in
// 256 where the scaled coordinates need more than 61 bits. No floating point takes part in any decision.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/memory_share.hpp"
#include "board/ends.hpp"
#include "board/plane/given.hpp"
#include "board/plane/point_list.hpp"

namespace arete::inline board {

class PointSet {
 public:
  using Index = std::int32_t;
  using Written = PointList::Written;

  /// Checking that no three of n points lie on a line, k of them inside the hull, takes k n log n; sets with a larger
  /// product k n are refused.
  static constexpr std::size_t most_checked = std::size_t{1} << 24;

  PointSet() = default;
  explicit PointSet(const PointList& points, Budget* budget = nullptr);

  /// What is drawn between the points before play; checked by whoever reads it.
  const Given& given() const { return given_; }
  void give(Given given) { given_ = std::move(given); }

  std::size_t size() const { return small_.size() + narrow_.size() + wide_.size(); }

  /// +1 if a, b, c turn left, −1 if they turn right, 0 if they lie on a line.
  int orientation(Index a, Index b, Index c) const {
    return small_.empty() ? orientation_of_large(a, b, c) : turn<std::int64_t>(small_, a, b, c);
  }
  /// The order by x, then by y: negative, zero or positive.
  int compare(Index a, Index b) const { return small_.empty() ? compare_large(a, b) : compare(small_, a, b); }
  /// The segments have a point inside both of them in common (a shared end is none).
  bool cross(Ends s, Ends t) const;
  /// No point lies strictly inside the triangle.
  bool empty(Index a, Index b, Index c) const;

  /// Whether the points are the corners of a convex polygon as they are numbered, counterclockwise. If so, they are in
  /// general position, and nothing needs to be sorted.
  bool convex_in_order(Budget* budget = nullptr) const;
  /// The corners of the convex hull counterclockwise from the leftmost, points on its sides left out. Throws
  /// BudgetSpent, as the checks do: they look at the clock, and take what they hold from the memory.
  std::vector<Index> hull(Budget* budget = nullptr) const;

  /// Throws InputError that names two equal points, three points on a line, or says that the set is too large to be
  /// checked.
  void require_distinct(Budget* budget = nullptr) const;
  void require_general_position(Budget* budget = nullptr) const;

  std::array<double, 2> approximate(Index i) const;  ///< for pictures only
  Written written(Index i) const;                    ///< for documents

 private:
  /// Differences of coordinates have the type of `Difference`.
  template <class Coordinate, class D>
  struct Site {
    using Difference = D;
    Coordinate x, y;
  };
  using Small = Site<std::int32_t, std::int64_t>;
  using Narrow = Site<std::int64_t, std::int64_t>;
  using Wide = Site<Int128, Int128>;

  /// The sign of (b − a) × (c − a).
  template <class Product, class S>
  static int turn(const std::vector<S>& sites, Index i, Index j, Index k) {
    using D = typename S::Difference;
    const S &a = sites[static_cast<std::size_t>(i)], &b = sites[static_cast<std::size_t>(j)],
            &c = sites[static_cast<std::size_t>(k)];
    const Product left = Product(D{b.x} - D{a.x}) * Product(D{c.y} - D{a.y});
    const Product right = Product(D{b.y} - D{a.y}) * Product(D{c.x} - D{a.x});
    return left > right ? 1 : left < right ? -1 : 0;
  }
  template <class S>
  static int compare(const std::vector<S>& sites, Index i, Index j) {
    const S &a = sites[static_cast<std::size_t>(i)], &b = sites[static_cast<std::size_t>(j)];
    if (a.x != b.x) return a.x < b.x ? -1 : 1;
    if (a.y != b.y) return a.y < b.y ? -1 : 1;
    return 0;
  }
  int orientation_of_large(Index a, Index b, Index c) const;
  int compare_large(Index a, Index b) const;
  std::vector<Index> sorted(Budget* budget) const;
  void require_distinct(const std::vector<Index>& sorted, Budget* budget) const;
  std::vector<Index> hull_of(const std::vector<Index>& sorted, Budget* budget) const;
  /// Two of the others that lie on a line with the pivot, if there are any; sorts them.
  std::optional<std::array<Index, 2>> on_a_line_with(Index pivot, std::vector<Index>& others, Budget* budget) const;

  // Two of these are empty.
  std::vector<Small> small_;
  std::vector<Narrow> narrow_;
  std::vector<Wide> wide_;
  int places_ = 0;
  Given given_;
};

}  // namespace arete::inline board
