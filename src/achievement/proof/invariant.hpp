// Local invariants, a kind of the breaker's strategies that contains pavings. A situation (C, N) occurs on a board if
// the maker has marked all of C and the breaker nothing of N. Let Φ be a set of situations that repeats under a period,
// in each of which C is not empty and C and N have no cell in common.
//
// Law, for one mark of the maker a turn. Suppose that whenever a copy of the animal is marked some situation of Φ
// occurs, and that on every board on which none occurs, whatever cell x the maker marks, b marks of the breaker hit all
// situations of Φ that occur then. So the breaker keeps the board free of Φ, and the maker never has the animal: after
// her mark it would be there with a situation that either occurred before or cannot be hit.
//
// Whether b marks always suffice is a formula for each cell x: a board free of Φ on which they do not. All cells but
// those of the situations with x in C can be the breaker's, as this only helps to keep the board free, so the formula
// is finite. A certificate has a proof for each that it has no model.
#pragma once

#include <string>
#include <vector>

#include "board/tilings/achievement.hpp"
#include "board/tilings/period.hpp"
#include "board/tilings/proof_sequence.hpp"
#include "math/formula.hpp"
#include "proof/effort.hpp"

namespace arete::inline achievement {

struct Invariant {
  Period period;
  std::vector<Situation> situations;  ///< up to translations of the period
  std::vector<std::string> proofs;    ///< for each cell of the fundamental domain, in DRAT
};

/// The translates of a situation whose core has the cell.
std::vector<Situation> with_core_at(const Tiling& tiling, const Period& period, const Situation& situation, Cell cell);
/// The translates of a situation that lie inside a set of cells.
std::vector<Situation> inside(const Tiling& tiling, const Period& period, const Situation& situation,
                              const std::vector<Cell>& cells);

/// A board free of the situations on which b marks cannot hit all that the maker's mark x makes occur.
class InvariantFormula {
 public:
  InvariantFormula(const Tiling& tiling, const Period& period, const std::vector<Situation>& situations, int breaker,
                   Cell x);

  const Formula& formula() const { return formula_; }
  const std::vector<Cell>& cells() const { return cells_; }               ///< all others are the breaker's
  int maker(std::size_t i) const { return 2 * static_cast<int>(i) + 1; }  ///< the i-th of them is the maker's
  int free(std::size_t i) const { return 2 * static_cast<int>(i) + 2; }   ///< it is not the breaker's

 private:
  std::size_t index(Cell cell) const;
  void unhit(const std::vector<Situation>& created, const std::vector<int>& occurs, Cell x, std::vector<Cell>& marks,
             std::size_t from, int left);

  Formula formula_;
  std::vector<Cell> cells_;
};

/// Throws Refused unless the invariant wins for the breaker.
void check_invariant(const Tiling& tiling, const Animal& animal, Bias bias, const Invariant& invariant,
                     const Effort& effort = Effort());

/// The period, `situations COUNT`, for each `core A B …` and `free A B …`, and for each cell of the fundamental domain
/// `proof LINES` and so many lines of DRAT.
std::string invariant_lines(const Invariant& invariant);
Invariant read_invariant(const Tiling& tiling, const std::string& lines);

}  // namespace arete::inline achievement
