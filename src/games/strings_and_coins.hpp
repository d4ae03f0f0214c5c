// Strings and Coins, the dual of Dots and Boxes.
#pragma once

#include "games/family/cutting.hpp"

namespace arete::strings_and_coins {

template <class Set>
class Rules : public family::CuttingForPoints<Set, Multigraph> {
 public:
  static constexpr About about{
      .title = "Strings and Coins",
      .play = Play::score,
      .rule =
          "Remove an edge; each vertex that it isolates is a point, and the player moves again. More points win. An edge to -1 is "
          "tied to the ground. Dots and Boxes is this game on the dual of its board.",
      .known = "Search only.",
      .source = "Winning Ways, chapter 16",
  };
  using typename family::CuttingForPoints<Set, Multigraph>::Position;
  using family::CuttingForPoints<Set, Multigraph>::CuttingForPoints;

  Step<Position> play(const Position& p, Player, Move m) const {
    const int gain = this->coins_.freed(p.left, m.at());
    return {{this->coins_.cut(p.left, m.at())}, gain, gain > 0};
  }

  /// A coin on its last string is taken at once, except where giving away may be better: of two coins in a row that is
  /// open at the far end, and of four in a row that is open at both. Then these two choices are enough. A row of coins on
  /// two strings may be opened anywhere with the same effect, two coins best between them. (E. Berlekamp, The Dots and Boxes
  /// Game, 2000.)
  Set candidates(const Position& p) const {
    Set choice;
    bool loose = false;
    for (std::size_t coin = 0; coin < this->coins_.count(); ++coin) {
      const Set held = this->coins_.holding(p.left, coin);
      if (!held.single()) continue;
      loose = true;
      const auto row = this->coins_.row_from(p.left, coin);
      const bool double_deal = row.loose_end ? row.coins == 4 : row.coins == 2;
      if (!double_deal) return held;
      choice |= held.with(row.second);
    }
    return loose ? choice : this->coins_.choices(p.left) - elsewhere_in_rows(p.left);
  }

 private:
  /// All strings but one of each row of coins on two strings, and of each loop of them.
  Set elsewhere_in_rows(const Set& left) const {
    Set seen, surplus;
    for (std::size_t coin = 0; coin < this->coins_.count(); ++coin) {
      const Set held = this->coins_.holding(left, coin);
      if (held.size() != 2 || held.meets(seen)) continue;
      Set strings = held, inner;  // of the row, and of them those between two coins of it
      std::array<std::int32_t, 2> ends{ground, ground};
      std::size_t coins = 1;
      bool loop = false;
      for (std::size_t side = 0; side < 2 && !loop; ++side) {
        std::size_t at = coin, string = side == 0 ? held.front() : held.without(held.front()).front();
        for (;;) {
          const auto next = this->coins_.across(string, at);
          const Set here = next == ground ? Set() : this->coins_.holding(left, static_cast<std::size_t>(next));
          loop = next == static_cast<std::int32_t>(coin);
          if (here.size() != 2 || loop) {
            ends[side] = next;
            break;
          }
          inner = inner.with(string);
          at = static_cast<std::size_t>(next);
          ++coins;
          string = here.without(string).front();
          strings = strings.with(string);
        }
      }
      seen |= strings;
      if (!loop && ends[0] == ends[1] && ends[0] != ground) continue;  // the coin at both ends may join the row
      surplus |= strings.without(coins == 2 && !loop ? inner.front() : strings.front());
    }
    return surplus;
  }
};

}  // namespace arete::strings_and_coins
