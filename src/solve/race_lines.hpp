// The lines of a race as sets of bits: an open line of a player, one that she can still complete, is numbered, and she
// keeps three sets of numbers, the open lines that need one, two or three elements more. What a move does to all of
// them, and what they weigh then, is a few operations on words.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "base/bits.hpp"
#include "rules/rules.hpp"
#include "solve/ranking.hpp"

namespace arete::inline solve {

/// Sets of lines: as many as there are empty triangles on eleven points, or on twenty-four. A line has three elements.
template <class Set>
using LinesOf = Bits<Set::capacity == 64 ? 3 : 32>;
/// Of most sets of nine points one word holds them all.
using FewLines = Bits<1>;

/// The open lines of a player: `[k]` are those that need k + 1 elements.
template <class Lines>
struct OpenLines {
  std::array<Lines, 3> need;

  static constexpr int complete = 8;  ///< what a complete line weighs: one that needs k elements more weighs 2^−k of it

  Lines all() const { return need[0] | need[1] | need[2]; }
  int weight() const { return 4 * need[0].size() + 2 * need[1].size() + need[2].size(); }
  bool threaten() const { return !need[0].empty(); }
};

template <class Set, class Lines = LinesOf<Set>>
class RaceLines {
 public:
  using Open = OpenLines<Lines>;

  explicit RaceLines(AttackBoard<Set> board)
      : board_(std::move(board)), through_(board_.stops.size()), gone_(board_.stops.size()) {
    if (!fit()) return;
    for (std::size_t line = 0; line < board_.lines.size(); ++line) {
      for (std::size_t e = 0; e < board_.stops.size(); ++e) {
        if (board_.lines[line].has(e)) through_[e] = through_[e].with(line);
        if (board_.lines[line].meets(board_.stops[e])) gone_[e] = gone_[e].with(line);
      }
    }
  }
  bool fit() const { return board_.lines.size() <= Lines::capacity; }
  const Symmetry<Set>& symmetry() const { return board_.symmetry; }
  const Set& line(std::size_t number) const { return board_.lines[number]; }
  const Set& stopped(std::size_t element) const { return board_.stops[element]; }
  const Lines& through(std::size_t element) const { return through_[element]; }

  /// The open lines of a player who owns some elements. What is complete is not open any more.
  Open open(const Set& own, const Set& free) const {
    Open open{};
    const Set possible = own | free;
    for (std::size_t line = 0; line < board_.lines.size(); ++line) {
      if (!possible.contains(board_.lines[line])) continue;
      const int rest = (board_.lines[line] - own).size();
      assert(rest <= 3);
      if (rest == 0) continue;
      auto& needing = open.need[static_cast<std::size_t>(rest) - 1];
      needing = needing.with(line);
    }
    return open;
  }
  /// What becomes of the lines of a player who takes an element, and of those of the other one.
  Open taken(const Open& open, std::size_t e) const {
    const Lines &here = through_[e], &gone = gone_[e];
    const auto& need = open.need;
    return {{(need[0] - gone) | (need[1] & here), (need[1] - gone) | (need[2] & here), need[2] - gone}};
  }
  Open lost(const Open& open, std::size_t e) const {
    const Lines& gone = gone_[e];
    return {{open.need[0] - gone, open.need[1] - gone, open.need[2] - gone}};
  }
  /// All that is part of some lines.
  Set elements(const Lines& lines) const {
    Set result;
    for (const std::size_t line : lines) result |= board_.lines[line];
    return result;
  }
  Set stopped_by(const Set& elements) const {
    Set result;
    for (const std::size_t e : elements) result |= board_.stops[e];
    return result;
  }
  /// What meets every line that needs one element.
  Set answers(const Open& open, const Set& free, Set among) const {
    for (const std::size_t line : open.need[0]) {
      among &= board_.stops[(board_.lines[line] & free).front()];
      if (among.empty()) break;
    }
    return among;
  }

 private:
  AttackBoard<Set> board_;
  std::vector<Lines> through_, gone_;  // of each element: the lines that it is part of, and these with those it stops
};

/// A search that is compiled for few lines and for many: the one that holds those of a board.
template <class Set, template <class, class> class Search>
class ForLines {
  using Few = Search<Set, FewLines>;
  using Many = Search<Set, LinesOf<Set>>;
  using Either = std::conditional_t<Set::capacity == 64, std::variant<Many, Few>, std::variant<Many>>;

 public:
  template <class... Rest>
  explicit ForLines(AttackBoard<Set> board, Rest&&... rest)
      : search_(chosen(std::move(board), std::forward<Rest>(rest)...)) {}
  template <class Ask>
  auto ask(Ask ask) {
    return std::visit(ask, search_);
  }

 private:
  template <class... Rest>
  static Either chosen(AttackBoard<Set> board, Rest&&... rest) {
    if constexpr (std::variant_size_v<Either> == 2) {
      if (board.lines.size() <= FewLines::capacity)
        return Either(std::in_place_type<Few>, std::move(board), std::forward<Rest>(rest)...);
    }
    return Either(std::in_place_type<Many>, std::move(board), std::forward<Rest>(rest)...);
  }
  Either search_;
};

/// The moves of all positions from the root on. What is above the top may be overwritten, and is not made anew.
struct MoveStack {
  std::vector<Ranked> moves;
  std::size_t top = 0;
};

/// The moves of one position, at most so many, at the end of a stack.
class RankedMoves {
 public:
  RankedMoves(MoveStack& stack, int most) : stack_(stack), first_(stack.top) {
    stack.top += static_cast<std::size_t>(most);
    if (stack.top > stack.moves.size()) stack.moves.resize(2 * stack.top);
  }
  ~RankedMoves() { stack_.top = first_; }
  RankedMoves(const RankedMoves&) = delete;
  RankedMoves& operator=(const RankedMoves&) = delete;
  void add(std::int64_t rank, std::size_t element) {
    stack_.moves[first_ + size_++] = {rank, static_cast<std::uint32_t>(element)};
  }
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  /// The first of at most so many in order of rank that is found good, or −1; in another order after the first one if
  /// `reversed`. The next one is chosen when it is asked for, since the first often decides.
  template <class Good>
  int find(std::size_t most, bool reversed, Good good) {
    for (std::size_t i = first_; i < first_ + std::min(size_, most); ++i) {
      const auto rest = std::span(stack_.moves).subspan(i, first_ + size_ - i);
      std::swap(rest.front(), *(reversed && i > first_ ? std::ranges::max_element(rest, before)
                                                       : std::ranges::min_element(rest, before)));
      const auto element = stack_.moves[i].index;
      if (good(element)) return static_cast<int>(element);
    }
    return -1;
  }

 private:
  static bool before(const Ranked& a, const Ranked& b) {
    return a.rank != b.rank ? a.rank < b.rank : a.index < b.index;
  }

  MoveStack& stack_;
  std::size_t first_, size_ = 0;
};

}  // namespace arete::inline solve
