#include "proof/kinds/no_kernel.hpp"

#include <algorithm>
#include <sstream>

#include "proof/drat.hpp"
#include "proof/kinds.hpp"
#include "proof/kinds/geography.hpp"
#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

using Vertices = std::vector<std::int32_t>;

constexpr std::string_view drat_key = "drat\n";

std::size_t index_of(std::int32_t v) { return static_cast<std::size_t>(v); }

/// Of each vertex its neighbours along edges that the way leaves.
std::vector<Vertices> neighbours_left(const Graph& graph, const Vertices& way) {
  std::vector<Vertices> neighbours(static_cast<std::size_t>(graph.vertices));
  for (const auto& [u, v] : unused_edges(graph, way)) {
    neighbours[index_of(u)].push_back(v);
    neighbours[index_of(v)].push_back(u);
  }
  return neighbours;
}

void add_even_three(Formula& formula, int a, int b, int c) {
  formula.add({-a, b, c});
  formula.add({a, -b, c});
  formula.add({a, b, -c});
  formula.add({-a, -b, -c});
}

/// The sum of the variables is even.
void add_even(Formula& formula, std::vector<int> sum) {
  while (sum.size() > 3) {  // a new variable stands for the sum of two
    const int a = sum.back(), b = sum[sum.size() - 2];
    sum.resize(sum.size() - 2);
    sum.push_back(formula.variable());
    add_even_three(formula, a, b, sum.back());
  }
  if (sum.size() == 1) formula.add({-sum[0]});
  if (sum.size() == 2) formula.add({-sum[0], sum[1]}), formula.add({sum[0], -sum[1]});
  if (sum.size() == 3) add_even_three(formula, sum[0], sum[1], sum[2]);
}

/// The vertices that lines of sets exclude.
class Exclusion {
 public:
  Exclusion(const Graph& graph, const Vertices& way)
      : neighbours_(neighbours_left(graph, way)), excluded_(neighbours_.size()), odd_(neighbours_.size()) {}

  void read(WordReader& words, const Effort& effort) {
    require(words.next() == "none", words.at() + "`none` or `drat` is expected");
    const auto vertex = words.number<std::int32_t>();
    auto set = words.numbers<std::int32_t>();
    require(is_vertex(vertex) && std::all_of(set.begin(), set.end(), [&](auto v) { return is_vertex(v); }),
            words.at() + "there is no such vertex");
    // A vertex that is there twice would be counted twice.
    std::sort(set.begin(), set.end());
    require(std::adjacent_find(set.begin(), set.end()) == set.end(), words.at() + "a vertex is there twice");
    Vertices touched{vertex};
    for (const auto y : set) {
      effort.look(1 + neighbours_[index_of(y)].size());
      for (const auto w : neighbours_[index_of(y)]) odd_[index_of(w)] ^= 1, touched.push_back(w);
    }
    // The edges between the set and a kernel: even in number at the set, odd at a kernel with this vertex in it.
    require(odd_[index_of(vertex)],
            words.at() + "vertex " + std::to_string(vertex) + " has an even number of neighbours");
    for (const auto w : touched) {
      require(!odd_[index_of(w)] || w == vertex || excluded_[index_of(w)],
              words.at() + "vertex " + std::to_string(w) + " has an odd number of neighbours too");
    }
    for (const auto w : touched) odd_[index_of(w)] = 0;
    excluded_[index_of(vertex)] = 1;
  }
  bool excludes(std::int32_t v) const { return excluded_[index_of(v)]; }
  bool excludes_all() const {
    return std::all_of(excluded_.begin(), excluded_.end(), [](auto e) { return e != 0; });
  }

 private:
  bool is_vertex(std::int32_t v) const { return 0 <= v && index_of(v) < neighbours_.size(); }

  std::vector<Vertices> neighbours_;
  std::vector<std::uint8_t> excluded_, odd_;
};

}  // namespace

std::string no_kernel_lines(const std::vector<ExcludedVertex>& excluded) {
  std::string lines;
  for (const auto& [vertex, by] : excluded) append_numbers(lines, "none " + std::to_string(vertex), by);
  return lines;
}

std::string no_kernel_lines(const std::string& drat) { return std::string(drat_key) + drat; }

Formula even_kernel_formula(const Graph& graph, const Vertices& way, std::optional<std::int32_t> with) {
  const auto variable = [](std::int32_t v) { return v + 1; };
  Formula formula;
  formula.variables = static_cast<int>(graph.vertices);
  const auto neighbours = neighbours_left(graph, way);
  Clause some;
  for (std::int32_t v = 0; v < graph.vertices; ++v) {
    std::vector<int> sum;
    for (const auto w : neighbours[index_of(v)]) {
      sum.push_back(variable(w));
      if (v < w) formula.add({-variable(v), -variable(w)});
    }
    add_even(formula, std::move(sum));
    some.push_back(variable(v));
  }
  formula.add(with ? Clause{variable(*with)} : std::move(some));
  return formula;
}

void check_no_kernel(const Graph& graph, const Vertices& way, const std::string& lines, const Effort& effort) {
  if (std::string_view(lines).starts_with(drat_key)) {
    const auto with = way.empty() ? std::nullopt : std::optional(way.back());
    effort.look(graph.edges.size());
    check_unsatisfiable(even_kernel_formula(graph, way, with), std::string_view(lines).substr(drat_key.size()), effort);
    return;
  }
  Exclusion exclusion(graph, way);
  std::istringstream in(lines);
  in.exceptions(std::ios::badbit);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    WordReader words(line, ++number);
    exclusion.read(words, effort);
  }
  // A kernel is not empty, and has the token in it if there is one.
  require(way.empty() ? exclusion.excludes_all() : exclusion.excludes(way.back()),
          way.empty() ? "not every vertex is excluded" : "the token is not excluded");
}

}  // namespace arete::inline proof
