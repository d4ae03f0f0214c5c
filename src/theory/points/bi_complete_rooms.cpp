#include "theory/points/bi_complete_rooms.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/points/bi_attack.hpp"
#include "theory/points/bi_defence.hpp"

namespace arete::inline theory {
namespace {

/// No more triangles than this can still become the player's.
Value most_points(const std::vector<BiRoom>& rooms, Player who) {
  Value most = 0;
  for (const auto& room : rooms) {
    const auto corners = static_cast<Value>(room.size());
    const bool lost = room.size() == 3 && std::count(room.sides.begin(), room.sides.end(), by(opponent(who))) > 0;
    if (room.around()) most += corners;
    if (!room.around() && !room.full() && !lost) most += corners - 2;
  }
  return most;
}

}  // namespace

Finding bi_complete_rooms(const PointSet& points, const BiPosition& position, const Question& asked) {
  const Player attacker = opponent(position.to_move);
  Finding finding;
  finding.to_move = position.to_move;
  finding.lead = position.lead;
  finding.value = {-most_points(position.rooms, attacker), most_points(position.rooms, position.to_move)};
  std::vector<Ends> best;
  if (const auto move = defend(points, position.rooms, attacker)) {
    const auto point =
        all_hold(position.rooms, attacker) ? first_closing(points, position.rooms, position.to_move) : std::nullopt;
    best = {point ? *point : *move};
    finding.value.low = point ? 1 : 0;
  } else if (const auto room = std::ranges::find_if_not(position.rooms, &BiRoom::full); room != position.rooms.end()) {
    const auto point = first_closing(points, position.rooms, position.to_move);
    best = {point ? *point : any_segment(*room)};  // no move loses more than the attacker can close
  }
  if (all_hold(position.rooms, position.to_move)) finding.value.high = 0;
  finding.complete = all_full(position.rooms);
  finding.source = "no more points in rooms that hold: On Bichromatic Triangle Game, Corollary 1";
  if (asked.idea) finding.idea = idea_of(position.rooms);
  tell_best(finding, std::move(best), asked);
  return finding;
}

}  // namespace arete::inline theory
