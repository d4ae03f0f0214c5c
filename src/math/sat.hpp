// The SAT solver that we use, CaDiCaL, behind a small interface: clauses in, a model or the proof that there is none
// out.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "math/formula.hpp"

namespace arete::inline math {

/// Asked from time to time; true ends a search.
using Stop = std::function<bool()>;

class Sat {
 public:
  enum class Status { satisfiable, unsatisfiable, unknown };

  /// With a proof, one can be asked for after the formula was found to be unsatisfiable.
  explicit Sat(bool with_proof = false);
  ~Sat();
  Sat(Sat&&) noexcept;

  void add(const Clause& clause);
  void add_all(const Formula& formula);
  /// Under assumptions, which hold for this call only. Gives up when `stop` says so or after so many conflicts.
  Status solve(const Stop& stop = {}, const Clause& assumptions = {}, int conflicts = -1);
  /// In the model that was found.
  bool is_true(int variable) const;
  /// Whether an assumption was used to show that there is no model.
  bool failed(int assumption) const;
  /// In DRAT.
  std::string proof();

 private:
  struct Solver;
  /// CaDiCaL cannot even be destroyed after an allocation that has failed: what is left of it is then given up.
  template <class Call>
  auto ask(Call call);

  std::unique_ptr<Solver> solver_;
};

}  // namespace arete::inline math
