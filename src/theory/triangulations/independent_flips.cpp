#include "theory/triangulations/independent_flips.hpp"

#include "math/matching.hpp"
#include "theory/triangulations/green_dual.hpp"

namespace arete::inline theory {

std::vector<Triangulation::Half> independent_flips(const GreenFaces& faces, Budget* budget) {
  const GreenDual dual(faces, budget);
  const auto mate = maximum_matching(dual.flip_graph(), {}, {}, budget).mate;
  std::vector<Triangulation::Half> flips;
  for (std::size_t f = 0; f < mate.size(); ++f) {
    if (mate[f] > static_cast<std::int32_t>(f)) flips.push_back(dual.side_to(f, mate[f]));
  }
  return flips;
}

}  // namespace arete::inline theory
