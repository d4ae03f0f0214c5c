// Taking-and-breaking on heaps: take some pins from a heap and, if you like, split the rest in two.
#pragma once

#include <vector>

#include "board/heaps.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::family {

template <std::int64_t least, std::int64_t most>
class Taking {
 public:
  using Board = Heaps;
  using Position = Heaps;

  explicit Taking(const Board& heaps) : start_(heaps) {}
  /// Pins and heaps, and more than any search takes if there are very many.
  static std::size_t elements(const Board& heaps) {
    std::int64_t total = static_cast<std::int64_t>(heaps.sizes.size());
    for (const auto size : heaps.sizes) total = std::min<std::int64_t>(total + size, std::int64_t{1} << 60);
    return static_cast<std::size_t>(total);
  }

  Position start() const { return start_; }
  std::vector<Move> moves(const Position& p, Player) const {
    std::vector<Move> result;
    for (std::size_t i = 0; i < p.sizes.size(); ++i) {
      if (i > 0 && p.sizes[i] == p.sizes[i - 1]) continue;
      const std::int64_t heap = p.sizes[i];
      for (std::int64_t low = 0; 2 * low <= heap; ++low) {
        for (std::int64_t high = std::max(low, heap - most - low); high <= heap - least - low; ++high)
          result.emplace_back(heap, low, high);
      }
    }
    return result;
  }
  /// Without listing the moves, of which a large heap has very many.
  bool legal(const Position& p, Move m) const {
    const auto taken = m.element - m.low - m.high;
    return 0 <= m.low && m.low <= m.high && least <= taken && taken <= most &&
           std::binary_search(p.sizes.begin(), p.sizes.end(), m.element);
  }
  /// Taking k is allowed whatever is left: the digit 7.
  static std::string octal_code() { return '.' + std::string(least - 1, '0') + std::string(most - least + 1, '7'); }
  Step<Position> play(const Position& p, Player, Move m) const {
    Position next = p;
    next.remove(m.element);
    next.insert(m.low);
    next.insert(m.high);
    return {std::move(next)};
  }
  std::optional<Value> result(const Position& p, Player) const {
    return p.sizes.empty() || p.sizes.back() < least ? std::optional<Value>(-1) : std::nullopt;
  }
  std::vector<Position> components(const Position& p) const {
    std::vector<Position> heaps;
    for (const auto size : p.sizes) heaps.push_back(Heaps({size}));
    return heaps;
  }
  std::string why_not(const Position& p, Player, Move m) const {
    if (std::find(p.sizes.begin(), p.sizes.end(), m.element) == p.sizes.end())
      return "there is no heap of " + std::to_string(m.element);
    if (m.low < 0 || m.low > m.high) return "the two heaps that are left are written in increasing order";
    return "takes " + std::to_string(m.element - m.low - m.high) + ", not " +
           (least == most ? std::to_string(least) : std::to_string(least) + " or " + std::to_string(most));
  }
  Look look(const Position& p) const {
    Look look;
    look.heaps = p.sizes;
    return look;
  }

 private:
  Heaps start_;
};

}  // namespace arete::inline games::family
