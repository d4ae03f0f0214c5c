// Boards of geography for tests: every graph, their documents, and whether a theorem's finding is what search answers.
#pragma once

#include <numeric>
#include <random>

#include "ask.hpp"
#include "theory/geography/token_walk.hpp"

namespace arete::tests {

inline TokenBoard unrooted_board(std::int32_t n, std::vector<Ends> edges) {
  return {Graph(n, std::move(edges)), std::nullopt};
}
inline TokenBoard rooted_board(std::int32_t n, std::vector<Ends> edges, std::int32_t root) {
  return {Graph(n, std::move(edges)), {{root}}};
}

inline Document document(const std::string& game, const TokenBoard& board, const std::vector<MoveText>& moves = {}) {
  auto result = graph(game, board.graph.vertices, board.graph.edges);
  if (board.roots) result.root = board.roots->front();
  result.moves = moves;
  return result;
}

inline Outcome outcome(const Finding& finding) { return outcome_of(finding.value); }

/// The plain search knows no theorem.
inline void expect_as_searched(const Finding& finding, const Document& document, bool all_starts = false) {
  const auto answer = ask(document, {.all_starts = all_starts, .plain = true});
  EXPECT_EQ(outcome(finding), answer.outcome) << document.write();
  EXPECT_EQ(finding.to_move, answer.to_move) << document.write();
  EXPECT_EQ(finding.best, *answer.best) << document.write();
  EXPECT_EQ(finding.starts, answer.starts) << document.write();
}

/// Calls f with one subset of the pairs in each orbit under the exchanges of vertices k and k + 1 for the given k.
template <class F>
void every_subset_up_to_exchanges(const std::vector<Ends>& pairs, const std::vector<std::int32_t>& exchanges, F f) {
  std::vector<std::vector<std::size_t>> images;
  for (const auto k : exchanges) {
    const auto moved = [k](std::int32_t v) { return v == k ? k + 1 : v == k + 1 ? k : v; };
    auto& image = images.emplace_back();
    for (const auto& [u, v] : pairs) {
      image.push_back(static_cast<std::size_t>(std::find(pairs.begin(), pairs.end(), ordered({moved(u), moved(v)})) -
                                               pairs.begin()));
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

/// Calls f with each beginning of a random play of legal moves from a position, the empty one too.
template <class F>
void along_a_random_play(const Document& start, std::mt19937& random, F f) {
  auto position = start;
  for (;;) {
    f(position.moves);
    const auto moves = open(position)->moves();
    if (moves.empty()) return;
    position.moves.push_back(moves[random() % moves.size()]);
  }
}

/// Where and why the input was refused.
template <class F>
std::string refusal(F f) {
  try {
    f();
  } catch (const InputError& error) {
    return error.at() + ": " + error.what();
  }
  return "accepted";
}

/// By the definition; the set has bit v for vertex v.
inline bool even_kernel(unsigned set, std::int32_t n, const std::vector<Ends>& edges) {
  std::vector<unsigned> neighbours(static_cast<std::size_t>(n));
  for (const auto& e : edges) {
    neighbours[static_cast<std::size_t>(e.u)] |= 1u << e.v;
    neighbours[static_cast<std::size_t>(e.v)] |= 1u << e.u;
  }
  for (std::int32_t v = 0; v < n; ++v) {
    const int inside = std::popcount(neighbours[static_cast<std::size_t>(v)] & set);
    if (set >> v & 1 ? inside > 0 : inside % 2 == 1) return false;
  }
  return set != 0;
}

}  // namespace arete::tests
