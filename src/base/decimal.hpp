// A coordinate as it was written: an exact decimal. Sizes are capped so that every orientation of three
// points fits 256 bits: at most 2^30 in size, at most 28 places behind the point.
#pragma once

#include <cstdint>
#include <string_view>

namespace arete::inline base {

__extension__ typedef __int128 Int128;

struct Decimal {
  static constexpr int most_places = 28;
  static constexpr std::int64_t most = std::int64_t{1} << 30;

  Int128 digits = 0;  ///< the value is digits · 10^−places
  int places = 0;     ///< the fewest that will do, so 1.50 has one

  /// Reads a JSON number. Throws std::invalid_argument that says what is wrong with it.
  static Decimal read(std::string_view number);
  static Decimal of(std::int64_t whole) { return {whole, 0}; }
};

}  // namespace arete::inline base
