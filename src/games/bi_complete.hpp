// Bichromatic Complete Triangulation.
#pragma once

#include "games/family/points.hpp"
#include "games/family/rooms.hpp"

namespace arete::inline games::bi_complete {

template <class Set>
class Rules : public family::TwoColours<Set> {
 public:
  static constexpr About about{
      .title = "Bichromatic Complete Triangulation",
      .play = Play::score,
      .rule =
          "Each player has a colour, and draws a segment that crosses none drawn. Each empty triangle wholly in the "
          "mover's colour is "
          "a point and gives an extra move; other triangles mean nothing. The game ends with the triangulation; more "
          "points win.",
      .known = "A tie in convex position and with exactly one inner point (Corollary 1).",
      .source = "Playing with Triangulations, 3.1.3; On Bichromatic Triangle Game",
  };
  using typename family::TwoColours<Set>::Position;
  /// Rooms, or a position in its canonical form.
  struct Form {
    std::array<Set, 3> sets;
    std::uint64_t rooms;
    bool operator==(const Form&) const = default;
  };

  explicit Rules(const PointSet& points) : family::TwoColours<Set>(points), rooms_(points, this->plane_) {}

  Step<Position> play(const Position& p, Player who, Move m) const {
    const int gain = this->closed(p.of(who), m.at());
    return {this->after(p, who, m.at()), gain, gain > 0};
  }
  std::optional<Value> result(const Position& p, Player) const {
    return p.free.empty() ? std::optional<Value>(0) : std::nullopt;
  }
  /// Whoever moves: what each player can still close.
  Verdict bounds(const Position& p) const {
    const int most = std::max(this->open(p.drawn[0], p.free).count, this->open(p.drawn[1], p.free).count);
    return {-most, most};
  }
  /// Rooms in convex position. Where drawn segments have been forgotten, what is free does not tell the rooms.
  Form form(const Position& p) const {
    if (rooms_.known() && remembers_all(p)) return {rooms_.form(p.drawn[0], p.drawn[1]), true};
    const auto [drawn, free] = this->canonical(p);
    return {{drawn[0], drawn[1], free}, false};
  }

 private:
  bool remembers_all(const Position& p) const {
    Set free = Set::below(this->plane_.size());
    for (const std::size_t segment : p.drawn[0] | p.drawn[1]) free = this->freed(free, segment);
    return free == p.free;
  }

  family::ConvexRooms<Set> rooms_;
};

}  // namespace arete::inline games::bi_complete
