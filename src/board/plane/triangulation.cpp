// Why the check is enough: glue the triangles along their common edges. Neighbouring triangles are both
// counterclockwise, so they lie on different sides of their edge; around a vertex they follow the order by
// angle, so they go round once. The glued surface therefore maps to the plane without folds. Its boundary is one
// convex polygon, gone round once. Such a map is one-to-one: a point off the boundary is hit as often as any other that
// can be reached from it without crossing the boundary, never far outside, and once more inside of a side of the
// polygon than outside. So no two edges cross, no two points are equal, nothing is left out, and the polygon is the
// hull.
//
// Triangles are found without tracing faces. A corner lies between two edges that follow one another around a vertex,
// counterclockwise, and turns left; at each vertex one at most does not, and lies outside. A corner whose vertex is the
// least of the three names a triangle, and any other has to fit into one that its least vertex has named, in its own
// place. No two corners have one place, so if there are three for each triangle, all are there.

#include "board/plane/triangulation.hpp"

#include <algorithm>
#include <numeric>

#include "base/input_error.hpp"
#include "board/graphs/graph.hpp"
#include "board/plane/triangulation_fault.hpp"

namespace arete::inline board {
namespace {

using Index = PointSet::Index;
using Half = Triangulation::Half;

/// The triangles between edges u < v in increasing order, glued, as far as they fit.
class Gluing {
 public:
  std::vector<Index> origin;
  /// The half-edge on the left of each direction of an edge: of edge e from u to v at 2e, back at 2e + 1.
  std::vector<Half> half;

  Gluing(const PointSet& points, const std::vector<Ends>& edges, Budget* budget)
      : half(2 * edges.size(), Triangulation::none),
        points_(points),
        edges_(edges),
        budget_(budget),
        first_(points.size() + 1),
        ending_(edges.size()),
        outside_(points.size(), nowhere) {
    for (const Ends e : edges) ++first_[static_cast<std::size_t>(e.v) + 1];
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    auto fill = first_;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      look(budget);
      ending_[static_cast<std::size_t>(fill[static_cast<std::size_t>(edges[i].v)]++)] = static_cast<std::int32_t>(i);
    }
    origin.reserve(half.size());
  }

  /// Whether the triangles fit, all of them, and leave a convex polygon as the only boundary.
  bool fits() {
    std::size_t leaving = 0;  // the edges whose lesser end is the vertex
    for (Index x = 0; x < static_cast<Index>(points_.size()); ++x) {
      leaving = spread(x, leaving);
      if (spokes_.size() < 2 || !in_order(x) || !corners(x)) return false;
    }
    return 3 * fitted_ == 2 * origin.size() && convex_boundary();
  }

 private:
  /// An edge as one of its ends sees it.
  struct Spoke {
    Index target;
    std::int32_t direction;  ///< of `half`
    bool left;               ///< of the vertex, or straight below it
  };

  /// The edges at a vertex; those that begin there are at `leaving`, and where the next ones are is given back.
  std::size_t spread(Index x, std::size_t leaving) {
    spokes_.clear();
    const auto add = [&](Index target, std::int32_t direction) {
      spokes_.push_back({target, direction, points_.compare(target, x) < 0});
    };
    const auto v = static_cast<std::size_t>(x);
    for (auto i = first_[v]; i < first_[v + 1]; ++i) {
      const auto e = ending_[static_cast<std::size_t>(i)];
      add(edges_[static_cast<std::size_t>(e)].u, 2 * e + 1);
    }
    for (; leaving < edges_.size() && edges_[leaving].u == x; ++leaving)
      add(edges_[leaving].v, 2 * static_cast<std::int32_t>(leaving));
    return leaving;
  }

  /// Sorts the edges at a vertex by angle, first those to the right of it or straight above it. False where another
  /// point equals it. They often are in order, but begin elsewhere.
  bool in_order(Index x) {
    const auto before = [&](const Spoke& a, const Spoke& b) {
      look(budget_);
      return a.left != b.left ? b.left : points_.orientation(x, a.target, b.target) > 0;
    };
    const auto first = std::adjacent_find(spokes_.begin(), spokes_.end(),
                                          [](const Spoke& a, const Spoke& b) { return a.left && !b.left; });
    if (first != spokes_.end()) std::rotate(spokes_.begin(), first + 1, spokes_.end());
    if (!std::is_sorted(spokes_.begin(), spokes_.end(), before)) {
      if (std::any_of(spokes_.begin(), spokes_.end(), [&](auto& s) { return points_.compare(s.target, x) == 0; }))
        return false;
      std::sort(spokes_.begin(), spokes_.end(), before);
    }
    return true;
  }

