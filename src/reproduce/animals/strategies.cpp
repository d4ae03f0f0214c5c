// Section 3: what a strategy is.

#include <algorithm>

#include "achievement/proof/achievement.hpp"
#include "reproduce/animals/checks.hpp"
#include "reproduce/animals/literal.hpp"

namespace arete::inline reproduce::animals {
namespace {

std::string cells_text(const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell c : cells)
    text += (text.empty() ? "[" : ",[") + std::to_string(c.a) + ',' + std::to_string(c.b) + ']';
  return '[' + text + ']';
}

}  // namespace

Ruling printed_condition(Check& check) {
  const auto& board = tiling("triangular-edges");
  for (std::size_t size = 1; size <= 3; ++size) {
    for (const auto& animal : animals_of_size(board, size)) {
      check.count("animals");
      if (truth::true_verdict({&board, animal, {1, 2}}) != for_breaker) continue;
      // Her first mark, and three cells, so that one is always left.
      Situation first{{animal.front()}, {}};
      for (const Cell c : truth::near(board, 2)) {
        if (c != animal.front() && first.neighbourhood.size() < 3) first.neighbourhood.push_back(c);
      }
      if (literal::is_proof_sequence(board, animal, {{animal, {}}, first}, literal::Condition::as_printed))
        return wrong(document_of(board, animal) + ", which the breaker wins, though s1 = (" + cells_text(first.core) +
                     ", " + cells_text(first.neighbourhood) +
                     ") meets the printed condition: the index j is missing on the left");
    }
  }
  return confirmed("three cells");
}

Ruling proof_sequences(Check& check) {
  for (const std::string name : {"triangular-edges", "square-edges", "hexagonal-edges"}) {
    const auto& board = tiling(name);
    for (const auto& item : classified(name)) {
      if (!item.finding.sequence || item.size < 2) continue;
      expect_won(check, board, item);
      // A cell less in a neighbourhood, and it is none; at least one such cell is of use in each sequence.
      std::vector<Situation> situations;
      for (const auto& step : *item.finding.sequence) situations.push_back(step.situation);
      auto& room = situations.back().neighbourhood;
      const auto all = room;
      bool needed = false;
      for (const Cell c : all) {
        room = all;
        std::erase(room, c);
        needed = needed || !literal::is_proof_sequence(board, item.animal, situations, literal::Condition::put_right);
      }
      check.expect(needed, "sequences that lack a cell", [&] { return document_of(board, item.animal); });
    }
  }
  return confirmed("three cells on the three edge boards");
}

Ruling double_pavings(Check& check) {
  for (const std::string name : {"triangular-edges", "square-edges", "hexagonal-edges"}) {
    for (const auto& item : classified(name)) {
      if (item.finding.answers) expect_paved(check, tiling(name), item);
    }
  }
  return confirmed("four cells on the three edge boards");
}

}  // namespace arete::inline reproduce::animals
