// Heaps of pins or beans, in increasing order, empty ones left out.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <vector>

#include "base/memory_share.hpp"

namespace arete::inline board {

struct Heaps {
  std::vector<std::int64_t> sizes;

  Heaps() = default;
  /// Looks at the clock of the budget, if there is one; throws BudgetSpent.
  explicit Heaps(std::vector<std::int64_t> unsorted, Budget* budget = nullptr) : sizes(std::move(unsorted)) {
    std::erase(sizes, 0);
    std::sort(sizes.begin(), sizes.end(), [&](std::int64_t a, std::int64_t b) {
      look(budget);
      return a < b;
    });
  }
  /// Takes away a heap that is there.
  void remove(std::int64_t size) { sizes.erase(std::lower_bound(sizes.begin(), sizes.end(), size)); }
  void insert(std::int64_t size) {
    if (size > 0) sizes.insert(std::upper_bound(sizes.begin(), sizes.end(), size), size);
  }
  auto operator<=>(const Heaps&) const = default;
};

}  // namespace arete::inline board
