#include "theory/points/bi_fight.hpp"

#include <algorithm>

#include "theory/points/bi_attack.hpp"
#include "theory/points/bi_defence.hpp"

namespace arete::inline theory {
namespace {

using Rooms = std::vector<BiRoom>;

class Fighting {
 public:
  Fighting(const PointSet& points, std::int64_t most) : points_(points), left_(most) {}
  bool spent() const { return left_ < 0; }

  Fight value(const Rooms& rooms, Player who) {
    const Player other = opponent(who);
    for (const auto& room : rooms) left_ -= static_cast<std::int64_t>(room.size());
    if (spent()) return {};
    if (const auto move = first_closing(points_, rooms, who)) return {1, move};
    const BiRoom* threatened = nullptr;
    for (const auto& room : rooms) {
      if (closing(points_, room, other).empty()) continue;
      if (threatened != nullptr) return {-1, {}};
      threatened = &room;
    }
    const bool attacks = !all_hold(rooms, who);
    if (attacks && threatened == nullptr) return {1, first_double_threat(points_, rooms, who)};
    if (all_full(rooms)) return {0, {}};
    Fight best{-1, {}};
    if (const auto move = defend(points_, rooms, other)) best = {0, move};
    for (std::size_t r = 0; r < rooms.size() && best.value < (attacks ? 1 : 0); ++r) {
      if (threatened == nullptr || threatened == &rooms[r]) try_room(rooms, r, who, threatened == nullptr, best);
    }
    return best;
  }

  /// What the position is worth to a player after she has divided a room into these.
  Value after(const Rooms& rooms, std::size_t r, std::vector<BiRoom> parts, Player who) {
    for (const auto& part : parts) {
      if (part.closed_by(who)) return 1;
    }
    Rooms next = rooms;
    next.erase(next.begin() + static_cast<std::ptrdiff_t>(r));
    for (auto& part : parts) next.push_back(std::move(part));
    return -value(next, opponent(who)).value;
  }
  /// Calls f with every segment that can be drawn in the room and the rooms that it leaves, as long as f says true.
  template <class F>
  void every_division(const BiRoom& room, Player who, F f) {
    for (std::size_t i = 0; i < room.size(); ++i) {
      for (std::size_t k = i + 1; k < room.size(); ++k) {
        left_ -= static_cast<std::int64_t>(room.size());
        const Ends segment = ordered({room.corners[i], room.corners[k]});
        auto parts = divide(points_, room, segment, who);
        if (spent() || (!parts.empty() && !f(segment, std::move(parts)))) return;
      }
    }
  }

 private:
  /// Tries all segments in a room that leave the opponent nothing to close, or only those that also threaten.
  void try_room(const Rooms& rooms, std::size_t r, Player who, bool threats_only, Fight& best) {
    if (threats_only && std::count(rooms[r].sides.begin(), rooms[r].sides.end(), by(who)) == 0) return;
    every_division(rooms[r], who, [&](Ends segment, std::vector<BiRoom> parts) {
      if (first_closing(points_, parts, opponent(who)) || (threats_only && !first_closing(points_, parts, who)))
        return true;
      const Value worth = after(rooms, r, std::move(parts), who);
      if (worth > best.value) best = {worth, segment};
      return best.value < 1;
    });
  }

  const PointSet& points_;
  std::int64_t left_;
};

}  // namespace

std::optional<Fight> fight(const PointSet& points, const Rooms& rooms, Player who, std::int64_t most) {
  Fighting fighting(points, most);
  const auto found = fighting.value(rooms, who);
  return fighting.spent() ? std::nullopt : std::optional(found);
}

std::optional<std::vector<Ends>> every_best(const PointSet& points, const Rooms& rooms, Player who, Value value,
                                            std::int64_t most) {
  Fighting fighting(points, most);
  std::vector<Ends> best;
  for (std::size_t r = 0; r < rooms.size() && !fighting.spent(); ++r) {
    fighting.every_division(rooms[r], who, [&](Ends segment, std::vector<BiRoom> parts) {
      if (fighting.after(rooms, r, std::move(parts), who) == value) best.push_back(segment);
      return true;
    });
  }
  return fighting.spent() ? std::nullopt : std::optional(std::move(best));
}

}  // namespace arete::inline theory
