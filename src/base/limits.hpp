// How large a board a search takes, in one place. Larger ones are left to theorems.
#pragma once

#include <cstddef>

namespace arete::inline base {

inline constexpr std::size_t most_words = 16;  ///< of a set of elements
inline constexpr std::size_t most_elements =
    64 * most_words;                             ///< segments of a point set, edges or vertices of a graph
inline constexpr std::size_t most_points = 45;   ///< points with no more segments than that
inline constexpr std::size_t most_pins = 16384;  ///< in heaps together
static_assert(most_points * (most_points - 1) / 2 <= most_elements &&
              most_points * (most_points + 1) / 2 > most_elements);

}  // namespace arete::inline base
