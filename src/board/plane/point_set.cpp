#include "board/plane/point_set.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <numeric>
#include <string>

#include "base/input_error.hpp"

namespace arete::inline board {
namespace {

using Int256 = boost::multiprecision::int256_t;

/// The sign of (b − a) × (c − a).
template <class Product, class Point>
int turn(const Point& a, const Point& b, const Point& c) {
  const Product left = Product(b.x - a.x) * Product(c.y - a.y);
  const Product right = Product(b.y - a.y) * Product(c.x - a.x);
  return left > right ? 1 : left < right ? -1 : 0;
}

template <class Point>
int compare_points(const Point& a, const Point& b) {
  if (a.x != b.x) return a.x < b.x ? -1 : 1;
  if (a.y != b.y) return a.y < b.y ? -1 : 1;
  return 0;
}

Int128 scaled(const Decimal& d, int places) {
  Int128 value = d.digits;
  for (int i = d.places; i < places; ++i) value *= 10;
  return value;
}

double bytes_of_order(std::size_t points) { return static_cast<double>(sizeof(PointSet::Index) * points); }

/// Sorts indices that go up and down a few times, as points along a hull do: a merge of these runs. False, and nothing
/// is changed, if there are many.
template <class Less>
bool merge_runs(std::vector<PointSet::Index>& order, Less less) {
  constexpr std::size_t few = 8;
  std::vector<std::size_t> bounds{0};  // of the runs
  const auto falls = [&](std::size_t i) { return less(order[i], order[i - 1]); };
  for (std::size_t i = 1; i < order.size(); ++i) {
    const bool first = i == bounds.back() + 1;
    if (first || falls(i) == falls(bounds.back() + 1)) continue;
    if (bounds.size() == few) return false;
    bounds.push_back(i);
  }
  bounds.push_back(order.size());
  const auto at = [&](std::size_t i) { return order.begin() + static_cast<std::ptrdiff_t>(bounds[i]); };
  for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
    if (bounds[i + 1] > bounds[i] + 1 && falls(bounds[i] + 1)) std::reverse(at(i), at(i + 1));
    std::inplace_merge(order.begin(), at(i), at(i + 1), less);
  }
  return true;
}

template <class Point>
std::vector<PointSet::Index> sorted_indices(const std::vector<Point>& points, Budget* budget) {
  std::vector<PointSet::Index> order(points.size());
  std::iota(order.begin(), order.end(), 0);
  const auto less = [&](PointSet::Index a, PointSet::Index b) {
    look(budget);
    const int sign = compare_points(points[static_cast<std::size_t>(a)], points[static_cast<std::size_t>(b)]);
    return sign != 0 ? sign < 0 : a < b;
  };
  if (!merge_runs(order, less)) std::sort(order.begin(), order.end(), less);
  return order;
}

std::string name(PointSet::Index i) { return place("points", static_cast<std::size_t>(i)); }

}  // namespace

PointSet::PointSet(std::span<const Written> points, Budget* budget) {
  for (const auto& p : points) places_ = std::max({places_, p[0].places, p[1].places});
  constexpr Int128 limit = Int128{1} << 61;
  const auto fits = [&](const Decimal& d) {
    const Int128 value = scaled(d, places_);
    return value <= limit && value >= -limit;
  };
  const bool narrow = std::all_of(points.begin(), points.end(), [&](const auto& p) {
    look(budget);
    return fits(p[0]) && fits(p[1]);
  });
  if (narrow) narrow_.reserve(points.size());
  for (const auto& p : points) {
    look(budget);
    const Int128 x = scaled(p[0], places_), y = scaled(p[1], places_);
    if (narrow) {
      narrow_.push_back({static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)});
    } else {
      wide_.push_back({x, y});
    }
  }
}

int PointSet::orientation(Index a, Index b, Index c) const {
  const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b), k = static_cast<std::size_t>(c);
  return wide_.empty() ? turn<Int128>(narrow_[i], narrow_[j], narrow_[k]) : turn<Int256>(wide_[i], wide_[j], wide_[k]);
}

int PointSet::compare(Index a, Index b) const {
  const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
  return wide_.empty() ? compare_points(narrow_[i], narrow_[j]) : compare_points(wide_[i], wide_[j]);
}

bool PointSet::cross(Ends s, Ends t) const {
  if (s.u == t.u || s.u == t.v || s.v == t.u || s.v == t.v) return false;
  return orientation(s.u, s.v, t.u) * orientation(s.u, s.v, t.v) < 0 &&
         orientation(t.u, t.v, s.u) * orientation(t.u, t.v, s.v) < 0;
}

