#include "math/band.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace arete::inline math {
namespace {

/// Breadth-first; of the vertices that one leads to, those of lower degree come first.
std::vector<std::int32_t> breadth_first(const Arcs& graph, const Flags& alive, std::int32_t start, Flags& seen,
                                        Budget* budget) {
  std::vector<std::int32_t> order{start};
  seen[static_cast<std::size_t>(start)] = 1;
  for (std::size_t i = 0; i < order.size(); ++i) {
    look(budget);
    const std::size_t before = order.size();
    for (const auto w : graph.of(order[i])) {
      if (!alive[static_cast<std::size_t>(w)] || seen[static_cast<std::size_t>(w)]) continue;
      seen[static_cast<std::size_t>(w)] = 1;
      order.push_back(w);
    }
    std::sort(order.begin() + static_cast<std::ptrdiff_t>(before), order.end(),
              [&](auto a, auto b) { return std::pair(graph.degree(a), a) < std::pair(graph.degree(b), b); });
  }
  return order;
}

std::int32_t first_unknown(std::span<const std::int32_t> equation) { return equation.empty() ? 0 : equation.front(); }

std::vector<std::size_t> by_first_unknown(const SparseSystem& system) {
  std::vector<std::size_t> order(system.equations());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) {
    return first_unknown(system.equation(a)) < first_unknown(system.equation(b));
  });
  return order;
}

/// Takes rows one by one and keeps them in echelon form.
class BandElimination {
 public:
  explicit BandElimination(std::size_t unknowns) : row_at_(unknowns), work_(words_for(unknowns)) {}

  void add(std::span<const std::int32_t> equation, bool right) {
    for (const auto c : equation)
      work_[static_cast<std::size_t>(c) / word_bits] ^= Word{1} << static_cast<std::size_t>(c) % word_bits;
    if (!equation.empty()) end_ = std::max(end_, static_cast<std::size_t>(equation.back()) / word_bits + 1);
    for (auto w = static_cast<std::size_t>(first_unknown(equation)) / word_bits; w < end_; ++w) {
      while (work_[w] != 0) {
        const auto& pivot = row_at_[w * word_bits + static_cast<std::size_t>(std::countr_zero(work_[w]))];
        if (pivot.free()) return keep(w, right);
        const Word* const bits = bits_.data() + pivot.offset;
        const auto from = static_cast<std::size_t>(pivot.from), to = static_cast<std::size_t>(pivot.to);
        for (std::size_t k = from; k < to; ++k) work_[k] ^= bits[k - from];
        right ^= pivot.right;
      }
    }
    solvable_ = solvable_ && !right;
  }
  Echelon result() && { return {std::move(row_at_), std::move(bits_), solvable_}; }

 private:
  void keep(std::size_t from, bool right) {
    auto to = end_;
    while (work_[to - 1] == 0) --to;
    row_at_[from * word_bits + static_cast<std::size_t>(std::countr_zero(work_[from]))] = {
        bits_.size(), static_cast<std::int32_t>(from), static_cast<std::int32_t>(to), right};
    bits_.insert(bits_.end(), work_.begin() + static_cast<std::ptrdiff_t>(from),
                 work_.begin() + static_cast<std::ptrdiff_t>(to));
    std::fill(work_.begin() + static_cast<std::ptrdiff_t>(from), work_.begin() + static_cast<std::ptrdiff_t>(to), 0);
  }

  std::vector<Echelon::Row> row_at_;
  std::vector<Word> bits_, work_;
  std::size_t end_ = 0;  ///< behind the last word of any row so far
  bool solvable_ = true;
};

}  // namespace

void SparseSystem::end_equation() {
  const auto from = unknown.begin() + static_cast<std::ptrdiff_t>(first.back());
  if (!std::is_sorted(from, unknown.end())) std::sort(from, unknown.end());
  first.push_back(unknown.size());
}

std::vector<std::vector<std::int32_t>> narrow_orders(const Arcs& graph, const Flags& alive, Budget* budget) {
  std::vector<std::vector<std::int32_t>> orders;
  Flags seen(alive.size());
  for (std::int32_t v = 0; v < graph.vertices(); ++v) {
    if (!alive[static_cast<std::size_t>(v)] || seen[static_cast<std::size_t>(v)]) continue;
    auto order = breadth_first(graph, alive, v, seen, budget);
    double arcs_here = 0;
    for (const auto u : order) arcs_here += graph.degree(u);
    const bool dense =
        arcs_here * 16 > static_cast<double>(order.size()) * static_cast<double>(order.size());  // no order is narrow
    for (int turn = 0; turn < 2 && !dense; ++turn) {  // from an end that is far away
      for (const auto u : order) seen[static_cast<std::size_t>(u)] = 0;
      order = breadth_first(graph, alive, order.back(), seen, budget);
    }
    if (dense) std::sort(order.begin(), order.end());
    orders.push_back(std::move(order));
  }
  return orders;
}

Cost band_cost(std::vector<std::pair<std::int32_t, std::int32_t>> extents) {
  std::sort(extents.begin(), extents.end());
  Cost cost;
  std::int32_t reach = 0;
  for (const auto& [first, last] : extents) {
    reach = std::max(reach, last);
    const double width = reach - first + 1;
    cost.words += width / word_bits + 1;
    cost.time += width / 2 * (width / word_bits / 2 + 1);
  }
  return cost;
}

Cost dense_cost(std::size_t equations, std::size_t unknowns) {
  const auto rows = static_cast<double>(equations), columns = static_cast<double>(unknowns),
             words = columns / word_bits + 1;
  return {rows * std::min(rows, columns) * words / 16, 2 * rows * words};
}

Echelon band_elimination(const SparseSystem& system, Budget* budget) {
  BandElimination elimination(static_cast<std::size_t>(system.unknowns));
  for (const auto i : by_first_unknown(system)) {
    look(budget);
    elimination.add(system.equation(i), !system.right.empty() && system.right[i]);
  }
  return std::move(elimination).result();
}

}  // namespace arete::inline math
