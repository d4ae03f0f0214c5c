#include "census/realize.hpp"

#include <algorithm>
#include <array>

namespace arete::inline census {
namespace {

using Sites = std::vector<Site>;
using Place = std::array<double, 2>;

constexpr std::int64_t side = std::int64_t{1} << 24;  // of the square

double turn(const Site& a, const Site& b, const Place& p) {
  return static_cast<double>(b[0] - a[0]) * (p[1] - static_cast<double>(a[1])) -
         static_cast<double>(b[1] - a[1]) * (p[0] - static_cast<double>(a[0]));
}

/// The part of a convex polygon to the left of a line, or to the right.
std::vector<Place> clipped(const std::vector<Place>& polygon, const Site& a, const Site& b, int sign) {
  std::vector<Place> rest;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const auto &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    const double at_p = sign * turn(a, b, p), at_q = sign * turn(a, b, q);
    if (at_p > 0) rest.push_back(p);
    if ((at_p > 0) == (at_q > 0)) continue;
    const double part = at_p / (at_p - at_q);
    rest.push_back({p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])});
  }
  return rest;
}

/// Where a point may lie when the others stay.
std::vector<Place> cell(const Sites& sites, const OrderType& type, int point) {
  constexpr double most = side;
  std::vector<Place> polygon{{0, 0}, {most, 0}, {most, most}, {0, most}};
  for (int j = 0; j < type.size(); ++j) {
    for (int i = 0; i < j && !polygon.empty(); ++i) {
      if (i == point || j == point) continue;
      polygon = clipped(polygon, sites[static_cast<std::size_t>(i)], sites[static_cast<std::size_t>(j)],
                        type.orientation(i, j, point));
    }
  }
  return polygon;
}

Site random_site(const std::vector<Place>& polygon, Random& random) {
  double x = 0, y = 0, all = 0;
  for (const auto& corner : polygon) {
    const auto weight = static_cast<double>(1 + random.below(1000));
    x += weight * corner[0];
    y += weight * corner[1];
    all += weight;
  }
  return {static_cast<std::int64_t>(x / all + 0.5), static_cast<std::int64_t>(y / all + 0.5)};
}

/// Whether a point lies as the type wants it, with all others.
bool fits(const Sites& sites, const OrderType& type, int point) {
  const auto& p = sites[static_cast<std::size_t>(point)];
  for (int j = 0; j < type.size(); ++j) {
    for (int i = 0; i < j; ++i) {
      if (i == point || j == point) continue;
      const auto &a = sites[static_cast<std::size_t>(i)], &b = sites[static_cast<std::size_t>(j)];
      const std::int64_t turned = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      if ((turned > 0) - (turned < 0) != type.orientation(i, j, point)) return false;
    }
  }
  return true;
}

/// Puts a point somewhere into its cell; leaves it where it was if that cannot be done.
bool place(Sites& sites, const OrderType& type, int point, Random& random) {
  const auto polygon = cell(sites, type, point);
  if (polygon.size() < 3) return false;
  const Site before = sites[static_cast<std::size_t>(point)];
  sites[static_cast<std::size_t>(point)] = random_site(polygon, random);
  if (fits(sites, type, point)) return true;
  sites[static_cast<std::size_t>(point)] = before;
  return false;
}

/// The type without its point `left_out`, and a realization of it.
struct Part {
  int left_out;
  OrderType type;
  Sites sites;
};

Part part_of(const OrderType& type, int left_out, const Realizations& smaller) {
  std::vector<int> order;
  for (int i = 0; i < type.size(); ++i) {
    if (i != left_out) order.push_back(i);
  }
  Part part{left_out, type.relabelled(order, false), {}};
  const auto least = part.type.least();
  const auto known = smaller.of(least.type);
  std::int64_t largest = 1;
  for (const auto& [x, y] : known) largest = std::max({largest, x, y});
  const auto scale = side / 2 / largest;  // in the middle of the square
  part.sites.resize(known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    const auto x = least.mirrored ? largest - known[i][0] : known[i][0];
    part.sites[static_cast<std::size_t>(least.order[i])] = {side / 4 + scale * x, side / 4 + scale * known[i][1]};
  }
  return part;
}

std::optional<Sites> extended(const Part& part, const OrderType& type, Random& random) {
  auto sites = part.sites;
  sites.insert(sites.begin() + part.left_out, Site{});
  if (!place(sites, type, part.left_out, random)) return std::nullopt;
  return sites;
}

}  // namespace

Sites Realizations::of(const OrderType& type) const {
  return sites_[static_cast<std::size_t>(std::lower_bound(types_.begin(), types_.end(), type) - types_.begin())];
}

std::optional<Sites> realize(const OrderType& type, const Realizations& smaller, int rounds) {
  Random random(1);
  std::vector<Part> parts;
  for (int i = 0; i < type.size(); ++i) parts.push_back(part_of(type, i, smaller));
  for (int round = 0; round < rounds; ++round) {
    for (auto& part : parts) {
      if (auto sites = extended(part, type, random)) return sites;
      for (int i = 0; i < part.type.size(); ++i) place(part.sites, part.type, i, random);
    }
  }
  return std::nullopt;
}

}  // namespace arete::inline census