bool PointSet::empty(Index a, Index b, Index c) const {
  const int side = orientation(a, b, c);
  for (Index p = 0; p < static_cast<Index>(size()); ++p) {
    if (p == a || p == b || p == c) continue;
    if (orientation(a, b, p) == side && orientation(b, c, p) == side && orientation(c, a, p) == side) return false;
  }
  return true;
}

std::vector<PointSet::Index> PointSet::sorted(Budget* budget) const {
  return wide_.empty() ? sorted_indices(narrow_, budget) : sorted_indices(wide_, budget);
}

std::vector<PointSet::Index> PointSet::hull(Budget* budget) const {
  const MemoryShare memory(budget, bytes_of_order(2 * size()));
  auto order = sorted(budget);
  if (order.size() < 3) return order;
  std::vector<Index> chain;
  const auto sweep = [&](auto begin, auto end) {  // Andrew's monotone chain, once for each side
    const std::size_t base = chain.size();
    for (auto it = begin; it != end; ++it) {
      look(budget);
      while (chain.size() >= base + 2 && orientation(chain[chain.size() - 2], chain.back(), *it) <= 0) chain.pop_back();
      chain.push_back(*it);
    }
    chain.pop_back();
  };
  sweep(order.begin(), order.end());
  sweep(order.rbegin(), order.rend());
  return chain;
}

void PointSet::require_distinct(Budget* budget) const {
  const MemoryShare memory(budget, bytes_of_order(size()));
  const auto order = sorted(budget);
  for (std::size_t i = 1; i < order.size(); ++i) {
    look(budget);
    if (compare(order[i - 1], order[i]) == 0) {
      throw InputError(name(order[i]), "equal to " + name(order[i - 1]));
    }
  }
}

std::optional<std::array<PointSet::Index, 2>> PointSet::on_a_line_with(Index pivot, std::vector<Index>& others,
                                                                       Budget* budget) const {
  // The direction of the line from the pivot is taken to the right, as if a point left of it lay opposite.
  const auto side = [&](Index i) { return compare(pivot, i); };
  const auto turns = [&](Index a, Index b) { return side(a) * side(b) * orientation(pivot, a, b); };
  std::sort(others.begin(), others.end(), [&](Index a, Index b) {
    look(budget);
    return turns(a, b) > 0;
  });
  for (std::size_t k = 1; k < others.size(); ++k) {
    if (turns(others[k - 1], others[k]) == 0) return {{others[k - 1], others[k]}};
  }
  return std::nullopt;
}

// No three corners of the hull lie on a line, so it is enough to look at the lines through each other point.
void PointSet::require_general_position(Budget* budget) const {
  require_distinct(budget);
  const std::size_t n = size();
  if (n < 3) return;
  const MemoryShare memory(budget, bytes_of_order(n));
  auto others = hull(budget);
  const std::size_t inner = n - others.size();
  if (inner > most_checked / n) {
    throw InputError("points", std::to_string(n) + " points, " + std::to_string(inner) +
                                   " of them inside the hull: that no three lie on a line is checked if these numbers "
                                   "multiply to at most " +
                                   std::to_string(most_checked));
  }
  std::vector<bool> corner(n);
  for (const Index i : others) corner[static_cast<std::size_t>(i)] = true;
  for (Index pivot = 0; pivot < static_cast<Index>(n); ++pivot) {
    if (corner[static_cast<std::size_t>(pivot)]) continue;
    if (const auto two = on_a_line_with(pivot, others, budget)) {
      std::array<Index, 3> three{pivot, (*two)[0], (*two)[1]};
      std::sort(three.begin(), three.end());
      throw InputError(name(three[2]), "on a line with " + name(three[0]) + " and " + name(three[1]));
    }
    others.push_back(pivot);
  }
}

std::array<double, 2> PointSet::approximate(Index i) const {
  const auto k = static_cast<std::size_t>(i);
  const double unit = std::pow(10.0, -places_);
  if (wide_.empty()) return {static_cast<double>(narrow_[k].x) * unit, static_cast<double>(narrow_[k].y) * unit};
  return {static_cast<double>(wide_[k].x) * unit, static_cast<double>(wide_[k].y) * unit};
}

PointSet::Written PointSet::written(Index i) const {
  const auto k = static_cast<std::size_t>(i);
  if (wide_.empty()) return {Decimal{narrow_[k].x, places_}, Decimal{narrow_[k].y, places_}};
  return {Decimal{wide_[k].x, places_}, Decimal{wide_[k].y, places_}};
}

}  // namespace arete::inline board
