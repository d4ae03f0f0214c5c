#include "theory/triangulations/independent_flips.hpp"

#include <algorithm>

#include "math/matching.hpp"

namespace arete::inline theory {

std::vector<Triangulation::Half> independent_flips(const GreenFaces& faces, Budget* budget) {
  using Half = Triangulation::Half;
  const auto& board = faces.board();
  const auto halves = static_cast<Half>(3 * board.triangles());
  Arcs dual{{0}, {}};
  for (Half h = 0; h < halves; ++h) {
    look(budget);
    if (faces.free(h)) dual.target.push_back(board.twin(h) / 3);
    if (h % 3 != 2) continue;
    std::sort(dual.target.begin() + dual.first.back(), dual.target.end());
    dual.first.push_back(static_cast<std::int32_t>(dual.target.size()));
  }
  const auto mate = maximum_matching(dual, {}, {}, budget).mate;
  std::vector<Half> flips;
  for (Half h = 0; h < halves; ++h) {
    if (faces.free(h) && board.twin(h) > h && mate[static_cast<std::size_t>(h / 3)] == board.twin(h) / 3)
      flips.push_back(h);
  }
  return flips;
}

}  // namespace arete::inline theory
