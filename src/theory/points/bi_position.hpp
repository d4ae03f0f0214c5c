// A position of the games in two colours as a sum of rooms, whatever moves led to it. In convex position the rooms are
// read off the finished drawing, O((n + m) log (n + m)): under each segment, from one of its ends to the other, the
// farthest segments lead from corner to corner. With one inner point, or where segments are given, the segments are
// drawn one by one, each in time linear in n + m; where much is given on a large board nothing is said.
#pragma once

#include <optional>

#include "rules/finding.hpp"
#include "rules/question.hpp"
#include "theory/points/bi_room.hpp"

namespace arete::inline theory {

enum class BiGame { triangle, complete };

struct BiPosition {
  std::vector<BiRoom> rooms;
  PointSet::Index inner = -1;  ///< the inner point, if there is one
  Player to_move = Player::first;
  Value lead = 0;     ///< Bichromatic Complete Triangulation: the first player's points minus the second's
  bool over = false;  ///< Bichromatic Triangle: somebody has a triangle

  /// The start, nothing if the points, at least three, have more than one inner point.
  static std::optional<BiPosition> start(const PointSet& points);
  /// Throws InputError at the first illegal move.
  static std::optional<BiPosition> of(const PointSet& points, const std::vector<MoveText>& moves, BiGame game,
                                      Budget* budget = nullptr);

  /// Draws a segment for a player, if it can be drawn: how many triangles of hers it closes.
  std::optional<Value> draw(const PointSet& points, Ends segment, Player who);
  /// Whether the player to move can draw the segment; if so it is drawn, and the turn may pass.
  bool play(const PointSet& points, Ends segment, BiGame game);
};

}  // namespace arete::inline theory
