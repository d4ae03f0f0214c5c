#include "view/pictures/best_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "view/pictures/lattice.hpp"
#include "view/pictures/plane_drawing.hpp"
#include "view/pictures/turns.hpp"
#include "view/pictures/upright.hpp"

namespace arete::inline view {
namespace {

constexpr std::size_t most_careful = 24;  // vertices of a graph of which many drawings are tried

/// Small shifts that break ties; `round` chooses among them.
Places shaken(Places spots, double by, std::size_t round) {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    spots[i] += std::polar(by, golden_angle * static_cast<double>((i + 1) * (round + 1) * (i + round + 1) % 1009));
  }
  return spots;
}

/// A start from two pairs of far vertices: each pair is an axis, and a vertex lies on it by its distances to the two.
/// A path comes out straight, a grid as a grid.
Places spanned(const DrawnPart& part) {
  const auto farthest = [&](auto far) {
    std::size_t best = 0;
    for (std::size_t v = 1; v < part.size(); ++v) best = far(v) > far(best) ? v : best;
    return best;
  };
  const std::size_t a = farthest([&](std::size_t v) { return part.between(0, v); });
  const std::size_t b = farthest([&](std::size_t v) { return part.between(a, v); });
  const std::size_t c = farthest([&](std::size_t v) { return std::min(part.between(a, v), part.between(b, v)); });
  const std::size_t d =
      farthest([&](std::size_t v) { return part.between(c, v) + std::min(part.between(a, v), part.between(b, v)); });
  const bool path = part.between(a, b) + 1 == static_cast<double>(part.size());
  Places spots(part.size());
  for (std::size_t v = 0; v < part.size(); ++v) {
    spots[v] = 0.5 * Place(part.between(a, v) - part.between(b, v), path ? 0 : part.between(c, v) - part.between(d, v));
  }
  return spots;
}

/// Majorization, one vertex at a time: each moves to the weighted mean of where the others would like to have it.
Places relaxed(const DrawnPart& part, Places spots) {
  for (int round = 0; round < 400; ++round) {
    double moved = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
      const Place wanted = wanted_place(part, spots, i);
      moved = std::max(moved, std::abs(std::exchange(spots[i], wanted) - wanted));
    }
    if (moved < 1e-5) break;
  }
  return spots;
}

/// As a piece of the square lattice, if it is one.
std::optional<Places> on_lattice(const DrawnPart& part) {
  std::vector<std::vector<std::size_t>> next(part.size());
  for (const auto& [a, b] : part.edges) next[a].push_back(b), next[b].push_back(a);
  const auto found = lattice_places(next);
  if (!found) return std::nullopt;
  Places spots;
  for (const auto& [x, y] : *found) spots.emplace_back(x, y);
  return spots;
}

/// The drawings that were tried, and the best of them: one without crossings if there is any, then by how clear, how
/// relaxed and how symmetric it is.
class Candidates {
 public:
  Candidates(const DrawnPart& part, bool planar)
      : part_(part), crossing_(planar ? 1000 : 1), symmetries_(symmetries_of(part)) {}

  const std::vector<Permutation>& symmetries() const { return symmetries_; }
  void consider(Places spots) {
    const double now = cost(spots);
    if (!best_.empty() && now > 0.98 * cost_) return;
    best_ = std::move(spots);
    cost_ = now;
  }
  const Places& best() const { return best_; }

 private:
  double cost(const Places& spots) const {
    const auto crossed = static_cast<double>(crossings(part_, spots)), edges = static_cast<double>(part_.edges.size());
    const double near = std::max(0.0, 0.35 - clearance(part_, spots) / median_length(part_, spots));
    const double shown = std::log2(1 + static_cast<double>(shown_symmetries(symmetries_, spots)));
    return 2 + stress(part_, spots) / static_cast<double>(part_.size()) + 4 * near + (near > 0.15 ? 5 : 0) +
           (crossed > 0 ? crossing_ : 0) + 0.5 * crossed / edges - 0.2 * std::min(shown, 5.0);
  }

  const DrawnPart& part_;
  double crossing_;  // what it costs to have crossings at all
  std::vector<Permutation> symmetries_;
  Places best_;
  double cost_ = 0;
};

/// Every way to draw it that we know, from the quick one on.
Places chosen_drawing(const DrawnPart& part) {
  const std::size_t n = part.size();
  const auto plane = plane_drawings(part, n <= most_careful ? 6 : 2);
  Candidates candidates(part, !plane.empty());
  const Places start = spanned(part);
  const std::size_t shakes = n <= most_careful ? 8 : 2;
  for (std::size_t round = 0; round <= shakes; ++round)
    candidates.consider(settled(part, relaxed(part, shaken(start, 0.2 * static_cast<double>(round), round)), false));
  candidates.consider(regular_polygon(n));
  candidates.consider(settled(part, relaxed(part, regular_polygon(n)), false));
  for (const Places& spots : plane) candidates.consider(spots), candidates.consider(settled(part, spots, true));
  for (const Turn& turn : turns(candidates.symmetries())) {
    for (const bool inside_out : {false, true})
      candidates.consider(settled(part, on_circles(turn, inside_out), false, &turn));
  }
  return candidates.best();
}

}  // namespace

Places best_drawing(const DrawnPart& part) {
  if (auto lattice = on_lattice(part)) return upright(part, std::move(*lattice));
  if (part.size() > most_relaxed) return regular_polygon(part.size());
  return upright(part, chosen_drawing(part));
}

}  // namespace arete::inline view
