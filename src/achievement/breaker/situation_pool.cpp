#include "achievement/breaker/situation_pool.hpp"

#include <algorithm>

namespace arete::inline achievement {

SituationPool::SituationPool(const Tiling& tiling, const Animal& animal, const Period& period)
    : tiling_(tiling), period_(period) {
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : period.cells(tiling)) {
      if (tiling.class_of(c) == tiling.class_of(o.front())) add_parts(translated(o, c - o.front()));
    }
  }
  for (auto& [situation, variable] : variables_) {
    situations_.push_back(situation);
    variable = static_cast<int>(situations_.size());
  }
}

/// Each cell of the placement is in the core, in the neighbourhood or in neither.
void SituationPool::add_parts(const Animal& placement) {
  std::vector<Situation> parts{{}};
  for (const Cell c : placement) {
    for (std::size_t i = parts.size(); i-- > 0;) {
      auto marked = parts[i], free = parts[i];
      marked.core.push_back(c);
      free.neighbourhood.push_back(c);
      parts.push_back(std::move(marked));
      parts.push_back(std::move(free));
    }
  }
  for (const auto& s : parts) {
    if (!s.core.empty()) variables_.try_emplace(home(s), 0);
  }
}

Situation SituationPool::home(const Situation& situation) const {
  const Cell by = period_.reduce(tiling_, situation.core.front()) - situation.core.front();
  return {translated(situation.core, by), translated(situation.neighbourhood, by)};
}

std::vector<std::pair<int, int>> SituationPool::parts() const {
  std::vector<std::pair<int, int>> list;
  for (const auto& [whole, variable] : variables_) {
    for (const Cell c : whole.neighbourhood) {
      auto part = whole;
      std::erase(part.neighbourhood, c);
      list.emplace_back(this->variable(part), variable);
    }
    for (const Cell c : whole.core) {
      auto part = whole;
      std::erase(part.core, c);
      if (part.core.empty()) continue;
      part.neighbourhood.insert(std::upper_bound(part.neighbourhood.begin(), part.neighbourhood.end(), c), c);
      list.emplace_back(this->variable(part), variable);
    }
  }
  return list;
}

std::vector<Situation> SituationPool::copies_inside(const std::vector<Cell>& cells) const {
  std::vector<Situation> list;
  for (const auto& s : situations_) {
    for (auto& copy : inside(tiling_, period_, s, cells)) list.push_back(std::move(copy));
  }
  return list;
}

std::vector<Situation> SituationPool::least(const std::vector<bool>& chosen) const {
  std::vector<bool> redundant(size() + 1, false);
  for (const auto& [part, whole] : parts()) {
    if (chosen[static_cast<std::size_t>(part)]) redundant[static_cast<std::size_t>(whole)] = true;
  }
  std::vector<Situation> list;
  for (std::size_t v = 1; v <= size(); ++v) {
    if (chosen[v] && !redundant[v]) list.push_back(situations_[v - 1]);
  }
  return list;
}

}  // namespace arete::inline achievement
