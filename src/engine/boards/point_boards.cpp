#include "engine/boards/point_boards.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "base/input_error.hpp"
#include "board/plane/point_set.hpp"

namespace arete::inline engine {
namespace {

constexpr std::int64_t round_most = 1000;  ///< corners of a polygon that looks round

PointSet as_set(const std::vector<Site>& sites) {
  std::vector<PointSet::Written> points;
  points.reserve(sites.size());
  for (const auto& s : sites) points.push_back({Decimal::of(s[0]), Decimal::of(s[1])});
  return PointSet(points);
}

bool general(const std::vector<Site>& sites) {
  try {
    as_set(sites).require_general_position();
    return true;
  } catch (const InputError&) {
    return false;
  }
}

/// The corners of a regular polygon, rounded; the caller checks that they are what it wants.
std::vector<Site> round_polygon(std::int64_t n, double radius, double turn = 0) {
  std::vector<Site> sites;
  for (std::int64_t i = 0; i < n; ++i) {
    const double angle = 2 * std::numbers::pi * (static_cast<double>(i) + turn) / static_cast<double>(n) + 0.1;
    sites.push_back({std::llround(radius * std::cos(angle)), std::llround(radius * std::sin(angle))});
  }
  return sites;
}

/// A convex polygon with short primitive vectors as its sides: the smallest coordinates there are, so that
/// a million corners fit.
std::vector<Site> lattice_polygon(std::int64_t n) {
  std::vector<Site> upper;  // one of each pair v, −v
  const auto half = static_cast<std::size_t>((n + 1) / 2);
  for (std::int64_t norm = 1; upper.size() < half; ++norm) {
    for (std::int64_t x = -norm + 1; x <= norm && upper.size() < half; ++x) {
      const std::int64_t y = norm - std::abs(x);
      if (std::gcd(std::abs(x), y) == 1) upper.push_back({x, y});
    }
  }
  const auto turns_left = [](const Site& a, const Site& b) { return a[0] * b[1] - a[1] * b[0] > 0; };
  std::sort(upper.begin(), upper.end(), turns_left);
  std::vector<Site> sides = upper;
  for (const auto& v : upper) sides.push_back({-v[0], -v[1]});
  if (n % 2 == 1) {  // two neighbouring sides become one
    sides[0] = {sides[0][0] + sides[1][0], sides[0][1] + sides[1][1]};
    sides.erase(sides.begin() + 1);
  }
  std::vector<Site> sites;
  Site at{0, 0};
  for (const auto& v : sides) {
    sites.push_back(at);
    at = {at[0] + v[0], at[1] + v[1]};
  }
  return sites;
}

}  // namespace

std::vector<Site> convex_sites(std::int64_t n) {
  if (n <= round_most) {
    for (const double radius : {100.0, 1000.0, 1e6}) {
      auto sites = round_polygon(n, radius);
      if (n < 3 || static_cast<std::int64_t>(as_set(sites).hull().size()) == n) return sites;
    }
  }
  return lattice_polygon(n);
}

std::vector<Site> random_sites(std::int64_t n, Random& random) {
  const std::int64_t side = n <= 12 ? 100 : n <= 100 ? 1000 : 1 << 24;
  for (;;) {
    std::vector<Site> sites;
    const auto coordinate = [&] {
      return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(2 * side + 1))) - side;
    };
    for (std::int64_t i = 0; i < n; ++i) {
      const std::int64_t x = coordinate();
      sites.push_back({x, coordinate()});
    }
    if (general(sites)) return sites;
  }
}

std::vector<Site> double_circle_sites(std::int64_t n) {
  const std::int64_t corners = n / 2;
  const double radius = 1e8, m = static_cast<double>(corners);
  auto sites = round_polygon(corners, radius);
  const double side = 2 * radius * std::sin(std::numbers::pi / m);
  const auto inner = round_polygon(corners, radius * std::cos(std::numbers::pi / m) - side / (40 * m), 0.5);
  sites.insert(sites.end(), inner.begin(), inner.end());
  return sites;
}

