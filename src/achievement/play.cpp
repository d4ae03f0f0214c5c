#include "achievement/play.hpp"

#include <algorithm>

namespace arete::inline achievement {
namespace {

bool meets(const std::vector<Cell>& cells, const std::set<Cell>& marks) {
  return std::any_of(cells.begin(), cells.end(), [&](Cell c) { return marks.contains(c); });
}

/// The cells to mark for the situation to be there, if nothing is in its way and they are few enough.
std::optional<std::vector<Cell>> missing(const Situation& situation, const Isometry& by, int maker,
                                         const AchievementMarks& marks) {
  const auto there = image(by, situation);
  if (meets(there.core, marks.breaker) || meets(there.neighbourhood, marks.breaker)) return std::nullopt;
  std::vector<Cell> cells;
  std::copy_if(there.core.begin(), there.core.end(), std::back_inserter(cells),
               [&](Cell c) { return !marks.maker.contains(c); });
  if (cells.size() > static_cast<std::size_t>(maker)) return std::nullopt;
  return cells;
}

/// A place of the situation where some cell of its core is marked already.
std::optional<MakerTurn> turn_to(const Tiling& tiling, const ProofSequence& sequence, std::size_t i, int maker,
                                 const AchievementMarks& marks) {
  const auto& situation = sequence[i].situation;
  for (const auto& turn : tiling.symmetries()) {
    for (const Cell c : situation.core) {
      for (const Cell d : marks.maker) {
        const Isometry by{turn, d - turn(c)};
        if (!is_symmetry(tiling, by)) continue;
        if (auto cells = missing(situation, by, maker, marks)) return MakerTurn{i, by, std::move(*cells)};
      }
    }
  }
  return std::nullopt;
}

}  // namespace

MakerTurn maker_turn(const Tiling& tiling, const ProofSequence& sequence, int maker, const AchievementMarks& marks) {
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    if (auto turn = turn_to(tiling, sequence, i, maker, marks)) return *turn;
  }
  Isometry by;
  const auto last = sequence.size() - 1;
  while (true) {
    if (auto cells = missing(sequence[last].situation, by, maker, marks)) return {last, by, std::move(*cells)};
    by.shift.a += tiling.step();
  }
}

std::optional<MakerTurn> reached(const Tiling& tiling, const ProofSequence& sequence, const AchievementMarks& marks) {
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    if (auto turn = turn_to(tiling, sequence, i, 0, marks)) return turn;
  }
  return std::nullopt;
}

std::vector<Cell> breaker_turn(const Tiling& tiling, const FixedAnswers& answers, const std::vector<Cell>& last,
                               const AchievementMarks& marks) {
  std::set<Cell> cells;
  for (const Cell c : last) {
    for (const Cell d : answers.to(tiling, c)) {
      if (!marks.maker.contains(d) && !marks.breaker.contains(d)) cells.insert(d);
    }
  }
  return {cells.begin(), cells.end()};
}

}  // namespace arete::inline achievement
