// Whether there are fixed answers that win, as a formula: a variable for each answer that lies in a placement with its
// cell, a counter for the answers of each cell, and for each placement a clause of witnesses, the least strongly
// connected sets of more than a cells: trees of a + 1 cells if answers are mutual, cycles if not (only for a = 1). On a
// whole fundamental domain a model gives the answers. On a finite patch only placements inside count, so that a formula
// without model excludes every such strategy, periodic or not; this is how paper E's remark on its animal F28 is
// proved.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "achievement/proof/answers.hpp"
#include "math/formula.hpp"

namespace arete::inline achievement {

/// A fundamental domain of a period, or a finite patch.
struct Region {
  std::vector<Cell> cells;  ///< increasing
  std::optional<Period> period;

  static Region of(const Tiling& tiling, const Period& period) { return {period.cells(tiling), period}; }
  static Region patch(std::vector<Cell> increasing) { return {std::move(increasing), std::nullopt}; }
};

enum class AnswerKind { mutual, directed };

/// About how many steps it takes to list the witnesses of a placement of so many cells.
double witness_steps(std::size_t cells, Bias bias, AnswerKind kind);

class PavingFormula {
 public:
  PavingFormula(const Tiling& tiling, const Animal& animal, Bias bias, AnswerKind kind, Region region);

  const Formula& formula() const { return formula_; }
  std::size_t placements() const { return placements_; }
  /// The answers that a model has, `truth` saying which variables are true; for a period.
  template <class Truth>
  std::map<Cell, std::vector<Cell>> answers(const Truth& truth) const {
    std::map<Cell, std::vector<Cell>> found;
    for (const auto& [cell, arcs] : out_) {
      auto& list = found[cell];
      for (const auto& [answer, variable] : arcs) {
        if (truth(variable)) list.push_back(answer);
      }
    }
    return found;
  }

 private:
  using Arc = std::pair<Cell, Cell>;
  using Witness = std::vector<Arc>;

  Cell home(Cell cell) const { return region_.period ? region_.period->reduce(tiling_, cell) : cell; }
  int answer(Cell cell, Cell to);
  void kill(const Animal& placement);
  void trees(const Animal& placement, std::vector<Witness>& list) const;
  static void cycles(const Animal& placement, std::vector<Witness>& list);

  const Tiling& tiling_;
  const Region region_;
  std::size_t maker_;
  AnswerKind kind_;
  Formula formula_;
  std::size_t placements_ = 0;
  std::map<Cell, std::map<Cell, int>> out_;      // of a cell of the region: its possible answers and their variables
  std::map<std::vector<int>, int> conjunction_;  // of sorted literals
};

}  // namespace arete::inline achievement
