#include "theory/geography/even_kernels.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace arete::inline theory {
namespace {

Flags in_graph(const std::vector<std::int32_t>& colour) {
  Flags in(colour.size());
  for (std::size_t v = 0; v < in.size(); ++v) in[v] = colour[v] >= 0;
  return in;
}

constexpr double bytes_of_vertex = sizeof(Block) + 48;  ///< its values, its steps and its places in orders

}  // namespace

Flags component_of(const Arcs& graph, std::int32_t root, Budget* budget) {
  Flags in(static_cast<std::size_t>(graph.vertices()));
  std::vector<std::int32_t> open{root};
  in[at(root)] = 1;
  while (!open.empty()) {
    look(budget);
    const auto v = open.back();
    open.pop_back();
    for (const auto w : graph.of(v)) {
      if (std::exchange(in[at(w)], 1) == 0) open.push_back(w);
    }
  }
  return in;
}

std::optional<std::vector<std::int32_t>> two_colouring(const Arcs& graph, const Flags& in, Budget* budget) {
  std::vector<std::int32_t> colour(in.size(), -1);
  std::vector<std::int32_t> open;
  for (std::int32_t start = 0; start < graph.vertices(); ++start) {
    if (!in[at(start)] || colour[at(start)] >= 0) continue;
    colour[at(start)] = 0;
    open.push_back(start);
    while (!open.empty()) {
      look(budget);
      const auto v = open.back();
      open.pop_back();
      for (const auto w : graph.of(v)) {
        if (colour[at(w)] == colour[at(v)]) return std::nullopt;
        if (colour[at(w)] >= 0) continue;
        colour[at(w)] = 1 - colour[at(v)];
        open.push_back(w);
      }
    }
  }
  return colour;
}

EvenKernels::EvenKernels(const Arcs& graph, std::vector<std::int32_t> colour, Budget* budget)
    : graph_(graph),
      colour_(std::move(colour)),
      budget_(budget),
      memory_(budget, bytes_of_vertex * static_cast<double>(colour_.size())),
      peeling_(graph, in_graph(colour_), budget),
      number_(colour_.size()),
      values_(colour_.size()),
      waiting_(colour_.size()) {
  auto core = in_graph(colour_);
  for (std::size_t v = 0; v < core.size(); ++v) core[v] = core[v] && peeling_.core(static_cast<std::int32_t>(v));
  for (const auto& order : narrow_orders(graph, core, budget)) {
    auto& core_here = cores_.emplace_back();
    for (const auto v : order) {
      auto& side = core_here.side[colour_[at(v)]];
      number_[at(v)] = static_cast<std::int32_t>(side.size());
      side.push_back(v);
    }
    weigh(core_here);
  }
}

bool EvenKernels::too_large() {
  double most = 0;  // one core is eliminated after the other
  for (const auto& core : cores_) most = std::max(most, core.words);
  if (most > most_words) return true;
  words_.emplace(budget_, most * sizeof(Word));
  return false;
}

/// Decides how the core is to be eliminated.
void EvenKernels::weigh(Core& core) const {
  std::vector<std::pair<std::int32_t, std::int32_t>> extents;
  for (const auto v : core.side[1]) {
    look(budget_);
    auto& [first, last] = extents.emplace_back(std::numeric_limits<std::int32_t>::max(), 0);
    for (const auto w : graph_.of(v)) {
      if (!peeling_.core(w)) continue;
      first = std::min(first, number_[at(w)]);
      last = std::max(last, number_[at(w)]);
    }
  }
  const Cost band = band_cost(std::move(extents)), dense = dense_cost(core.side[1].size(), core.side[0].size());
  core.thin = band.time < dense.time;
  core.words = core.thin ? band.words : dense.words;
}

SparseSystem EvenKernels::system_of(const Core& core, int unknowns, const Flags& right) const {
  SparseSystem system;
  system.unknowns = static_cast<std::int32_t>(core.side[unknowns].size());
  for (const auto v : core.side[1 - unknowns]) {
    for (const auto w : graph_.of(v)) {
      if (peeling_.core(w)) system.unknown.push_back(number_[at(w)]);
    }
    system.end_equation();
    if (!right.empty()) system.right.push_back(right[at(v)]);
  }
  return system;
}

