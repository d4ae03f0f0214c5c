// The segments of an order type: what crosses what, and the empty triangles. Orientations are all that this needs, so
// that abstract order types have them, too.
#pragma once

#include <array>
#include <vector>

#include "base/bits.hpp"
#include "board/plane/order_types.hpp"
#include "rules/attack.hpp"

namespace arete::bench {

class Segments {
 public:
  using Set = Bits<1>;
  struct Triangle {
    std::array<std::size_t, 3> sides;  ///< opposite to the corners
    std::array<int, 3> corners;
  };

  explicit Segments(const OrderType& type) : type_(type) {
    const int n = type.size();
    for (int u = 0; u < n; ++u) {
      for (int v = u + 1; v < n; ++v) ends_.push_back({u, v});
    }
    crossing_.resize(ends_.size());
    for (std::size_t s = 0; s < ends_.size(); ++s) {
      for (std::size_t t = 0; t < ends_.size(); ++t) {
        if (cross(ends_[s], ends_[t])) crossing_[s] = crossing_[s].with(t);
      }
    }
    for (int a = 0; a < n; ++a) {
      for (int b = a + 1; b < n; ++b) {
        for (int c = b + 1; c < n; ++c) {
          if (empty(a, b, c)) triangles_.push_back({{at(b, c), at(a, c), at(a, b)}, {a, b, c}});
        }
      }
    }
  }

  std::size_t size() const { return ends_.size(); }
  std::array<int, 2> ends(std::size_t segment) const { return ends_[segment]; }
  const Set& crossing(std::size_t segment) const { return crossing_[segment]; }
  const std::vector<Triangle>& empty_triangles() const { return triangles_; }
  /// The segment between two points.
  std::size_t at(int u, int v) const {
    if (u > v) std::swap(u, v);
    return static_cast<std::size_t>(u * (2 * type_.size() - u - 1) / 2 + (v - u - 1));
  }

 private:
  bool cross(const std::array<int, 2>& s, const std::array<int, 2>& t) const {
    return type_.orientation(s[0], s[1], t[0]) * type_.orientation(s[0], s[1], t[1]) < 0 &&
           type_.orientation(t[0], t[1], s[0]) * type_.orientation(t[0], t[1], s[1]) < 0;
  }
  bool empty(int a, int b, int c) const {
    const int sense = type_.orientation(a, b, c);
    for (int p = 0; p < type_.size(); ++p) {
      if (p != a && p != b && p != c && type_.orientation(a, b, p) == sense && type_.orientation(b, c, p) == sense &&
          type_.orientation(c, a, p) == sense)
        return false;
    }
    return true;
  }

  const OrderType& type_;
  std::vector<std::array<int, 2>> ends_;
  std::vector<Set> crossing_;
  std::vector<Triangle> triangles_;
};

/// The lines of the games on empty triangles.
inline AttackBoard<Segments::Set> attack_board(const Segments& segments) {
  AttackBoard<Segments::Set> board;
  for (std::size_t s = 0; s < segments.size(); ++s) board.stops.push_back(segments.crossing(s).with(s));
  for (const auto& triangle : segments.empty_triangles()) {
    Segments::Set line;
    for (const std::size_t side : triangle.sides) line = line.with(side);
    board.lines.push_back(line);
  }
  return board;
}

}  // namespace arete::bench
