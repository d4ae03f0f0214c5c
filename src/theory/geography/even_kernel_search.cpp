#include "theory/geography/even_kernel_search.hpp"

#include "math/sat.hpp"
#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {
namespace {

/// Clauses; vertex v is the variable v + 1.
class Clauses {
 public:
  Clauses(Sat& solver, std::int32_t vertices) : solver_(solver), variables_(vertices) {}

  static int variable(std::int32_t v) { return v + 1; }
  void add(const Clause& clause) { solver_.add(clause); }
  void some(std::int32_t vertices) {
    Clause clause;
    for (std::int32_t v = 0; v < vertices; ++v) clause.push_back(variable(v));
    add(clause);
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

  Sat& solver_;
  int variables_;
};

}  // namespace

EvenKernelAnswer find_even_kernel(const Graph& graph, const std::vector<std::int32_t>& way,
                                  std::optional<std::int32_t> with, const std::function<bool()>& stop, Budget* budget) {
  const auto left = arcs(graph, used_edges(graph, way), budget);
  constexpr double bytes = 256;  // four clauses of three for an arc, as the solver keeps them
  const MemoryShare memory(budget, bytes * static_cast<double>(left.target.size()));
  Sat solver;
  Clauses clauses(solver, left.vertices());
  for (std::int32_t v = 0; v < left.vertices(); ++v) {
    look(budget);
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
  bool spent = false;
  const auto status = solver.solve([&] {
    try {
      look(budget);
    } catch (const BudgetSpent&) {
      spent = true;  // not through the SAT solver
    }
    return spent || (stop && stop());
  });
  if (spent) throw BudgetSpent{};
  EvenKernelAnswer answer;
  answer.known = status != Sat::Status::unknown;
  if (status != Sat::Status::satisfiable) return answer;
  answer.kernel.emplace();
  for (std::int32_t v = 0; v < left.vertices(); ++v) {
    if (solver.is_true(Clauses::variable(v))) answer.kernel->push_back(v);
  }
  return answer;
}

}  // namespace arete::inline theory