BitMatrix EvenKernels::matrix_of(const Core& core, int unknowns, const Flags& right) const {
  const auto &rows = core.side[1 - unknowns], &columns = core.side[unknowns];
  BitMatrix matrix(rows.size(), columns.size() + (right.empty() ? 0 : 1));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (const auto w : graph_.of(rows[i])) {
      if (peeling_.core(w)) matrix.flip(i, at(number_[at(w)]));
    }
    if (!right.empty() && right[at(rows[i])]) matrix.flip(i, columns.size());
  }
  return matrix;
}

Echelon EvenKernels::eliminated(const Core& core, int unknowns, const Flags& right) const {
  if (core.thin) return band_elimination(system_of(core, unknowns, right), budget_);
  return DenseElimination(matrix_of(core, unknowns, right), !right.empty(), budget_).echelon();
}

bool EvenKernels::each_of_echelon(const std::vector<std::int32_t>& unknowns, const Echelon& echelon, const Stop& stop) {
  std::vector<Block> x;
  for (std::size_t first = 0; first < echelon.free_columns().size(); first += block_size) {
    echelon.kernel(first, x, budget_);
    if (shown(unknowns, x, stop)) return true;
  }
  return false;
}

bool EvenKernels::each_of_core(const Core& core, int colour, const Stop& stop) {
  return each_of_echelon(core.side[colour], eliminated(core, colour), stop);
}

/// Both colours by one elimination.
bool EvenKernels::each_of_dense_core(const Core& core, const Stop& stop) {
  DenseElimination elimination(matrix_of(core, 0, {}), false, budget_);
  std::vector<Block> y;
  for (std::size_t first = 0; first < elimination.relations(); first += block_size) {
    elimination.left_kernel(first, y, budget_);
    if (shown(core.side[1], y, stop)) return true;
  }
  return each_of_echelon(core.side[0], std::move(elimination).echelon(), stop);
}

bool EvenKernels::each_of_peeled(int colour, const Stop& stop) {
  std::vector<std::int32_t> free;
  for (const auto& [leaf, neighbour] : peeling_.steps) {
    if (neighbour == Peeling::nobody && colour_[at(leaf)] == colour) free.push_back(leaf);
  }
  for (std::size_t first = 0; first < free.size(); first += block_size) {
    const std::vector<std::int32_t> some(
        free.begin() + static_cast<std::ptrdiff_t>(first),
        free.begin() + static_cast<std::ptrdiff_t>(std::min(first + block_size, free.size())));
    std::vector<Block> x(some.size());
    for (std::size_t k = 0; k < some.size(); ++k) x[k][k / word_bits] = Word{1} << k % word_bits;
    if (shown(some, x, stop)) return true;
  }
  return false;
}

bool EvenKernels::shown(const std::vector<std::int32_t>& unknowns, const std::vector<Block>& x, const Stop& stop) {
  for (std::size_t i = 0; i < unknowns.size(); ++i) {
    if (x[i] == Block{}) continue;
    values_[at(unknowns[i])] = x[i];
    touched_.push_back(unknowns[i]);
  }
  const bool stopped = shown_beyond(stop);
  for (const auto v : touched_) values_[at(v)] = Block{};
  touched_.clear();
  return stopped;
}

/// Adds v to the leaves that depend on it. Their steps of the peeling have to be looked at, the last one first.
void EvenKernels::wake(std::int32_t v, std::vector<std::int32_t>& heap) {
  for (const auto w : graph_.of(v)) {
    const auto step = peeling_.when[at(w)];
    if (step >= peeling_.when[at(v)] || peeling_.steps[at(step)].neighbour != w) continue;
    auto& sum = values_[at(peeling_.steps[at(step)].leaf)];
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] ^= values_[at(v)][i];
    if (waiting_[at(step)]) continue;
    waiting_[at(step)] = 1;
    heap.push_back(step);
    std::push_heap(heap.begin(), heap.end());
  }
}

