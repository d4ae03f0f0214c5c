// Shortcuts for tests: named boards, documents and their answers.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <string>
#include <vector>

#include "engine/boards/named_boards.hpp"
#include "engine/boards/point_boards.hpp"
#include "engine/game.hpp"

namespace arete::tests {

inline Document board(const std::string& kind, std::vector<std::int64_t> sizes, const std::string& game,
                      std::uint64_t seed = 1, const std::string& shape = "") {
  return make_board({.kind = kind, .sizes = std::move(sizes), .game = game, .seed = seed, .shape = shape});
}

inline Answer ask(const Document& document, Question question = {}) { return open(document)->solve(question); }

/// The place and the words of the error with which a document is refused.
inline std::string opening_refusal(const std::string& text) {
  try {
    open(Document::read(text));
  } catch (const InputError& e) {
    return e.at() + ": " + e.what();
  }
  return "accepted";
}

/// By search even where a theorem answers: to hold theorems against.
inline Answer searched(const Document& document, Question question = {}) {
  question.theorems = false;
  return ask(document, question);
}

inline Answer ask_nimber(const Document& document) { return ask(document, {.nimber = true}); }

inline Document graph(const std::string& game, std::int64_t vertices, std::vector<Ends> edges) {
  Document document;
  document.game = game;
  document.vertices = vertices;
  document.edges = std::move(edges);
  return document;
}

inline Document heaps(const std::string& game, std::vector<std::int64_t> sizes) {
  Document document;
  document.game = game;
  document.heaps = std::move(sizes);
  return document;
}

inline PointSet set_of(const std::vector<Site>& sites) {
  std::vector<PointSet::Written> points;
  for (const auto& s : sites) points.push_back({Decimal::of(s[0]), Decimal::of(s[1])});
  return PointSet(points);
}

/// Calls f with every subset of the pairs.
template <class F>
void every_subset(const std::vector<Ends>& pairs, F f) {
  for (unsigned mask = 0; mask < 1u << pairs.size(); ++mask) {
    std::vector<Ends> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (mask >> i & 1) edges.push_back(pairs[i]);
    }
    f(edges);
  }
}

/// Calls f with the edges of every graph, or the arcs of every digraph, on n labelled vertices.
template <class F>
void every_graph(std::int32_t n, F f) {
  std::vector<Ends> pairs;
  for (std::int32_t u = 0; u < n; ++u) {
    for (std::int32_t v = u + 1; v < n; ++v) pairs.push_back({u, v});
  }
  every_subset(pairs, f);
}
template <class F>
void every_digraph(std::int32_t n, F f) {
  std::vector<Ends> pairs;
  for (std::int32_t u = 0; u < n; ++u) {
    for (std::int32_t v = 0; v < n; ++v) {
      if (u != v) pairs.push_back({u, v});
    }
  }
  every_subset(pairs, f);
}

/// Calls f with the edges of every triangulation of the convex polygon with corners 0..n−1.
template <class F>
void every_convex_triangulation(std::int32_t n, F f) {
  // The triangle at the side [a, b] has its tip at each corner between them in turn.
  struct Builder {
    std::vector<Ends> edges, open;
    F& f;
    void go() {
      if (open.empty()) {
        auto sorted = edges;
        std::sort(sorted.begin(), sorted.end());
        f(sorted);
        return;
      }
      const Ends side = open.back();
      open.pop_back();
      if (side.v - side.u == 1) {
        go();
      } else {
        for (std::int32_t tip = side.u + 1; tip < side.v; ++tip) {
          const auto edges_before = edges.size();
          const auto open_before = open;
          for (const Ends e : {Ends{side.u, tip}, Ends{tip, side.v}}) {
            edges.push_back(e);
            open.push_back(e);
          }
          go();
          edges.resize(edges_before);
          open = open_before;
        }
      }
      open.push_back(side);
    }
  };
  Builder builder{{{0, n - 1}}, {{0, n - 1}}, f};
  builder.go();
}

}  // namespace arete::tests
