// Proof sequences, the maker's strategies (paper E, Section 3). A situation is what matters of a board when the breaker
// is to move: a core of cells that the maker has marked and a neighbourhood of cells that the breaker has not. In a
// proof sequence the first situation is the animal itself, and each other one has letters: what the maker may turn it
// into next, an earlier situation moved by a symmetry of the board. Which letters suffice is for the checker to say
// (achievement/proof/sequence.hpp).
#pragma once

#include <compare>
#include <vector>

#include "board/tilings/animal.hpp"

namespace arete::inline board {

/// A symmetry of the board: a map of its point group and then a translation.
struct Isometry {
  LinearMap turn{{1, 0}, {0, 1}};
  Cell shift;
  auto operator<=>(const Isometry&) const = default;
  Cell operator()(Cell c) const { return turn(c) + shift; }
};

bool is_symmetry(const Tiling& tiling, const Isometry& isometry);
/// The images, increasing.
std::vector<Cell> image(const Isometry& isometry, const std::vector<Cell>& cells);

/// Disjoint sets of cells, increasing.
struct Situation {
  std::vector<Cell> core, neighbourhood;
  auto operator<=>(const Situation&) const = default;
};

Situation image(const Isometry& isometry, const Situation& situation);
/// The symmetry that takes the situation to the least of its copies with the first cell of the core at the origin.
Isometry to_canonical(const Tiling& tiling, const Situation& situation);

/// The maker marks the cells that the image of an earlier situation's core lacks; the image's neighbourhood must be
/// free of breaker's marks.
struct SequenceLetter {
  std::size_t to = 0;
  Isometry by;
  auto operator<=>(const SequenceLetter&) const = default;
};

struct SequenceStep {
  Situation situation;
  std::vector<SequenceLetter> letters;
};

using ProofSequence = std::vector<SequenceStep>;

/// What a letter asks for on the board of a situation: the cells to mark, and all that the breaker must not have taken,
/// those included.
struct LetterCells {
  std::vector<Cell> marks, needs;
};
LetterCells letter_cells(const Situation& from, const Situation& to, const Isometry& by);

}  // namespace arete::inline board
