// The checker of Kayles and Dawson's Kayles with heaps of any size. A certificate has a period and the nim values that
// prove it; the checker computes each of them by the mex rule and compares.
//
// Theorem (Guy and Smith 1956). Let no move take more than t, let n0 ≥ 1 and p ≥ 1, and let G(n + p) = G(n) for all n
// with n0 ≤ n < 2 n0 + p + t. Then G(n + p) = G(n) for all n ≥ n0. (theory/octal/period.hpp has the proof.)
#pragma once

#include "proof/kinds.hpp"

namespace arete::inline proof {

struct NimTable {
  std::size_t preperiod = 1, period = 1;  ///< n0 and p
  std::vector<std::int32_t> values;       ///< of all heaps below 2 n0 + 2 p + t
};

std::string heap_lines(const NimTable& table);
Finding check_heaps(const BoardPosition& position, const std::string& lines, const Effort& effort);

}  // namespace arete::inline proof
