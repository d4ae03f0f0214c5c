#include "achievement/proof/answers.hpp"

#include <algorithm>

#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {
namespace {

using Arcs = std::vector<std::vector<std::size_t>>;

/// What can be reached from one place along arcs.
std::vector<bool> reached(const Arcs& arcs, std::size_t start) {
  std::vector<bool> seen(arcs.size());
  std::vector<std::size_t> list{start};
  seen[start] = true;
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const auto next : arcs[list[i]]) {
      if (!seen[next]) list.push_back(next);
      seen[next] = true;
    }
  }
  return seen;
}

/// The largest number of cells of the placement that reach each other by answers within the placement.
std::size_t largest_strong_part(const Tiling& tiling, const FixedAnswers& answers, const Animal& placement) {
  Arcs to(placement.size()), from(placement.size());
  for (std::size_t i = 0; i < placement.size(); ++i) {
    for (const Cell c : answers.to(tiling, placement[i])) {
      const auto it = std::lower_bound(placement.begin(), placement.end(), c);
      if (it == placement.end() || *it != c) continue;
      const auto k = static_cast<std::size_t>(it - placement.begin());
      to[i].push_back(k);
      from[k].push_back(i);
    }
  }
  std::size_t most = 0;
  for (std::size_t i = 0; i < placement.size(); ++i) {
    const auto there = reached(to, i), back = reached(from, i);
    std::size_t both = 0;
    for (std::size_t k = 0; k < placement.size(); ++k) both += there[k] && back[k];
    most = std::max(most, both);
  }
  return most;
}

}  // namespace

bool mutual(const Tiling& tiling, const FixedAnswers& answers) {
  return std::all_of(answers.lists.begin(), answers.lists.end(), [&](const auto& entry) {
    return std::all_of(entry.second.begin(), entry.second.end(), [&](Cell c) {
      const auto back = answers.to(tiling, c);
      return std::find(back.begin(), back.end(), entry.first) != back.end();
    });
  });
}

void check_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers,
                         const Effort& effort) {
  for (const auto& [cell, list] : answers.lists) {
    // The breaker can mark all answers to the a cells of a turn.
    require(list.size() <= static_cast<std::size_t>(bias.breaker / bias.maker),
            "the cell " + to_text(cell) + " has too many answers");
  }
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : answers.period.cells(tiling)) {
      if (tiling.class_of(c) != tiling.class_of(o.front())) continue;
      const auto placement = translated(o, c - o.front());
      effort.spend(static_cast<double>(animal.size()) * static_cast<double>(animal.size()) *
                   (bias.breaker / bias.maker + 1));
      // Every placement has more than a cells that are strongly connected by answers within it.
      require(largest_strong_part(tiling, answers, placement) > static_cast<std::size_t>(bias.maker),
              "no answers keep the maker from the placement at " + to_text(c));
    }
  }
}

bool answers_hold(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers,
                  const std::set<Cell>& maker, const std::set<Cell>& breaker) {
  for (const Cell mark : maker) {
    for (Animal placement : placements_through(tiling, animal, mark)) {
      if (std::any_of(placement.begin(), placement.end(), [&](Cell c) { return breaker.contains(c); })) continue;
      std::erase_if(placement, [&](Cell c) { return maker.contains(c); });
      if (largest_strong_part(tiling, answers, placement) <= static_cast<std::size_t>(bias.maker)) return false;
    }
  }
  return true;
}

std::string fixed_answers_lines(const FixedAnswers& answers) { return answers.lines("answers"); }

FixedAnswers read_fixed_answers(const Tiling& tiling, const std::string& lines) {
  return FixedAnswers::read(tiling, lines, "answers");
}

}  // namespace arete::inline achievement
