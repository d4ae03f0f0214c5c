// Dawson's Kayles.
#pragma once

#include "games/family/taking.hpp"

namespace arete::inline games::dawson_kayles {

template <class Set>
class Rules : public family::Taking<2, 2> {
 public:
  static constexpr About about{
      .title = "Dawson's Kayles",
      .play = Play::normal,
      .nimbers = Nimbers::always,
      .rule = "Take 2 from a heap and, if you like, split the rest in two. Whoever cannot move loses.",
      .known = "The nimbers have period 34 with 8 exceptions, the last at 52.",
      .source = "Playing with Triangulations, 4.2",
  };
  using family::Taking<2, 2>::Taking;
};

}  // namespace arete::inline games::dawson_kayles
