#include "achievement/proof/answers.hpp"

#include <algorithm>
#include <map>

#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {
namespace {

/// The cells of the placement that can be reached from one of them by answers within the placement.
std::set<Cell> reached(const Tiling& tiling, const FixedAnswers& answers, const Animal& placement, Cell start) {
  std::set<Cell> seen{start};
  std::vector<Cell> list{start};
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Cell c : answers.to(tiling, list[i])) {
      if (std::binary_search(placement.begin(), placement.end(), c) && seen.insert(c).second) list.push_back(c);
    }
  }
  return seen;
}

/// The largest number of cells of the placement that reach each other.
std::size_t largest_strong_part(const Tiling& tiling, const FixedAnswers& answers, const Animal& placement) {
  std::map<Cell, std::set<Cell>> reach;
  for (const Cell c : placement) reach[c] = reached(tiling, answers, placement, c);
  std::size_t most = 0;
  for (const auto& [c, from] : reach) {
    const Cell start = c;
    const auto both = std::count_if(from.begin(), from.end(), [&](Cell d) { return reach[d].contains(start); });
    most = std::max(most, static_cast<std::size_t>(both));
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

void check_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers) {
  for (const auto& [cell, list] : answers.lists) {
    require(list.size() <= static_cast<std::size_t>(bias.breaker / bias.maker), "the cell " + to_text(cell) + " has too many answers");
  }
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : answers.period.cells(tiling)) {
      if (tiling.class_of(c) != tiling.class_of(o.front())) continue;
      const auto placement = translated(o, c - o.front());
      require(largest_strong_part(tiling, answers, placement) > static_cast<std::size_t>(bias.maker),
              "no answers keep the maker from the placement at " + to_text(c));
    }
  }
}

bool answers_hold(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers, const std::set<Cell>& maker,
                  const std::set<Cell>& breaker) {
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

FixedAnswers read_fixed_answers(const Tiling& tiling, const std::string& lines) { return FixedAnswers::read(tiling, lines, "answers"); }

}  // namespace arete::achievement
