#include "proof/answers.hpp"

#include <algorithm>
#include <set>

#include "proof/cell_lines.hpp"

namespace arete {
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

std::vector<Cell> FixedAnswers::to(const Tiling& tiling, Cell cell) const {
  const Cell home = period.reduce(tiling, cell);
  return translated(answers.at(home), cell - home);
}

bool FixedAnswers::mutual(const Tiling& tiling) const {
  return std::all_of(answers.begin(), answers.end(), [&](const auto& entry) {
    return std::all_of(entry.second.begin(), entry.second.end(), [&](Cell c) {
      const auto back = to(tiling, c);
      return std::find(back.begin(), back.end(), entry.first) != back.end();
    });
  });
}

void check_fixed_answers(const Tiling& tiling, const Animal& animal, Bias bias, const FixedAnswers& answers) {
  for (const auto& [cell, list] : answers.answers) {
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

std::string fixed_answers_lines(const FixedAnswers& answers) {
  std::string text = period_line(answers.period);
  for (const auto& [cell, list] : answers.answers) {
    text += "answers";
    append_cell(text, cell);
    for (const Cell c : list) append_cell(text, c);
    text += '\n';
  }
  return text;
}

FixedAnswers read_fixed_answers(const Tiling& tiling, const std::string& lines) {
  CertificateLines in(lines);
  FixedAnswers found{read_period(in.next("period")), {}};
  for (const Cell c : found.period.cells(tiling)) {
    auto words = in.next("answers");
    require(read_cell(tiling, words) == c, words.at() + "the answers of " + to_text(c) + " are expected");
    auto& list = found.answers[c];
    while (!words.done()) list.push_back(read_cell(tiling, words));
  }
  in.end();
  return found;
}

}  // namespace arete
