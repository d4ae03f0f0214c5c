#include "theory/geography/even_kernel_search.hpp"

#include "base/memory_share.hpp"
#include "math/sat.hpp"
#include "proof/kinds/no_kernel.hpp"

namespace arete::inline theory {
EvenKernelAnswer find_even_kernel(const Graph& graph, const std::vector<std::int32_t>& way,
                                  std::optional<std::int32_t> with, const std::function<bool()>& stop, Budget* budget,
                                  bool proof) {
  constexpr double bytes = 512;  // four clauses of three for each end of an edge, here and as the solver keeps them
  const MemoryShare memory(budget, bytes * static_cast<double>(2 * graph.edges.size()));
  look(budget);
  Sat solver(proof);
  solver.add_all(even_kernel_formula(graph, way, with));
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
  if (proof && status == Sat::Status::unsatisfiable) answer.drat = solver.proof();
  if (status != Sat::Status::satisfiable) return answer;
  answer.kernel.emplace();
  for (std::int32_t v = 0; v < graph.vertices; ++v) {
    if (solver.is_true(v + 1)) answer.kernel->push_back(v);
  }
  return answer;
}

}  // namespace arete::inline theory
