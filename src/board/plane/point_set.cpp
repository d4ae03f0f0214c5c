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

std::string name(PointSet::Index i) { return place("points", static_cast<std::size_t>(i)); }

}  // namespace

PointSet::PointSet(const PointList& points, Budget* budget) {
  if (points.all_whole()) {
    small_.reserve(points.size());
    for (const auto& [x, y] : points.whole()) {
      look(budget);
      small_.push_back({x, y});
    }
    return;
  }
  const auto& written = points.decimal();
  for (const auto& p : written) places_ = std::max({places_, p[0].places, p[1].places});
  constexpr Int128 limit = Int128{1} << 61;
  const auto fits = [&](const Decimal& d) {
    const Int128 value = scaled(d, places_);
    return value <= limit && value >= -limit;
  };
  const bool narrow = std::all_of(written.begin(), written.end(), [&](const auto& p) {
    look(budget);
    return fits(p[0]) && fits(p[1]);
  });
  if (narrow) narrow_.reserve(written.size());
  for (const auto& p : written) {
    look(budget);
    const Int128 x = scaled(p[0], places_), y = scaled(p[1], places_);
    if (narrow) {
      narrow_.push_back({static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)});
    } else {
      wide_.push_back({x, y});
    }
  }
}

int PointSet::orientation_of_large(Index a, Index b, Index c) const {
  return wide_.empty() ? turn<Int128>(narrow_, a, b, c) : turn<Int256>(wide_, a, b, c);
}

int PointSet::compare_large(Index a, Index b) const {
  return wide_.empty() ? compare(narrow_, a, b) : compare(wide_, a, b);
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
  std::vector<Index> order(size());
  std::iota(order.begin(), order.end(), 0);
  const auto less = [&](Index a, Index b) {
    look(budget);
    const int sign = compare(a, b);
    return sign != 0 ? sign < 0 : a < b;
  };
  if (!merge_runs(order, less)) std::sort(order.begin(), order.end(), less);
  return order;
}

// The corners always turn left, and go round once, that is, turn from left to right once.
bool PointSet::convex_in_order(Budget* budget) const {
  const auto n = static_cast<Index>(size());
  if (n < 3) return false;
  int leftmost = 0;
  bool went_right = compare(n - 1, 0) < 0;
  for (Index i = 0, before = n - 1; i < n; before = i++) {
    look(budget);
    const Index next = i + 1 < n ? i + 1 : 0;
    if (orientation(before, i, next) <= 0) return false;
    const bool goes_right = compare(i, next) < 0;
    leftmost += !went_right && goes_right;
    went_right = goes_right;
  }
  return leftmost == 1;
}

std::vector<PointSet::Index> PointSet::hull(Budget* budget) const {
  const MemoryShare memory(budget, bytes_of_order(2 * size()));
  return hull_of(sorted(budget), budget);
}

std::vector<PointSet::Index> PointSet::hull_of(const std::vector<Index>& sorted, Budget* budget) const {
  if (sorted.size() < 3) return sorted;
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
  sweep(sorted.begin(), sorted.end());
  sweep(sorted.rbegin(), sorted.rend());
  return chain;
}

void PointSet::require_distinct(Budget* budget) const {
  const MemoryShare memory(budget, bytes_of_order(size()));
  require_distinct(sorted(budget), budget);
}

void PointSet::require_distinct(const std::vector<Index>& sorted, Budget* budget) const {
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    look(budget);
    if (compare(sorted[i - 1], sorted[i]) == 0) {
      throw InputError(name(sorted[i]), "equal to " + name(sorted[i - 1]));
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
  const std::size_t n = size();
  const MemoryShare memory(budget, bytes_of_order(3 * n));  // also where it turns out that nothing has to be sorted
  if (convex_in_order(budget)) return;
  const auto order = sorted(budget);
  require_distinct(order, budget);
  if (n < 3) return;
  auto others = hull_of(order, budget);
  const std::size_t inner = n - others.size();
  if (inner > most_checked / n) {
    throw InputError("points", std::to_string(n) + " points, " + std::to_string(inner) +
                                   " of them inside the hull: that no three "
                                   "lie on a line is checked if these numbers "
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
  const auto near = [unit = std::pow(10.0, -places_)](const auto& site) -> std::array<double, 2> {
    return {static_cast<double>(site.x) * unit, static_cast<double>(site.y) * unit};
  };
  return !small_.empty() ? near(small_[k]) : !narrow_.empty() ? near(narrow_[k]) : near(wide_[k]);
}

PointSet::Written PointSet::written(Index i) const {
  const auto k = static_cast<std::size_t>(i);
  const auto exactly = [&](const auto& site) -> Written {
    return {Decimal{site.x, places_}, Decimal{site.y, places_}};
  };
  return !small_.empty() ? exactly(small_[k]) : !narrow_.empty() ? exactly(narrow_[k]) : exactly(wide_[k]);
}

}  // namespace arete::inline board
