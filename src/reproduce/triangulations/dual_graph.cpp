#include "reproduce/triangulations/dual_graph.hpp"

#include <set>

namespace arete::inline reproduce {
namespace {

int mex(const std::set<int>& values) {
  int least = 0;
  while (values.contains(least)) ++least;
  return least;
}

}  // namespace

DualGraph::DualGraph(const std::vector<Ends>& edges) {
  const std::set<Ends> all(edges.begin(), edges.end());
  for (const Ends e : edges) {
    for (const Ends f : edges) {
      if (f.u == e.v && all.contains({e.u, f.v})) faces.push_back({e.u, e.v, f.v});
    }
  }
  neighbours.resize(faces.size());
  for (std::size_t i = 0; i < faces.size(); ++i) {
    for (std::size_t k = 0; k < faces.size(); ++k) {
      if (shares_side(faces[i], faces[k])) neighbours[i].push_back(static_cast<int>(k));
    }
  }
}

bool DualGraph::adjacent_inner() const {
  for (int f = 0; f < static_cast<int>(faces.size()); ++f) {
    if (inner(f) && std::ranges::any_of(neighbours[static_cast<std::size_t>(f)], [&](int g) { return inner(g); }))
      return true;
  }
  return false;
}

std::vector<std::int64_t> DualGraph::arrays() const {
  std::vector<std::int64_t> sizes;
  std::vector<char> seen(faces.size());
  for (int f = 0; f < static_cast<int>(faces.size()); ++f) {
    if (inner(f) || seen[static_cast<std::size_t>(f)] != 0) continue;
    std::vector<int> list{f};
    seen[static_cast<std::size_t>(f)] = 1;
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (const int g : neighbours[static_cast<std::size_t>(list[i])]) {
        if (!inner(g) && seen[static_cast<std::size_t>(g)]++ == 0) list.push_back(g);
      }
    }
    sizes.push_back(static_cast<std::int64_t>(list.size()));
  }
  std::ranges::sort(sizes);
  return sizes;
}

int BoxGame::nimber(unsigned free) {
  if (const auto it = known_.find(free); it != known_.end()) return it->second;
  std::set<int> options;
  for (std::size_t f = 0; f < graph_.faces.size(); ++f) {
    if ((free >> f & 1u) == 0) continue;
    if (!graph_.inner(static_cast<int>(f))) options.insert(nimber(free & ~(1u << f)));
    for (const int g : graph_.neighbours[f]) {
      if ((free >> g & 1u) != 0) options.insert(nimber(free & ~(1u << f) & ~(1u << g)));
    }
  }
  return known_[free] = mex(options);
}

std::vector<int> heap_values(std::int64_t least, std::int64_t most, std::int64_t up_to) {
  std::vector<int> values;
  const auto at = [&](std::int64_t n) { return values[static_cast<std::size_t>(n)]; };
  for (std::int64_t n = 0; n <= up_to; ++n) {
    std::set<int> options;
    for (std::int64_t taken = least; taken <= most; ++taken) {
      for (std::int64_t a = 0; 2 * a <= n - taken; ++a) options.insert(at(a) ^ at(n - taken - a));
    }
    values.push_back(mex(options));
  }
  return values;
}

}  // namespace arete::inline reproduce
