#include "math/sat.hpp"

#include <cadical.hpp>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace arete::inline math {
namespace {

class Terminator : public CaDiCaL::Terminator {
 public:
  explicit Terminator(const Stop& stop) : stop_(stop) {}
  bool terminate() override { return stop_ && stop_(); }

 private:
  const Stop& stop_;
};

}  // namespace

struct Sat::Solver {
  ~Solver() {
    if (trace != nullptr) {
      cadical.close_proof_trace();
      std::fclose(trace);
      std::free(text);
    }
  }
  CaDiCaL::Solver cadical;
  char* text = nullptr;  // what `trace` has written
  std::size_t size = 0;
  std::FILE* trace = nullptr;
};

template <class Call>
auto Sat::ask(Call call) {
  try {
    return call(solver_->cadical);
  } catch (const std::bad_alloc&) {
    [[maybe_unused]] const auto* broken = solver_.release();
    throw;
  }
}

Sat::Sat(bool with_proof) : solver_(std::make_unique<Solver>()) {
  ask([&](CaDiCaL::Solver& cadical) {
    cadical.set("quiet", 1);
    if (!with_proof) return;
    solver_->trace = open_memstream(&solver_->text, &solver_->size);
    if (solver_->trace == nullptr) throw std::bad_alloc();
    cadical.set("binary", 0);
    cadical.trace_proof(solver_->trace, "proof");
  });
}
Sat::~Sat() = default;
Sat::Sat(Sat&&) noexcept = default;

void Sat::add(const Clause& clause) {
  ask([&](CaDiCaL::Solver& cadical) {
    for (const int literal : clause) cadical.add(literal);
    cadical.add(0);
  });
}

void Sat::add_all(const Formula& formula) {
  for (const auto& clause : formula.clauses) add(clause);
}

Sat::Status Sat::solve(const Stop& stop, const Clause& assumptions, int conflicts) {
  constexpr int satisfiable = 10, unsatisfiable = 20;
  Terminator terminator(stop);
  const int status = ask([&](CaDiCaL::Solver& cadical) {
    for (const int literal : assumptions) cadical.assume(literal);
    if (conflicts >= 0) cadical.limit("conflicts", conflicts);
    cadical.connect_terminator(&terminator);
    const int found = cadical.solve();
    cadical.disconnect_terminator();
    return found;
  });
  return status == satisfiable     ? Status::satisfiable
         : status == unsatisfiable ? Status::unsatisfiable
                                   : Status::unknown;
}

bool Sat::is_true(int variable) const { return solver_->cadical.val(variable) > 0; }

bool Sat::failed(int assumption) const { return solver_->cadical.failed(assumption); }

std::string Sat::proof() {
  solver_->cadical.flush_proof_trace();
  if (std::fflush(solver_->trace) != 0 || std::ferror(solver_->trace) != 0) throw std::bad_alloc();
  return {solver_->text, solver_->size};
}

}  // namespace arete::inline math
