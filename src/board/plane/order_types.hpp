// The order type of points in general position: which way each three of them turn, and all that the games on points
// depend on. Every abstract order type of n points is found without a database: an extreme point is labelled 0 and the
// others counterclockwise around it, so that (0, i, j) turns left for i < j. The signs of the other triples are then a
// signotope: on every a < b < c < d those of abc, abd, acd, bcd change at most once (Felsner and Weil, Sweeps,
// arrangements and signotopes, 2001), and every signotope is one. An order type, taken up to relabelling and
// reflection, has such a labelling for each extreme point and each sense of rotation; the least stands for all.
//
// Up to eight points the abstract order types are those of real points (Goodman and Pollack, 1980).
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <utility>
#include <vector>

#include "base/bits.hpp"
#include "board/plane/point_set.hpp"

namespace arete::inline board {

class OrderType {
 public:
  static constexpr int most_points = 10;

  /// Points as they are labelled; turn(i, j, k) is ±1 for i < j < k.
  template <class Turn>
  OrderType(int n, const Turn& turn) : n_(n) {
    assert(n <= most_points);
    for (int k = 0; k < n; ++k) {
      for (int j = 0; j < k; ++j) {
        for (int i = 0; i < j; ++i) {
          if (turn(i, j, k) < 0) right_ = right_.with(triple(i, j, k));
        }
      }
    }
  }
  /// Throws InputError if the points are too many or not in general position.
  explicit OrderType(const PointSet& points);

  int size() const { return n_; }
  /// +1 if i, j, k turn left, −1 if they turn right, 0 if two are equal.
  int orientation(int i, int j, int k) const {
    int sign = 1;
    const auto sort = [&](int& a, int& b) {
      if (a <= b) return;
      std::swap(a, b);
      sign = -sign;
    };
    sort(i, j);
    sort(j, k);
    sort(i, j);
    if (i == j || j == k) return 0;
    return right_.has(triple(i, j, k)) ? -sign : sign;
  }
  /// The extreme points counterclockwise from the one with the least label.
  std::vector<int> hull() const;

  /// With one more point, the last: turn(i, j) is how it lies to i < j.
  template <class Turn>
  OrderType with_point(const Turn& turn) const {
    assert(n_ < most_points);
    OrderType result = *this;
    ++result.n_;
    for (int j = 0; j < n_; ++j) {
      for (int i = 0; i < j; ++i) {
        if (turn(i, j) < 0) result.right_ = result.right_.with(triple(i, j, n_));
      }
    }
    return result;
  }
  /// Point i of the result is point order[i], in a mirror if so asked; points that are not in the list are left out.
  OrderType relabelled(const std::vector<int>& order, bool mirrored) const;
  struct Labelling;
  /// The least labelling: the same for all that differ only by labels and reflection.
  Labelling least() const;
  /// Whether it is labelled so, where 0 is extreme and the others lie counterclockwise around it.
  bool is_least() const;

  auto operator<=>(const OrderType&) const = default;

 private:
  using Set = Bits<2>;
  using Order = std::vector<int>;  // points by their new labels
  /// The place of i < j < k, in the order by k, then j, then i.
  static constexpr std::size_t triple(int i, int j, int k) {
    return static_cast<std::size_t>(k * (k - 1) * (k - 2) / 6 + j * (j - 1) / 2 + i);
  }
  /// All others counterclockwise around an extreme point.
  Order around(int corner, int next_corner) const;
  /// Calls visit(order, mirrored) for every labelling that may be the least one, until it says false.
  template <class Visit>
  void visit_labellings(Visit visit) const;
  /// How two labellings compare, without writing them down.
  bool before(const Order& order, bool mirrored, const Order& other, bool other_mirrored) const;

  int n_ = 0;
  Set right_;  // the triples that turn right
};

struct OrderType::Labelling {
  OrderType type;
  std::vector<int> order;
  bool mirrored;
};

/// What stands for the order type of these points.
OrderType order_type(const PointSet& points);

/// Every abstract order type of n points, at most OrderType::most_points, by its least labelling, in increasing order:
/// the first is the convex one.
std::vector<OrderType> order_types(int n);

}  // namespace arete::inline board
