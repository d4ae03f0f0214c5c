// The nimbers of Kayles and Dawson's Kayles for all heaps up to a size, one byte each: the games on triangulations ask
// for millions of them in order. They are computed by the proved periods (octal_heaps.hpp), the rest is copying.
#pragma once

#include <cstdint>
#include <vector>

#include "theory/octal/heaps.hpp"

namespace arete::inline theory {

using HeapValues = std::vector<std::uint8_t>;  ///< by the size of the heap

/// Values of all heaps of at most `most`.
HeapValues kayles_values(std::size_t most);
HeapValues dawson_values(std::size_t most);

}  // namespace arete::inline theory
