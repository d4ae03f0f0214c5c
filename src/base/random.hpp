// A small generator whose sequence is part of the contract: a seed names the same board everywhere.
#pragma once

#include <cstdint>

namespace arete::inline base {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// SplitMix64.
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  /// A number below n, every one as likely (by rejection).
  std::uint64_t below(std::uint64_t n) {
    const std::uint64_t limit = ~std::uint64_t{0} - ~std::uint64_t{0} % n;
    std::uint64_t value = next();
    while (value >= limit) value = next();
    return value % n;
  }
  bool coin() { return next() >> 63; }
  /// True in so many cases of a million.
  bool chance(std::uint64_t of_a_million) { return below(1'000'000) < of_a_million; }

 private:
  std::uint64_t state_;
};

}  // namespace arete::inline base
