// Even kernels of a bipartite graph within one side are the vectors x with "the sum of x over the neighbours of v is 0"
// for all v: the kernel of the biadjacency matrix over GF(2) (paper U, Theorem 3.1). This class answers which vertices
// lie in some even kernel, gives one through a vertex, and solves the equations with a single 1 on the right, from one
// elimination of each side: leaves are peeled off, each component of the core is eliminated in a narrow band or, if
// that costs less, densely.
#pragma once

#include <functional>
#include <optional>

#include "base/memory_share.hpp"
#include "math/band.hpp"
#include "math/peeling.hpp"

namespace arete::inline theory {

/// Of each vertex whether there is a way to it.
Flags component_of(const Arcs& graph, std::int32_t root, Budget* budget = nullptr);

/// 0 or 1 for each vertex so that neighbours differ, counted from the vertices with `in`; nothing if there is an odd
/// cycle. The others have −1.
std::optional<std::vector<std::int32_t>> two_colouring(const Arcs& graph, const Flags& in, Budget* budget = nullptr);

class EvenKernels {
 public:
  /// The vertices with a colour are whole components. What is asked throws BudgetSpent where the budget ends.
  EvenKernels(const Arcs& graph, std::vector<std::int32_t> colour, Budget* budget = nullptr);

  /// Whether the eliminations would need more than `most_words` words of memory; otherwise these are taken from the
  /// budget, beside what every vertex takes.
  bool too_large();
  static constexpr double most_words = 1 << 29;

  /// Of each vertex whether it is in an even kernel.
  Flags support();
  /// The vertices of an even kernel with v in it, increasing; nothing if there is none.
  std::optional<std::vector<std::int32_t>> containing(std::int32_t v);

  struct Solution {
    Flags x;        ///< one solution
    Flags support;  ///< which unknowns differ between solutions
  };
  /// The sum of x over the neighbours of u is 1 for u = v and 0 for all other u of its colour.
  std::optional<Solution> solve(std::int32_t v);

 private:
  struct Core {  // a component; its vertices of each colour in a narrow order
    std::vector<std::int32_t> side[2];
    bool thin = false;  ///< eliminated in a band
    double words = 0;   ///< needed for that
  };
  using Stop = std::function<bool()>;  ///< looks at values_, and ends the search by true

  void weigh(Core& core) const;
  SparseSystem system_of(const Core& core, int unknowns, const Flags& right) const;
  BitMatrix matrix_of(const Core& core, int unknowns, const Flags& right) const;
  /// With the right-hand sides of each vertex, or none.
  Echelon eliminated(const Core& core, int unknowns, const Flags& right = {}) const;

  // Each of these puts 512 vectors after the other into values_ until stop() says so.
  bool each_of_echelon(const std::vector<std::int32_t>& unknowns, const Echelon& echelon, const Stop& stop);
  bool each_of_core(const Core& core, int colour, const Stop& stop);
  bool each_of_dense_core(const Core& core, const Stop& stop);
  bool each_of_peeled(int colour, const Stop& stop);

  bool shown(const std::vector<std::int32_t>& unknowns, const std::vector<Block>& x, const Stop& stop);
  bool shown_beyond(const Stop& stop);
  void wake(std::int32_t v, std::vector<std::int32_t>& heap);
  void add_to(Flags& support) const;

  bool push_right(std::int32_t v, Flags& right, Flags& x) const;
  void pull_solution(int unknowns, const Flags& right, Flags& x) const;

  const Arcs& graph_;
  std::vector<std::int32_t> colour_;
  Budget* budget_;
  MemoryShare memory_;
  std::optional<MemoryShare> words_;
  Peeling peeling_;
  std::vector<Core> cores_;
  std::vector<std::int32_t> number_;  ///< of a vertex of a core on its side
  std::vector<Block> values_;         ///< 512 vectors of the kernel; zero but at the touched vertices
  std::vector<std::int32_t> touched_;
  Flags waiting_;  ///< of each step of the peeling
};

}  // namespace arete::inline theory
