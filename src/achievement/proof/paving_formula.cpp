#include "achievement/proof/paving_formula.hpp"

#include <algorithm>

namespace arete::inline achievement {
namespace {

/// Calls `found` with every list of `size` of the items, in order.
template <class Item, class Found>
void choose(const std::vector<Item>& items, std::size_t size, std::vector<Item>& chosen, std::size_t from,
            const Found& found) {
  if (chosen.size() == size) return found(chosen);
  for (std::size_t i = from; i < items.size(); ++i) {
    chosen.push_back(items[i]);
    choose(items, size, chosen, i + 1, found);
    chosen.pop_back();
  }
}

/// Edges that join one cell more than there are edges.
bool is_tree(const std::vector<std::pair<Cell, Cell>>& edges) {
  std::vector<Cell> reached{edges.front().first};
  const auto has = [&](Cell c) { return std::find(reached.begin(), reached.end(), c) != reached.end(); };
  for (std::size_t round = 0; round < edges.size(); ++round) {
    for (const auto& [c, d] : edges) {
      if (has(c) != has(d)) reached.push_back(has(c) ? d : c);
    }
  }
  return reached.size() == edges.size() + 1;
}

}  // namespace

double witness_steps(std::size_t cells, Bias bias, AnswerKind kind) {
  const auto n = static_cast<double>(cells);
  double total = 0, lists = 1;
  if (kind == AnswerKind::mutual) {  // sets of at most a pairs, unless a placement has too few cells for a tree
    const double pairs = n * (n - 1) / 2;
    for (int k = 1; k <= bias.maker && bias.maker < n; ++k) total += k * (lists = lists * (pairs + 1 - k) / k);
    return total * bias.maker;
  }
  for (double k = 1; k <= n && total < 1e18; ++k)
    total += lists *= n + 1 - k;  // k times as many as cycles, which have k cells
  return total;
}

PavingFormula::PavingFormula(const Tiling& tiling, const Animal& animal, Bias bias, AnswerKind kind, Region region)
    : tiling_(tiling), region_(std::move(region)), maker_(static_cast<std::size_t>(bias.maker)), kind_(kind) {
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : region_.cells) {
      if (tiling.class_of(c) != tiling.class_of(o.front())) continue;
      const auto placement = translated(o, c - o.front());
      if (region_.period ||
          std::includes(region_.cells.begin(), region_.cells.end(), placement.begin(), placement.end()))
        kill(placement);
    }
  }
  for (const auto& [cell, arcs] : out_) {
    std::vector<int> literals;
    for (const auto& [to, variable] : arcs) literals.push_back(variable);
    formula_.at_most(bias.breaker / bias.maker, literals);
  }
}

int PavingFormula::answer(Cell cell, Cell to) {
  const Cell from = home(cell);
  const auto [place, added] = out_[from].try_emplace(to + (from - cell), 0);
  if (added) {
    place->second = formula_.variable();
    if (kind_ == AnswerKind::mutual) {
      const Cell back = home(to);
      out_[back].try_emplace(cell + (back - to), place->second);
    }
  }
  return place->second;
}

void PavingFormula::kill(const Animal& placement) {
  ++placements_;
  std::vector<Witness> witnesses;
  if (kind_ == AnswerKind::mutual) {
    trees(placement, witnesses);
  } else {
    cycles(placement, witnesses);
  }
  Clause some;
  for (const auto& witness : witnesses) {
    std::vector<int> literals;
    for (const auto& [from, to] : witness) literals.push_back(answer(from, to));
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    if (literals.size() == 1) {
      some.push_back(literals.front());
      continue;
    }
    auto& all = conjunction_[literals];
    if (all == 0) {
      all = formula_.variable();
      for (const int x : literals) formula_.add({-all, x});
    }
    some.push_back(all);
  }
  formula_.add(some);
}

void PavingFormula::trees(const Animal& placement, std::vector<Witness>& list) const {
  if (placement.size() <= maker_) return;
  std::vector<Arc> pairs;
  for (std::size_t i = 0; i < placement.size(); ++i) {
    for (std::size_t j = i + 1; j < placement.size(); ++j) pairs.emplace_back(placement[i], placement[j]);
  }
  Witness chosen;
  choose(pairs, maker_, chosen, 0, [&](const Witness& edges) {
    if (is_tree(edges)) list.push_back(edges);
  });
}

void PavingFormula::cycles(const Animal& placement, std::vector<Witness>& list) {
  for (std::size_t size = 2; size <= placement.size(); ++size) {
    std::vector<Cell> chosen;
    choose(placement, size, chosen, 0, [&](std::vector<Cell> cells) {
      do {  // the first cell stays, the others in every order
        Witness cycle;
        for (std::size_t i = 0; i < size; ++i) cycle.emplace_back(cells[i], cells[(i + 1) % size]);
        list.push_back(cycle);
      } while (std::next_permutation(cells.begin() + 1, cells.end()));
    });
  }
}

}  // namespace arete::inline achievement
