#include "achievement/breaker/pavings.hpp"

#include <algorithm>
#include <set>

namespace arete::inline achievement {
namespace {

class PavingSearch {
 public:
  PavingSearch(const Tiling& tiling, const Animal& animal, Bias bias, AnswerKind kind, const PavingLimits& limits)
      : tiling_(tiling), animal_(animal), bias_(bias), kind_(kind), limits_(limits) {}

  std::optional<FixedAnswers> with_period(const Period& period) const {
    const PavingFormula paving(tiling_, animal_, bias_, kind_, Region::of(tiling_, period));
    Sat sat;
    sat.add_all(paving.formula());
    if (sat.solve(limits_.stop, {}, limits_.conflicts) != Sat::Status::satisfiable) return std::nullopt;
    return FixedAnswers{period, paving.answers([&](int variable) { return sat.is_true(variable); })};
  }
  std::optional<EmptyPatch> on_patch(int radius) const {
    EmptyPatch patch{kind_, disc(tiling_, radius), ""};
    const PavingFormula paving(tiling_, animal_, bias_, kind_, Region::patch(patch.cells));
    Sat sat(limits_.proof);
    sat.add_all(paving.formula());
    if (sat.solve(limits_.stop, {}, limits_.conflicts) != Sat::Status::unsatisfiable) return std::nullopt;
    if (limits_.proof) patch.drat = sat.proof();
    return patch;
  }

 private:
  const Tiling& tiling_;
  const Animal& animal_;
  Bias bias_;
  AnswerKind kind_;
  const PavingLimits& limits_;
};

}  // namespace

PavingAnswer find_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, AnswerKind kind,
                                const PavingLimits& limits) {
  const PavingSearch search(tiling, animal, bias, kind, limits);
  const auto stopped = [&] { return limits.stop && limits.stop(); };
  PavingAnswer answer;
  for (int size = 1; size <= std::max(limits.index, limits.radius); ++size) {
    if (size <= limits.index) {
      for (const auto& period : periods(tiling, size)) {
        if (answer.answers || stopped()) return answer;
        answer.answers = search.with_period(period);
      }
    }
    if (answer.answers || stopped()) return answer;
    if (size <= limits.radius && (answer.impossible = search.on_patch(size))) return answer;
  }
  return answer;
}

std::vector<Cell> disc(const Tiling& tiling, int radius) {
  std::set<Cell> cells{tiling.classes().front()};
  std::vector<Cell> edge(cells.begin(), cells.end());
  for (int r = 0; r < radius; ++r) {
    std::vector<Cell> next;
    for (const Cell c : edge) {
      for (const Cell d : tiling.neighbours(c)) {
        if (cells.insert(d).second) next.push_back(d);
      }
    }
    edge = std::move(next);
  }
  return {cells.begin(), cells.end()};
}

}  // namespace arete::inline achievement
