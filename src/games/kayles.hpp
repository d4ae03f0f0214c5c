// Kayles.
#pragma once

#include "games/family/taking.hpp"

namespace arete::inline games::kayles {

template <class Set>
class Rules : public family::Taking<1, 2> {
 public:
  static constexpr About about{
      .title = "Kayles",
      .play = Play::normal,
      .nimbers = Nimbers::always,
      .rule = "Take 1 or 2 from a heap and, if you like, split the rest in two. Whoever cannot move loses.",
      .known = "The nimbers have period 12 with 14 exceptions, the last at 70.",
      .source = "Playing with Triangulations, 4.1",
  };
  using family::Taking<1, 2>::Taking;
};

}  // namespace arete::inline games::kayles
