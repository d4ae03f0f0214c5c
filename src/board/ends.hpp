// The two ends of an edge. The ground of strings-and-coins is the end −1.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <string>

namespace arete::inline board {

struct Ends {
  std::int32_t u = 0, v = 0;
  auto operator<=>(const Ends&) const = default;
};

constexpr std::int32_t ground = -1;

constexpr Ends ordered(Ends e) { return e.u <= e.v ? e : Ends{e.v, e.u}; }

inline std::string text(Ends e) { return '[' + std::to_string(e.u) + ", " + std::to_string(e.v) + ']'; }

}  // namespace arete::inline board
