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

/// None if three points lie on a line.
std::optional<OrderType> labelled(const Sites& sites) {
  bool general = true;
  const OrderType type(static_cast<int>(sites.size()), [&](int i, int j, int k) {
    const auto &a = sites[static_cast<std::size_t>(i)], &b = sites[static_cast<std::size_t>(j)],
               &c = sites[static_cast<std::size_t>(k)];
    const std::int64_t turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    general = general && turn != 0;
    return turn < 0 ? -1 : 1;
  });
  return general ? std::optional(type) : std::nullopt;
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
  for (auto& site : sites) {
    const Site before = site;
    bool kept = false;
    for (int i = 0; i < tries && !kept; ++i) {
      site = random_site(random);
      kept = labelled(sites) == type;
    }
    if (!kept) site = before;
  }
  return sites;
}

/// On the smallest grid where rounding leaves the order type as it is.
Sites shrunk(const Sites& sites) {
  const auto type = labelled(sites);
  for (std::int64_t size = 1;; ++size) {
    Sites small;
    for (const auto& [x, y] : sites)
      small.push_back({(2 * x * size + side) / (2 * side), (2 * y * size + side) / (2 * side)});
    if (labelled(small) == type) return small;
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
void extend(const Sites& sites, std::set<OrderType>& missing, Realized& realized, Random& random) {
  auto extended = sites;
  extended.emplace_back();
  std::set<OrderType> seen;
  for (int i = 0; i < darts; ++i) {
    extended.back() = random_site(random);
    const auto type = labelled(extended);
    if (!type || !seen.insert(*type).second) continue;
    const auto least = type->least();
    if (missing.erase(least.type) == 1) realized.emplace(least.type, relabelled(extended, least));
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
      extend(sites, missing, realized, random);
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
  if (n < 3) return {shrunk({triangle.begin(), triangle.begin() + n})};
  Random random(1);
  Realized realized{{*labelled(triangle), triangle}};
  for (int points = 4; points <= n; ++points) realized = with_one_more(std::move(realized), points, random);
  std::vector<Sites> result;
  for (const auto& [type, sites] : realized) result.push_back(shrunk(sites));
  return result;
}

}  // namespace arete::inline engine
