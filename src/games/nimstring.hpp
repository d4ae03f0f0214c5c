// Nimstring.
#pragma once

#include <vector>

#include "board/graphs/rows.hpp"
#include "games/family/cutting.hpp"

namespace arete::inline games::nimstring {

template <class Set>
class Rules : public family::Cutting<Set, CoinBoard> {
 public:
  static constexpr About about{
      .title = "Nimstring",
      .play = Play::normal,
      .nimbers = Nimbers::always,
      .rule =
          "Mark an edge; if it completes a face (on a graph: if removing it isolates a vertex), move again. Whoever "
          "cannot "
          "move loses.",
      .known = "A position is a nimber or loony (Winning Ways, chapter 16).",
      .source = "Playing with Triangulations, 3.3.4",
  };
  using typename family::Cutting<Set, CoinBoard>::Position;
  using family::Cutting<Set, CoinBoard>::Cutting;

  Step<Position> play(const Position& p, Player, Move m) const {
    return {{this->coins_.cut(p.left, m.at())}, 0, this->coins_.freed(p.left, m.at()) > 0};
  }
  std::optional<Value> result(const Position& p, Player) const {
    return p.left.empty() ? std::optional<Value>(-1) : std::nullopt;
  }
  std::vector<Position> components(const Position& p) const {
    std::vector<Position> parts;
    parts.reserve(4);
    for (Set rest = p.left; !rest.empty(); rest -= parts.back().left)
      parts.push_back({this->coins_.component(rest, rest.front())});
    return parts;
  }

  /// Where no coin is on its last string: not the strings whose cut is loony, that is, those of rows of three coins and
  /// more, of loops of four and more, and of rows that grow, and the outer ones of two coins; of other rows, one.
  Set options(const Position& p) const {
    Set strings = this->coins_.choices(p.left);
    each_row(this->coins_, p.left, [&](const Row<Set>& row) {
      strings -= row.strings;
      if (!row.grows && row.coins < (row.loop ? 4 : 3)) strings = strings.with(row.middle);
    });
    return strings;
  }

  /// With a coin on its last string there is no choice: a row that can be given away in part makes the position loony,
  /// and any other such coin may be taken first without changing the nimber. (Winning Ways, chapter 16.)
  std::optional<Forced> forced(const Position& p) const {
    std::optional<Forced> found;
    if (!this->coins_.loose(p.left)) return found;
    for (std::size_t coin = 0; coin < this->coins_.count(); ++coin) {
      const Set held = this->coins_.holding(p.left, coin);
      if (!held.single()) continue;
      const auto row = this->coins_.row_from(p.left, coin);
      if (row.coins >= (row.loose_end ? 4u : 2u)) return Forced{.loony = true};
      found = Forced{.loony = false, .move = Move(held.front())};
    }
    return found;
  }
};

}  // namespace arete::inline games::nimstring
