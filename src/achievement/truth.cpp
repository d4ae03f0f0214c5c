#include "achievement/truth.hpp"

#include <algorithm>

#include "achievement/proof/achievement.hpp"

namespace arete::inline achievement::truth {
namespace {

/// The most cells that are a copy of the pair together with one cell.
std::size_t partners(const Tiling& board, const Animal& pair) {
  std::size_t most = 0;
  for (const Cell c : board.classes()) most = std::max(most, copies_with(board, pair, c).size());
  return most;
}

/// One more turn of the maker's and whatever the breaker answers, on a few cells only: whether she wins within so many
/// turns.
bool wins(const std::vector<Cells>& copies, const std::vector<Cell>& cells, Bias bias, Cells maker, Cells breaker,
          int turns);

bool survives(const std::vector<Cells>& copies, const std::vector<Cell>& cells, Bias bias, const Cells& maker,
              const Cells& breaker, int turns, int left, std::size_t from) {
  if (left == 0) return wins(copies, cells, bias, maker, breaker, turns);
  bool all = true, none = true;
  for (std::size_t i = from; i < cells.size() && all; ++i) {
    if (maker.contains(cells[i]) || breaker.contains(cells[i])) continue;
    none = false;
    auto more = breaker;
    more.insert(cells[i]);
    all = survives(copies, cells, bias, maker, more, turns, left - 1, i + 1);
  }
  return all && (!none || wins(copies, cells, bias, maker, breaker, turns));
}

bool wins(const std::vector<Cells>& copies, const std::vector<Cell>& cells, Bias bias, Cells maker, Cells breaker,
          int turns) {
  if (turns == 0) return false;
  for (const Cell c : cells) {  // for one mark a turn
    if (maker.contains(c) || breaker.contains(c)) continue;
    auto more = maker;
    more.insert(c);
    if (std::any_of(copies.begin(), copies.end(), [&](const Cells& copy) {
          return std::includes(more.begin(), more.end(), copy.begin(), copy.end());
        }))
      return true;
    if (turns > 1 && survives(copies, cells, bias, more, breaker, turns - 1, bias.breaker, 0)) return true;
  }
  return false;
}

}  // namespace

std::vector<Cell> near(const Tiling& board, int radius) {
  std::vector<Cell> cells;
  for (int a = -radius; a <= radius; ++a) {
    for (int b = -radius; b <= radius; ++b) {
      if (board.has({a, b})) cells.push_back({a, b});
    }
  }
  return cells;
}

std::set<Cells> copies_with(const Tiling& board, const Animal& animal, Cell cell) {
  std::set<Cells> copies;
  for (const auto& turn : board.symmetries()) {
    for (const Cell c : animal) {
      const Cell by = cell - turn(c);
      if (by.a % board.step() != 0 || by.b % board.step() != 0) continue;
      Cells copy;
      for (const Cell d : animal) copy.insert(turn(d) + by);
      copies.insert(copy);
    }
  }
  return copies;
}

Verdict true_verdict(const Achievement& game) {
  const auto& [tiling, animal, bias] = game;
  const Tiling& board = *tiling;
  if (animal.size() <= static_cast<std::size_t>(bias.maker)) return for_maker;
  if (bias.maker != 1) return for_nobody;
  for (std::size_t i = 0; i < animal.size(); ++i) {
    for (std::size_t k = i + 1; k < animal.size(); ++k) {
      if (partners(board, {animal[i], animal[k]}) <= static_cast<std::size_t>(bias.breaker)) return for_breaker;
    }
  }
  if (animal.size() == 2) return for_maker;
  const auto cells = near(board, board.step() == 1 ? 1 : 2);
  std::set<Cells> copies;
  for (const Cell c : cells) {
    for (const auto& copy : copies_with(board, animal, c)) {
      if (std::all_of(copy.begin(), copy.end(),
                      [&](Cell d) { return std::find(cells.begin(), cells.end(), d) != cells.end(); }))
        copies.insert(copy);
    }
  }
  const bool won =
      cells.size() <= 13 && bias.breaker == 1 && wins({copies.begin(), copies.end()}, cells, bias, {}, {}, 3);
  return won ? for_maker : for_nobody;
}

bool has_answers(const Achievement& game) { return game.animal.size() == 2 && true_verdict(game) == for_breaker; }

}  // namespace arete::inline achievement::truth
