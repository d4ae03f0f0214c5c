#include "theory/geography/span.hpp"

#include <algorithm>

#include "theory/geography/even_kernels.hpp"

namespace arete::inline theory {
namespace {

constexpr std::size_t most_shown = 12;         ///< rows, and columns, of a matrix that is written out
constexpr std::size_t most_bits = 1ull << 26;  ///< of a matrix of which the rank is told

/// M with the vertices of a colour as rows.
struct Lines {
  std::vector<std::int32_t> rows, columns;
  std::vector<std::int32_t> place;  ///< of a vertex on its side

  Lines(const std::vector<std::int32_t>& colour, std::int32_t row_colour) : place(colour.size()) {
    for (std::int32_t v = 0; v < static_cast<std::int32_t>(colour.size()); ++v) {
      if (colour[at(v)] < 0) continue;
      auto& side = colour[at(v)] == row_colour ? rows : columns;
      place[at(v)] = static_cast<std::int32_t>(side.size());
      side.push_back(v);
    }
  }
  BitMatrix matrix(const Arcs& left) const {
    BitMatrix m(rows.size(), columns.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (const auto w : left.of(rows[i])) m.flip(i, at(place[at(w)]));
    }
    return m;
  }
};

std::string written(const BitMatrix& m) {
  std::string text;
  for (std::size_t i = 0; i < m.rows(); ++i) {
    if (i > 0) text += ' ';
    for (std::size_t j = 0; j < m.columns(); ++j) text += m.at(i, j) ? '1' : '0';
  }
  return text;
}

std::string line_in_words(std::int32_t place, bool lost) {
  const auto row = "row " + std::to_string(place + 1);
  if (lost) return row + ", the sum of the other rows of the even kernel";
  return row + ", independent of the other rows; its unit vector is the sum of the columns of the even kernel";
}

}  // namespace

std::vector<Idea::Fact> span_facts(const Graph& graph, const TokenWalk& walk, bool lost, Budget* budget) {
  const auto left = arcs(graph, used_edges(graph, walk.way), budget);
  const auto in = walk.unrooted() ? Flags(at(left.vertices()), 1) : component_of(left, walk.token(), budget);
  const auto colour = two_colouring(left, in, budget);
  if (!colour) return {};
  const Lines lines(*colour, walk.unrooted() ? 0 : (*colour)[at(walk.token())]);
  const auto rows = lines.rows.size(), columns = lines.columns.size();
  std::string size = std::to_string(rows) + " rows, " + std::to_string(columns) + " columns";
  if (columns > 0 && rows > most_bits / columns) return {{"M", {}, size}};
  auto matrix = lines.matrix(left);
  std::vector<Idea::Fact> facts;
  if (rows > 0 && columns > 0 && std::max(rows, columns) <= most_shown)
    facts.push_back({"rows of M, vertices in increasing order", {}, written(matrix)});
  const auto rank = DenseElimination(std::move(matrix), false, budget).rank();
  size += ", rank " + std::to_string(rank) + " over GF(2)";
  const bool invertible = rank == rows && rank == columns;
  facts.insert(facts.begin(), {"M", {}, size + (invertible ? ", invertible" : "")});
  if (!walk.unrooted()) facts.push_back({"line", {}, line_in_words(lines.place[at(walk.token())], lost)});
  return facts;
}

void tell_span(Finding& finding, const Graph& graph, const TokenWalk& walk, Budget* budget) {
  auto facts = span_facts(graph, walk, finding.best.empty(), budget);
  if (facts.empty()) return;
  if (!finding.idea) finding.idea = Idea{walk.unrooted() ? "Corollary 3.6" : "Theorem 3.1", {}};
  finding.idea->facts = std::move(facts);
}

}  // namespace arete::inline theory
