#include "achievement/proof/sequence.hpp"

#include <algorithm>
#include <set>

#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {
namespace {

void check_cells(const Tiling& tiling, const Situation& situation, const std::string& at) {
  for (const auto* cells : {&situation.core, &situation.neighbourhood}) {
    require(std::all_of(cells->begin(), cells->end(), [&](Cell c) { return tiling.has(c); }),
            at + "a cell is not on the board");
    require(std::adjacent_find(cells->begin(), cells->end(), std::greater_equal()) == cells->end(),
            at + "cells are not in increasing order");
  }
  // A cell of the core is the maker's: the breaker cannot mark it, nor she again.
  require(!meet(situation.core, situation.neighbourhood), at + "core and neighbourhood have a cell in common");
}

/// Looks for marks of the breaker that hit every letter, each given by the cells that it needs. There is no need to try
/// all sets of cells: some cell of a letter that is not hit yet must be marked; and letters that need no cell in common
/// need a mark each.
class Hits {
 public:
  Hits(const std::vector<std::vector<Cell>>& needs, const Effort& effort) : effort_(effort) {
    for (const auto& cells : needs) size_ += cells.size() + 1;
    for (const auto& cells : needs) letters_.push_back(&cells);
    std::sort(letters_.begin(), letters_.end(), [](const auto* a, const auto* b) { return a->size() < b->size(); });
  }
  bool possible(int marks) { return hit(letters_, marks); }

 private:
  using Letters = std::vector<const std::vector<Cell>*>;

  /// Letters that are left, those that need fewer cells first.
  bool hit(const Letters& left, int marks) {
    effort_.spend(4 * static_cast<double>(size_));
    if (left.empty()) return true;
    if (apart(left, marks) > marks) return false;
    const auto& cells = *left.front();
    std::vector<Cell> tried;
    for (const Cell c : cells) {
      if (spared_.contains(c)) continue;
      Letters rest;
      for (const auto* other : left) {
        if (!std::binary_search(other->begin(), other->end(), c)) rest.push_back(other);
      }
      if (hit(rest, marks - 1)) return true;
      tried.push_back(c);
      spared_.insert(c);  // with this mark it was not possible: from here on it is not made
    }
    for (const Cell c : tried) spared_.erase(c);
    return false;
  }
  /// How many letters, taken one by one, need no cell in common that may be marked; more than `marks` is enough to
  /// know.
  int apart(const Letters& left, int marks) const {
    std::set<Cell> taken;
    int count = 0;
    for (const auto* cells : left) {
      if (count > marks) break;
      if (std::any_of(cells->begin(), cells->end(), [&](Cell c) { return taken.contains(c); })) continue;
      ++count;
      for (const Cell c : *cells) {
        if (!spared_.contains(c)) taken.insert(c);
      }
    }
    return count;
  }

  const Effort& effort_;
  Letters letters_;
  std::size_t size_ = 1;
  std::set<Cell> spared_;
};

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

void check_proof_sequence(const Tiling& tiling, const Animal& animal, Bias bias, const ProofSequence& sequence,
                          const Effort& effort) {
  require(!sequence.empty(), "there is no situation");
  const auto& goal = sequence.front().situation;
  check_cells(tiling, goal, "situation 0: ");
  // Indices decrease, so the maker arrives here: she must then own a copy of the animal.
  require(!goal.core.empty() && canonical(tiling, goal.core) == canonical(tiling, animal) &&
              goal.neighbourhood.empty() && sequence.front().letters.empty(),
          "situation 0: not the animal");
  std::vector<bool> used(sequence.size(), false);
  used.back() = true;
  for (std::size_t i = 1; i < sequence.size(); ++i) {
    const auto& [situation, letters] = sequence[i];
    const auto at = "situation " + std::to_string(i) + ": ";
    check_cells(tiling, situation, at);
    std::vector<std::vector<Cell>> needs;
    for (const auto& letter : letters) {
      effort.spend(static_cast<double>(situation.core.size() + situation.neighbourhood.size() + 1));
      // Indices decrease, or the maker might go round for ever.
      require(letter.to < i, at + "a letter leads to no earlier situation");
      // What she has reached is a copy of the situation, for which its own letters hold.
      require(is_symmetry(tiling, letter.by), at + "a letter moves by no symmetry of the board");
      const auto& goes_to = sequence[letter.to].situation;
      effort.spend(static_cast<double>(goes_to.core.size() + goes_to.neighbourhood.size()));
      const auto cells = letter_cells(situation, goes_to, letter.by);
      // She has a marks a turn, and whatever else the core needs is marked.
      require(cells.marks.size() <= static_cast<std::size_t>(bias.maker), at + "a letter has too many cells to mark");
      // Of cells outside the neighbourhood she does not know that the breaker has not marked them.
      require(within(cells.needs, situation.neighbourhood), at + "a letter needs a cell outside the neighbourhood");
      needs.push_back(cells.needs);
      used[letter.to] = true;
    }
    // Whatever b cells he marks, she can go on.
    require(!Hits(needs, effort).possible(bias.breaker), at + "the breaker can hit every letter");
  }
  require(std::find(used.begin(), used.end(), false) == used.end(), "a situation is of no use");
  // The board is empty before her first turn, which makes the last situation.
  require(sequence.back().situation.core.size() <= static_cast<std::size_t>(bias.maker),
          "the last situation needs more than the maker's first turn");
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
  const auto count = only_number(lines.next("situations"));
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

}  // namespace arete::inline achievement
