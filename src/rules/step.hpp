// What a move did. With v the value of `next` for the player who is to move there, the move is worth
// gain + (again ? v : −v) to the player who made it.
#pragma once

namespace arete::inline rules {

using Value = int;

template <class Position>
struct Step {
  Position next;
  Value gain = 0;
  bool again = false;

  constexpr Value worth(Value v) const { return gain + (again ? v : -v); }
};

}  // namespace arete::inline rules
