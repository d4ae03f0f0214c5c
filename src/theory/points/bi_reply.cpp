#include "theory/points/bi_reply.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/points/bi_defence.hpp"

namespace arete::inline theory {
namespace {

using Kind = BiRoom::Kind;
using Index = BiRoom::Index;

/// The move in a room, and the names of what the paper proves, which depend on who defends.
struct Reading {
  const PointSet& points;
  const BiRoom& room;
  Ends move;
  Player attacker;

  std::string lemma() const { return attacker == Player::first ? "Lemma 1" : "Lemma 2"; }
  std::string theorem() const { return attacker == Player::first ? "Theorem 2" : "Theorem 4, as Theorem 2"; }
  bool at_inner() const { return move.u == room.inner || move.v == room.inner; }
  bool is(Index a, Index b) const { return ordered(move) == ordered({a, b}); }
  Index at(std::size_t place) const { return room.corners[place]; }

  std::vector<BiRoom> after_move() const { return divide(points, room, move, attacker); }
  /// Whether the defender can draw the segment after the move.
  bool can_draw(Index a, Index b) const {
    const auto parts = after_move();
    return std::any_of(parts.begin(), parts.end(), [&](const BiRoom& part) {
      return !divide(points, part, {a, b}, opponent(attacker)).empty();
    });
  }
};

std::size_t count_sides(const BiRoom& room, Player who) {
  return static_cast<std::size_t>(std::count(room.sides.begin(), room.sides.end(), by(who)));
}

struct Letter {
  char name;
  Index point;
};
std::string in_letters(std::initializer_list<Letter> list) {
  std::string text;
  for (const auto& [name, point] : list)
    text += (text.empty() ? "" : ", ") + std::string(1, name) + " = " + std::to_string(point);
  return text;
}

/// The side, as the place where it begins, by which the ray from a corner through the inner point leaves a lone room.
std::size_t way_out(const PointSet& points, const BiRoom& room, std::size_t corner) {
  std::size_t last = room.after(corner);
  while (points.orientation(room.corners[corner], room.inner, room.corners[room.after(last)]) < 0)
    last = room.after(last);
  return last;
}

/// Between the two sides of the attacker's in a convex room of at least four corners: one on either side.
Ends between(const BiRoom& room, Player attacker) {
  const auto is_attack = [&](std::size_t i) { return room.sides[i] == by(attacker); };
  std::size_t one = 0;
  while (!is_attack(one)) ++one;
  std::size_t two = one + 1;
  while (!is_attack(two)) ++two;
  if (room.after(two) == one) std::swap(one, two);
  return ordered({room.corners[two], room.corners[room.after(room.after(two))]});
}

std::optional<BiReply> in_convex_room(const Reading& reading) {
  const BiRoom& room = reading.room;
  const Player attacker = reading.attacker;
  const std::size_t before = count_sides(room, attacker);
  if (before > 1) return std::nullopt;
  const auto parts = reading.after_move();
  if (before == 0 && parts.size() == 2)
    return BiReply{
        reading.lemma() + ", Case 2 (ii)", {}, "no answer is needed: each part has one of the opponent's sides"};
  if (before == 0) {
    if (room.size() == 3)
      return BiReply{reading.lemma() + ", three points", {}, "no answer is needed: one of its sides is the opponent's"};
    return BiReply{reading.lemma() + ", Case 2 (iii)", ordered({reading.at(0), reading.at(2)}),
                   "any segment that is no side divides the room, with at most one of the opponent's sides in a part"};
  }
  const auto& two =
      *std::max_element(parts.begin(), parts.end(), [&, attacker = attacker](const BiRoom& a, const BiRoom& b) {
        return count_sides(a, attacker) < count_sides(b, attacker);
      });
  const auto name = reading.lemma() + ", Case 2 (i)";
  if (two.full()) return BiReply{name, {}, "no answer is needed: the three points have all their sides"};
  if (two.size() == 3) return BiReply{name, any_segment(two), "the third side of the three points"};
  return BiReply{name, between(two, attacker), "it lies between the two of the opponent's sides: one in each part"};
}

constexpr auto cuts_off_four = "it cuts off four points, the inner one among them; the rest is convex",
               spoke_to_last = "the opponent has cut off four points, and this divides them";

/// A side yz of the defender's such that nothing lies in the angles yzx and zyx: its place.
std::optional<std::size_t> side_before_inner(const PointSet& points, const BiRoom& room, Player attacker) {
  for (std::size_t i = 0; i < room.size(); ++i) {
    if (room.sides[i] != by(opponent(attacker))) continue;
    if (way_out(points, room, i) == room.after(i) && way_out(points, room, room.after(i)) == room.before(i)) return i;
  }
  return std::nullopt;
}

/// The configuration (zy ∪ {x}, ∅, {yz}), in which Subcase (ii.a) goes on.
std::optional<BiReply> behind_side(const Reading& reading, std::size_t side) {
  const auto& room = reading.room;
  const Index y = reading.at(side), z = reading.at(room.after(side)), x = room.inner;
  const Index a = reading.at(room.before(side)), b = reading.at(room.after(room.after(side)));
  const auto name = reading.theorem() + ", Subcase (ii.a) after yz";
  const auto letters = in_letters({{'x', x}, {'y', y}, {'z', z}, {'a', a}, {'b', b}});
  if (a == b) return std::nullopt;  // four points
  for (const Ends end : {Ends{z, a}, Ends{y, b}}) {
    if (reading.can_draw(end.u, end.v))
      return BiReply{name, ordered(end), cuts_off_four, end.v == a ? "za" : "yb", letters};
  }
  for (const Ends end : {Ends{z, a}, Ends{y, b}}) {
    if (reading.is(end.u, end.v))
      return BiReply{name, ordered({x, end.v}), spoke_to_last, end.v == a ? "xa" : "xb", letters};
  }
  return BiReply{name, ordered({z, x}), "it threatens the third side of xyz and divides the room", "zx", letters};
}

/// Where u, v are the ends of the side of the attacker's, in order, the place of u: y and z of Subcase (ii.a).
Ends nearest_side(const PointSet& points, const BiRoom& room, std::size_t u) {
  const std::size_t y = way_out(points, room, u), z = room.after(way_out(points, room, y));
  return {room.corners[y], room.corners[z]};
}

std::optional<BiReply> in_lone_room(const Reading& reading) {
  const auto& [points, room, move, attacker] = reading;
  if (count_sides(room, attacker) > 0) return std::nullopt;
  if (const auto side = side_before_inner(points, room, attacker)) return behind_side(reading, *side);
  const Index x = room.inner;
  if (reading.at_inner()) {
    const Index u = move.u == x ? move.v : move.u;
    const auto place = std::find(room.corners.begin(), room.corners.end(), u) - room.corners.begin();
    const Index v = reading.at(way_out(points, room, static_cast<std::size_t>(place)));
    return BiReply{reading.theorem() + ", Case (i)", ordered({x, v}),
                   "with ux it divides the room, and nothing lies in the angle vux", "xv",
                   in_letters({{'x', x}, {'u', u}, {'v', v}})};
  }
  const auto parts = reading.after_move();
  const auto& part = *std::find_if(parts.begin(), parts.end(), [](const BiRoom& p) { return p.kind == Kind::lone; });
  const auto side = std::find(part.sides.begin(), part.sides.end(), by(attacker)) - part.sides.begin();
  const auto at_u = static_cast<std::size_t>(side);
  const Index u = part.corners[at_u], v = part.corners[part.after(at_u)];
  const auto [y, z] = nearest_side(points, part, at_u);
  if (!reading.is(y, z))
    return BiReply{reading.theorem() + ", Subcase (ii.a)", ordered({y, z}),
                   "it leaves x on one side and uv on the other", "yz",
                   in_letters({{'x', x}, {'u', u}, {'v', v}, {'y', y}, {'z', z}})};
  const Index next = part.corners[part.after(part.after(at_u))];
  if (!reading.can_draw(u, next)) return std::nullopt;  // four points
  return BiReply{reading.theorem() + ", Subcase (ii.b)", ordered({u, next}), cuts_off_four, "uy",
                 in_letters({{'x', x}, {'u', u}, {'v', v}, {'y', next}})};
}

/// The special subgame of Claim 1: spokes ux of the attacker's and xv of the defender's, nothing else of the
/// attacker's, and the neighbour w of v not in the angle vux.
struct Special {
  Index x, u, v, w;
};
std::optional<Special> special(const PointSet& points, const BiRoom& room, Player attacker) {
  const std::size_t last = room.size() - 1;
  const Drawn mine = by(attacker), other = by(opponent(attacker));
  const bool forward = room.sides[0] == other && room.sides[last] == mine;
  const bool backward = room.sides[last] == other && room.sides[0] == mine;
  if (room.kind != Kind::reflex || count_sides(room, attacker) > 1 || (!forward && !backward)) return std::nullopt;
  const auto at = [&](std::size_t place) { return room.corners[forward ? place : room.size() - place]; };
  const Special found{room.corners[0], at(last), at(1), at(2)};
  const bool empty = points.orientation(found.u, found.x, found.v) != points.orientation(found.u, found.x, found.w);
  return empty ? std::optional(found) : std::nullopt;
}

std::optional<BiReply> in_special_subgame(const Reading& reading) {
  const auto found = special(reading.points, reading.room, reading.attacker);
  if (!found) return std::nullopt;
  const auto [x, u, v, w] = *found;
  const auto letters = in_letters({{'x', x}, {'u', u}, {'v', v}, {'w', w}});
  if (reading.can_draw(u, w)) return BiReply{"Claim 1", ordered({u, w}), cuts_off_four, "uw", letters};
  if (reading.is(u, w)) return BiReply{"Claim 1", ordered({x, w}), spoke_to_last, "xw", letters};
  const Ends move = reading.move;
  const Index z = move.u == v || move.u == x ? move.v : move.u;
  if (!reading.can_draw(u, z)) return std::nullopt;  // four points
  return BiReply{"Claim 1", ordered({u, z}), "with the opponent's segment it leaves less: see the rooms", "uz",
                 letters + ", z = " + std::to_string(z)};
}

/// What a room is in the proof.
std::string name_of(const PointSet& points, const BiRoom& room, Player attacker) {
  const std::size_t attacks = count_sides(room, attacker), all = room.size() + (room.around() ? 1 : 0);
  if (room.kind == Kind::convex && attacks < 2)
    return std::string("convex, ") + (attacks == 0 ? "none" : "one") + " of the opponent's sides";
  if (all == 4) return "four points";
  if (special(points, room, attacker)) return "special subgame of Claim 1";
  if (room.kind == Kind::lone && side_before_inner(points, room, attacker)) return "Subcase (ii.a) goes on";
  return holds(room, attacker) ? "holds" : "open to the opponent";
}

Idea::Group group_of(const BiRoom& room, std::string name) {
  auto group = idea_of({room}).groups[0];
  group.name = std::move(name);
  return group;
}

Idea idea_with(const PointSet& points, const BiReply& reply, std::optional<Ends> move, const std::vector<BiRoom>& rooms,
               Player attacker) {
  Idea idea{"the reply of the proof", {}};
  for (const auto& room : rooms) {
    if (!room.full()) idea.groups.push_back(group_of(room, name_of(points, room, attacker)));
  }
  for (auto& group : idea.groups) {  // what divides the rooms is seen without them: the reply has a group of its own
    std::erase_if(group.lines, [&](Ends e) { return e == reply.segment || e == move; });
  }
  if (reply.segment) idea.groups.push_back({reply.name, {}, {*reply.segment}});
  idea.facts.push_back({"case", {}, reply.in});
  if (reply.segment) idea.facts.push_back({"the reply", {reply.segment->u, reply.segment->v}});
  idea.facts.push_back({"because", {}, reply.why});
  if (!reply.letters.empty()) idea.facts.push_back({"points", {}, reply.letters});
  return idea;
}

std::vector<BiRoom> divided(const PointSet& points, const std::vector<BiRoom>& rooms, Ends segment, Player who) {
  std::vector<BiRoom> all;
  for (const auto& room : rooms) {
    auto parts = divide(points, room, segment, who);
    if (parts.empty()) parts.push_back(room);
    all.insert(all.end(), parts.begin(), parts.end());
  }
  return all;
}

}  // namespace

std::optional<BiReply> reply_of_proof(const PointSet& points, const BiRoom& room, Ends move, Player attacker) {
  const Reading reading{points, room, ordered(move), attacker};
  switch (room.kind) {
    case Kind::convex: return in_convex_room(reading);
    case Kind::lone: return in_lone_room(reading);
    case Kind::reflex: return in_special_subgame(reading);
    default: return std::nullopt;
  }
}

BiReply opening_of_proof(const PointSet& points, const BiRoom& room) {
  if (room.kind == Kind::convex)
    return {"Theorem 3", ordered({room.corners[0], room.corners[1]}), "a side: none of the opponent's is drawn",
            "side"};
  return {"Theorem 4", ordered(nearest_side(points, room, 0)), "nothing lies in the angles yzx and zyx", "yz"};
}

std::optional<Idea> idea_of_reply(const PointSet& points, const std::vector<MoveText>& moves, BiGame game,
                                  const BiPosition& now) {
  const Player defender = now.to_move, attacker = opponent(defender);
  if (moves.empty()) {
    if (!points.given().empty()) return std::nullopt;
    const auto reply = opening_of_proof(points, now.rooms[0]);
    return idea_with(points, reply, {}, divide(points, now.rooms[0], *reply.segment, defender), attacker);
  }
  const auto before = BiPosition::of(points, {moves.begin(), moves.end() - 1}, game);
  if (!before || before->to_move != attacker) return std::nullopt;
  const Ends move = ordered(ends_of_move(moves, moves.size() - 1));
  std::vector<BiRoom> parts;
  const BiRoom* room = nullptr;
  for (const auto& r : before->rooms) {
    auto here = room == nullptr ? divide(points, r, move, attacker) : std::vector<BiRoom>();
    if (here.empty()) {
      if (!holds(r, attacker)) return std::nullopt;
      continue;
    }
    room = &r;
    parts = std::move(here);
  }
  auto reply = reply_of_proof(points, *room, move, attacker);
  if (!reply) {
    const auto segment = defend(points, parts, attacker);
    if (!segment) return std::nullopt;
    reply = BiReply{"none of the paper's: rooms that hold", *segment, "after it all rooms hold against the opponent",
                    "ours"};
  }
  return idea_with(points, *reply, move, reply->segment ? divided(points, parts, *reply->segment, defender) : parts,
                   attacker);
}

}  // namespace arete::inline theory
