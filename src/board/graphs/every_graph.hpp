// Every small graph, one of each isomorphism class: a subset of the pairs of vertices in each orbit under the exchanges
// of two vertices that generate all permutations.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline board {

/// Calls f with one subset of the pairs in each orbit under the exchanges of vertices k and k + 1 for the given k.
template <class F>
void every_subset_up_to_exchanges(const std::vector<Ends>& pairs, const std::vector<std::int32_t>& exchanges, F f) {
  std::vector<std::vector<std::size_t>> images;
  for (const auto k : exchanges) {
    const auto moved = [k](std::int32_t v) { return v == k ? k + 1 : v == k + 1 ? k : v; };
    auto& image = images.emplace_back();
    for (const auto& [u, v] : pairs) {
      auto at = std::find(pairs.begin(), pairs.end(), Ends{moved(u), moved(v)});
      if (at == pairs.end()) at = std::find(pairs.begin(), pairs.end(), Ends{moved(v), moved(u)});
      image.push_back(static_cast<std::size_t>(at - pairs.begin()));
    }
  }
  std::vector<bool> seen(std::size_t{1} << pairs.size());
  std::vector<std::size_t> open;
  for (std::size_t least = 0; least < seen.size(); ++least) {
    if (seen[least]) continue;
    std::vector<Ends> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (least >> i & 1) edges.push_back(pairs[i]);
    }
    f(edges);
    seen[least] = true;
    open.push_back(least);
    while (!open.empty()) {
      const auto mask = open.back();
      open.pop_back();
      for (const auto& image : images) {
        std::size_t moved = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i) moved |= (mask >> i & 1) << image[i];
        if (seen[moved]) continue;
        seen[moved] = true;
        open.push_back(moved);
      }
    }
  }
}

/// Calls f with the edges of one graph of each isomorphism class on n vertices.
template <class F>
void every_graph_up_to_isomorphism(std::int32_t n, F f) {
  std::vector<Ends> pairs;
  std::vector<std::int32_t> exchanges;
  for (std::int32_t u = 0; u < n; ++u) {
    if (u + 1 < n) exchanges.push_back(u);
    for (std::int32_t v = u + 1; v < n; ++v) pairs.push_back({u, v});
  }
  every_subset_up_to_exchanges(pairs, exchanges, f);
}

/// The bipartite ones, once for each way to tell the sides apart.
template <class F>
void every_bipartite_graph_up_to_isomorphism(std::int32_t n, F f) {
  for (std::int32_t left = 0; 2 * left <= n; ++left) {
    std::vector<Ends> pairs;
    std::vector<std::int32_t> exchanges;
    for (std::int32_t u = 0; u + 1 < n; ++u) {
      if (u + 1 != left) exchanges.push_back(u);
      for (std::int32_t v = left; u < left && v < n; ++v) pairs.push_back({u, v});
    }
    every_subset_up_to_exchanges(pairs, exchanges, f);
  }
}

/// Calls f with the arcs of one digraph of each isomorphism class on n vertices.
template <class F>
void every_digraph_up_to_isomorphism(std::int32_t n, F f) {
  std::vector<Ends> pairs;
  std::vector<std::int32_t> exchanges;
  for (std::int32_t u = 0; u < n; ++u) {
    if (u + 1 < n) exchanges.push_back(u);
    for (std::int32_t v = 0; v < n; ++v) {
      if (u != v) pairs.push_back({u, v});
    }
  }
  every_subset_up_to_exchanges(pairs, exchanges, f);
}

}  // namespace arete::inline board
