#include "view/pictures/upright.hpp"

#include <cmath>
#include <numeric>

namespace arete::inline view {
namespace {

/// How far the edges keep to `fold` directions, and to which: 1 in size if all do.
Place grain(const DrawnPart& part, const Places& spots, int fold) {
  Place sum = 0;
  double weight = 0;
  for (const auto& [a, b] : part.edges) {
    const Place edge = spots[b] - spots[a];
    sum += std::polar(std::abs(edge), fold * std::arg(edge));
    weight += std::abs(edge);
  }
  return sum / weight;
}

/// How well the numbers of the vertices read like text, from left to right and from top to bottom; lying beats
/// standing.
double reading(const Places& spots) {
  double score = 0, wide = 0, high = 0;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    score += (static_cast<double>(i) - static_cast<double>(spots.size() - 1) / 2) *
             (0.3 * spots[i].real() - spots[i].imag());
    wide = std::max(wide, std::abs(spots[i].real()));
    high = std::max(high, std::abs(spots[i].imag()));
  }
  return high > 1.1 * wide ? score - 1e9 : score;
}

}  // namespace

Places upright(const DrawnPart& part, Places spots) {
  const Place mean = std::accumulate(spots.begin(), spots.end(), Place(0)) / static_cast<double>(spots.size());
  Place spread = 0;
  for (Place& s : spots) s -= mean, spread += s * s;
  const Place square = grain(part, spots, 4), triangular = grain(part, spots, 6);
  const bool round = std::abs(spread) < 0.1 * static_cast<double>(spots.size());
  const int fold = std::abs(square) > 0.5 ? 4 : std::abs(triangular) > 0.5 ? 6 : round ? 1 : 2;
  const double turn = fold == 4   ? -std::arg(square) / 4
                      : fold == 6 ? -std::arg(triangular) / 6
                      : fold == 2 ? -std::arg(spread) / 2
                                  : std::numbers::pi / 2 - std::arg(spots[0]);
  Places best;
  for (int side = 0; side < 2 * fold; ++side) {
    Places turned = spots;
    for (Place& s : turned) {
      s *= std::polar(1.0, turn + 2 * std::numbers::pi * side / fold);
      if (side >= fold) s = {-s.real(), s.imag()};
    }
    if (best.empty() || reading(turned) > reading(best) + 1e-6) best = std::move(turned);
  }
  return best;
}

}  // namespace arete::inline view
