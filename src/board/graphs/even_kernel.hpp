// Even kernels of what is left of a small graph (paper U, section 2), from one elimination of its adjacency matrix A
// over GF(2). A set x of vertices meets the neighbours of every vertex evenly iff Ax = 0, and is an even kernel iff
// besides no edge lies in it. A token at v is lost if v is in an even kernel, and won by a move to w if w is in one
// without the edge vw; that is a set without edges inside but vw that solves Ax = e_v, with w and without v, or Ax =
// e_v + e_w, with both. On a bipartite graph one of these always holds, and whether some x with Ax = 0 has v in it
// tells which. On others the few solutions are tried.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "board/graphs/neighbours.hpp"

namespace arete::inline board {

/// By the definition: no edge that is left lies in the set, and every vertex has an even number of neighbours in it.
template <class Set>
bool is_even_kernel(const Incidences<Set>& graph, const Set& left, const Set& kernel) {
  Set odd;
  for (const std::size_t v : kernel) {
    for (const std::size_t e : graph.edges_at(v) & left) {
      const std::size_t w = graph.across(v, e);
      if (kernel.has(w)) return false;
      odd ^= Set::of(w);
    }
  }
  return odd.empty() && !kernel.empty();
}

template <class Set>
class EvenKernelTest {
 public:
  EvenKernelTest(const Incidences<Set>& graph, const Set& left, std::size_t token)
      : token_(token), adjacent_(graph.vertices()) {
    for (const std::size_t e : left) {
      const auto u = static_cast<std::size_t>(graph.ends(e).u), v = static_cast<std::size_t>(graph.ends(e).v);
      adjacent_[u] = adjacent_[u].with(v);
      adjacent_[v] = adjacent_[v].with(u);
      vertices_ |= Set::of(u).with(v);
    }
    vertices_ = vertices_.with(token);
    eliminate();
  }

  /// Whether the player to move from the token loses, if even kernels tell.
  std::optional<bool> lost() const {
    const Set here = Set::of(token_);
    if (side_of_token()) return meets_token();
    if (null_.size() > most_free) return std::nullopt;
    if (meets_token() && some({}, here, {})) return true;
    if (!meets_token() && some(solution(here), {}, here)) return false;
    for (const std::size_t w : adjacent_[token_]) {
      const Set both = here.with(w);
      if (solvable(both) && some(solution(both), both, {})) return false;
    }
    return std::nullopt;
  }

  /// An even kernel with the token in it; nothing if none is found.
  std::optional<Set> kernel() const {
    if (!meets_token()) return std::nullopt;
    if (const auto side = side_of_token()) {
      return *side & *std::find_if(null_.begin(), null_.end(), [this](const Set& x) { return x.has(token_); });
    }
    return null_.size() > most_free ? std::nullopt : some({}, Set::of(token_), {});
  }

 private:
  static constexpr std::size_t most_free = 6;  ///< so many free unknowns leave few enough solutions

  /// If there is no odd cycle.
  std::optional<Set> side_of_token() const {
    Set sides[2] = {Set::of(token_), {}}, fresh = sides[0];
    for (int side = 0; !fresh.empty(); side = 1 - side) {
      Set next;
      for (const std::size_t v : fresh) next |= adjacent_[v];
      if (next.meets(sides[side])) return std::nullopt;
      fresh = next - sides[1 - side];
      sides[1 - side] |= fresh;
    }
    return sides[0];
  }

  /// Brings A into reduced form R = T·A. The rows of T where R has none are the solutions of Ax = 0, since A is
  /// symmetric.
  void eliminate() {
    struct Row {
      Set here, transform;
    };
    std::vector<Row> rows;
    rows.reserve(static_cast<std::size_t>(vertices_.size()));
    for (const std::size_t v : vertices_) rows.push_back({adjacent_[v], Set::of(v)});
    std::size_t rank = 0;
    pivots_.reserve(rows.size());
    for (const std::size_t column : vertices_) {
      std::size_t i = rank;
      while (i < rows.size() && !rows[i].here.has(column)) ++i;
      if (i == rows.size()) continue;
      std::swap(rows[i], rows[rank]);
      const Row pivot = rows[rank];
      for (std::size_t k = 0; k < rows.size(); ++k) {
        if (k == rank || !rows[k].here.has(column)) continue;
        rows[k].here ^= pivot.here;
        rows[k].transform ^= pivot.transform;
      }
      pivots_.push_back({column, {}});
      ++rank;
    }
    for (std::size_t k = 0; k < rank; ++k) pivots_[k].transform = rows[k].transform;
    for (std::size_t k = rank; k < rows.size(); ++k) null_.push_back(rows[k].transform);
  }

  bool meets_token() const {
    return std::any_of(null_.begin(), null_.end(), [this](const Set& x) { return x.has(token_); });
  }
  /// Ax = b has a solution iff b is orthogonal to the solutions of Ax = 0.
  bool solvable(const Set& b) const {
    return std::none_of(null_.begin(), null_.end(), [&](const Set& x) { return (x & b).size() % 2 != 0; });
  }
  Set solution(const Set& b) const {
    Set x;
    for (const auto& [column, transform] : pivots_) {
      if ((transform & b).size() % 2 != 0) x = x.with(column);
    }
    return x;
  }

  /// A set that differs from x by a solution of Ax = 0, has these vertices and not those, and no edge inside but among
  /// these.
  std::optional<Set> some(Set x, const Set& with, const Set& without) const {
    for (std::uint64_t i = 1;; ++i) {
      if (x.contains(with) && !x.meets(without) && independent(x, with)) return x;
      if (i == std::uint64_t{1} << null_.size()) return std::nullopt;
      x ^= null_[static_cast<std::size_t>(std::countr_zero(i))];  // in the order of Gray's code
    }
  }
  bool independent(const Set& x, const Set& free) const {
    for (const std::size_t v : x) {
      if (adjacent_[v].meets(free.has(v) ? x - free : x)) return false;
    }
    return true;
  }

  struct Pivot {
    std::size_t column;
    Set transform;
  };
  std::size_t token_;
  Set vertices_;
  std::vector<Set> adjacent_, null_;
  std::vector<Pivot> pivots_;
};

}  // namespace arete::inline board
