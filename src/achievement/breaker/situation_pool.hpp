// The situations that a local invariant may be made of: all that lie inside one placement of the animal, up to
// translations of a period, each with a variable that says whether it is chosen.
#pragma once

#include <map>
#include <vector>

#include "achievement/proof/invariant.hpp"

namespace arete::inline achievement {

class SituationPool {
 public:
  SituationPool(const Tiling& tiling, const Animal& animal, const Period& period);

  std::size_t size() const { return situations_.size(); }
  /// Of each variable, from 1 on.
  const Situation& situation(int variable) const { return situations_[static_cast<std::size_t>(variable) - 1]; }
  int variable(const Situation& situation) const { return variables_.at(home(situation)); }

  /// Pairs of variables: the second situation has the first for a part, so that the first occurs wherever the second
  /// does.
  std::vector<std::pair<int, int>> parts() const;
  /// Every copy inside a set of cells.
  std::vector<Situation> copies_inside(const std::vector<Cell>& cells) const;
  /// The chosen situations that have no other chosen one for a part.
  std::vector<Situation> least(const std::vector<bool>& chosen) const;

 private:
  Situation home(const Situation& situation) const;
  void add_parts(const Animal& placement);

  const Tiling& tiling_;
  Period period_;
  std::map<Situation, int> variables_;
  std::vector<Situation> situations_;
};

}  // namespace arete::inline achievement
