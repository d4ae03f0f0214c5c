// Nim values of heaps by the mex rule, for checkers: take from `least` to `most` beans of a heap and split the rest in
// two as you like. Kayles takes one or two, Dawson's Kayles two.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "proof/effort.hpp"

namespace arete::inline proof {

class HeapTable {
 public:
  HeapTable(std::size_t least, std::size_t most, const Effort& effort) : least_(least), most_(most), effort_(effort) {}
  int at(std::size_t heap) {
    require(heap <= 20'000, "a heap of " + std::to_string(heap) + " is more than this checker computes");
    while (value_.size() <= heap) extend();
    return value_[heap];
  }

 private:
  void extend() {
    effort_.look(1 + value_.size());
    std::set<int> options;
    for (std::size_t k = least_; k <= std::min(most_, value_.size()); ++k) {
      const std::size_t rest = value_.size() - k;
      for (std::size_t a = 0; 2 * a <= rest; ++a) options.insert(value_[a] ^ value_[rest - a]);
    }
    int mex = 0;
    while (options.contains(mex)) ++mex;
    value_.push_back(mex);
  }

  std::size_t least_, most_;
  const Effort& effort_;
  std::vector<int> value_;
};

}  // namespace arete::inline proof
