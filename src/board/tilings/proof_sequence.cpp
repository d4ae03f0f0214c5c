#include "board/tilings/proof_sequence.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace arete::inline board {

bool is_symmetry(const Tiling& tiling, const Isometry& isometry) {
  const auto& group = tiling.symmetries();
  return std::find(group.begin(), group.end(), isometry.turn) != group.end() && isometry.shift.a % tiling.step() == 0 &&
         isometry.shift.b % tiling.step() == 0;
}

std::vector<Cell> image(const Isometry& isometry, const std::vector<Cell>& cells) {
  std::vector<Cell> images;
  images.reserve(cells.size());
  for (const Cell c : cells) images.push_back(isometry(c));
  std::sort(images.begin(), images.end());
  return images;
}

Situation image(const Isometry& isometry, const Situation& situation) {
  return {image(isometry, situation.core), image(isometry, situation.neighbourhood)};
}

Isometry to_canonical(const Tiling& tiling, const Situation& situation) {
  std::optional<std::pair<Situation, Isometry>> least;
  for (const auto& turn : tiling.symmetries()) {
    Isometry isometry{turn, {}};
    const auto turned = image(isometry, situation);
    isometry.shift = tiling.to_class(turned.core.empty() ? turned.neighbourhood.front() : turned.core.front());
    std::pair candidate{image(isometry, situation), isometry};
    if (!least || candidate < *least) least = std::move(candidate);
  }
  return least->second;
}

LetterCells letter_cells(const Situation& from, const Situation& to, const Isometry& by) {
  const auto moved = image(by, to);
  LetterCells cells;
  std::set_difference(moved.core.begin(), moved.core.end(), from.core.begin(), from.core.end(),
                      std::back_inserter(cells.marks));
  std::vector<Cell> clear;
  std::set_difference(moved.neighbourhood.begin(), moved.neighbourhood.end(), from.core.begin(), from.core.end(),
                      std::back_inserter(clear));
  std::set_union(cells.marks.begin(), cells.marks.end(), clear.begin(), clear.end(), std::back_inserter(cells.needs));
  return cells;
}

}  // namespace arete::inline board
