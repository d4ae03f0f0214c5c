#include "view/pictures/boxes.hpp"

#include <map>

namespace arete::inline view {
namespace {

/// The middle of the circle inside a triangle, which keeps clear of all three sides.
Spot middle_inside(Spot a, Spot b, Spot c) {
  const double by_a = length(b - c), by_b = length(c - a), by_c = length(a - b), all = by_a + by_b + by_c;
  return all > 0 ? (1 / all) * (by_a * a + by_b * b + by_c * c) : a;
}

}  // namespace

std::vector<Spot> add_boxes(Scene& scene, const std::vector<std::array<std::int32_t, 3>>& faces,
                            const std::vector<Spot>& at, double side, const char* colour) {
  std::vector<Spot> beside;
  std::map<Ends, Spot> behind;  // a side, and the middle of the face that it was met in
  for (const auto& [a, b, c] : faces) {
    const Spot here = middle_inside(at[static_cast<std::size_t>(a)], at[static_cast<std::size_t>(b)],
                                    at[static_cast<std::size_t>(c)]);
    scene.boxes.push_back({here - Spot{side / 2, side / 2}, side, side, false, true});
    scene.veils.push_back({straight(here, here), 2 * side, colour});
    for (const Ends e : {ordered({a, b}), ordered({a, c}), ordered({b, c})}) {
      const auto [other, fresh] = behind.emplace(e, here);
      if (fresh) continue;
      scene.veils.push_back({straight(here, other->second), 1.4 * side, colour});
      beside.push_back(0.5 * (here + other->second));
    }
  }
  if (faces.size() == 1) beside.push_back(scene.boxes.back().at + Spot{side / 2, 1.7 * side});
  return beside;
}

}  // namespace arete::inline view
