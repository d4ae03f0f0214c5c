#include "solve/ranking.hpp"

#include <algorithm>

namespace arete::inline solve {

void sort(std::span<Ranked> options) {
  std::sort(options.begin(), options.end(),
            [](const Ranked& a, const Ranked& b) { return a.rank != b.rank ? a.rank < b.rank : a.index < b.index; });
}

void sort_reversed(std::span<Ranked> options) {
  std::sort(options.begin(), options.end(),
            [](const Ranked& a, const Ranked& b) { return a.rank != b.rank ? a.rank < b.rank : a.index > b.index; });
}

}  // namespace arete::inline solve
