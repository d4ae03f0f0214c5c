#include "theory/points/greedy_line.hpp"

#include <algorithm>
#include <numeric>

namespace arete::inline theory {
namespace {

/// Components as edges are drawn one after the other.
class Joined {
 public:
  explicit Joined(std::size_t points) : parent_(points), used_(points) { std::iota(parent_.begin(), parent_.end(), 0); }

  /// Draws an edge. The number of its ends that were used before, or −1 if it joins nothing.
  int draw(Ends e) {
    const auto u = root(e.u), v = root(e.v);
    const int used = used_[at(e.u)] + used_[at(e.v)];
    used_[at(e.u)] = used_[at(e.v)] = 1;
    parent_[at(u)] = v;
    return u == v ? -1 : used;
  }

 private:
  static std::size_t at(std::int32_t v) { return static_cast<std::size_t>(v); }
  std::int32_t root(std::int32_t v) {
    while (parent_[at(v)] != v) v = parent_[at(v)] = parent_[at(parent_[at(v)])];
    return v;
  }
  std::vector<std::int32_t> parent_;
  std::vector<char> used_;
};

Ends edge_of(const MoveText& move) { return {static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])}; }

std::optional<Ends> greedy_move(const ConvexDrawing& drawing, Budget* budget) {
  std::optional<Ends> closing;
  drawing.corners([&](auto a, auto, auto b, std::int32_t third) {
    if (!closing && third == ConvexDrawing::none) closing = drawing.ends(a, b);
  });
  if (closing) return closing;
  const ConvexRooms rooms(drawing, budget);
  return rooms.components() < 2 ? std::nullopt : std::optional(rooms.cheapest(drawing));
}

std::string in_words(const std::vector<Ends>& moves) {
  std::string text;
  for (const Ends e : moves) text += (text.empty() ? "" : ", ") + std::to_string(e.u) + ' ' + std::to_string(e.v);
  return text.empty() ? "none: all is drawn" : text;
}

}  // namespace

GreedyLine greedy_line(const PointSet& points, const std::vector<MoveText>& moves, Budget* budget) {
  GreedyLine line;
  Joined joined(points.size());
  const auto note = [&](Ends e) {
    if (const int i = joined.draw(e); i >= 0) line.joining[static_cast<std::size_t>(i)].push_back(ordered(e));
  };
  for (const auto& m : moves) note(edge_of(m));
  if (points.size() > GreedyLine::most_points) return line;
  auto drawn = moves;
  for (Value sign = 1;;) {
    const auto drawing = ConvexDrawing::of(points, drawn, ConvexDrawing::Until::triangulated, budget).value();
    if (!line.moves.empty()) {
      const int closed = drawing.closed().back();
      line.score += sign * closed;
      if (closed == 0) sign = -sign;
    }
    const auto next = greedy_move(drawing, budget);
    if (!next) return line;
    note(*next);
    line.moves.push_back(*next);
    drawn.push_back({next->u, next->v});
  }
}

Idea joining_idea(const PointSet& points, const std::vector<MoveText>& moves, const ConvexRooms& rooms,
                  const ConvexDrawing& drawing, Value missing, Budget* budget) {
  const bool whole = points.size() <= GreedyLine::most_points;
  const auto line = greedy_line(points, moves, budget);
  Idea idea{whole ? "i-edges, which join components: so far, and along a greedy line" : "i-edges so far", {}};
  Idea::Fact numbers{whole ? "e0, e1, e2 of the whole game" : "e0, e1, e2 so far"};
  for (std::size_t i = 0; i < line.joining.size(); ++i) {
    if (!line.joining[i].empty())
      idea.groups.push_back({.name = std::to_string(i) + "-edges", .vertices = {}, .lines = line.joining[i]});
    numbers.numbers.push_back(static_cast<std::int64_t>(line.joining[i].size()));
  }
  idea.facts = {std::move(numbers),
                {"components", {rooms.components()}},
                {"triangles to close", {missing}},
                {"lone points", {rooms.lone_points()}}};
  Idea::Fact heaps{"lone points of each room, as heaps of Dawson's Kayles"};
  for (const auto& room : rooms.lone_points_by_room(drawing))
    heaps.numbers.push_back(static_cast<std::int64_t>(room.size()));
  if (!heaps.numbers.empty()) idea.facts.push_back(std::move(heaps));
  idea.facts.push_back({"their nim value", {rooms.nimber()}});
  if (!whole) return idea;
  idea.facts.push_back({.name = "greedy line", .words = in_words(line.moves)});
  idea.facts.push_back({"score along it", {line.score}});
  if (moves.empty() && points.size() % 2 == 0) {
    const auto half = static_cast<ConvexDrawing::Place>(points.size() / 2);
    idea.facts.push_back({.name = "symmetric strategy",
                          .words = "begin with a diagonal that leaves as many points on both sides, such as " +
                                   text(drawing.ends(0, half)) + ", and answer on the other side"});
  }
  return idea;
}

}  // namespace arete::inline theory
