// The order in which options are tried: sorted by their ranks, not with all that belongs to them, by code that all
// games share.
#pragma once

#include <cstdint>
#include <span>

namespace arete::inline solve {

struct Ranked {
  std::int64_t rank;    ///< the least comes first
  std::uint32_t index;  ///< of the option; the least comes first where ranks are equal
};

void sort(std::span<Ranked> options);
/// The other way round, where ranks are equal.
void sort_reversed(std::span<Ranked> options);

}  // namespace arete::inline solve
