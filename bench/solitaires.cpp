// Both solitaires on every triangulation of every abstract order type of N points, by matching alone and without a row
// for each: how many are won, and where the fewest edges can be made green. A play is a matching of faces, and an edge
// stays black iff none of its faces is matched (theory/triangulations/green_faces.hpp), so that orientations are all
// that is needed. `solitaires N [K]` takes every K-th order type first, then those after them, and so on, and prints
// what it has counted by then.

#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "segments.hpp"

namespace {

using namespace arete;
using bench::Segments;
using Set = Segments::Set;

struct Extreme {
  int green = 1, edges = 0;  ///< none yet
  std::uint64_t count = 0;
  std::size_t type = 0;
  Set segments;
};

struct Tally {
  std::uint64_t triangulations = 0, all_green = 0, green_wins = 0;
  Extreme least;

  void add(int black, int edges, std::size_t type, const Set& segments) {
    ++triangulations;
    const int green = edges - black;
    all_green += black == 0;
    green_wins += 2 * green > edges;
    const int compared = green * least.edges - least.green * edges;
    if (least.edges == 0 || compared < 0) least = {green, edges, 0, type, segments};
    least.count += least.edges == edges && least.green == green;
  }
};

/// The triangulations of an order type.
class Plane {
 public:
  explicit Plane(const OrderType& type)
      : segments_(type), edges_(3 * type.size() - 3 - static_cast<int>(type.hull().size())) {}

  int edges() const { return edges_; }
  std::array<int, 2> ends(std::size_t segment) const { return segments_.ends(segment); }
  template <class F>
  void every_triangulation(F f) const {
    build({}, Set::below(segments_.size()), f);
  }
  /// The fewest edges that stay black.
  int least_black(const Set& edges) {
    faces_.clear();
    std::array<std::array<int, 2>, Set::capacity> faces_at;
    for (const std::size_t e : edges) faces_at[e] = {-1, -1};
    for (const auto& triangle : segments_.empty_triangles()) {
      const auto& [a, b, c] = triangle.sides;
      if (!edges.has(a) || !edges.has(b) || !edges.has(c)) continue;
      for (const std::size_t side : triangle.sides) {
        auto& [one, two] = faces_at[side];
        (one < 0 ? one : two) = static_cast<int>(faces_.size());
      }
      faces_.push_back(&triangle);
    }
    mates_.assign(faces_.size(), 0);
    shared_.assign(faces_.size(), 0);
    hull_.assign(faces_.size(), 0);
    for (const std::size_t e : edges) {
      const auto [one, two] = faces_at[e];
      if (two < 0) {
        ++hull_[static_cast<std::size_t>(one)];
        continue;
      }
      const auto f = static_cast<std::size_t>(one), g = static_cast<std::size_t>(two);
      shared_[g] |= 1u << f;
      if (segments_.crossing(e).has(segments_.at(tip(f, e), tip(g, e)))) mates_[f] |= 1u << g;
    }
    best_ = edges_;
    match(0, 0, 0);
    return best_;
  }

 private:
  int tip(std::size_t face, std::size_t side) const {
    const auto& [sides, corners] = *faces_[face];
    return side == sides[0] ? corners[0] : side == sides[1] ? corners[1] : corners[2];
  }
  template <class F>
  void build(const Set& chosen, const Set& open, F& f) const {
    if (chosen.size() + open.size() < edges_) return;
    if (open.empty()) return f(chosen);
    const std::size_t s = open.front();
    const Set rest = open.without(s);
    build(chosen.with(s), rest - segments_.crossing(s), f);
    if (segments_.crossing(s).meets(rest)) build(chosen, rest, f);
  }
  /// Faces below this one are matched or will never be; edges between two of these stay black, as do those of the hull.
  void match(std::size_t face, unsigned matched, int black) {
    if (black >= best_) return;
    while (face < faces_.size() && (matched >> face & 1u) != 0) ++face;
    if (face == faces_.size()) {
      best_ = black;
      return;
    }
    for (unsigned mates = mates_[face] & ~matched; mates != 0; mates &= mates - 1)
      match(face + 1, matched | 1u << face | (mates & ~(mates - 1)), black);
    const unsigned left = shared_[face] & ~matched & ((1u << face) - 1);
    match(face + 1, matched, black + hull_[face] + std::popcount(left));
  }

  Segments segments_;
  int edges_, best_ = 0;
  std::vector<const Segments::Triangle*> faces_;
  std::vector<unsigned> mates_, shared_;  ///< later faces to flip an edge with, earlier ones with a common edge
  std::vector<int> hull_;
};

void print(const Tally& tally, const std::vector<OrderType>& types, std::size_t taken) {
  const auto number = [](std::uint64_t count) { return static_cast<unsigned long long>(count); };
  const auto& least = tally.least;
  std::printf("%d points, %zu of %zu order types, %llu triangulations: all-green %llu, green-wins %llu; %.1f s\n",
              types.front().size(), taken, types.size(), number(tally.triangulations), number(tally.all_green),
              number(tally.green_wins), static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
  std::printf("  at least %d of %d edges green, no more on %llu, order type %zu:", least.green, least.edges,
              number(least.count), least.type);
  const Plane plane(types[least.type]);
  for (const std::size_t s : least.segments) std::printf(" %d-%d", plane.ends(s)[0], plane.ends(s)[1]);
  std::printf("\n");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  const auto parts = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[2]) : 1);
  if (n < 3 || n > 10 || parts < 1) return 2;
  const auto types = order_types(n);
  Tally tally;
  std::size_t taken = 0;
  for (std::size_t part = 0; part < parts && part < types.size(); ++part) {
    for (std::size_t i = part; i < types.size(); i += parts, ++taken) {
      Plane plane(types[i]);
      plane.every_triangulation(
          [&](const Set& edges) { tally.add(plane.least_black(edges), plane.edges(), i, edges); });
    }
    print(tally, types, taken);
  }
}
