#include "achievement/proof/invariant.hpp"

#include <algorithm>
#include <set>

#include "achievement/proof/cell_lines.hpp"
#include "proof/drat.hpp"

namespace arete::inline achievement {
namespace {

Situation translated(const Situation& s, Cell by) { return {translated(s.core, by), translated(s.neighbourhood, by)}; }

}  // namespace

std::vector<Situation> with_core_at(const Tiling& tiling, const Period& period, const Situation& situation, Cell cell) {
  std::vector<Situation> list;
  for (const Cell c : situation.core) {
    if (period.reduce(tiling, c) == period.reduce(tiling, cell)) list.push_back(translated(situation, cell - c));
  }
  return list;
}

std::vector<Situation> inside(const Tiling& tiling, const Period& period, const Situation& situation,
                              const std::vector<Cell>& cells) {
  std::vector<Situation> list;
  const Cell first = situation.core.front();
  for (const Cell c : cells) {
    if (period.reduce(tiling, c) != period.reduce(tiling, first)) continue;
    auto s = translated(situation, c - first);
    if (within(s.core, cells) && within(s.neighbourhood, cells)) list.push_back(std::move(s));
  }
  return list;
}

namespace {

double number(std::size_t items) { return static_cast<double>(items); }

/// Counts what the formula of a cell takes before it is made: situations that have it in their core, all situations in
/// each place among their cells, and a clause for every set of marks. Returns the bytes that these hold.
std::uint64_t spend_formula(const Tiling& tiling, const Invariant& invariant, int breaker, Cell x,
                            const Effort& effort) {
  std::size_t created = 0;
  std::set<Cell> cells{x};
  for (const auto& s : invariant.situations) {
    effort.spend(number(s.core.size() + 1));
    for (const Cell c : s.core) {
      if (invariant.period.reduce(tiling, c) != invariant.period.reduce(tiling, x)) continue;
      ++created;
      effort.spend(10 * number(s.core.size() + s.neighbourhood.size()));
      for (const auto* part : {&s.core, &s.neighbourhood}) {
        for (const Cell d : *part) cells.insert(d + (x - c));
      }
    }
  }
  for (const auto& s : invariant.situations)
    effort.spend(number(cells.size()) * number(s.core.size() + s.neighbourhood.size() + cells.size() / 8));
  double sets = 1, larger = 1;
  for (int k = 1; k <= breaker; ++k) sets += larger = larger * number(cells.size()) / k;
  effort.spend(sets * number(created + 1));
  const auto bytes = static_cast<std::uint64_t>(sets * (sizeof(Clause) + sizeof(int) * number(created + 1)));
  effort.hold(bytes);
  return bytes;
}

}  // namespace

InvariantFormula::InvariantFormula(const Tiling& tiling, const Period& period, const std::vector<Situation>& situations,
                                   int breaker, Cell x) {
  std::vector<Situation> created;
  std::set<Cell> cells{x};
  for (const auto& s : situations) {
    for (auto& t : with_core_at(tiling, period, s, x)) {
      cells.insert(t.core.begin(), t.core.end());
      cells.insert(t.neighbourhood.begin(), t.neighbourhood.end());
      created.push_back(std::move(t));
    }
  }
  cells_.assign(cells.begin(), cells.end());
  formula_.variables = 2 * static_cast<int>(cells_.size());
  for (std::size_t i = 0; i < cells_.size(); ++i) formula_.add({-maker(i), free(i)});
  formula_.add({-maker(index(x))});
  formula_.add({free(index(x))});
  for (const auto& s : situations) {
    for (const auto& t : inside(tiling, period, s, cells_)) {
      if (has(t.core, x)) continue;
      Clause absent;
      for (const Cell c : t.core) absent.push_back(-maker(index(c)));
      for (const Cell c : t.neighbourhood) absent.push_back(-free(index(c)));
      formula_.add(absent);
    }
  }
  std::vector<int> occurs;
  for (const auto& t : created) {
    occurs.push_back(formula_.variable());
    for (const Cell c : t.core) {
      if (c != x) formula_.add({-occurs.back(), maker(index(c))});
    }
    for (const Cell c : t.neighbourhood) formula_.add({-occurs.back(), free(index(c))});
  }
  std::vector<Cell> marks;
  unhit(created, occurs, x, marks, 0, breaker);
}

std::size_t InvariantFormula::index(Cell cell) const {
  return static_cast<std::size_t>(std::lower_bound(cells_.begin(), cells_.end(), cell) - cells_.begin());
}

/// For every set of marks: one of its cells is the maker's, or a situation occurs that it does not hit. The cell x is
/// hers by now.
void InvariantFormula::unhit(const std::vector<Situation>& created, const std::vector<int>& occurs, Cell x,
                             std::vector<Cell>& marks, std::size_t from, int left) {
  Clause clause;
  for (const Cell c : marks) clause.push_back(maker(index(c)));
  for (std::size_t i = 0; i < created.size(); ++i) {
    const auto& hit = created[i].neighbourhood;
    if (std::none_of(marks.begin(), marks.end(), [&](Cell c) { return has(hit, c); })) clause.push_back(occurs[i]);
  }
  formula_.add(clause);
  if (left == 0) return;
  for (std::size_t i = from; i < cells_.size(); ++i) {
    if (cells_[i] == x) continue;
    marks.push_back(cells_[i]);
    unhit(created, occurs, x, marks, i + 1, left - 1);
    marks.pop_back();
  }
}

void check_invariant(const Tiling& tiling, const Animal& animal, Bias bias, const Invariant& invariant,
                     const Effort& effort) {
  // The formula of a cell is about one mark of the maker's.
  require(bias.maker == 1, "invariants are for one mark of the maker a turn");
  require(bias.breaker <= 3, "too many marks of the breaker for the formulas of an invariant");
  for (const auto& s : invariant.situations) {
    // One with an empty core is not created by a mark of the maker's: no formula would speak of it.
    require(!s.core.empty(), "a situation of the invariant has an empty core");
    // A cell of the core is the maker's when the situation occurs: the breaker cannot hit it there.
    require(!meet(s.core, s.neighbourhood),
            "a situation of the invariant has a cell in its core and in its neighbourhood");
  }
  const auto domain = invariant.period.cells(tiling);
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : domain) {
      if (tiling.class_of(c) != tiling.class_of(o.front())) continue;
      const auto placement = translated(o, c - o.front());
      for (const auto& s : invariant.situations)
        effort.spend(number(animal.size()) * number(s.core.size() + s.neighbourhood.size()));
      // Where the maker has the animal, a situation occurs.
      require(std::any_of(invariant.situations.begin(), invariant.situations.end(),
                          [&](const Situation& s) { return !inside(tiling, invariant.period, s, placement).empty(); }),
              "no situation of the invariant lies in the placement at " + to_text(c));
    }
  }
  // Whatever cell she marks, b marks suffice: up to translations these are all cells.
  require(invariant.proofs.size() == domain.size(), "there must be a proof for each cell of the fundamental domain");
  for (std::size_t i = 0; i < domain.size(); ++i) {
    const auto bytes = spend_formula(tiling, invariant, bias.breaker, domain[i], effort);
    const InvariantFormula board(tiling, invariant.period, invariant.situations, bias.breaker, domain[i]);
    check_unsatisfiable(board.formula(), invariant.proofs[i], effort);
    effort.release(bytes);
  }
}

std::string invariant_lines(const Invariant& invariant) {
  std::string text = period_line(invariant.period) + "situations " + std::to_string(invariant.situations.size()) + '\n';
  for (const auto& s : invariant.situations) {
    text += "core";
    for (const Cell c : s.core) append_cell(text, c);
    text += "\nfree";
    for (const Cell c : s.neighbourhood) append_cell(text, c);
    text += '\n';
  }
  for (const auto& proof : invariant.proofs) {
    text += "proof " + std::to_string(std::count(proof.begin(), proof.end(), '\n')) + '\n' + proof;
  }
  return text;
}

Invariant read_invariant(const Tiling& tiling, const std::string& lines) {
  CertificateLines in(lines);
  Invariant invariant;
  invariant.period = read_period(in.next("period"));
  for (auto left = only_number(in.next("situations")); left > 0; --left) {
    auto core = in.next("core"), free = in.next("free");
    invariant.situations.push_back({read_cells(tiling, core), read_cells(tiling, free)});
  }
  for (std::size_t i = invariant.period.cells(tiling).size(); i > 0; --i)
    invariant.proofs.push_back(in.take(only_number(in.next("proof"))));
  in.end();
  return invariant;
}

}  // namespace arete::inline achievement
