#include "board/plane/order_types.hpp"

#include <array>
#include <numeric>
#include <stdexcept>
#include <string>

#include "base/input_error.hpp"

namespace arete::inline board {
namespace {

const PointSet& checked(const PointSet& points) {
  if (points.size() > static_cast<std::size_t>(OrderType::most_points)) {
    throw InputError("points", "order types are for at most " + std::to_string(OrderType::most_points) + " points");
  }
  points.require_general_position();
  return points;
}

using Triples = std::vector<std::array<std::size_t, 3>>;

/// The triples that may differ between labellings in which the others lie counterclockwise around 0, the one that
/// counts most first: types are compared as sets of triples, numbered by k, then j, then i, word by word.
const Triples& by_weight(int n) {
  static const auto all = [] {
    std::array<Triples, OrderType::most_points + 1> result;
    for (std::size_t n = 0; n < result.size(); ++n) {
      Triples triples;
      for (std::size_t k = 0; k < n; ++k) {
        for (std::size_t j = 0; j < k; ++j) {
          for (std::size_t i = 0; i < j; ++i) triples.push_back({i, j, k});
        }
      }
      constexpr std::size_t word = 64;
      for (std::size_t first = 0; first < triples.size(); first += word) {
        const auto last = std::min(first + word, triples.size());
        for (std::size_t t = last; t-- > first;) {
          if (triples[t][0] > 0) result[n].push_back(triples[t]);
        }
      }
    }
    return result;
  }();
  return all[static_cast<std::size_t>(n)];
}

/// Signs of the triples of 1..n−1, in the order by the last, the middle and the first.
class Signotopes {
 public:
  explicit Signotopes(int n) : n_(n) {}

  std::vector<OrderType> least() {
    extend(1, 2, 3);
    std::sort(found_.begin(), found_.end());
    return std::move(found_);
  }

 private:
  void extend(int b, int c, int d) {
    if (d >= n_) return keep();
    for (const bool right : {false, true}) {
      right_[b][c][d] = right;
      if (!monotone(b, c, d)) continue;
      if (b + 1 < c) {
        extend(b + 1, c, d);
      } else if (c + 1 < d) {
        extend(1, c + 1, d);
      } else {
        extend(1, 2, d + 1);
      }
    }
  }
  /// bcd is the last triple of every abcd.
  bool monotone(int b, int c, int d) const {
    for (int a = 1; a < b; ++a) {
      const bool abc = right_[a][b][c], abd = right_[a][b][d], acd = right_[a][c][d], bcd = right_[b][c][d];
      if ((abc != abd) + (abd != acd) + (acd != bcd) > 1) return false;
    }
    return true;
  }
  void keep() {
    const OrderType type(n_, [&](int i, int j, int k) { return right_[i][j][k] ? -1 : 1; });
    if (type.is_least()) found_.push_back(type);
  }

  static constexpr int most = OrderType::most_points;
  int n_;
  bool right_[most][most][most]{};
  std::vector<OrderType> found_;
};

}  // namespace

OrderType::OrderType(const PointSet& points)
    : OrderType(static_cast<int>(checked(points).size()),
                [&](int i, int j, int k) { return points.orientation(i, j, k); }) {}

std::vector<int> OrderType::hull() const {
  std::vector<int> corners;
  if (n_ < 3) {
    corners.resize(static_cast<std::size_t>(n_));
    std::iota(corners.begin(), corners.end(), 0);
    return corners;
  }
  // The corner after one that is extreme: all others lie on the left of the way there.
  const auto next = [&](int corner) {
    for (int to = 0; to < n_; ++to) {
      bool side = to != corner;
      for (int p = 0; side && p < n_; ++p) side = orientation(corner, to, p) >= 0;
      if (side) return to;
    }
    return -1;
  };
  int first = 0;
  while (next(first) < 0) ++first;
  for (int corner = first; corners.empty() || corner != first; corner = next(corner)) corners.push_back(corner);
  return corners;
}

OrderType::Order OrderType::around(int corner, int next_corner) const {
  std::vector<int> order{corner, next_corner};
  for (int p = 0; p < n_; ++p) {
    if (p != corner && p != next_corner) order.push_back(p);
  }
  std::sort(order.begin() + 2, order.end(), [&](int a, int b) { return orientation(corner, a, b) > 0; });
  return order;
}

OrderType OrderType::relabelled(const std::vector<int>& order, bool mirrored) const {
  const auto at = [&](int i) { return order[static_cast<std::size_t>(i)]; };
  return {static_cast<int>(order.size()),
          [&](int i, int j, int k) { return (mirrored ? -1 : 1) * orientation(at(i), at(j), at(k)); }};
}

template <class Visit>
void OrderType::visit_labellings(Visit visit) const {
  const auto corners = hull();
  for (std::size_t i = 0; i < corners.size(); ++i) {
    auto order = around(corners[i], corners[(i + 1) % corners.size()]);
    if (!visit(order, false)) return;
    std::reverse(order.begin() + 1, order.end());
    if (!visit(order, true)) return;
  }
}

bool OrderType::before(const Order& order, bool mirrored, const Order& other, bool other_mirrored) const {
  for (const auto& [i, j, k] : by_weight(n_)) {
    const auto right = [&, i = i, j = j, k = k](const Order& at, bool mirror) {
      return (orientation(at[i], at[j], at[k]) < 0) != mirror;
    };
    const bool here = right(order, mirrored);
    if (here != right(other, other_mirrored)) return !here;
  }
  return false;
}

OrderType::Labelling OrderType::least() const {
  Order best(static_cast<std::size_t>(n_));
  std::iota(best.begin(), best.end(), 0);
  if (n_ < 3) return {*this, best, false};
  bool any = false, best_mirrored = false;
  visit_labellings([&](const Order& order, bool mirrored) {
    if (any && !before(order, mirrored, best, best_mirrored)) return true;
    any = true;
    best = order;
    best_mirrored = mirrored;
    return true;
  });
  return {relabelled(best, best_mirrored), best, best_mirrored};
}

bool OrderType::is_least() const {
  if (n_ < 3) return true;
  Order own(static_cast<std::size_t>(n_));
  std::iota(own.begin(), own.end(), 0);
  bool least = true;
  visit_labellings([&](const Order& order, bool mirrored) { return least = !before(order, mirrored, own, false); });
  return least;
}

OrderType order_type(const PointSet& points) { return OrderType(points).least().type; }

std::vector<OrderType> order_types(int n) {
  if (n < 0 || n > OrderType::most_points)
    throw std::invalid_argument("order types of " + std::to_string(n) + " points");
  return Signotopes(n).least();
}

}  // namespace arete::inline board
