#include "theory/points/convex_drawing.hpp"

#include <algorithm>
#include <numeric>

#include "theory/edge_moves.hpp"

namespace arete::inline theory {
namespace {

/// The corners of the hull.
std::vector<PointSet::Index> around(const PointSet& points, Budget* budget) {
  if (!points.convex_in_order(budget)) return points.hull(budget);
  std::vector<PointSet::Index> order(points.size());
  std::iota(order.begin(), order.end(), 0);
  return order;
}

}  // namespace

std::optional<ConvexDrawing> ConvexDrawing::of(const PointSet& points, const std::vector<MoveText>& moves, Until until,
                                               Budget* budget) {
  ConvexDrawing drawing;
  drawing.label_ = around(points, budget);
  if (points.size() < 3 || drawing.size() != points.size()) return std::nullopt;
  drawing.place_.resize(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    look(budget);
    drawing.place_[static_cast<std::size_t>(drawing.label_[i])] = static_cast<Place>(i);
  }

  auto segments = drawing.read(moves, budget);
  drawing.link(segments);
  const std::size_t distinct = drawing.first_repeated(segments.size());
  if (distinct < segments.size()) drawing.link(std::span(segments).first(distinct));
  const std::size_t legal = drawing.nested() ? distinct : drawing.first_crossing(std::span(segments).first(distinct));
  if (legal < distinct) drawing.link(std::span(segments).first(legal));
  segments = {};
  drawing.count_closed(legal, until);
  const auto triangle =
      std::find_if(drawing.closed_.begin(), drawing.closed_.end(), [](auto count) { return count > 0; });
  const std::size_t triangulated = 2 * points.size() - 3;
  const std::size_t end =
      until == Until::triangulated
          ? triangulated
          : std::min(triangulated, static_cast<std::size_t>(triangle - drawing.closed_.begin()) + 1);
  if (end <= legal && end < moves.size()) refuse_move(moves, end, "the game is over");
  if (legal < moves.size()) drawing.refuse(moves, legal);
  return drawing;
}

/// The segments of the moves up to the first that names none.
std::vector<ConvexDrawing::Segment> ConvexDrawing::read(const std::vector<MoveText>& moves, Budget* budget) const {
  std::vector<Segment> segments;
  segments.reserve(moves.size());
  const auto n = static_cast<std::int64_t>(size());
  for (const auto& move : moves) {
    look(budget);
    if (move.size() != 2 || move[0] == move[1] || std::min(move[0], move[1]) < 0 || std::max(move[0], move[1]) >= n)
      break;
    const Place a = place_[static_cast<std::size_t>(move[0])], b = place_[static_cast<std::size_t>(move[1])];
    segments.push_back({std::min(a, b), std::max(a, b)});
  }
  return segments;
}

void ConvexDrawing::link(std::span<const Segment> segments) {
  first_.assign(size() + 1, 0);
  for (const auto& s : segments) {
    ++first_[static_cast<std::size_t>(s.a)];
    ++first_[static_cast<std::size_t>(s.b)];
  }
  std::partial_sum(first_.begin(), first_.end(),
                   first_.begin());  // where each place ends; filling moves it to where it begins
  links_.resize(2 * segments.size());
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const auto move = static_cast<std::int32_t>(i);
    links_[static_cast<std::size_t>(--first_[static_cast<std::size_t>(segments[i].a)])] = {segments[i].b, move};
    links_[static_cast<std::size_t>(--first_[static_cast<std::size_t>(segments[i].b)])] = {segments[i].a, move};
  }
  for (std::size_t v = 0; v < size(); ++v) std::sort(links_.begin() + first_[v], links_.begin() + first_[v + 1]);
}

/// The first move that draws a segment again, or `least` if there is none before it.
std::size_t ConvexDrawing::first_repeated(std::size_t least) const {
  for (Place v = 0; v < static_cast<Place>(size()); ++v) {
    const auto links = at(v);
    for (std::size_t i = 1; i < links.size(); ++i) {
      if (links[i].to == links[i - 1].to) least = std::min(least, static_cast<std::size_t>(links[i].move));
    }
  }
  return least;
}

bool ConvexDrawing::nested() const {
  std::vector<Place> open;  // the far ends of the segments above the place, the nearest last
  for (Place a = 0; a < static_cast<Place>(size()); ++a) {
    while (!open.empty() && open.back() <= a) open.pop_back();
    const auto links = at(a);
    for (auto it = links.rbegin(); it != links.rend() && it->to > a; ++it) {
      if (!open.empty() && open.back() < it->to) return false;
      open.push_back(it->to);
    }
  }
  return true;
}

std::size_t ConvexDrawing::first_crossing(std::span<const Segment> segments) {
  std::size_t fine = 0, bad = segments.size();  // so many segments do not cross, so many do
  while (bad - fine > 1) {
    const std::size_t middle = fine + (bad - fine) / 2;
    link(segments.first(middle));
    (nested() ? fine : bad) = middle;
  }
  return fine;
}

std::int32_t ConvexDrawing::move_of(Place a, Place b) const {
  const auto links = at(a);
  const auto it = std::lower_bound(links.begin(), links.end(), Link{b, 0});
  return it != links.end() && it->to == b ? it->move : none;
}

void ConvexDrawing::count_closed(std::size_t moves, Until end) {
  closed_.assign(moves, 0);
  corners([&](Place a, Place v, Place b, std::int32_t third) {
    if (third == none || v > a || v > b) return;  // each triangle at its first place
    const std::int32_t one = move_of(v, a), two = move_of(v, b);
    if (end == Until::own_triangle && ((one ^ two) % 2 != 0 || (two ^ third) % 2 != 0)) return;
    ++closed_[static_cast<std::size_t>(std::max({third, one, two}))];
  });
}

void ConvexDrawing::refuse(const std::vector<MoveText>& moves, std::size_t i) const {
  const Ends e = ends_of_move(moves, i);
  if (e.u == e.v || e.v >= static_cast<std::int64_t>(size())) refuse_move(moves, i, "there is no such edge");
  const Place p = place_[static_cast<std::size_t>(e.u)], q = place_[static_cast<std::size_t>(e.v)];
  if (move_of(p, q) != none) refuse_move(moves, i, "already drawn");
  const auto [a, b] = std::minmax(p, q);
  Ends least{INT32_MAX, INT32_MAX};
  for (Place v = a + 1; v < b; ++v) {
    for (const Link& link : at(v)) {
      if (link.to < a || link.to > b) least = std::min(least, ends(v, link.to));
    }
  }
  refuse_move(moves, i, "crosses " + text(least));
}

}  // namespace arete::inline theory
