#include "board/plane/symmetry.hpp"

#include <nauty/nauty.h>

#include <algorithm>
#include <cassert>
#include <mutex>
#include <numeric>
#include <set>

#include "base/limits.hpp"
#include "board/graphs/canonical_form.hpp"

namespace arete::inline board {
namespace {

/// Its work space belongs to the thread, which may end.
void free_work_space() {
  nauty_freedyn();
  nautil_freedyn();
  naugraph_freedyn();
}

/// nauty keeps its work space in static variables and reports generators through a plain function: one call at a time.
std::mutex one_at_a_time;
std::vector<Permutation>* found = nullptr;

void keep_generator(int, int* permutation, int*, int, int, int n) { found->emplace_back(permutation, permutation + n); }

/// All products of the generators, or nothing if there are too many.
std::vector<Permutation> closure(const std::vector<Permutation>& generators, std::size_t n, std::size_t most) {
  Permutation identity(n);
  for (std::size_t i = 0; i < n; ++i) identity[i] = static_cast<std::uint16_t>(i);
  std::set<Permutation> group{identity};
  std::vector<Permutation> fresh{identity};
  while (!fresh.empty()) {
    const Permutation last = fresh.back();
    fresh.pop_back();
    for (const auto& g : generators) {
      Permutation product(n);
      for (std::size_t i = 0; i < n; ++i) product[i] = g[last[i]];
      if (group.insert(product).second) fresh.push_back(std::move(product));
      if (group.size() > most) return {};
    }
  }
  group.erase(identity);
  return {group.begin(), group.end()};
}

}  // namespace

std::vector<Permutation> automorphisms(const Graph& graph, const std::vector<int>& colours, std::size_t most) {
  const auto n = static_cast<int>(graph.vertices);
  if (n == 0 || graph.vertices > static_cast<std::int64_t>(most_elements)) return {};  // nobody searches so far
  const int m = SETWORDSNEEDED(n);
  std::vector<::graph> matrix(static_cast<std::size_t>(m) * static_cast<std::size_t>(n), 0);
  for (const auto& e : graph.edges) ADDONEEDGE(matrix.data(), e.u, e.v, m);
  static DEFAULTOPTIONS_GRAPH(defaults);
  optionblk options = defaults;
  options.userautomproc = keep_generator;
  std::vector<int> labels(static_cast<std::size_t>(n)), cells(static_cast<std::size_t>(n)),
      orbits(static_cast<std::size_t>(n));
  if (!colours.empty()) {  // nauty wants the vertices listed by colour, each class ended by a 0
    std::iota(labels.begin(), labels.end(), 0);
    const auto colour = [&](int v) { return colours[static_cast<std::size_t>(v)]; };
    std::stable_sort(labels.begin(), labels.end(), [&](int a, int b) { return colour(a) < colour(b); });
    for (std::size_t i = 0; i + 1 < labels.size(); ++i) cells[i] = colour(labels[i]) == colour(labels[i + 1]) ? 1 : 0;
    options.defaultptn = FALSE;
  }
  statsblk stats;
  std::vector<Permutation> generators;
  const std::lock_guard lock(one_at_a_time);
  found = &generators;
  densenauty(matrix.data(), labels.data(), cells.data(), orbits.data(), &options, &stats, m, n, nullptr);
  found = nullptr;
  free_work_space();
  if (stats.grpsize1 > static_cast<double>(most) || stats.grpsize2 > 0) return {};
  return closure(generators, static_cast<std::size_t>(n), most + 1);
}

std::vector<std::uint64_t> canonical_form(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.vertices);
  assert(n <= 64);
  std::vector<setword> rows(n), form(n);
  for (const auto& e : graph.edges) ADDONEEDGE(rows.data(), e.u, e.v, 1);
  static DEFAULTOPTIONS_GRAPH(defaults);
  optionblk options = defaults;
  options.getcanon = TRUE;
  statsblk stats;
  std::vector<int> labels(n), cells(n), orbits(n);
  const std::lock_guard lock(one_at_a_time);
  densenauty(rows.data(), labels.data(), cells.data(), orbits.data(), &options, &stats, 1, static_cast<int>(n),
             form.data());
  free_work_space();
  return {form.begin(), form.end()};
}

// An extreme point and the order of the others around it label all points; a symmetry takes one such labelling to
// another and keeps all orientations, or turns all of them over.
std::vector<Permutation> segment_symmetries(const PointSet& points) {
  constexpr std::size_t most_points = 24;
  const std::size_t n = points.size();
  if (n < 4 || n > most_points) return {};
  using Index = PointSet::Index;
  const auto labelled = [&](Index corner, int side) {
    std::vector<Index> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::swap(order[0], order[static_cast<std::size_t>(corner)]);
    std::sort(order.begin() + 1, order.end(),
              [&](Index a, Index b) { return points.orientation(corner, a, b) == side; });
    return order;
  };
  const auto corners = points.hull();
  const auto base = labelled(corners[0], 1);
  const auto keeps = [&](const std::vector<Index>& image, int side) {
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = a + 1; b < n; ++b) {
        for (std::size_t c = b + 1; c < n; ++c) {
          if (points.orientation(base[a], base[b], base[c]) != side * points.orientation(image[a], image[b], image[c]))
            return false;
        }
      }
    }
    return true;
  };
  const auto segment = [&](std::size_t u, std::size_t v) {
    const auto [a, b] = std::minmax(u, v);
    return static_cast<std::uint16_t>(a * (2 * n - a - 1) / 2 + (b - a - 1));
  };
  std::vector<Permutation> found_all;
  for (const Index corner : corners) {
    for (const int side : {1, -1}) {
      const auto image = labelled(corner, side);
      if ((corner == corners[0] && side == 1) || !keeps(image, side)) continue;
      std::vector<std::size_t> to(n);
      for (std::size_t k = 0; k < n; ++k) to[static_cast<std::size_t>(base[k])] = static_cast<std::size_t>(image[k]);
      Permutation permutation;
      for (std::size_t u = 0; u < n; ++u) {
        for (std::size_t v = u + 1; v < n; ++v) permutation.push_back(segment(to[u], to[v]));
      }
      found_all.push_back(std::move(permutation));
    }
  }
  return found_all;
}

}  // namespace arete::inline board
