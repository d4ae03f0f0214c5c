// The least value of a sum of small tables over variables with few values each, by eliminating one variable after the
// other: all tables with the variable are added, the variable is minimised away, and what is left is a table over its
// neighbours. Time and memory are exponential only in the largest number of neighbours, which is 1 on a tree and grows
// with the square root of the size on planar graphs. (U. Bertelè, F. Brioschi, Nonserial Dynamic Programming, 1972.)
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/memory_share.hpp"

namespace arete::inline math {

class MinSum {
 public:
  using Variable = std::int32_t;
  static constexpr std::int32_t never = 1 << 30;  ///< more than any sum: an assignment that is not allowed

  /// How many values each variable has.
  explicit MinSum(std::vector<int> values) : values_(std::move(values)) {}
  /// A table of one or two variables, the first running fastest.
  void add(std::vector<Variable> scope, std::vector<std::int32_t> table) {
    tables_.push_back({std::move(scope), std::move(table)});
  }

  /// Finds an order of elimination, always taking the variable that makes the smallest table. False if a table would
  /// have more than `most` entries, or all of them more than 16 times as many.
  bool plan(double most, Budget* budget = nullptr);
  /// Table entries that one solution computes, and those that it keeps.
  double work() const { return work_; }
  double entries() const { return entries_; }
  /// The variables in the order of elimination.
  std::vector<Variable> order() const;

  struct Forced {
    Variable variable;
    int value;
  };
  struct Solution {
    std::int32_t least;
    std::vector<std::uint8_t> value;  ///< of each variable
  };
  /// `plan` must have been found.
  Solution solve(std::span<const Forced> forced = {}, Budget* budget = nullptr) const;

 private:
  struct Table {
    std::vector<Variable> scope;
    std::vector<std::int32_t> entry;
  };
  struct Step {
    Variable variable;
    std::vector<Variable> scope;  ///< its neighbours
  };
  class Elimination;

  std::size_t values(Variable v) const { return static_cast<std::size_t>(values_[static_cast<std::size_t>(v)]); }

  std::vector<int> values_;
  std::vector<Table> tables_;
  std::vector<Step> steps_;
  std::vector<std::int32_t> step_of_;  ///< of each variable
  double work_ = 0, entries_ = 0;
};

}  // namespace arete::inline math
