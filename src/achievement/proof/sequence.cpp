#include "achievement/proof/sequence.hpp"

#include <algorithm>

#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {
namespace {

bool meet(const std::vector<Cell>& one, const std::vector<Cell>& other) {
  return std::any_of(one.begin(), one.end(), [&](Cell c) { return std::binary_search(other.begin(), other.end(), c); });
}

void check_cells(const Tiling& tiling, const Situation& situation, const std::string& at) {
  for (const auto* cells : {&situation.core, &situation.neighbourhood}) {
    require(std::all_of(cells->begin(), cells->end(), [&](Cell c) { return tiling.has(c); }), at + "a cell is not on the board");
    require(std::adjacent_find(cells->begin(), cells->end(), std::greater_equal()) == cells->end(), at + "cells are not in increasing order");
  }
  require(!meet(situation.core, situation.neighbourhood), at + "core and neighbourhood have a cell in common");
}

/// Whether some letter survives every choice of at most so many more of the breaker's marks, cells of the neighbourhood from a place on.
bool survives(const std::vector<std::vector<Cell>>& needs, const std::vector<Cell>& neighbourhood, int marks, std::size_t from,
              std::vector<Cell>& marked) {
  if (std::none_of(needs.begin(), needs.end(), [&](const auto& cells) { return !meet(marked, cells); })) return false;
  for (std::size_t i = from; marks > 0 && i < neighbourhood.size(); ++i) {
    marked.push_back(neighbourhood[i]);
    const bool won = survives(needs, neighbourhood, marks - 1, i + 1, marked);
    marked.pop_back();
    if (!won) return false;
  }
  return true;
}

SequenceLetter read_letter(WordReader& words) {
  const auto coordinate = [&] {
    const int value = words.number<int>();
    require(-farthest_cell <= value && value <= farthest_cell, words.at() + "a cell is too far away");
    return value;
  };
  SequenceLetter letter{words.number<std::size_t>(), {}};
  for (Cell* c : {&letter.by.turn.x, &letter.by.turn.y, &letter.by.shift}) {
    c->a = coordinate();
    c->b = coordinate();
  }
  return letter;
}

}  // namespace

void check_proof_sequence(const Tiling& tiling, const Animal& animal, Bias bias, const ProofSequence& sequence) {
  require(!sequence.empty(), "there is no situation");
  const auto& goal = sequence.front().situation;
  check_cells(tiling, goal, "situation 0: ");
  require(!goal.core.empty() && canonical(tiling, goal.core) == canonical(tiling, animal) && goal.neighbourhood.empty() &&
              sequence.front().letters.empty(),
          "situation 0: not the animal");
  std::vector<bool> used(sequence.size(), false);
  used.back() = true;
  for (std::size_t i = 1; i < sequence.size(); ++i) {
    const auto& [situation, letters] = sequence[i];
    const auto at = "situation " + std::to_string(i) + ": ";
    check_cells(tiling, situation, at);
    std::vector<std::vector<Cell>> needs;
    for (const auto& letter : letters) {
      require(letter.to < i, at + "a letter leads to no earlier situation");
      require(is_symmetry(tiling, letter.by), at + "a letter moves by no symmetry of the board");
      const auto cells = letter_cells(situation, sequence[letter.to].situation, letter.by);
      require(cells.marks.size() <= static_cast<std::size_t>(bias.maker), at + "a letter has too many cells to mark");
      require(within(cells.needs, situation.neighbourhood), at + "a letter needs a cell outside the neighbourhood");
      needs.push_back(cells.needs);
      used[letter.to] = true;
    }
    std::vector<Cell> marked;
    require(survives(needs, situation.neighbourhood, bias.breaker, 0, marked), at + "the breaker can hit every letter");
  }
  require(std::find(used.begin(), used.end(), false) == used.end(), "a situation is of no use");
  require(sequence.back().situation.core.size() <= static_cast<std::size_t>(bias.maker), "the last situation needs more than the maker's first turn");
}

std::string proof_sequence_lines(const ProofSequence& sequence) {
  std::string lines = "situations " + std::to_string(sequence.size()) + '\n';
  const auto cells_line = [&](const char* key, const std::vector<Cell>& cells) {
    lines += key;
    for (const Cell c : cells) append_cell(lines, c);
    lines += '\n';
  };
  for (const auto& [situation, letters] : sequence) {
    cells_line("core", situation.core);
    cells_line("free", situation.neighbourhood);
    lines += "letters";
    for (const auto& [to, by] : letters) {
      lines += ' ' + std::to_string(to);
      for (const Cell c : {by.turn.x, by.turn.y, by.shift}) append_cell(lines, c);
    }
    lines += '\n';
  }
  return lines;
}

ProofSequence read_proof_sequence(const Tiling& tiling, const std::string& text) {
  CertificateLines lines(text);
  auto head = lines.next("situations");
  const auto count = head.number<std::size_t>();
  require(head.done(), head.at() + "there is more than a number");
  ProofSequence sequence;
  while (sequence.size() < count) {
    auto core = lines.next("core"), free = lines.next("free"), letters = lines.next("letters");
    SequenceStep step{{read_cells(tiling, core), read_cells(tiling, free)}, {}};
    while (!letters.done()) step.letters.push_back(read_letter(letters));
    sequence.push_back(std::move(step));
  }
  lines.end();
  return sequence;
}

}  // namespace arete::achievement
