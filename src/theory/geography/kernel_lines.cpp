#include "theory/geography/kernel_lines.hpp"

#include <algorithm>

#include "proof/kinds.hpp"
#include "proof/kinds/geography_lines.hpp"
#include "theory/geography/even_kernels.hpp"
#include "theory/geography/grids.hpp"
#include "theory/geography/proofs.hpp"
#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {
namespace {

using Vertices = std::vector<std::int32_t>;
using ProofLines = std::optional<std::string>;

/// Whether so many kernels are too many to be written.
bool too_long(std::size_t kernels, const Graph& graph) {
  return kernels * static_cast<std::size_t>(graph.vertices) > most_proof_words;
}

/// The move loses: a kernel after the answer to it.
ProofLines lose_line(const Graph& graph, Vertices way, std::int32_t move, Budget& budget) {
  way.push_back(move);
  for (const auto answer : moves_on_edges(graph, way)) {
    way.push_back(answer);
    if (const auto kernel = prove_edge_geography(graph, way, &budget)) {
      std::string line;
      append_numbers(line, "lose " + std::to_string(move) + ' ' + std::to_string(answer), *kernel);
      return line;
    }
    way.pop_back();
  }
  return std::nullopt;
}

ProofLines lines_of_moves(const Graph& graph, const Vertices& way, const Vertices& winning, Budget& budget) {
  const auto moves = moves_on_edges(graph, way);
  if (too_long(moves.size(), graph)) return std::nullopt;
  std::string lines;
  for (const auto move : moves) {
    if (!std::binary_search(winning.begin(), winning.end(), move)) {
      const auto line = lose_line(graph, way, move, budget);
      if (!line) return std::nullopt;
      lines += *line;
      continue;
    }
    auto longer = way;
    longer.push_back(move);
    const auto kernel = prove_edge_geography(graph, longer, &budget);
    if (!kernel) return std::nullopt;
    append_numbers(lines, "win " + std::to_string(move), *kernel);
  }
  return lines;
}

/// The root is still to be chosen: one kernel shows all its vertices.
ProofLines lines_of_starts(const Graph& graph, const Vertices& winning, Budget& budget) {
  const bool some = too_long(static_cast<std::size_t>(graph.vertices) - winning.size(), graph);
  if (some && winning.empty()) return std::nullopt;
  std::string lines = some ? "some\n" : "";
  std::size_t words = 0;
  Flags shown(static_cast<std::size_t>(graph.vertices));
  const auto grid = grid_of(graph, &budget);  // once: it has hundreds of kernels
  for (const auto v : winning) {
    if (shown[at(v)]) continue;
    const auto kernel =
        grid ? diagonal_kernel(*grid, v / grid->n + 1, v % grid->n + 1) : prove_edge_geography(graph, {v}, &budget);
    if (!kernel || (words += kernel->size()) > most_proof_words) return std::nullopt;
    append_numbers(lines, "wins", *kernel);
    for (const auto u : *kernel) shown[at(u)] = 1;
    if (some) return lines;
  }
  for (std::int32_t v = 0; v < graph.vertices; ++v) {
    if (shown[at(v)]) continue;
    const auto line = lose_line(graph, {}, v, budget);
    if (!line) return std::nullopt;
    lines += *line;
  }
  return lines;
}

/// The vertices of a row of the transform.
Vertices row_of(const BitMatrix& both, std::size_t row, std::size_t n) {
  Vertices set;
  for (std::size_t v = 0; v < n; ++v) {
    if (both.at(row, n + v)) set.push_back(static_cast<std::int32_t>(v));
  }
  return set;
}

/// From T·A = R in reduced form, A being symmetric: a row of R with its pivot alone says that this vertex is in no
/// solution of Ax = 0.
std::optional<std::vector<ExcludedVertex>> by_all_rows(const Arcs& left, const Vertices& way, Budget& budget) {
  const auto n = static_cast<std::size_t>(left.vertices());
  const MemoryShare memory(&budget, static_cast<double>(n) * static_cast<double>(2 * n) / 8);
  BitMatrix both(n, 2 * n);
  for (std::size_t v = 0; v < n; ++v) {
    for (const auto w : left.of(static_cast<std::int32_t>(v))) both.flip(v, at(w));
    both.flip(v, n + v);
  }
  const auto pivots = reduce_with_transform(both, n, &budget);
  std::vector<ExcludedVertex> excluded;
  for (std::size_t i = 0; i < n; ++i) {
    if (pivots[i] < 0 || (!way.empty() && pivots[i] != way.back())) continue;
    const auto* row = both.row(i);
    std::size_t ones = 0;
    for (std::size_t w = 0; w < words_for(n); ++w)
      ones += static_cast<std::size_t>(
          std::popcount(w == n / word_bits ? row[w] & ((Word{1} << n % word_bits) - 1) : row[w]));
    if (ones == 1) excluded.push_back({pivots[i], row_of(both, i, n)});
  }
  if (excluded.size() < (way.empty() ? n : 1)) return std::nullopt;
  return excluded;
}

}  // namespace

std::optional<std::string> kernel_lines(const Graph& graph, const Vertices& way, const Vertices& winning,
                                        Budget& budget) {
  if (way.empty()) return lines_of_starts(graph, winning, budget);
  if (!winning.empty()) return lines_of_moves(graph, way, winning, budget);
  const auto kernel = prove_edge_geography(graph, way, &budget);
  if (!kernel) return std::nullopt;
  std::string lines;
  append_numbers(lines, "lost", *kernel);
  return lines;
}

std::optional<std::vector<ExcludedVertex>> exclude_kernels(const Graph& graph, const Vertices& way, Budget& budget) {
  constexpr std::int32_t most = 4096;  // vertices of a dense matrix of all of them
  const auto left = arcs(graph, used_edges(graph, way), &budget);
  if (left.vertices() <= most) return by_all_rows(left, way, budget);
  if (way.empty()) return std::nullopt;
  auto colour = two_colouring(left, component_of(left, way.back(), &budget), &budget);
  if (!colour) return std::nullopt;
  EvenKernels kernels(left, *std::move(colour), &budget);
  const auto solution = kernels.too_large() ? std::nullopt : kernels.solve(way.back());
  if (!solution) return std::nullopt;
  ExcludedVertex excluded{way.back(), {}};
  for (std::int32_t v = 0; v < left.vertices(); ++v) {
    if (solution->x[at(v)]) excluded.by.push_back(v);
  }
  return std::vector{std::move(excluded)};
}

}  // namespace arete::inline theory
