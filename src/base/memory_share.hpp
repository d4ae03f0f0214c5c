// Memory that a theorem takes from the budget of whoever asks while it works; where it is not granted the budget is
// spent.
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
  MemoryShare(const MemoryShare&) = delete;
  MemoryShare& operator=(const MemoryShare&) = delete;

 private:
  Budget* budget_;
  std::uint64_t bytes_;
};

}  // namespace arete::inline base
