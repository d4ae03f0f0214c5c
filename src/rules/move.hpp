// A move is one element of the board and a small choice. The element is an edge, a segment, a vertex or a
// heap; only heaps need the choice: the two heaps that are left.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace arete::inline rules {

/// A move as documents write it: `[u, v]`, `[h, a, b]`, or one number for a vertex; of several boards `[i, move]`.
struct MoveText : std::vector<std::int64_t> {
  using Numbers = std::vector<std::int64_t>;
  static constexpr std::int64_t the_only = -1;

  std::int64_t board = the_only;  ///< which of several boards

  using Numbers::Numbers;
  MoveText(Numbers numbers, std::int64_t on = the_only) : Numbers(std::move(numbers)), board(on) {}  // NOLINT: is one
  const Numbers& numbers() const { return *this; }
  /// Of several boards, where the number of the board stands first in the same list.
  static MoveText on_first(const Numbers& flat) {
    return flat.empty() ? MoveText() : MoveText(Numbers(flat.begin() + 1, flat.end()), flat.front());
  }
  bool on_a_board() const { return board != the_only; }

  bool operator==(const MoveText& other) const { return board == other.board && numbers() == other.numbers(); }
  std::strong_ordering operator<=>(const MoveText& other) const {
    const auto boards = board <=> other.board;
    return boards != 0 ? boards : numbers() <=> other.numbers();
  }
};

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
