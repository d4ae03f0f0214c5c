#include "theory/even_kernel_search.hpp"

#include <cadical.hpp>

#include "theory/token_walk.hpp"

namespace arete {
namespace {

class Terminator : public CaDiCaL::Terminator {
 public:
  explicit Terminator(const std::function<bool()>& stop) : stop_(stop) {}
  bool terminate() override { return stop_ && stop_(); }

 private:
  const std::function<bool()>& stop_;
};

/// Clauses; vertex v is the variable v + 1.
class Clauses {
 public:
  Clauses(CaDiCaL::Solver& solver, std::int32_t vertices) : solver_(solver), variables_(vertices) {}

  static int variable(std::int32_t v) { return v + 1; }
  void add(std::initializer_list<int> literals) {
    for (const int literal : literals) solver_.add(literal);
    solver_.add(0);
  }
  void some(std::int32_t vertices) {
    for (std::int32_t v = 0; v < vertices; ++v) solver_.add(variable(v));
    solver_.add(0);
  }
  /// The sum of the variables is even.
  void even(std::vector<int> sum) {
    while (sum.size() > 3) {  // a new variable stands for the sum of two
      const int a = sum.back(), b = sum[sum.size() - 2];
      sum.resize(sum.size() - 2);
      sum.push_back(++variables_);
      even_three(a, b, variables_);
    }
    if (sum.size() == 1) add({-sum[0]});
    if (sum.size() == 2) add({-sum[0], sum[1]}), add({sum[0], -sum[1]});
    if (sum.size() == 3) even_three(sum[0], sum[1], sum[2]);
  }

 private:
  void even_three(int a, int b, int c) {
    add({-a, b, c});
    add({a, -b, c});
    add({a, b, -c});
    add({-a, -b, -c});
  }

  CaDiCaL::Solver& solver_;
  int variables_;
};

}  // namespace

EvenKernelAnswer find_even_kernel(const Graph& graph, const std::vector<std::int32_t>& way, std::optional<std::int32_t> with,
                                  const std::function<bool()>& stop) {
  const auto left = arcs(graph, used_edges(graph, way));
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  Clauses clauses(solver, left.vertices());
  for (std::int32_t v = 0; v < left.vertices(); ++v) {
    std::vector<int> neighbours;
    for (const auto w : left.of(v)) {
      neighbours.push_back(Clauses::variable(w));
      if (v < w) clauses.add({-Clauses::variable(v), -Clauses::variable(w)});
    }
    clauses.even(std::move(neighbours));
  }
  if (with) {
    clauses.add({Clauses::variable(*with)});
  } else {
    clauses.some(left.vertices());
  }
  Terminator terminator(stop);
  solver.connect_terminator(&terminator);
  const int status = solver.solve();
  solver.disconnect_terminator();
  constexpr int satisfiable = 10, unsatisfiable = 20;
  EvenKernelAnswer answer;
  answer.known = status == satisfiable || status == unsatisfiable;
  if (status != satisfiable) return answer;
  answer.kernel.emplace();
  for (std::int32_t v = 0; v < left.vertices(); ++v) {
    if (solver.val(Clauses::variable(v)) > 0) answer.kernel->push_back(v);
  }
  return answer;
}

}  // namespace arete
