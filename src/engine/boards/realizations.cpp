#include "engine/boards/realizations.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>

#include "board/plane/order_types.hpp"

namespace arete::inline engine {
namespace {

using Sites = std::vector<Site>;

constexpr std::int64_t side = 4096;  // of the square in which points are thrown
constexpr int darts = 2000;          // at a realization in a round
constexpr int tries = 200;           // to move a point

Site random_site(Random& random) {
  const auto coordinate = [&] { return static_cast<std::int64_t>(random.below(side + 1)); };
  const std::int64_t x = coordinate();
  return {x, coordinate()};
}

int turn(const Site& a, const Site& b, const Site& c) {
  const std::int64_t area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return (area > 0) - (area < 0);
}

const Site& at(const Sites& sites, int i) { return sites[static_cast<std::size_t>(i)]; }

/// The order type of points in general position with one more; none if that lies on a line with two of them.
std::optional<OrderType> with_site(const OrderType& type, const Sites& sites, const Site& site) {
  bool general = true;
  const auto extended = type.with_point([&](int i, int j) {
    const int sign = turn(at(sites, i), at(sites, j), site);
    general = general && sign != 0;
    return sign;
  });
  return general ? std::optional(extended) : std::nullopt;
}

/// Whether a point lies as the order type says, with all others.
bool fits(const Sites& sites, const OrderType& type, int point) {
  const int n = type.size();
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < j; ++i) {
      if (i != point && j != point &&
          turn(at(sites, i), at(sites, j), at(sites, point)) != type.orientation(i, j, point))
        return false;
    }
  }
  return true;
}

Sites relabelled(const Sites& sites, const OrderType::Labelling& labelling) {
  Sites result;
  for (const int i : labelling.order) {
    const auto [x, y] = sites[static_cast<std::size_t>(i)];
    result.push_back({labelling.mirrored ? side - x : x, y});
  }
  return result;
}

Sites shaken(Sites sites, const OrderType& type, Random& random) {
  for (int point = 0; point < type.size(); ++point) {
    auto& site = sites[static_cast<std::size_t>(point)];
    const Site before = site;
    bool kept = false;
    for (int i = 0; i < tries && !kept; ++i) {
      site = random_site(random);
      kept = fits(sites, type, point);
    }
    if (!kept) site = before;
  }
  return sites;
}

/// On the smallest grid where rounding leaves the order type as it is.
Sites shrunk(const Sites& sites, const OrderType& type) {
  for (std::int64_t size = 1;; ++size) {
    Sites small;
    for (const auto& [x, y] : sites)
      small.push_back({(2 * x * size + side) / (2 * side), (2 * y * size + side) / (2 * side)});
    bool same = true;
    for (int point = 2; point < type.size() && same; ++point) same = fits(small, type, point);
    if (same) return small;
  }
}

using Realized = std::map<OrderType, Sites>;

/// The order types of all points but one.
std::set<OrderType> parts(const OrderType& type) {
  std::set<OrderType> result;
  for (int left_out = 0; left_out < type.size(); ++left_out) {
    std::vector<int> order;
    for (int i = 0; i < type.size(); ++i) {
      if (i != left_out) order.push_back(i);
    }
    result.insert(type.relabelled(order, false).least().type);
  }
  return result;
}

/// Throws points at a realization and keeps what was missing.
void extend(const Sites& sites, const OrderType& type, std::set<OrderType>& missing, Realized& realized,
            Random& random) {
  std::set<OrderType> seen;
  for (int i = 0; i < darts; ++i) {
    const Site dart = random_site(random);
    const auto found = with_site(type, sites, dart);
    if (!found || !seen.insert(*found).second) continue;
    const auto least = found->least();
    if (missing.erase(least.type) == 0) continue;
    auto extended = sites;
    extended.push_back(dart);
    realized.emplace(least.type, relabelled(extended, least));
  }
}

Realized with_one_more(Realized smaller, int n, Random& random) {
  const auto types = order_types(n);
  std::set<OrderType> missing(types.begin(), types.end());
  Realized realized;
  while (!missing.empty()) {
    std::set<OrderType> useful;
    for (const auto& type : missing) useful.merge(parts(type));
    for (const auto& type : useful) {
      auto& sites = smaller.at(type);
      extend(sites, type, missing, realized, random);
      sites = shaken(std::move(sites), type, random);
    }
  }
  return realized;
}

}  // namespace

std::vector<Sites> realized_order_types(int n) {
  if (n < 0 || n > most_realized)
    throw std::invalid_argument("realized order types of " + std::to_string(n) + " points");
  const Sites triangle{{0, 0}, {side, 0}, {0, side}};
  const OrderType turning(3, [](int, int, int) { return 1; });
  if (n < 3) return {shrunk({triangle.begin(), triangle.begin() + n}, order_types(n).front())};
  Random random(1);
  Realized realized{{turning, triangle}};
  for (int points = 4; points <= n; ++points) realized = with_one_more(std::move(realized), points, random);
  std::vector<Sites> result;
  for (const auto& [type, sites] : realized) result.push_back(shrunk(sites, type));
  return result;
}

}  // namespace arete::inline engine
