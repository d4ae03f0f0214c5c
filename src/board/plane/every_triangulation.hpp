// Every triangulation of a small point set, by its definition: a set of segments without a crossing that is as large as
// such sets get, which is 3n − 3 less the corners of the hull.
#pragma once

#include <vector>

#include "base/bits.hpp"
#include "board/plane/segments.hpp"

namespace arete::inline board {

/// Calls f with the edges of each, in increasing order; for at most 11 points.
template <class F>
void every_triangulation(const PointSet& points, F f) {
  using Set = Bits<1>;
  struct Builder {
    const Segments<Set>& segments;
    int size;
    F& f;
    void go(const Set& chosen, const Set& open) {
      if (chosen.size() + open.size() < size) return;
      if (open.empty()) {
        std::vector<Ends> edges;
        for (const auto s : chosen) edges.push_back(segments.ends(s));
        f(edges);
        return;
      }
      const auto s = open.front();
      const Set rest = open.without(s);
      go(chosen.with(s), rest - segments.crossing(s));
      if (segments.crossing(s).meets(rest)) go(chosen, rest);
    }
  };
  const Segments<Set> segments(points);
  const int n = static_cast<int>(points.size());
  Builder builder{segments, n < 2 ? 0 : 3 * n - 3 - static_cast<int>(points.hull().size()), f};
  builder.go({}, Set::below(segments.size()));
}

}  // namespace arete::inline board
