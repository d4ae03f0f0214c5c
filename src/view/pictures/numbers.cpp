#include "view/pictures/numbers.hpp"

#include <algorithm>
#include <cmath>

#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

/// What a number near a vertex must keep clear of, with x squeezed so that a wide number counts as round.
struct Obstacles {
  std::vector<std::array<Spot, 2>> lines;
  std::vector<std::pair<Spot, double>> discs;

  double clearance(Spot s) const {
    double free = 1e9;
    for (const auto& [a, b] : lines) free = std::min(free, distance(s, a, b));
    for (const auto& [c, r] : discs) free = std::min(free, length(s - c) - r);
    return free;
  }
};
Spot squeezed(Spot s, double by) { return {s.x / by, s.y}; }

Obstacles obstacles(const Scene& scene, const Sheet& sheet, std::size_t v, double squeeze) {
  Obstacles found;
  const double near = sheet.clear[v] + 4 * sheet.font + 10;
  for (const auto& [a, b] : sheet.segments) {
    if (distance(sheet.at[v], a, b) < near) found.lines.push_back({squeezed(a, squeeze), squeezed(b, squeeze)});
  }
  const auto disc = [&](Spot s, double radius) {
    if (length(s - sheet.at[v]) < near + radius) found.discs.emplace_back(squeezed(s, squeeze), radius);
  };
  for (std::size_t w = 0; w < sheet.at.size(); ++w) disc(sheet.at[w], w == v ? 0 : sheet.clear[w]);
  for (const Diamond& d : scene.diamonds) disc(d.at, d.behind ? 0 : d.radius);
  for (const Text& t : scene.texts) disc(t.at, 0.5 * sheet.font);
  return found;
}

/// A number goes into the widest gap between the lines of its vertex, or, unless there are very many of them, where
/// it keeps clear of everything, in one of sixteen directions, near or a little farther.
void add_number(Scene& scene, const Sheet& sheet, std::size_t v, bool thorough) {
  const std::u32string text = wide(std::to_string(v));
  const double half = 0.31 * sheet.font * static_cast<double>(text.size()), high = 0.4 * sheet.font,
               squeeze = std::max(1.0, half / high);
  const Obstacles around = thorough ? obstacles(scene, sheet, v, squeeze) : Obstacles{};
  const double out = sheet.outward(v), pull = 0.4 * std::pow(length(sheet.at[v] - sheet.centre) / sheet.extent, 3);
  Spot best;
  double best_score = -1e9;
  for (int k = -1; k < (thorough ? 32 : 0); ++k) {
    const double direction = k < 0 ? free_directions(sheet.directions[v], 1, out)[0] : std::numbers::pi * k / 8;
    const double across = std::abs(std::cos(direction)), up = std::abs(std::sin(direction));
    const double shape = sheet.best[v] ? std::max(sheet.rim[v], sheet.clear[v] / (across + up)) : sheet.clear[v];
    const Spot at =
        sheet.at[v] + polar(shape + (k < 16 ? 2 : 2 + 0.7 * sheet.font) + across * half + up * high, direction);
    const double taste = (k < 0 ? 0.2 : 0) - (k >= 16 ? 2.2 : 0) + pull * std::cos(direction - out) +
                         (0.5 - pull) * std::cos(direction - 1);
    const double score = std::min(high + 5, around.clearance(squeezed(at, squeeze))) + taste;
    if (score > best_score) best_score = score, best = at;
  }
  scene.texts.push_back({best, text, sheet.font});
}

}  // namespace

void add_numbers(Scene& scene, const Sheet& sheet) {
  const bool thorough = sheet.at.size() * sheet.segments.size() < 20'000'000;
  for (std::size_t v = 0; v < sheet.at.size(); ++v) {
    if (v % sheet.every == 0 || sheet.best[v] || sheet.rim[v] > sheet.radius[v]) add_number(scene, sheet, v, thorough);
  }
}

}  // namespace arete::inline view
