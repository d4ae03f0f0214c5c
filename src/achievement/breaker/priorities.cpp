#include "achievement/breaker/priorities.hpp"

#include <algorithm>
#include <map>

#include "math/formula.hpp"

namespace arete::inline achievement {
namespace {

class PriorityFormula {
 public:
  PriorityFormula(const Tiling& tiling, const Animal& animal, Bias bias, const Period& period, int length)
      : tiling_(tiling), period_(period), breaker_(bias.breaker), length_(length) {
    const auto copies = orientations(tiling, animal);
    for (const Cell c : period.cells(tiling)) add_responses(c, animal);
    for (const auto& o : copies) {
      for (const Cell c : period.cells(tiling)) {
        if (tiling.class_of(c) == tiling.class_of(o.front())) kill(translated(o, c - o.front()), {}, {});
      }
    }
  }

  const Formula& formula() const { return formula_; }
  Priorities priorities(const Sat& model) const {
    Priorities found{period_, {}};
    for (const auto& [cell, offsets] : offsets_) {
      auto& list = found.lists[cell];
      for (int i = 0; i < length_; ++i) {
        for (const auto& [offset, places] : offsets) {
          if (model.is_true(places[static_cast<std::size_t>(i)])) list.push_back(cell + offset);
        }
      }
    }
    return found;
  }

 private:
  using Places = std::vector<int>;    // of a response: for each place in the list, whether it stands there
  using Known = std::map<Cell, int>;  // cells that may be known to be marked, each with a literal that implies it
  static constexpr int certain = 0, unset = -1;  // what is always true; what gets its literal yet

  void add_responses(Cell cell, const Animal& animal) {
    auto& offsets = offsets_[cell];
    for (const auto& p : placements_through(tiling_, animal, cell)) {
      for (const Cell c : p) {
        if (c != cell) offsets.try_emplace(c - cell, Places{});
      }
    }
    for (auto& [offset, places] : offsets) {
      for (int i = 0; i < length_; ++i) places.push_back(formula_.variable());
      formula_.at_most(1, places);
    }
    for (int i = 0; i < length_; ++i) {
      std::vector<int> here;
      for (const auto& [offset, places] : offsets) here.push_back(places[static_cast<std::size_t>(i)]);
      formula_.at_most(1, here);
    }
  }

  /// Every order of what is left of a placement; `killed` has the reasons why it is impossible already.
  void kill(const Animal& left, const Known& known, const Clause& killed) {
    if (left.empty()) return formula_.add(killed);
    for (const Cell x : left) {
      Clause reasons = killed;
      if (const auto it = known.find(x); it != known.end()) reasons.push_back(it->second);
      Animal rest = left;
      std::erase(rest, x);
      kill(rest, rest.empty() ? Known{} : after(x, known), reasons);
    }
  }

  /// What is known after the maker marks x and the breaker responds.
  Known after(Cell x, const Known& before) {
    const auto& offsets = offsets_.at(period_.reduce(tiling_, x));
    const auto counts = known_responses(x, before);
    Known now = before;
    for (const auto& [offset, places] : offsets) now.try_emplace(x + offset, unset);
    now[x] = certain;
    for (auto& [cell, variable] : now) {
      if (variable == certain) continue;
      variable = formula_.variable();
      Clause reason{-variable};
      if (const auto it = before.find(cell); it != before.end()) reason.push_back(it->second);
      if (const auto it = offsets.find(cell - x); it != offsets.end()) {
        for (int i = 0; i < length_; ++i)
          reason.push_back(both(it->second[static_cast<std::size_t>(i)], counts[static_cast<std::size_t>(i)]));
      }
      formula_.add(reason);
    }
    return now;
  }
  /// For each place of the list to x: so many of the responses before it are known that it is reached.
  std::vector<int> known_responses(Cell x, const Known& before) {
    const auto& offsets = offsets_.at(period_.reduce(tiling_, x));
    std::vector<int> reached;
    std::vector<std::vector<int>> at_least{{certain}};  // [i][k]: at least k of the first i responses are known
    for (int i = 0; i < length_; ++i) {
      const int needed = i + 1 - breaker_;
      const auto& so_far = at_least.back();
      reached.push_back(needed <= 0 ? certain : so_far[static_cast<std::size_t>(needed)]);
      std::vector<int> here;
      for (const auto& [offset, places] : offsets) {
        if (const auto it = before.find(x + offset); it != before.end())
          here.push_back(both(places[static_cast<std::size_t>(i)], it->second));
      }
      const int is_known = some(here);
      std::vector<int> next{certain};
      for (int k = 1; k <= i + 1; ++k) {
        std::vector<int> ways{both(is_known, so_far[static_cast<std::size_t>(k - 1)])};
        if (k <= i) ways.push_back(so_far[static_cast<std::size_t>(k)]);
        next.push_back(some(ways));
      }
      at_least.push_back(std::move(next));
    }
    return reached;
  }

  /// A literal that implies both.
  int both(int x, int y) {
    if (x == certain || y == certain || x == y) return x == certain ? y : x;
    auto& literal = both_[std::minmax(x, y)];
    if (literal == 0) {
      literal = formula_.variable();
      formula_.add({-literal, x});
      formula_.add({-literal, y});
    }
    return literal;
  }
  /// A literal that implies that one of them holds.
  int some(Clause ways) {
    if (std::find(ways.begin(), ways.end(), certain) != ways.end()) return certain;
    const int literal = formula_.variable();
    ways.push_back(-literal);
    formula_.add(std::move(ways));
    return literal;
  }

  const Tiling& tiling_;
  Period period_;
  int breaker_, length_;
  Formula formula_;
  std::map<Cell, std::map<Cell, Places>> offsets_;  // of each cell of the fundamental domain
  std::map<std::pair<int, int>, int> both_;
};

}  // namespace

std::optional<Priorities> find_priorities(const Tiling& tiling, const Animal& animal, Bias bias,
                                          const PriorityLimits& limits) {
  if (bias.maker != 1) return std::nullopt;
  for (int index = 1; index <= limits.index; ++index) {
    for (const auto& period : periods(tiling, index)) {
      if (limits.stop && limits.stop()) return std::nullopt;
      const PriorityFormula priorities(tiling, animal, bias, period, limits.length);
      Sat sat;
      sat.add_all(priorities.formula());
      if (sat.solve(limits.stop, {}, limits.conflicts) == Sat::Status::satisfiable) return priorities.priorities(sat);
    }
  }
  return std::nullopt;
}

}  // namespace arete::inline achievement
