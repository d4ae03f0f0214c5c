#include "view/pictures/plane.hpp"

#include <algorithm>
#include <numbers>
#include <numeric>

namespace arete::inline view {

Spot along(const Curve& c, double t) {
  const double s = 1 - t;
  return s * s * s * c[0] + 3 * s * s * t * c[1] + 3 * s * t * t * c[2] + t * t * t * c[3];
}

// A sweep from left to right and back that stops where x alone is too far.
std::vector<double> nearest(const std::vector<Spot>& spots) {
  std::vector<std::size_t> order(spots.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return spots[a].x < spots[b].x; });
  std::vector<double> best(spots.size(), 1e9);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Spot here = spots[order[i]];
    double& mine = best[order[i]];
    for (std::size_t j = i + 1; j < order.size() && spots[order[j]].x - here.x < mine; ++j)
      mine = std::min(mine, length(spots[order[j]] - here));
    for (std::size_t j = i; j-- > 0 && here.x - spots[order[j]].x < mine;)
      mine = std::min(mine, length(spots[order[j]] - here));
  }
  return best;
}

std::vector<double> free_directions(std::vector<double> taken, std::size_t count, double outward) {
  std::vector<double> found;
  if (taken.empty()) {
    for (std::size_t i = 0; i < count; ++i)
      found.push_back(outward + 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count));
    return found;
  }
  for (double& direction : taken) direction = std::remainder(direction, 2 * std::numbers::pi);
  std::sort(taken.begin(), taken.end());
  std::vector<std::size_t> share(taken.size(), 0);
  const auto gap = [&](std::size_t g) {
    return g + 1 < taken.size() ? taken[g + 1] - taken[g] : taken[0] + 2 * std::numbers::pi - taken[g];
  };
  const auto worth = [&](std::size_t g) {
    return gap(g) / static_cast<double>(share[g] + 1) * (1 + 0.1 * std::cos(taken[g] + gap(g) / 2 - outward));
  };
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t widest = 0;
    for (std::size_t g = 1; g < taken.size(); ++g) widest = worth(g) > worth(widest) + 1e-9 ? g : widest;
    ++share[widest];
  }
  for (std::size_t g = 0; g < taken.size(); ++g) {
    const double step = gap(g) / static_cast<double>(share[g] + 1);
    for (std::size_t i = 1; i <= share[g]; ++i) found.push_back(taken[g] + step * static_cast<double>(i));
  }
  return found;
}

double distance(Spot p, Spot a, Spot b) {
  const Spot d = b - a;
  const double square = d.x * d.x + d.y * d.y;
  const double t = square > 0 ? std::clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square, 0.0, 1.0) : 0.0;
  return length(p - a - t * d);
}

}  // namespace arete::inline view
