// Heaps of pins or beans, in increasing order, empty ones left out.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <vector>

namespace arete {

struct Heaps {
  std::vector<std::int64_t> sizes;

  Heaps() = default;
  explicit Heaps(std::vector<std::int64_t> unsorted) : sizes(std::move(unsorted)) {
    std::erase(sizes, 0);
    std::sort(sizes.begin(), sizes.end());
  }
  auto operator<=>(const Heaps&) const = default;
};

}  // namespace arete
