// Memory that a theorem takes from the budget of whoever asks while it works.
#pragma once

#include "rules/budget.hpp"

namespace arete {

class MemoryShare {
 public:
  /// Without a budget everything is granted.
  MemoryShare(Budget* budget, double bytes) : budget_(budget), bytes_(static_cast<std::uint64_t>(bytes)) {
    granted_ = budget_ == nullptr || budget_->grant(bytes_);
  }
  ~MemoryShare() {
    if (granted_ && budget_ != nullptr) budget_->give_back(bytes_);
  }
  MemoryShare(const MemoryShare&) = delete;
  MemoryShare& operator=(const MemoryShare&) = delete;

  bool granted() const { return granted_; }

 private:
  Budget* budget_;
  std::uint64_t bytes_;
  bool granted_;
};

}  // namespace arete
