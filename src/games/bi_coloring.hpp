// Bichromatic Coloring Game.
#pragma once

#include "games/family/marking.hpp"

namespace arete::inline games::bi_coloring {

template <class Set>
class Rules : public family::Marking<Set> {
 public:
  static constexpr About about{
      .title = "Bichromatic Coloring Game",
      .play = Play::race,
      .rule =
          "Each player colours a black edge in her own colour. Whoever first completes a face in her colour wins; "
          "otherwise a tie.",
      .known = "Search only.",
      .source = "Playing with Triangulations, 3.3.2",
  };
  struct Position {
    std::array<Set, 2> coloured;
    bool operator==(const Position&) const = default;
  };
  using family::Marking<Set>::Marking;

  Position start() const { return {{this->given_.first, this->given_.second}}; }
  Set moves(const Position& p, Player) const { return this->all() - p.coloured[0] - p.coloured[1]; }
  Step<Position> play(const Position& p, Player who, Move m) const {
    Position next = p;
    Set& own = next.coloured[who == Player::first ? 0 : 1];
    own = own.with(m.at());
    return {next};
  }
  std::optional<Value> result(const Position& p, Player who) const {
    if (this->has_face(p.coloured[0]) || this->has_face(p.coloured[1])) return -1;
    return moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
  std::vector<Corners> completed(const Position& p, Player who, Move m) const {
    return this->completed_faces(p.coloured[who == Player::first ? 0 : 1], m.at());
  }
  Position swapped(const Position& p) const { return {{p.coloured[1], p.coloured[0]}}; }
  std::string why_not(const Position&, Player, Move) const { return "already coloured"; }
  Look look(const Position& p) const {
    return this->show(p.coloured[1], Mark::second,
                      this->show(p.coloured[0], Mark::first, this->show(moves(p, Player::first), Mark::plain)));
  }
};

}  // namespace arete::inline games::bi_coloring
