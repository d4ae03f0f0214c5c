// Points in the plane with exact predicates. Coordinates are decimals scaled to one power of ten; the
// orientation of three points is the sign of a determinant in 128 bits, or in 256 where the scaled
// coordinates need more than 61 bits. No floating point takes part in any decision.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/decimal.hpp"
#include "base/memory_share.hpp"
#include "board/ends.hpp"
#include "board/plane/given.hpp"

namespace arete::inline board {

class PointSet {
 public:
  using Index = std::int32_t;
  using Written = std::array<Decimal, 2>;

  /// Checking that no three of n points lie on a line, k of them inside the hull, takes k n log n; sets with a larger
  /// product k n are refused.
  static constexpr std::size_t most_checked = std::size_t{1} << 24;

  PointSet() = default;
  explicit PointSet(std::span<const Written> points, Budget* budget = nullptr);

  /// What is drawn between the points before play; checked by whoever reads it.
  const Given& given() const { return given_; }
  void give(Given given) { given_ = std::move(given); }

  std::size_t size() const { return wide_.empty() ? narrow_.size() : wide_.size(); }

  /// +1 if a, b, c turn left, −1 if they turn right, 0 if they lie on a line.
  int orientation(Index a, Index b, Index c) const;
  /// The order by x, then by y: negative, zero or positive.
  int compare(Index a, Index b) const;
  /// The segments have a point inside both of them in common (a shared end is none).
  bool cross(Ends s, Ends t) const;
  /// No point lies strictly inside the triangle.
  bool empty(Index a, Index b, Index c) const;

  /// The corners of the convex hull counterclockwise from the leftmost, points on its sides left out. Throws
  /// BudgetSpent, as the checks do: they look at the clock, and take what they hold from the memory.
  std::vector<Index> hull(Budget* budget = nullptr) const;

  /// Throws InputError that names two equal points, three points on a line, or says that the set is too
  /// large to be checked.
  void require_distinct(Budget* budget = nullptr) const;
  void require_general_position(Budget* budget = nullptr) const;

  std::array<double, 2> approximate(Index i) const;  ///< for pictures only
  Written written(Index i) const;                    ///< for documents

 private:
  struct Narrow {
    std::int64_t x, y;
  };
  struct Wide {
    Int128 x, y;
  };
  std::vector<Index> sorted(Budget* budget) const;
  /// Two of the others that lie on a line with the pivot, if there are any; sorts them.
  std::optional<std::array<Index, 2>> on_a_line_with(Index pivot, std::vector<Index>& others, Budget* budget) const;

  std::vector<Narrow> narrow_;
  std::vector<Wide> wide_;
  int places_ = 0;
  Given given_;
};

}  // namespace arete::inline board