  /// The corners at a vertex: false where one does not fit.
  bool corners(Index x) {
    for (std::size_t k = 0; k < spokes_.size(); ++k) {
      look(budget_);
      const Spoke &a = spokes_[k], &b = spokes_[k + 1 < spokes_.size() ? k + 1 : 0];
      const int turn = points_.orientation(x, a.target, b.target);
      if (turn > 0 ? !corner(x, a, b) : turn == 0 || !outside(x, a)) return false;
    }
    return true;
  }
  bool corner(Index x, const Spoke& a, const Spoke& b) {
    auto& on = half[static_cast<std::size_t>(a.direction)];        // from x to a
    auto& back = half[static_cast<std::size_t>(b.direction ^ 1)];  // from b to x
    if (x < a.target && x < b.target) {
      on = static_cast<Half>(origin.size());
      back = on + 2;
      origin.insert(origin.end(), {x, a.target, b.target});
      return true;
    }
    ++fitted_;
    if (b.target < a.target) {  // which has named the triangle b, x, a
      if (back == Triangulation::none || back % 3 != 0) return false;
      on = back + 1;
      return origin[static_cast<std::size_t>(back) + 2] == a.target;
    }
    return on != Triangulation::none && on % 3 == 2 && origin[static_cast<std::size_t>(on) - 1] == b.target;
  }
  /// The one corner at x that lies outside; the boundary goes on to a, clockwise.
  bool outside(Index x, const Spoke& a) {
    auto& onward = outside_[static_cast<std::size_t>(x)];
    if (onward != nowhere) return false;
    onward = a.target;
    ++boundary_;
    return true;
  }
  /// Whether the boundary, which always turns right, is one cycle and goes round once, that is, turns from left to
  /// right once.
  bool convex_boundary() const {
    const auto start = std::find_if(outside_.begin(), outside_.end(), [](Index v) { return v != nowhere; });
    if (start == outside_.end()) return false;
    const auto first = static_cast<Index>(start - outside_.begin());
    const auto goes_right = [&](Index v) { return points_.compare(v, outside_[static_cast<std::size_t>(v)]) < 0; };
    std::size_t steps = 0, leftmost = 0;
    Index at = first;
    do {
      look(budget_);
      const Index next = outside_[static_cast<std::size_t>(at)];
      leftmost += !goes_right(at) && goes_right(next);
      at = next;
    } while (++steps < boundary_ && at != first);
    return at == first && steps == boundary_ && leftmost == 1;
  }

  static constexpr Index nowhere = -1;

  const PointSet& points_;
  const std::vector<Ends>& edges_;
  Budget* budget_;
  std::vector<std::int32_t> first_, ending_;  // edges by their greater end
  std::vector<Index> outside_;                // where the boundary goes from each vertex
  std::vector<Spoke> spokes_;
  std::size_t fitted_ = 0, boundary_ = 0;
};

}  // namespace

Triangulation::Triangulation(PointSet points, const std::vector<Ends>& edges, Budget* budget)
    : points_(std::move(points)) {
  constexpr double each = 24;  // bytes of an edge: listed, and as half-edges with their twins
  const MemoryShare memory(budget, each * static_cast<double>(edges.size()));
  try {
    edges_ = Graph(static_cast<std::int64_t>(points_.size()), edges, budget).edges;
  } catch (const InputError&) {
    points_.require_distinct(budget);  // of two faults, this is told
    throw;
  }
  if (!glue(budget)) refuse_triangulation(points_, edges, edges_, budget);
}

bool Triangulation::glue(Budget* budget) {
  constexpr double each = 24;  // bytes of an edge: its directions, by its end, and the ends
  const MemoryShare memory(budget, each * static_cast<double>(edges_.size()));
  if (points_.size() < 3) {
    points_.require_distinct(budget);
    return edges_.size() == (points_.size() == 2 ? 1u : 0u);
  }
  Gluing gluing(points_, edges_, budget);
  if (!gluing.fits()) return false;
  origin_ = std::move(gluing.origin);
  twin_.resize(origin_.size(), none);
  for (std::size_t e = 0; e < edges_.size(); ++e) {
    const Half there = gluing.half[2 * e], back = gluing.half[2 * e + 1];
    if (there != none) twin_[static_cast<std::size_t>(there)] = back;
    if (back != none) twin_[static_cast<std::size_t>(back)] = there;
  }
  return true;
}

std::int64_t Triangulation::find(Ends edge) const {
  const auto it = std::lower_bound(edges_.begin(), edges_.end(), ordered(edge));
  return it != edges_.end() && *it == ordered(edge) ? it - edges_.begin() : -1;
}

std::vector<Ends> sweep_triangulation(const PointSet& points) {
  std::vector<Index> order(points.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](Index a, Index b) { return points.compare(a, b) < 0; });
  std::vector<Ends> edges;
  std::vector<Index> lower, upper;  // the hull of the points so far, from the left
  const auto attach = [&](std::vector<Index>& chain, Index p, int side) {
    while (chain.size() >= 2 && points.orientation(chain[chain.size() - 2], chain.back(), p) * side < 0) {
      chain.pop_back();
      edges.push_back(ordered({chain.back(), p}));
    }
    chain.push_back(p);
  };
  for (const Index p : order) {
    if (!lower.empty()) edges.push_back(ordered({lower.back(), p}));  // the last point is on both chains
    attach(lower, p, 1);
    attach(upper, p, -1);
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

}  // namespace arete::inline board
