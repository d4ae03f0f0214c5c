// How a theorem keeps to the budget of whoever asks: it takes its memory from it while it works, and looks at the
// clock. Where memory is not granted, time is up or somebody has cancelled the work, the budget is spent.
#pragma once

#include "base/budget.hpp"

namespace arete::inline base {

class MemoryShare {
 public:
  /// Without a budget there is always enough. Throws BudgetSpent.
  MemoryShare(Budget* budget, double bytes) : budget_(budget), bytes_(static_cast<std::uint64_t>(bytes)) {
    if (budget_ != nullptr && !budget_->grant(bytes_)) throw BudgetSpent{};
  }
  ~MemoryShare() {
    if (budget_ != nullptr) budget_->give_back(bytes_);
  }
  /// More of it. Throws BudgetSpent.
  void grow(double bytes) {
    const auto more = static_cast<std::uint64_t>(bytes);
    if (budget_ != nullptr && !budget_->grant(more)) throw BudgetSpent{};
    bytes_ += more;
  }
  std::uint64_t bytes() const { return bytes_; }
  /// Looks at the clock now and then.
  void look() {
    if (budget_ != nullptr) budget_->look();
  }
  MemoryShare(const MemoryShare&) = delete;
  MemoryShare& operator=(const MemoryShare&) = delete;

 private:
  Budget* budget_;
  std::uint64_t bytes_;
};

/// Long work looks at the clock of whoever asked for it, if that has one, and ends by BudgetSpent.
inline void look(Budget* budget) {
  if (budget != nullptr) budget->look();
}

}  // namespace arete::inline base
