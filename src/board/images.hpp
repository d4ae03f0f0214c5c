// The union of what belongs to each element of a set, looked up for eight elements at a time.
#pragma once

#include <cstddef>
#include <vector>

namespace arete::inline board {

template <class Set>
class Images {
 public:
  /// `of_element(i)` is the set that belongs to element i.
  template <class F>
  Images(std::size_t elements, F of_element) : table_((elements + 7) / 8 * 256) {
    for (std::size_t i = 0; i < elements; ++i) {
      const Set image = of_element(i);
      for (std::size_t value = 0; value < 256; ++value) {
        if (value >> i % 8 & 1) table_[i / 8 * 256 + value] |= image;
      }
    }
  }

  Set of(const Set& set) const {
    Set image;
    for (std::size_t i = 0; i < table_.size(); i += 256) image |= table_[i + set.byte(i / 256)];
    return image;
  }

 private:
  std::vector<Set> table_;  // of each byte in each place
};

}  // namespace arete::inline board