/// Extends the vectors from the core, or from free leaves, to all that was peeled off.
bool EvenKernels::shown_beyond(const Stop& stop) {
  std::vector<std::int32_t> heap;
  for (const auto v : touched_) wake(v, heap);
  while (!heap.empty()) {
    look(budget_);
    std::pop_heap(heap.begin(), heap.end());
    const auto step = heap.back();
    heap.pop_back();
    waiting_[at(step)] = 0;
    const auto leaf = peeling_.steps[at(step)].leaf;
    if (values_[at(leaf)] == Block{}) continue;
    touched_.push_back(leaf);
    wake(leaf, heap);
  }
  return stop();
}

void EvenKernels::add_to(Flags& support) const {
  for (const auto v : touched_) support[at(v)] = 1;
}

Flags EvenKernels::support() {
  Flags support(colour_.size());
  const Stop add = [&] {
    add_to(support);
    return false;
  };
  for (const auto& core : cores_) {
    if (core.thin) {
      each_of_core(core, 0, add);
      each_of_core(core, 1, add);
    } else {
      each_of_dense_core(core, add);
    }
  }
  each_of_peeled(0, add);
  each_of_peeled(1, add);
  return support;
}

std::optional<std::vector<std::int32_t>> EvenKernels::containing(std::int32_t v) {
  std::vector<std::int32_t> kernel;
  const Stop found = [&] {
    for (std::size_t i = 0; i < block_size / word_bits; ++i) {
      const Word which = values_[at(v)][i] & (0 - values_[at(v)][i]);
      if (which == 0) continue;
      std::copy_if(touched_.begin(), touched_.end(), std::back_inserter(kernel),
                   [&](std::int32_t u) { return (values_[at(u)][i] & which) != 0; });
      return true;
    }
    return false;
  };
  const int colour = colour_[at(v)];
  const auto in_core = [&](const Core& core) { return each_of_core(core, colour, found); };
  if (!std::any_of(cores_.begin(), cores_.end(), in_core) && !each_of_peeled(colour, found)) return std::nullopt;
  std::sort(kernel.begin(), kernel.end());
  return kernel;
}

/// Goes through the peeling with the right-hand sides; false if an equation cannot hold.
bool EvenKernels::push_right(std::int32_t v, Flags& right, Flags& x) const {
  right[at(v)] = 1;
  for (std::size_t step = 0; step < peeling_.steps.size(); ++step) {
    const auto [leaf, neighbour] = peeling_.steps[step];
    if (colour_[at(leaf)] != colour_[at(v)] || !right[at(leaf)]) continue;
    if (neighbour == Peeling::nobody) return false;
    x[at(neighbour)] = 1;
    peeling_.each_other(graph_, static_cast<std::int32_t>(step), [&](std::int32_t t) { right[at(t)] ^= 1; });
  }
  return true;
}

void EvenKernels::pull_solution(int unknowns, const Flags& right, Flags& x) const {
  for (std::size_t step = peeling_.steps.size(); step-- > 0;) {
    const auto [leaf, neighbour] = peeling_.steps[step];
    if (colour_[at(leaf)] != unknowns || neighbour == Peeling::nobody) continue;
    auto sum = right[at(neighbour)];
    peeling_.each_other(graph_, static_cast<std::int32_t>(step), [&](std::int32_t t) { sum ^= x[at(t)]; });
    x[at(leaf)] = sum;
  }
}

std::optional<EvenKernels::Solution> EvenKernels::solve(std::int32_t v) {
  Solution solution{Flags(colour_.size()), Flags(colour_.size())};
  const Stop add = [&] {
    add_to(solution.support);
    return false;
  };
  const int unknowns = 1 - colour_[at(v)];
  Flags right(colour_.size());
  if (!push_right(v, right, solution.x)) return std::nullopt;
  for (const auto& core : cores_) {
    const auto echelon = eliminated(core, unknowns, right);
    if (!echelon.solvable()) return std::nullopt;
    const auto x = echelon.solution();
    for (std::size_t i = 0; i < x.size(); ++i) solution.x[at(core.side[unknowns][i])] = x[i];
    each_of_echelon(core.side[unknowns], echelon, add);
  }
  pull_solution(unknowns, right, solution.x);
  each_of_peeled(unknowns, add);
  return solution;
}

}  // namespace arete::inline theory
