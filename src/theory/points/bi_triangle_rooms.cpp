#include "theory/points/bi_triangle_rooms.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/points/bi_attack.hpp"
#include "theory/points/bi_defence.hpp"
#include "theory/points/bi_fight.hpp"

namespace arete::inline theory {
namespace {

/// A win at once or by a double threat.
std::vector<Ends> winning(const PointSet& points, const BiPosition& position, std::size_t threats) {
  std::vector<Ends> list;
  for (const auto& room : position.rooms) {
    const auto here = closing(points, room, position.to_move);
    list.insert(list.end(), here.begin(), here.end());
  }
  if (!list.empty() || threats > 0) return list;
  if (const auto move = first_double_threat(points, position.rooms, position.to_move)) list.push_back(*move);
  return list;
}

/// In how many rooms the opponent has something to close.
std::size_t threatened(const PointSet& points, const BiPosition& position) {
  const auto threat = [&](const BiRoom& room) { return !closing(points, room, opponent(position.to_move)).empty(); };
  return static_cast<std::size_t>(std::count_if(position.rooms.begin(), position.rooms.end(), threat));
}

bool all_convex(const std::vector<BiRoom>& rooms) {
  return std::all_of(rooms.begin(), rooms.end(), [](const BiRoom& room) { return room.kind == BiRoom::Kind::convex; });
}

constexpr std::int64_t most_corners = 5'000'000;  ///< to be looked at in fights: some tens of milliseconds

/// The exact value by the threats that are possible, if they are not too many.
void settle(const PointSet& points, const BiPosition& position, Finding& finding, std::vector<Ends>& best) {
  const auto found = fight(points, position.rooms, position.to_move, most_corners);
  if (!found) return;
  finding.value = Verdict::of(found->value);
  if (found->move) best = {*found->move};
}

std::string source(const BiPosition& position, Verdict value) {
  const std::string paper = "On Bichromatic Triangle Game, ",
                    theorems = position.inner < 0 ? "Theorems 1 and 3" : "Theorems 2 and 4";
  const bool defended = value == Verdict::of(0) && all_hold(position.rooms, position.to_move);
  return (defended ? "every room can be held: " : "rooms, threats and double threats: extends ") + paper + theorems;
}

}  // namespace

Finding bi_triangle_rooms(const PointSet& points, const BiPosition& position, const Question& asked) {
  const std::size_t threats = threatened(points, position);
  Finding finding;
  finding.to_move = position.to_move;
  std::vector<Ends> best;
  if (position.over) {
    finding.value = Verdict::of(-1);
  } else if (!all_full(position.rooms)) {
    best = winning(points, position, threats);
    if (!best.empty()) {
      finding.value = Verdict::of(1);
    } else if (threats > 1) {
      finding.value = Verdict::of(-1);
    } else {
      const auto move = defend(points, position.rooms, opponent(position.to_move));
      if (move) best = {*move};
      finding.value = {move ? 0 : -1, all_hold(position.rooms, position.to_move) ? 0 : 1};
      if (!finding.value.exact() && all_convex(position.rooms)) settle(points, position, finding, best);
    }
    finding.complete = finding.value.high < 0;
    if (asked.all_best && finding.value.exact() && !finding.complete && all_convex(position.rooms)) {
      if (auto every = every_best(points, position.rooms, position.to_move, finding.value.low, most_corners)) {
        best = *std::move(every);
        finding.complete = true;
      }
    }
  }
  finding.source = source(position, finding.value);
  if (asked.idea) finding.idea = idea_of(position.rooms);
  tell_best(finding, std::move(best), asked);
  return finding;
}

}  // namespace arete::inline theory
