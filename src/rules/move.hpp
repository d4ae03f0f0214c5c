// A move is one element of the board and a small choice. The element is an edge, a segment, a vertex or a
// heap; only heaps need the choice: the two heaps that are left.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace arete::inline rules {

/// A move as documents write it: `[u, v]`, `[h, a, b]`, or one number for a vertex.
using MoveText = std::vector<std::int64_t>;

struct Move {
  std::int64_t element = 0;
  std::int64_t low = 0, high = 0;

  constexpr Move() = default;
  constexpr Move(std::size_t chosen) : element(static_cast<std::int64_t>(chosen)) {}  // NOLINT: an element is a move
  constexpr Move(std::int64_t heap, std::int64_t a, std::int64_t b) : element(heap), low(a), high(b) {}
  constexpr std::size_t at() const { return static_cast<std::size_t>(element); }

  auto operator<=>(const Move&) const = default;
};

}  // namespace arete::inline rules
