// Each looks for one kind of fault. What crosses and what is missing is searched for with a bounded effort, and only
// where both searches give up is a face named.

#include "board/plane/triangulation_fault.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

#include "base/input_error.hpp"

namespace arete::inline board {
namespace {

using Index = PointSet::Index;

/// Directed edges u → v, grouped by u and counterclockwise around it, each at a place of its own.
struct Fans {
  struct Spoke {
    Index target;
    std::int32_t edge;  // of the list
  };
  std::vector<std::int64_t> first;  // first[u] .. first[u + 1]
  std::vector<Spoke> spokes;

  Fans(const PointSet& points, const std::vector<Ends>& edges, Budget* budget)
      : first(points.size() + 1), spokes(2 * edges.size()) {
    for (const auto& e : edges) {
      look(budget);
      ++first[static_cast<std::size_t>(e.u) + 1];
      ++first[static_cast<std::size_t>(e.v) + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    auto fill = first;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      look(budget);
      const auto [u, v] = edges[i];
      const auto edge = static_cast<std::int32_t>(i);
      spokes[static_cast<std::size_t>(fill[static_cast<std::size_t>(u)]++)] = {v, edge};
      spokes[static_cast<std::size_t>(fill[static_cast<std::size_t>(v)]++)] = {u, edge};
    }
    for (std::size_t u = 0; u + 1 < first.size(); ++u) {
      look(budget);
      const auto pivot = static_cast<Index>(u);
      // Half-planes: first the targets to the right of the pivot (or straight above it), then the others.
      std::sort(spokes.begin() + first[u], spokes.begin() + first[u + 1], [&](const Spoke& a, const Spoke& b) {
        look(budget);
        const bool left_a = points.compare(a.target, pivot) < 0, left_b = points.compare(b.target, pivot) < 0;
        if (left_a != left_b) return left_b;
        return points.orientation(pivot, a.target, b.target) > 0;
      });
    }
  }

  Index target(std::int64_t place) const { return spokes[static_cast<std::size_t>(place)].target; }
  /// Of each place u → v that of v → u.
  std::vector<std::int64_t> reverses(Budget* budget) const {
    std::vector<std::int64_t> reverse(spokes.size()), first_of(spokes.size() / 2, -1);
    for (std::size_t i = 0; i < spokes.size(); ++i) {
      look(budget);
      auto& other = first_of[static_cast<std::size_t>(spokes[i].edge)];
      if (other >= 0) {
        reverse[i] = other;
        reverse[static_cast<std::size_t>(other)] = static_cast<std::int64_t>(i);
      }
      other = static_cast<std::int64_t>(i);
    }
    return reverse;
  }
};

std::string quoted(Ends e) { return text(ordered(e)); }

/// Two edges that cross, found by sweeping boxes in the order by x; gives up after a fixed amount of work.
void refuse_crossing(const PointSet& points, const std::vector<Ends>& edges, Budget* budget) {
  std::vector<std::size_t> order(edges.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto leftmost = [&](Ends e) { return points.compare(e.u, e.v) < 0 ? e.u : e.v; };
  const auto rightmost = [&](Ends e) { return points.compare(e.u, e.v) < 0 ? e.v : e.u; };
  std::sort(order.begin(), order.end(), [&](auto a, auto b) {
    look(budget);
    return points.compare(leftmost(edges[a]), leftmost(edges[b])) < 0;
  });
  std::int64_t work = 50'000'000;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Ends e = edges[order[i]];
    for (std::size_t k = i + 1; k < order.size(); ++k) {
      look(budget);
      const Ends f = edges[order[k]];
      if (points.compare(leftmost(f), rightmost(e)) > 0 || --work < 0) break;
      if (!points.cross(e, f)) continue;
      const auto [early, late] = std::minmax(order[i], order[k]);
      throw InputError(place("edges", late),
                       quoted(edges[late]) + " crosses " + quoted(edges[early]) + ", " + place("edges", early));
    }
  }
}

/// A segment that could be added, near the point where the check failed or anywhere.
void refuse_missing(const PointSet& points, const std::vector<Ends>& edges, Budget* budget) {
  const auto corners = points.hull(budget);
  const auto present = [&](Ends e) { return std::binary_search(edges.begin(), edges.end(), ordered(e)); };
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Ends side{corners[i], corners[(i + 1) % corners.size()]};
    if (corners.size() > 1 && !present(side))
      throw InputError("edges", "not a complete triangulation: " + quoted(side) + " of the convex hull is missing");
  }
  const auto n = static_cast<Index>(points.size());
  std::int64_t work = 50'000'000;
  for (Index u = 0; u < n && work > 0; ++u) {
    for (Index v = u + 1; v < n && work > 0; ++v) {
      look(budget);
      if (present({u, v})) continue;
      work -= static_cast<std::int64_t>(edges.size());
      const bool blocked = std::any_of(edges.begin(), edges.end(), [&](Ends e) {
        look(budget);
        return points.cross(e, {u, v});
      });
      if (!blocked) throw InputError("edges", "not a complete triangulation: " + quoted({u, v}) + " is missing");
    }
  }
}

/// A number of edges that no triangulation has, or a face that is not a triangle.
void refuse_count_or_face(const PointSet& points, const std::vector<Ends>& edges, Budget* budget) {
  const std::size_t n = points.size();
  const auto corners = points.hull(budget);
  if (corners.size() < 3 || edges.size() != 3 * n - 3 - corners.size()) {
    throw InputError("edges", "not a complete triangulation: " + std::to_string(n) + " points with " +
                                  std::to_string(corners.size()) + " on the hull have " +
                                  std::to_string(3 * n - 3 - corners.size()) + " edges, not " +
                                  std::to_string(edges.size()));
  }

  const Fans fans(points, edges, budget);
  const auto size = fans.spokes.size();
  const auto reverse = fans.reverses(budget);
  // The face to the left of u → v goes on with the edge at v that precedes v → u around v.
  const auto source = [&](std::int64_t i) { return fans.target(reverse[static_cast<std::size_t>(i)]); };
  const auto onward = [&](std::int64_t i) {
    const auto v = static_cast<std::size_t>(fans.target(i));
    const auto back = reverse[static_cast<std::size_t>(i)];
    return back == fans.first[v] ? fans.first[v + 1] - 1 : back - 1;
  };

  std::vector<bool> seen(size, false);
  std::vector<bool> outer(size, false);
  const auto refuse_face = [&](std::int64_t i) {
    throw InputError("edges", "not a complete triangulation: the face at " + quoted({source(i), fans.target(i)}) +
                                  " is not a triangle");
  };
  {  // The outer face must be the convex hull, clockwise.
    const auto h = corners.size();
    const auto u = static_cast<std::size_t>(corners[1]);
    std::int64_t at = -1;
    for (auto i = fans.first[u]; i < fans.first[u + 1]; ++i) {
      if (fans.target(i) == corners[0]) at = i;
    }
    if (at < 0)
      throw InputError("edges", "not a complete triangulation: " + quoted({corners[0], corners[1]}) +
                                    " of the convex hull is missing");
    for (std::size_t k = 0; k < h; ++k) {
      if (fans.target(at) != corners[(2 * h - k) % h]) refuse_face(at);
      outer[static_cast<std::size_t>(at)] = true;
      at = onward(at);
    }
  }
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(size); ++i) {
    look(budget);
    if (outer[static_cast<std::size_t>(i)] || seen[static_cast<std::size_t>(i)]) continue;
    const auto j = onward(i), k = onward(j);
    if (onward(k) != i || outer[static_cast<std::size_t>(j)] || outer[static_cast<std::size_t>(k)] ||
        points.orientation(source(i), source(j), source(k)) <= 0)
      refuse_face(i);
    for (const auto place : {i, j, k}) seen[static_cast<std::size_t>(place)] = true;
  }
}

}  // namespace

void refuse_triangulation(const PointSet& points, const std::vector<Ends>& written, const std::vector<Ends>& edges,
                          Budget* budget) {
  constexpr double each = 72;  // bytes of an edge: in both directions, their reverses, and marks of their faces
  const MemoryShare memory(budget, each * static_cast<double>(edges.size()));
  points.require_distinct(budget);
  refuse_crossing(points, written, budget);
  if (points.size() <= PointSet::most_checked) points.require_general_position(budget);
  refuse_missing(points, edges, budget);
  refuse_count_or_face(points, edges, budget);
  throw std::logic_error("a triangulation that was refused has no fault");
}

}  // namespace arete::inline board
