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
      .known = "No theorem decides it: every position is searched.",
      .source = "Playing with Triangulations, 3.3.2",
  };
  struct Position {
    std::array<Set, 2> coloured;
    bool operator==(const Position&) const = default;
  };
  static constexpr bool foresees = true;
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
  /// A tie as soon as nobody has a face left to complete.
  Verdict bounds(const Position& p) const {
    const bool open = std::ranges::any_of(
        this->open_faces_, [&](const Set& face) { return !face.meets(p.coloured[0]) || !face.meets(p.coloured[1]); });
    return open ? Verdict{-1, 1} : Verdict::of(0);
  }
  /// For the first player: a win at once, else what meets every threat.
  Set candidates(const Position& p) const {
    const Set free = moves(p, Player::first);
    if (const Set wins = closers(p.coloured[0], free); !wins.empty()) return wins;
    const Set threats = closers(p.coloured[1], free);
    return threats.single() ? threats : free;
  }
  AttackBoard<Set> attack_board() const {
    AttackBoard<Set> board{this->open_faces_, {}};
    for (std::size_t e = 0; e < this->edge_count(); ++e) board.stops.push_back(Set::of(e));
    return board;
  }
  Attack<Set> attack(const Position& p, Player who) const {
    return {p.coloured[who == Player::first ? 0 : 1], moves(p, who)};
  }
  Position swapped(const Position& p) const { return {{p.coloured[1], p.coloured[0]}}; }
  std::string why_not(const Position&, Player, Move) const { return "already coloured"; }
  Look look(const Position& p) const {
    return this->show(p.coloured[1], Mark::second,
                      this->show(p.coloured[0], Mark::first, this->show(moves(p, Player::first), Mark::plain)));
  }

 private:
  /// The free edges that would complete a face.
  Set closers(const Set& own, const Set& free) const {
    Set result;
    for (const Set& face : this->open_faces_) {
      const Set rest = face - own;
      if (rest.single()) result |= rest & free;
    }
    return result;
  }
};

}  // namespace arete::inline games::bi_coloring