std::vector<Site> wheel_sites(std::int64_t n) {
  auto sites = convex_sites(n - 1);
  Site low = sites.front(), high = low;
  for (const auto& s : sites) {
    low = {std::min(low[0], s[0]), std::min(low[1], s[1])};
    high = {std::max(high[0], s[0]), std::max(high[1], s[1])};
  }
  const bool small = n - 1 <= round_most;
  // Many chords of a large polygon pass near its middle: a little aside there are few.
  const Site centre = small ? Site{0, 0}
                            : Site{(low[0] + high[0]) / 2 + (high[0] - low[0]) / 101,
                                   (low[1] + high[1]) / 2 + (high[1] - low[1]) / 103};
  for (std::int64_t shift = 0;; ++shift) {
    sites.push_back({centre[0] + shift % 7, centre[1] + shift / 7});
    if (general(sites)) return sites;
    sites.pop_back();
  }
}

std::vector<Site> theorem5_sites(std::int64_t t) {
  const std::int64_t last = std::int64_t{1} << (t - 1);
  std::vector<Site> sites;
  for (std::int64_t x = 0; x <= last; ++x) sites.push_back({x * last, x * (x - last)});  // as wide as it is high
  sites.push_back({last * last / 2, -last * last});  // it sees the chain if it lies below (last − last²) / 2
  return sites;
}

std::vector<Ends> theorem5_edges(std::int64_t t) {
  const auto last = static_cast<std::int32_t>(std::int64_t{1} << (t - 1));
  std::vector<Ends> edges;
  for (std::int32_t step = last; step >= 1; step /= 2) {
    for (std::int32_t u = 0; u + step <= last; u += step) edges.push_back({u, u + step});
  }
  for (std::int32_t u = 0; u <= last; ++u) edges.push_back({u, last + 1});
  std::sort(edges.begin(), edges.end());
  return edges;
}

std::vector<Ends> fan(std::int64_t n) {
  std::vector<Ends> edges;
  const auto last = static_cast<std::int32_t>(n - 1);
  for (std::int32_t v = 1; v <= last; ++v) edges.push_back({0, v});
  for (std::int32_t v = 1; v < last; ++v) edges.push_back({v, v + 1});
  return edges;
}

std::vector<Ends> serpentine(std::int64_t n) {
  std::vector<Ends> edges;
  const auto count = static_cast<std::int32_t>(n);
  for (std::int32_t v = 0; v + 1 < count; ++v) edges.push_back({v, v + 1});
  std::int32_t low = 0, high = count - 1;
  for (bool turn = true; high - low > 1; turn = !turn) {
    edges.push_back({low, high});
    (turn ? ++low : --high);
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

std::vector<Ends> random_convex(std::int64_t n, Random& random) {
  if (n < 3) return n == 2 ? std::vector<Ends>{{0, 1}} : std::vector<Ends>{};
  // A binary tree with n − 1 leaves: node 0 is the root, children of inner nodes are given, leaves have none.
  struct Node {
    std::int64_t parent = -1, left = -1, right = -1;
  };
  std::vector<Node> tree(1);
  std::int64_t root = 0;
  for (std::int64_t leaves = 1; leaves < n - 1; ++leaves) {
    const auto at = static_cast<std::int64_t>(random.below(tree.size()));
    const auto inner = static_cast<std::int64_t>(tree.size()), leaf = inner + 1;
    const bool on_left = random.coin();
    const std::int64_t parent = tree[static_cast<std::size_t>(at)].parent;
    tree.push_back({parent, on_left ? leaf : at, on_left ? at : leaf});
    tree.push_back({inner, -1, -1});
    tree[static_cast<std::size_t>(at)].parent = inner;
    if (parent < 0) {
      root = inner;
    } else {
      auto& above = tree[static_cast<std::size_t>(parent)];
      (above.left == at ? above.left : above.right) = inner;
    }
  }
  // The leaves from left to right are the sides [i, i + 1]; a node covers an interval and is its chord.
  std::vector<Ends> edges;
  std::vector<std::int32_t> first(tree.size());
  std::vector<std::pair<std::int64_t, bool>> stack{{root, false}};
  std::int32_t corner = 0;
  while (!stack.empty()) {
    const auto [node, done] = stack.back();
    stack.pop_back();
    const auto& here = tree[static_cast<std::size_t>(node)];
    if (here.left < 0) {
      edges.push_back({corner, corner + 1});
      ++corner;
    } else if (done) {
      edges.push_back({first[static_cast<std::size_t>(node)], corner});
    } else {
      first[static_cast<std::size_t>(node)] = corner;
      stack.emplace_back(node, true);
      stack.emplace_back(here.right, false);
      stack.emplace_back(here.left, false);
    }
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

}  // namespace arete::inline engine
