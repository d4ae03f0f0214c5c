// Boards to hold claims against: documents and their answers, every small point set and every triangulation of it.
#pragma once

#include <string>
#include <vector>

#include "board/plane/every_triangulation.hpp"
#include "engine/boards/named_boards.hpp"
#include "engine/boards/realizations.hpp"
#include "engine/game.hpp"

namespace arete::inline reproduce {

inline Document named(const std::string& kind, std::vector<std::int64_t> sizes, const std::string& game,
                      const std::string& shape = "", std::uint64_t seed = 1) {
  return make_board({.kind = kind, .sizes = std::move(sizes), .game = game, .seed = seed, .shape = shape});
}

inline Document graph_of(const std::string& game, std::int64_t vertices, std::vector<Ends> edges) {
  Document document;
  document.game = game;
  document.vertices = vertices;
  document.edges = std::move(edges);
  return document;
}

/// The program's answer, and that of the plain search, which knows the rules alone.
inline Answer answer_to(const Document& document, const Question& question = {}) {
  return open(document)->solve(question);
}
inline Answer by_rules_alone(const Document& document, Question question = {}) {
  question.plain = true;
  question.theorems = false;
  return open(document)->solve(question);
}

/// Calls f with a start position on each order type of n points, at most eight.
template <class F>
void every_point_set(const std::string& game, int n, F f) {
  for (const auto& sites : realized_order_types(n)) {
    Document document;
    document.game = game;
    document.points.emplace();
    for (const auto& [x, y] : sites) document.points->push_back({Decimal::of(x), Decimal::of(y)});
    f(static_cast<const Document&>(document));
  }
}

/// Calls f with each triangulation of the document's points.
template <class F>
void every_triangulation_of(Document document, F f) {
  every_triangulation(PointSet(*document.points), [&](const std::vector<Ends>& edges) {
    document.edges = edges;
    f(static_cast<const Document&>(document));
  });
}

/// Calls f with each triangulation of each order type of n points.
template <class F>
void every_triangulated_set(const std::string& game, int n, F f) {
  every_point_set(game, n, [&](const Document& document) { every_triangulation_of(document, f); });
}

}  // namespace arete::inline reproduce
