#include "theory/points/bi_defence.hpp"

#include <algorithm>

namespace arete::inline theory {
namespace {

using Kind = BiRoom::Kind;

/// The places of the attacker's sides, as far as anybody needs them.
constexpr std::size_t most_divided = 6;  ///< A D A D A D on either side of a segment
std::vector<std::size_t> sides_of(const BiRoom& room, Player attacker) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < room.size() && places.size() <= most_divided; ++i) {
    if (room.sides[i] == by(attacker)) places.push_back(i);
  }
  return places;
}

/// Two sides of the attacker's with one of the defender's between them, the second after the first.
bool clasped(const BiRoom& room, std::size_t first, std::size_t second, Drawn defender) {
  const std::size_t between = room.after(first);
  return room.after(between) == second && room.sides[between] == defender;
}

bool convex_holds(const BiRoom& room, const std::vector<std::size_t>& attacks, Drawn defender) {
  const std::size_t count = attacks.size();
  if (room.size() == 3) return count < 2 || room.full();
  if (count == 2)
    return clasped(room, attacks[0], attacks[1], defender) || clasped(room, attacks[1], attacks[0], defender);
  const bool alternate = count == 3 && room.size() == 6 && clasped(room, attacks[0], attacks[1], defender) &&
                         clasped(room, attacks[1], attacks[2], defender) &&
                         clasped(room, attacks[2], attacks[0], defender);
  return count < 2 || alternate;
}

/// With two sides of the attacker's, one a spoke: the other lies behind the other spoke.
bool reflex_holds(const BiRoom& room, const std::vector<std::size_t>& attacks, Drawn defender) {
  const std::size_t last = room.size() - 1;
  if (room.size() == 4 && room.sides[0] == defender && room.sides[last] == defender) return true;
  if (attacks.size() != 2) return attacks.size() < 2;
  const bool behind_first = attacks[0] == 1 && attacks[1] == last && room.sides[0] == defender;
  const bool behind_last = attacks[0] == 0 && attacks[1] == last - 1 && room.sides[last] == defender;
  return behind_first || behind_last;
}

/// Where a segment that divides the attacker's sides may end: their ends and the corners beside these, and what is near
/// the inner point. A segment that ends elsewhere, in the middle of other sides, divides no better than one to the next
/// such corner.
std::vector<BiRoom::Index> ends_to_try(const BiRoom& room, const std::vector<std::size_t>& attacks) {
  std::vector<BiRoom::Index> ends;
  const auto add = [&](std::size_t place) { ends.push_back(room.corners[place]); };
  const auto add_side = [&](std::size_t i) {
    for (const std::size_t place : {room.before(i), i, room.after(i), room.after(room.after(i))}) add(place);
  };
  for (const std::size_t i : attacks) add_side(i);
  if (room.kind != Kind::convex) {
    add_side(0);
    add_side(room.size() - 1);
    if (room.around()) ends.push_back(room.inner);
  }
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

}  // namespace

bool holds(const BiRoom& room, Player attacker) {
  const auto attacks = sides_of(room, attacker);
  const Drawn defender = by(opponent(attacker));
  switch (room.kind) {
    case Kind::convex: return convex_holds(room, attacks, defender);
    case Kind::lone: return attacks.size() < 2;
    case Kind::hanging: return room.spoke == defender && (attacks.size() < 2 || room.size() == 3);
    case Kind::reflex: return reflex_holds(room, attacks, defender);
  }
  return false;
}

std::optional<Ends> repair(const PointSet& points, const BiRoom& room, Player attacker) {
  const auto attacks = sides_of(room, attacker);
  if (attacks.size() > most_divided) return std::nullopt;
  const auto ends = ends_to_try(room, attacks);
  for (std::size_t i = 0; i < ends.size(); ++i) {
    for (std::size_t j = i + 1; j < ends.size(); ++j) {
      const auto parts = divide(points, room, {ends[i], ends[j]}, opponent(attacker));
      if (!parts.empty() &&
          std::all_of(parts.begin(), parts.end(), [&](const BiRoom& part) { return holds(part, attacker); })) {
        return Ends{ends[i], ends[j]};
      }
    }
  }
  return std::nullopt;
}

bool all_hold(const std::vector<BiRoom>& rooms, Player attacker) {
  return std::all_of(rooms.begin(), rooms.end(), [&](const BiRoom& room) { return holds(room, attacker); });
}

std::optional<Ends> defend(const PointSet& points, const std::vector<BiRoom>& rooms, Player attacker) {
  const BiRoom* weak = nullptr;
  std::optional<Ends> least;
  for (const auto& room : rooms) {
    if (!room.full()) least = std::min(any_segment(room), least.value_or(Ends{INT32_MAX, INT32_MAX}));
    if (holds(room, attacker)) continue;
    if (weak != nullptr) return std::nullopt;  // a segment lies in one room
    weak = &room;
  }
  return weak != nullptr ? repair(points, *weak, attacker) : least;
}

Idea idea_of(const std::vector<BiRoom>& rooms) {
  Idea idea{"rooms", {}};
  for (const auto& room : rooms) {
    if (room.full()) continue;
    auto& group = idea.groups.emplace_back();
    const bool first = holds(room, Player::first), second = holds(room, Player::second);
    group.name = first && second ? "holds"
                 : first         ? "open to the second player"
                 : second        ? "open to the first player"
                                 : "open to both";
    for (std::size_t i = 0; i < room.size(); ++i)
      group.lines.push_back(ordered({room.corners[i], room.corners[room.after(i)]}));
    if (room.around()) group.vertices.push_back(room.inner);
    if (room.kind == Kind::hanging) group.lines.push_back(ordered({room.inner, room.corners[0]}));
  }
  return idea;
}

}  // namespace arete::inline theory
