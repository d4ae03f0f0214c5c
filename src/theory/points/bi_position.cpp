#include "theory/points/bi_position.hpp"

#include <algorithm>
#include <array>

#include "theory/edge_moves.hpp"
#include "theory/points/convex_drawing.hpp"

namespace arete::inline theory {
namespace {

using Index = PointSet::Index;
using Place = ConvexDrawing::Place;

/// The corner after `c` in the room under the segment from a to b.
ConvexDrawing::Link farthest(const ConvexDrawing& drawing, Place c, Place a, Place b) {
  const auto links = drawing.at(c);
  const Place limit = c == a ? b : b + 1;  // not the segment itself
  const auto it = std::lower_bound(links.begin(), links.end(), ConvexDrawing::Link{limit, 0});
  if (it != links.begin() && (it - 1)->to > c) return *(it - 1);
  return {c + 1, ConvexDrawing::none};
}

std::vector<BiRoom> rooms_of(const ConvexDrawing& drawing, const std::vector<Player>& owner) {
  const auto n = static_cast<Place>(drawing.size());
  const auto colour = [&](std::int32_t move) {
    return move == ConvexDrawing::none ? Drawn::free : by(owner[static_cast<std::size_t>(move)]);
  };
  std::vector<BiRoom> rooms;
  const auto add_under = [&](Place a, Place b, std::int32_t above) {
    BiRoom& room = rooms.emplace_back();
    for (Place c = a; c != b;) {
      const auto [to, move] = farthest(drawing, c, a, b);
      room.corners.push_back(drawing.label(c));
      room.sides.push_back(colour(move));
      c = to;
    }
    room.corners.push_back(drawing.label(b));
    room.sides.push_back(colour(above));
  };
  add_under(0, n - 1, drawing.move_of(0, n - 1));
  for (Place a = 0; a < n; ++a) {
    for (const auto& [b, move] : drawing.at(a)) {
      if (b - a > 1 && b - a < n - 1) add_under(a, b, move);
    }
  }
  return rooms;
}

/// Who made each move when a triangle of one's own gives another one; the turn and the points after them.
std::vector<Player> owners(const ConvexDrawing& drawing, BiPosition& position) {
  struct Triangle {
    std::int32_t last, one, two;  // the moves that drew it
  };
  std::vector<Triangle> triangles;
  drawing.corners([&](Place a, Place v, Place b, std::int32_t third) {
    if (third == ConvexDrawing::none || v > a || v > b) return;
    std::array moves{third, drawing.move_of(v, a), drawing.move_of(v, b)};
    std::sort(moves.begin(), moves.end());
    triangles.push_back({moves[2], moves[0], moves[1]});
  });
  std::sort(triangles.begin(), triangles.end(), [](const auto& a, const auto& b) { return a.last < b.last; });
  std::vector<Player> owner(drawing.closed().size());
  auto triangle = triangles.begin();
  for (std::size_t i = 0; i < owner.size(); ++i) {
    owner[i] = position.to_move;
    Value gain = 0;
    for (; triangle != triangles.end() && triangle->last == static_cast<std::int32_t>(i); ++triangle) {
      gain += owner[static_cast<std::size_t>(triangle->one)] == owner[i] &&
              owner[static_cast<std::size_t>(triangle->two)] == owner[i];
    }
    position.lead += owner[i] == Player::first ? gain : -gain;
    if (gain == 0) position.to_move = opponent(position.to_move);
  }
  return owner;
}

BiPosition in_convex_position(const ConvexDrawing& drawing, BiGame game) {
  BiPosition position;
  if (game == BiGame::complete) {
    position.rooms = rooms_of(drawing, owners(drawing, position));
    return position;
  }
  std::vector<Player> owner(drawing.closed().size());
  for (std::size_t i = 1; i < owner.size(); i += 2) owner[i] = Player::second;
  position.rooms = rooms_of(drawing, owner);
  position.over = !owner.empty() && drawing.closed().back() > 0;
  position.to_move = owner.size() % 2 == 0 ? Player::first : Player::second;
  return position;
}

[[noreturn]] void refuse(const PointSet& points, const std::vector<MoveText>& moves, std::size_t i, Ends segment) {
  Ends least{INT32_MAX, INT32_MAX};
  const auto look_at = [&](Ends drawn) {
    if (drawn == segment) refuse_move(moves, i, "already drawn");
    if (points.cross(drawn, segment)) least = std::min(least, drawn);
  };
  for (const Ends e : points.given().first) look_at(ordered(e));
  for (const Ends e : points.given().second) look_at(ordered(e));
  for (std::size_t k = 0; k < i; ++k) look_at(ordered(ends_of_move(moves, k)));
  refuse_move(moves, i, "crosses " + text(least));
}

}  // namespace

std::optional<BiPosition> BiPosition::start(const PointSet& points) {
  auto hull = points.hull();
  if (hull.size() < 3 || points.size() > hull.size() + 1) return std::nullopt;
  BiRoom room;
  room.sides.assign(hull.size(), Drawn::free);
  if (points.size() > hull.size()) {
    std::vector<bool> on_hull(points.size());
    for (const Index v : hull) on_hull[static_cast<std::size_t>(v)] = true;
    room.kind = BiRoom::Kind::lone;
    room.inner = static_cast<Index>(std::find(on_hull.begin(), on_hull.end(), false) - on_hull.begin());
  }
  room.corners = std::move(hull);
  BiPosition position;
  position.inner = room.inner;
  position.rooms.push_back(std::move(room));
  return position;
}

constexpr std::size_t most_steps = 100'000'000;  ///< to draw segment by segment: some tenths of a second

std::optional<BiPosition> BiPosition::of(const PointSet& points, const std::vector<MoveText>& moves, BiGame game,
                                         Budget* budget) {
  const auto until = game == BiGame::triangle ? ConvexDrawing::Until::own_triangle : ConvexDrawing::Until::triangulated;
  const auto& given = points.given();
  if (given.empty()) {
    if (const auto drawing = ConvexDrawing::of(points, moves, until, budget)) return in_convex_position(*drawing, game);
  }
  auto position = start(points);
  const std::size_t segments = given.first.size() + given.second.size() + moves.size();
  if (!position || (!given.empty() && segments * points.size() > most_steps)) return std::nullopt;
  for (const Ends e : given.first) position->draw(points, ordered(e), Player::first);
  for (const Ends e : given.second) position->draw(points, ordered(e), Player::second);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    for (std::size_t room = 0; room < position->rooms.size(); ++room) look(budget);
    if (position->over || all_full(position->rooms)) refuse_move(moves, i, "the game is over");
    const Ends segment = ordered(ends_of_move(moves, i));
    if (segment.u == segment.v || segment.v >= static_cast<std::int64_t>(points.size()))
      refuse_move(moves, i, "there is no such edge");
    if (!position->play(points, segment, game)) refuse(points, moves, i, segment);
  }
  return position;
}

std::optional<Value> BiPosition::draw(const PointSet& points, Ends segment, Player who) {
  for (auto& room : rooms) {
    auto parts = divide(points, room, segment, who);
    if (parts.empty()) continue;
    const auto closed =
        std::count_if(parts.begin(), parts.end(), [&](const BiRoom& part) { return part.closed_by(who); });
    room = std::move(parts[0]);
    if (parts.size() > 1) rooms.push_back(std::move(parts[1]));
    return static_cast<Value>(closed);
  }
  return std::nullopt;
}

bool BiPosition::play(const PointSet& points, Ends segment, BiGame game) {
  const auto gain = draw(points, segment, to_move);
  if (!gain) return false;
  if (game == BiGame::complete) lead += to_move == Player::first ? *gain : -*gain;
  if (game == BiGame::triangle) over = *gain > 0;
  if (game == BiGame::triangle || *gain == 0) to_move = opponent(to_move);
  return true;
}

}  // namespace arete::inline theory
