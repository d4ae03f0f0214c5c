// Hashing of positions: by their bytes where these say all, heap by heap otherwise.
#pragma once

#include <cstring>
#include <type_traits>

#include "board/heaps.hpp"
#include "rules/words.hpp"

namespace arete::inline solve {

constexpr std::uint64_t mix(std::uint64_t h, std::uint64_t word) {
  h = (h ^ word) * 0x9E3779B97F4A7C15ull;
  return h ^ (h >> 32);
}

template <class Position>
struct PositionHash {
  static_assert(std::has_unique_object_representations_v<Position> && sizeof(Position) % 8 == 0);
  std::size_t operator()(const Position& p) const {
    std::uint64_t h = 0, words[sizeof(Position) / 8];
    std::memcpy(words, &p, sizeof p);
    for (const auto word : words) h = mix(h, word);
    return h;
  }
};

template <>
struct PositionHash<Heaps> {
  std::size_t operator()(const Heaps& p) const {
    std::uint64_t h = p.sizes.size();
    for (const auto size : p.sizes) h = mix(h, static_cast<std::uint64_t>(size));
    return h;
  }
};

template <>
struct PositionHash<Words> {
  std::size_t operator()(const Words& p) const {
    std::uint64_t h = p.size();
    for (const auto word : p.all()) h = mix(h, word);
    return h;
  }
};

/// The bytes of a position that are not in itself.
template <class Position>
constexpr std::size_t outside(const Position&) {
  return 0;
}
inline std::size_t outside(const Heaps& p) { return p.sizes.capacity() * sizeof(std::int64_t); }
inline std::size_t outside(const Words& p) { return p.outside(); }

}  // namespace arete::inline solve
