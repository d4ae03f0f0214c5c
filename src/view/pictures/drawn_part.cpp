#include "view/pictures/drawn_part.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "view/pictures/plane.hpp"

namespace arete::inline view {
namespace {

constexpr double wanted_clearance = 0.4;  // in edges

Spot spot(Place p) { return {p.real(), p.imag()}; }
double cross(Place a, Place b) { return a.real() * b.imag() - a.imag() * b.real(); }
/// How far the place c lies to the left of the line through a and b.
double aside(Place a, Place b, Place c) { return cross(b - a, c - a) / std::max(std::abs(b - a), 1e-12); }

/// Whether each of two segments has its ends on both sides of the other. Where they only touch, clearance() is 0.
bool cross_each_other(Place a, Place b, Place c, Place d) {
  constexpr double rounding = -1e-12;
  return aside(a, b, c) * aside(a, b, d) < rounding && aside(c, d, a) * aside(c, d, b) < rounding;
}

/// The place of the segment ab that is nearest to p.
Place nearest_on(Place p, Place a, Place b) {
  const Place d = b - a;
  const double square = std::norm(d);
  const double t = square > 0 ? std::clamp((std::conj(d) * (p - a)).real() / square, 0.0, 1.0) : 0.0;
  return a + t * d;
}

/// Calls f(v, a, b, foot, distance) for every vertex and every edge ab that is not its own.
template <class F>
void every_vertex_and_edge(const DrawnPart& part, const Places& spots, F f) {
  for (std::size_t v = 0; v < part.size(); ++v) {
    for (const auto& [a, b] : part.edges) {
      if (v == a || v == b) continue;
      const Place foot = nearest_on(spots[v], spots[a], spots[b]);
      f(v, a, b, foot, std::sqrt(std::norm(spots[v] - foot)));
    }
  }
}

/// How each vertex is to move, and how far it may.
struct Forces {
  Places by;
  std::vector<double> limit;
};

Forces forces(const DrawnPart& part, const Places& spots, double pull) {
  Forces all{Places(part.size()), std::vector<double>(part.size(), 1e9)};
  for (std::size_t v = 0; v < part.size(); ++v) {
    all.by[v] = pull * (wanted_place(part, spots, v) - spots[v]);
    for (std::size_t w = 0; w < part.size(); ++w) {
      if (w != v) all.limit[v] = std::min(all.limit[v], std::abs(spots[v] - spots[w]));
    }
  }
  every_vertex_and_edge(part, spots, [&](std::size_t v, std::size_t a, std::size_t b, Place foot, double far) {
    for (const std::size_t w : {v, a, b}) all.limit[w] = std::min(all.limit[w], far);
    if (far >= wanted_clearance) return;
    const Place away = far > 1e-9 ? (spots[v] - foot) / far : std::polar(1.0, golden_angle * static_cast<double>(v));
    const Place push = 0.3 * (wanted_clearance / std::max(far, 1e-3) - 1) * away;  // whatever else pulls
    all.by[v] += push;
    all.by[a] -= 0.5 * push, all.by[b] -= 0.5 * push;
  });
  return all;
}

}  // namespace

Places regular_polygon(std::size_t n) {
  Places spots(n);
  const double corners = static_cast<double>(n), radius = 0.5 / std::sin(std::numbers::pi / std::max(2.0, corners));
  for (std::size_t i = 0; i < n; ++i)
    spots[i] = std::polar(radius, std::numbers::pi * (0.5 + 2.0 * static_cast<double>(i) / corners));
  return spots;
}

double stress(const DrawnPart& part, const Places& spots) {
  double sum = 0;
  for (std::size_t i = 0; i < part.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double error = std::abs(spots[i] - spots[j]) / part.between(i, j) - 1;
      sum += error * error;
    }
  }
  return sum;
}

Place wanted_place(const DrawnPart& part, const Places& spots, std::size_t i) {
  Place sum = 0;
  double weights = 0;
  for (std::size_t j = 0; j < part.size(); ++j) {
    if (i == j) continue;
    const double wanted = part.between(i, j), weight = 1 / (wanted * wanted),
                 now = std::sqrt(std::norm(spots[i] - spots[j]));
    const Place away =
        now > 1e-9 ? (spots[i] - spots[j]) / now : std::polar(1.0, golden_angle * static_cast<double>(i));
    sum += weight * (spots[j] + wanted * away);
    weights += weight;
  }
  return sum / weights;
}

std::size_t crossings(const DrawnPart& part, const Places& spots) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < part.edges.size(); ++i) {
    const auto [a, b] = part.edges[i];
    for (std::size_t j = 0; j < i; ++j) {
      const auto [c, d] = part.edges[j];
      if (a == c || a == d || b == c || b == d) continue;
      count += cross_each_other(spots[a], spots[b], spots[c], spots[d]) ? 1 : 0;
    }
  }
  return count;
}

double clearance(const DrawnPart& part, const Places& spots) {
  std::vector<Spot> plain;
  for (const Place p : spots) plain.push_back(spot(p));
  const auto apart = nearest(plain);
  double least = apart.empty() ? 0 : *std::min_element(apart.begin(), apart.end());
  every_vertex_and_edge(
      part, spots, [&](std::size_t, std::size_t, std::size_t, Place, double far) { least = std::min(least, far); });
  return least;
}

double median_length(const DrawnPart& part, const Places& spots) {
  std::vector<double> lengths;
  for (const auto& [a, b] : part.edges) lengths.push_back(std::abs(spots[a] - spots[b]));
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
  std::nth_element(lengths.begin(), middle, lengths.end());
  return *middle;
}

void make_symmetric(Places& spots, const Turn& turn) {
  const Place middle = std::accumulate(spots.begin(), spots.end(), Place(0)) / static_cast<double>(spots.size());
  const Place step = std::polar(1.0, 2 * std::numbers::pi / static_cast<double>(turn.order));
  std::vector<bool> done(spots.size());
  for (std::size_t v = 0; v < spots.size(); ++v) {
    if (done[v]) continue;
    Place mean = 0, back = 1;
    std::size_t w = v;
    for (std::size_t i = 0; i < turn.order; ++i, w = turn.images[w], back *= std::conj(step))
      mean += back * (spots[w] - middle);
    mean /= static_cast<double>(turn.order);
    for (std::size_t i = 0; i < turn.order; ++i, w = turn.images[w], mean *= step)
      spots[w] = middle + mean, done[w] = true;
  }
}

Places settled(const DrawnPart& part, Places spots, bool plane, const Turn* turn) {
  const double pairs = static_cast<double>(part.size() * (part.edges.size() + part.size()));
  const int rounds = static_cast<int>(std::clamp(1e6 / pairs, 20.0, 300.0));
  for (int round = 0; round < rounds; ++round) {
    const Forces all = forces(part, spots, plane ? 0.3 : 1);
    const double step = 0.5 * (1 - static_cast<double>(round) / rounds);  // less and less, so that it comes to rest
    double moved = 0;
    for (std::size_t v = 0; v < part.size(); ++v) {
      Place by = step * all.by[v];
      const double far = std::abs(by), most = plane ? all.limit[v] / 3 : 0.5;
      if (far > most) by *= most / far;
      spots[v] += by;
      moved = std::max(moved, std::abs(by));
    }
    if (turn != nullptr) make_symmetric(spots, *turn);
    if (moved < 1e-4) break;
  }
  return spots;
}

}  // namespace arete::inline view
