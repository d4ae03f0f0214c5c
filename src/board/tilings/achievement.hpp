// The weak (a, b) achievement game (paper E): on a periodic board the maker, who begins, marks a cells a turn and the
// breaker b. The maker wins if she ever owns a copy of the animal.
#pragma once

#include "board/tilings/animal.hpp"

namespace arete::inline board {

struct Bias {
  int maker = 1, breaker = 2;
  auto operator<=>(const Bias&) const = default;
};

struct Achievement {
  const Tiling* tiling = nullptr;
  Animal animal;
  Bias bias;
};

}  // namespace arete::inline board
